import { addDays, dayOf, daysBetween, endOfDay } from '../formatting'

/** An application to cancel an account is answered within so many days (LEG-01). */
export const CANCELLATION_DAYS = 15

/** Who contacts us is answered within so many working days (LEG-01). */
export const CONTACT_WORKING_DAYS = 15

/** What the yearly notice of holidays says, as days 'YYYY-MM-DD': days off, and weekend days worked instead. */
export interface HolidayCalendar {
  readonly holidays: readonly string[]
  readonly makeUpDays: readonly string[]
}

/**
 * Until when, in ms, an application to cancel an account made at `at` is answered (LEG-01): the last moment of the
 * 15th day after it in Asia/Shanghai; the day of the application is not counted.
 */
export const cancellationReplyBy = (at: number): number => endOfDay(addDays(at, CANCELLATION_DAYS))

/**
 * Whether the day of a moment (ms) in Asia/Shanghai is worked: Monday to Friday but holidays, and make-up days. A
 * day that stands in both lists is worked, as that makes a promise due sooner, not later (LEG-01).
 */
export function isWorkingDay(at: number, { holidays, makeUpDays }: HolidayCalendar): boolean {
  const day = dayOf(at)
  if (makeUpDays.includes(day)) return true
  return !isWeekend(at) && !holidays.includes(day)
}

// 0001-01-01 in Shanghai: a Monday, and before it there are no days.
const FIRST_MONDAY_MS = -62_135_625_600_000

const isWeekend = (at: number): boolean => daysBetween(FIRST_MONDAY_MS, at) % 7 >= 5

/**
 * Until when, in ms, a contact made at `at` is answered (LEG-01): the last moment of the 15th working day after
 * it in Asia/Shanghai; the day of the contact is not counted.
 */
export function contactReplyBy(at: number, calendar: HolidayCalendar): number {
  let day = at
  let left = CONTACT_WORKING_DAYS
  while (left > 0) {
    day = addDays(day, 1)
    if (isWorkingDay(day, calendar)) left -= 1
  }
  return endOfDay(day)
}
