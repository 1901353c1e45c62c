/**
 * Calendar days of Asia/Shanghai (UTC+8, no summer time) from ms since the epoch, in integers.
 * A day is written 'YYYY-MM-DD', years 0001 to 9999, proleptic Gregorian.
 */

export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
/** A day in ms; in Asia/Shanghai every day has this length. */
export const DAY_MS = 86_400_000
const OFFSET_MS = 8 * HOUR_MS

interface Civil {
  readonly year: number
  readonly month: number
  readonly day: number
}

const pad = (n: number, width = 2): string => String(n).padStart(width, '0')

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

// Years start in March here, so that the leap day is the last day of its year.
const dayNumberOf = ({ year, month, day }: Civil): number => {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  return (
    era * 146_097 +
    yearOfEra * 365 +
    Math.floor(yearOfEra / 4) -
    Math.floor(yearOfEra / 100) +
    dayOfYear -
    719_468
  )
}

const civilOf = (dayNumber: number): Civil => {
  const shifted = dayNumber + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = monthFromMarch + (monthFromMarch < 10 ? 3 : -9)
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  }
}

const textOf = ({ year, month, day }: Civil): string => `${pad(year, 4)}-${pad(month)}-${pad(day)}`

const dayNumberAt = (ms: number): number => Math.floor((ms + OFFSET_MS) / DAY_MS)

const startOfDayNumber = (dayNumber: number): number => dayNumber * DAY_MS - OFFSET_MS

const isWhole = (n: number, from: number, to: number): boolean => Number.isInteger(n) && n >= from && n <= to

/** The ms since the epoch at a wall-clock time of Asia/Shanghai, or null if there is no such time (VAL-07). */
export function shanghaiTime(
  year: number,
  month: number,
  day: number,
  hour = 0,
  minute = 0,
  second = 0,
): number | null {
  const isDay = isWhole(year, 1, 9999) && isWhole(month, 1, 12) && isWhole(day, 1, daysInMonth(year, month))
  if (!isDay || !isWhole(hour, 0, 23) || !isWhole(minute, 0, 59) || !isWhole(second, 0, 59)) return null
  return (
    startOfDayNumber(dayNumberOf({ year, month, day })) + hour * HOUR_MS + minute * MINUTE_MS + second * 1000
  )
}

/** The start of a day 'YYYY-MM-DD' in ms, or null for a text that is not a day. */
export function parseDay(text: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return match ? shanghaiTime(Number(match[1]), Number(match[2]), Number(match[3])) : null
}

/** The day 'YYYY-MM-DD' in which a moment (ms) falls. */
export function dayOf(ms: number): string {
  return textOf(civilOf(dayNumberAt(ms)))
}

/** The time of day 'HH:mm' of a moment (ms). */
export function clockOf(ms: number): string {
  const inDay = ms + OFFSET_MS - dayNumberAt(ms) * DAY_MS
  return `${pad(Math.floor(inDay / HOUR_MS))}:${pad(Math.floor(inDay / MINUTE_MS) % 60)}`
}

/** 00:00:00.000 of the moment's day, in ms. */
export function startOfDay(ms: number): number {
  return startOfDayNumber(dayNumberAt(ms))
}

/** 23:59:59.999 of the moment's day, in ms. */
export function endOfDay(ms: number): number {
  return startOfDay(ms) + DAY_MS - 1
}

/** Whole calendar days from one moment to another, negative backwards: 23:59 to 00:01 is 1. */
export function daysBetween(from: number, to: number): number {
  return dayNumberAt(to) - dayNumberAt(from)
}

const movedByMonths = (ms: number, months: number): number => {
  const { year, month, day } = civilOf(dayNumberAt(ms))
  const count = year * 12 + month - 1 + months
  const targetYear = Math.floor(count / 12)
  const targetMonth = count - targetYear * 12 + 1
  const targetDay = Math.min(day, daysInMonth(targetYear, targetMonth))
  const target = dayNumberOf({ year: targetYear, month: targetMonth, day: targetDay })
  return startOfDayNumber(target) + ms - startOfDay(ms)
}

const onDay = (day: string, move: (ms: number) => number): string => {
  const ms = parseDay(day)
  if (ms === null) throw new RangeError(`not a day: ${day}`)
  return dayOf(move(ms))
}

/** A moment (ms) or a day ('YYYY-MM-DD') moved by whole days. Throws for a text that is not a day. */
export function addDays(at: number, days: number): number
export function addDays(at: string, days: number): string
export function addDays(at: number | string, days: number): number | string {
  const move = (ms: number) => ms + days * DAY_MS
  return typeof at === 'number' ? move(at) : onDay(at, move)
}

/**
 * A moment (ms) or a day ('YYYY-MM-DD') moved by whole months; a day that the target month lacks becomes its last one. Throws for a text that is not a day.
 */
export function addMonths(at: number, months: number): number
export function addMonths(at: string, months: number): string
export function addMonths(at: number | string, months: number): number | string {
  const move = (ms: number) => movedByMonths(ms, months)
  return typeof at === 'number' ? move(at) : onDay(at, move)
}
