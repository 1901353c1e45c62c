import { dayOf, msAt } from '@zhushutong/domain/formatting'
import { cleaned, MISSING, type Read, unread } from './reading'

const DAY = /^(\d{4})(?:[-/.](\d{1,2})[-/.](\d{1,2})|年(\d{1,2})月(\d{1,2})日?|(\d{2})(\d{2}))$/
const CLOCK = /^(\d{1,2})[:时](\d{1,2})(?:分?$|[:分](\d{1,2})(?:\.\d+)?秒?$)/
const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/

const EARLIEST = 1800
const LATEST = 2200

const split = (text: string): [day: string, clock: string] => {
  const form = text.normalize('NFKC').trim()
  const at = form.search(/[T\s]+\d{1,2}[:时]/)
  return at < 0 ? [form, ''] : [form.slice(0, at).trim(), form.slice(at).replace(/^[T\s]+/, '')]
}

const zoned = (text: string): number | null => {
  if (!ZONED.test(text)) return null
  // Date moves 30 February on into March; such a day is refused as it is without a zone.
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number)
  return msAt(year, month, day) === null ? null : new Date(text).getTime()
}

const local = (text: string): number | null => {
  const [dayText, clockText] = split(text)
  const found = DAY.exec(dayText.replace(/\s+/g, ''))
  const time = clockText === '' ? ['', '0', '0'] : CLOCK.exec(clockText.replace(/\s+/g, ''))
  if (!found || !time) return null
  const [, year, m1, d1, m2, d2, m3, d3] = found
  const [, hour, minute, second = '0'] = time
  const date = [year, m1 ?? m2 ?? m3, d1 ?? d2 ?? d3].map(Number) as [number, number, number]
  return msAt(...date, Number(hour), Number(minute), Number(second))
}

const momentOf = (text: string): Read<number> => {
  const ms = zoned(text) ?? local(text)
  if (ms === null || Number.isNaN(ms)) return unread('不是有效的日期')
  const year = Number(dayOf(ms).slice(0, 4))
  return year < EARLIEST || year > LATEST ? unread('年份不合理') : { value: ms }
}

/** A moment in ms: ISO 8601 with a zone, or the usual ways to write one, then in Asia/Shanghai. */
export const parseTime = (raw: unknown): Read<number> => {
  const text = cleaned(raw)
  return text === '' ? MISSING : momentOf(text)
}

/** A day 'YYYY-MM-DD': 2003-08-04, 2003/8/4, 2003年8月4日, 20030804, or the day in Asia/Shanghai of a moment. */
export const parseDate = (raw: unknown): Read<string> => {
  const { value, warning } = parseTime(raw)
  return value === null ? { value, warning } : { value: dayOf(value) }
}
