import { dayOf, parseDay } from '../formatting'

/** The age from which a person needs no guardian, in years (LEG-01). */
export const ADULT_YEARS = 18

/**
 * Whether a person born on a day 'YYYY-MM-DD' is under 18 at `now` (ms), by the calendar of Asia/Shanghai (LEG-01):
 * an adult from the start of the 18th birthday; born on 29 February, from 1 March, since the year 18 years later is
 * never a leap year. Null for a text that is not a day, or a day in the future.
 */
export function isMinor(birthday: string, now: number): boolean | null {
  const today = dayOf(now)
  if (parseDay(birthday) === null || birthday > today) return null
  const ofAge = `${Number(birthday.slice(0, 4)) + ADULT_YEARS}`.padStart(4, '0') + birthday.slice(4)
  return today < ofAge
}

/** Whether a guardian must read, agree and buy: for minors, and while the age is unknown (LEG-01). */
export function needsGuardian(birthday: string, now: number): boolean {
  return isMinor(birthday, now) !== false
}
