import { addDays, dayOf, daysBetween, endOfDay } from '../formatting'

/** An application to cancel an account is answered within this many days (LEG-01). */
export const CANCELLATION_DAYS = 15

/** An account is closed so many days after its owner asked for it; until then they can change their mind (LEG-03). */
export const CLOSING_DAYS = 7

/** A contact request is answered within this many working days (LEG-01). */
export const CONTACT_WORKING_DAYS = 15

/** The yearly State Council holiday notice, as days 'YYYY-MM-DD': days off, and weekend days worked instead. */
export interface HolidayCalendar {
  readonly holidays: readonly string[]
  readonly makeUpDays: readonly string[]
}

/**
 * The deadline, in ms, for answering an application made at `at` to cancel an account (LEG-01): the last moment of
 * the 15th day after it in Asia/Shanghai; the day of the application is not counted.
 */
export function calculateCancellationDeadline(at: number): number {
  return endOfDay(addDays(at, CANCELLATION_DAYS))
}

/** When an account is closed whose owner asked for it at `at`, well before the answer is due (LEG-03). Times in ms. */
export function calculateClosingTime(at: number): number {
  return addDays(at, CLOSING_DAYS)
}

/**
 * Whether a moment (ms) is on a working day in Asia/Shanghai: Monday to Friday except holidays, and make-up days. A
 * day in both lists counts as worked, since that makes a deadline earlier, not later (LEG-01).
 */
export function isWorkingDay(at: number, { holidays, makeUpDays }: HolidayCalendar): boolean {
  const day = dayOf(at)
  if (makeUpDays.includes(day)) return true
  return !isWeekend(at) && !holidays.includes(day)
}

// 0001-01-01 in Shanghai, a Monday, is the first supported day.
const FIRST_MONDAY_MS = -62_135_625_600_000

const isWeekend = (at: number): boolean => daysBetween(FIRST_MONDAY_MS, at) % 7 >= 5

/**
 * The deadline, in ms, for answering a contact request made at `at` (LEG-01): the last moment of the 15th working day
 * after it in Asia/Shanghai; the day of the contact is not counted.
 */
export function calculateContactDeadline(at: number, calendar: HolidayCalendar): number {
  let day = at
  let left = CONTACT_WORKING_DAYS
  while (left > 0) {
    day = addDays(day, 1)
    if (isWorkingDay(day, calendar)) left -= 1
  }
  return endOfDay(day)
}
