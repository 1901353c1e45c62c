import { findMissingRequirement, type Opening } from '@zhushutong/domain/access'
import { dayOf } from '@zhushutong/domain/formatting'
import {
  buildAgencyHead,
  buildCreditHead,
  buildOwnerHead,
  buildPersonHead,
  buildPlannedHead,
  buildWinHead,
  type NextProjects,
  PERMIT_SECTIONS,
  type PersonWorks,
  type RecordHead,
} from '@zhushutong/domain/record-heads'
import {
  findMissingForFilter,
  planned,
  type RecordPage,
  type RecordView,
  winning,
} from '@zhushutong/domain/records'
import { cache } from 'react'
import { orNull } from '@/wiring/server/answers'
import { loadOwnerPayments } from '../due-diligence/owner-payments'
import { partLimit } from '../load-part'
import type { Reader } from '../reader'

type Related = Readonly<Record<string, RecordPage<RecordView>>>

/** A record, with the pages of its related sections, which load at the same time. */
interface Subject {
  readonly reader: Reader
  readonly record: RecordView
  readonly related: Promise<Related>
  /** ms */
  readonly now: number
}

/** The newest works of a person, for the timeline. */
const NEWEST_WORKS = 20

/** The membership that opens the works of people to a reader; null if they are open (ACC-02). */
export function findWorksOpening({ viewer }: Reader): Opening | null {
  return findMissingForFilter(winning, 'person', viewer)
}

// The head and the timeline of the same page share the responses.
const loadWorksOnce = cache(async ({ records }: Reader, id: string): Promise<PersonWorks | null> => {
  const query = { filters: { person: [id] }, pageNum: 1 }
  const [newest, largest] = await Promise.all([
    records.search(winning.kind, { ...query, sort: 'latest', pageSize: NEWEST_WORKS }),
    records.search(winning.kind, { ...query, sort: 'amount', pageSize: 1 }),
  ])
  if ('error' in newest || 'error' in largest) return null
  return { total: newest.total, works: newest.records, largest: largest.records[0] ?? null }
})

/** The bid results that name a person as manager; null if they are closed to the reader, or loading failed. */
export async function loadPersonWorks(reader: Reader, id: string): Promise<PersonWorks | null> {
  return findWorksOpening(reader) === null ? loadWorksOnce(reader, id) : null
}

const yearOf = (now: number): number => Number(dayOf(now).slice(0, 4))

const loadYears = ({ reader, record }: Subject, type: 'owner' | 'agency') =>
  orNull(reader.calls.ownerAgent.detailReportCount({ cid: record.id, type }, partLimit(reader)))

const readNext = (reader: Reader, page: RecordPage<RecordView> | undefined): NextProjects | null => {
  if (page === undefined) {
    const opensBy =
      findMissingRequirement(reader.viewer, planned.opensBy ?? 'none') ??
      findMissingForFilter(planned, 'owner', reader.viewer)
    return opensBy && { opensBy }
  }
  const [newest] = page.records
  const [name, approvalTime] = [newest?.name, newest?.approvalTime]
  return {
    total: page.total,
    newest:
      typeof name === 'string'
        ? { name, approvedOn: typeof approvalTime === 'string' ? approvalTime : null }
        : null,
  }
}

const HEADS: Readonly<Record<string, (subject: Subject) => Promise<RecordHead>>> = {
  person: async ({ reader, record, now }) =>
    buildPersonHead(record, await loadPersonWorks(reader, record.id), findWorksOpening(reader), now),
  winning: async ({ record }) => buildWinHead(record),
  credit: async ({ record, now }) => buildCreditHead(record, yearOf(now)),
  owner: async (subject) => {
    const { reader, record, now } = subject
    const [figures, years, related, payments] = await Promise.all([
      orNull(reader.calls.bidFigures.market({ owner: record.id }, partLimit(reader))),
      loadYears(subject, 'owner'),
      subject.related,
      loadOwnerPayments(reader, record.id),
    ])
    return buildOwnerHead(
      record,
      {
        discount: figures?.total.discount,
        years,
        next: readNext(reader, related.planned),
        payments: payments && { ...payments, opensBy: payments.opensBy as Opening | null },
      },
      yearOf(now),
    )
  },
  agency: async (subject) =>
    buildAgencyHead(subject.record, await loadYears(subject, 'agency'), yearOf(subject.now)),
  planned: async ({ record, related, now }) => {
    const pages = await related
    const totals = Object.fromEntries(PERMIT_SECTIONS.map(({ key }) => [key, pages[key]?.total]))
    return buildPlannedHead(record, totals, now)
  },
}

/** The head of a record; undefined for kinds without one. */
export function loadRecordHead(kind: string, subject: Subject): Promise<RecordHead> | undefined {
  return HEADS[kind]?.(subject)
}
