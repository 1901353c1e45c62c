import { dayOf, daysBetween, parseDay } from '../formatting'
import { findWorkSpan, type WorkSpan } from '../ongoing-works'
import type { RecordView } from '../records'
import { percentOf, readCount, readText } from './head'

/** A work on a person's timeline, with its place in percent of the whole. */
interface TimelineWork extends WorkSpan {
  readonly id: string
  readonly name: string
  readonly companyName: string | null
  readonly left: number
  readonly width: number
}

export interface WorkTimeline {
  /** The newest first. */
  readonly works: readonly TimelineWork[]
  /** The works without a day, and those beyond the shown ones. */
  readonly leftOut: number
  readonly years: ReadonlyArray<{ readonly year: string; readonly at: number }>
  readonly todayAt: number
}

const SHOWN = 12

const at = (day: string): number => parseDay(day) ?? 0

const spanOf = (work: RecordView, now: number): WorkSpan | null =>
  findWorkSpan(
    {
      id: work.id,
      by: 'winning',
      projectCode: readText(work.projectCode),
      name: readText(work.projectName) ?? '未命名',
      companyName: readText(work.companyName),
      awardedOn: readText(work.awardedOn),
      permittedOn: null,
      signedOn: readText(work.contractSignedOn),
      startedOn: readText(work.startedOn),
      dueOn: readText(work.dueOn),
      completedOn: readText(work.completedOn),
      state: readText(work.performanceState),
      duration: readCount(work.duration),
    },
    now,
  )

/**
 * A person's bid results as bars between beginning and end, the newest first, with today between them (HED-02); null
 * without a work that has a day.
 * @param total all works, of which `works` may be a part
 */
export function buildWorkTimeline(
  works: readonly RecordView[],
  total: number,
  now: number,
): WorkTimeline | null {
  const today = dayOf(now)
  const spans = works
    .flatMap((work) => {
      const span = spanOf(work, now)
      return span === null ? [] : [{ work, span }]
    })
    .sort((a, b) => b.span.since.localeCompare(a.span.since) || (a.work.id < b.work.id ? -1 : 1))
    .slice(0, SHOWN)
  if (spans.length === 0) return null
  const lastOf = ({ end, since }: WorkSpan) => end ?? (since > today ? since : today)
  const from = `${spans
    .map(({ span }) => span.since)
    .sort()[0]
    ?.slice(0, 4)}-01-01`
  const until = [today, ...spans.map(({ span }) => lastOf(span))].sort().at(-1) ?? today
  const to = `${Number(until.slice(0, 4)) + 1}-01-01`
  const whole = daysBetween(at(from), at(to))
  const place = (day: string) => percentOf(daysBetween(at(from), at(day)), whole)
  return {
    works: spans.map(({ work, span }) => ({
      ...span,
      id: work.id,
      name: readText(work.projectName) ?? '未命名',
      companyName: readText(work.companyName),
      left: place(span.since),
      width: Math.max(place(lastOf(span)) - place(span.since), 1),
    })),
    leftOut: Math.max(total - spans.length, 0),
    years: Array.from({ length: Number(to.slice(0, 4)) - Number(from.slice(0, 4)) }, (_, i) => {
      const year = String(Number(from.slice(0, 4)) + i)
      return { year, at: place(`${year}-01-01`) }
    }),
    todayAt: place(today),
  }
}
