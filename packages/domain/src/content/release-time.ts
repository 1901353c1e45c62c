import { DAY_MS, HOUR_MS, MINUTE_MS, parseDay } from '../formatting'
import { MAX_DAYS_AHEAD } from './article.machine'

/** The time of an article's release, as typed: a day and a time in Asia/Shanghai (CON-04). */
export interface ReleaseTime {
  /** YYYY-MM-DD */
  readonly day: string
  /** HH:mm, 24 hours */
  readonly time: string
}

interface ReleaseProblem {
  readonly field: keyof ReleaseTime
  readonly message: string
}

const TIME = /^(\d{1,2}):(\d{2})$/

/** A time of day in ms after midnight; null if invalid. */
const parseTime = (text: string): number | null => {
  const match = TIME.exec(text)
  const [hours, minutes] = [Number(match?.[1]), Number(match?.[2])]
  return match && hours <= 23 && minutes <= 59 ? hours * HOUR_MS + minutes * MINUTE_MS : null
}

/** Normalises a time in a usual notation (8:30, 0830, ８：３０, 8点30分) to 08:30; any other text is unchanged. */
export function normalizeTime(typed: string): string {
  const text = typed.normalize('NFKC').trim()
  const match = /^(\d{1,2})[:.点时](\d{2})分?$/.exec(text) ?? /^(\d{1,2})(\d{2})$/.exec(text)
  return match ? `${(match[1] ?? '').padStart(2, '0')}:${match[2]}` : text
}

const checkDay = (day: string): string | null => {
  if (day === '') return '请选择发布日期'
  return parseDay(day) === null ? '发布日期应为 2026-12-01 这样的日期' : null
}

const checkTime = (time: string): string | null => {
  if (time === '') return '请填写发布时间'
  return parseTime(time) === null ? '发布时间应为 00:00 至 23:59，如 08:30' : null
}

/** The typed moment in ms, or its problems by field (CON-04). */
export function readReleaseTime(
  { day, time }: ReleaseTime,
  now: number,
): { readonly at: number } | { readonly problems: readonly ReleaseProblem[] } {
  const rows: readonly (readonly [keyof ReleaseTime, string | null])[] = [
    ['day', checkDay(day)],
    ['time', checkTime(time)],
  ]
  const problems = rows.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
  if (problems.length > 0) return { problems }
  const at = (parseDay(day) ?? 0) + (parseTime(time) ?? 0)
  if (at <= now) return { problems: [{ field: 'time', message: '发布时间应在现在之后' }] }
  return at <= now + MAX_DAYS_AHEAD * DAY_MS
    ? { at }
    : { problems: [{ field: 'day', message: `发布日期应在 ${MAX_DAYS_AHEAD} 天之内` }] }
}
