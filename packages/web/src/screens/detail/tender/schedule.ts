import { dayOf, parseDay } from '@zhushutong/domain/formatting'
import type { RecordView } from '@zhushutong/domain/records'
import type { TenderSchedule } from '@zhushutong/domain/tender-sheet'

const readText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const readTime = (value: unknown) => (typeof value === 'number' ? value : null)

export function readSchedule(record: RecordView): TenderSchedule {
  return {
    publishedOn: readText(record.publicityTime),
    documentUntil: readTime(record.documentUntil),
    bidDeadline: readTime(record.bidDeadline),
    openingTime: readTime(record.openingTime),
    awardedOn: readText(record.awardedOn),
  }
}

/**
 * The passed share of the time from the notice to the deadline at `now` (ms); null if either date is
 * unknown.
 */
export function passedShare({ publishedOn, bidDeadline }: TenderSchedule, now: number): number | null {
  const from = publishedOn === null ? null : parseDay(publishedOn)
  if (from === null || bidDeadline === null || bidDeadline <= from) return null
  return Math.min(1, Math.max(0, (now - from) / (bidDeadline - from)))
}

/** The text about the opening, beside the deadline. */
export function openingText({ bidDeadline, openingTime }: TenderSchedule): string {
  if (openingTime === null) return ''
  if (openingTime === bidDeadline) return '同时开标'
  return bidDeadline !== null && dayOf(openingTime) === dayOf(bidDeadline) ? '当日开标' : '另行开标'
}

/** The address of the calendar file of a tender (BID-03). */
export function calendarHref(id: string): string {
  return `/assets/calendar/${encodeURIComponent(id)}.ics`
}
