import { DAY_MS, MINUTE_MS, parseDay, startOfDay } from '../formatting'

/** A part of the week with service: days 1 (Monday) to 7, minutes of the day in Asia/Shanghai (ASK-04). */
export interface ServiceHours {
  readonly firstDay: number
  readonly lastDay: number
  readonly from: number
  readonly until: number
}

const PART = /^([1-7])(?:-([1-7]))? (\d{2}):([0-5]\d)-(\d{2}):([0-5]\d)$/
const MINUTES = 60
const DAY_MINUTES = 24 * MINUTES
const DAYS = ['一', '二', '三', '四', '五', '六', '日']

const parsePart = (text: string): ServiceHours | null => {
  const match = PART.exec(text.trim())
  if (!match) return null
  const [first, last = first, fromHour, fromMinute, hour, minute] = match.slice(1).map(Number)
  const hours = {
    firstDay: first!,
    lastDay: Number.isNaN(last) ? first! : last!,
    from: fromHour! * MINUTES + fromMinute!,
    until: hour! * MINUTES + minute!,
  }
  const isRight = hours.firstDay <= hours.lastDay && hours.from < hours.until && hours.until <= DAY_MINUTES
  return isRight ? hours : null
}

/** The service hours as written by an operator, `1-5 09:00-18:00,6 09:00-12:00`; null if invalid (ASK-04). */
export function parseServiceHours(text: string): readonly ServiceHours[] | null {
  const parts = text.split(',').map(parsePart)
  return parts.every((part) => part !== null) ? parts : null
}

/** A Monday. */
const someMonday = () => parseDay('2024-01-01') ?? 0

/** True when a moment (ms) lies in the service hours; their end is excluded (ASK-04). */
export function isServiceTime(hours: readonly ServiceHours[], now: number): boolean {
  const today = startOfDay(now)
  const weekday = (((((today - someMonday()) / DAY_MS) % 7) + 7) % 7) + 1
  const minute = (now - today) / MINUTE_MS
  return hours.some(
    ({ firstDay, lastDay, from, until }) =>
      firstDay <= weekday && weekday <= lastDay && from <= minute && minute < until,
  )
}

const timeText = (minutes: number) =>
  `${Math.floor(minutes / MINUTES)}:${String(minutes % MINUTES).padStart(2, '0')}`

const daysText = ({ firstDay, lastDay }: ServiceHours) =>
  firstDay === lastDay ? `周${DAYS[firstDay - 1]}` : `周${DAYS[firstDay - 1]}至周${DAYS[lastDay - 1]}`

/** 周一至周五 9:00–18:00. */
export function formatServiceHours(hours: readonly ServiceHours[]): string {
  return hours.map((hour) => `${daysText(hour)} ${timeText(hour.from)}–${timeText(hour.until)}`).join('，')
}
