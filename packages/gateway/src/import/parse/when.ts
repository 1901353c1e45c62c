import { dayOf, shanghaiTime } from '@zhushutong/domain/formatting'
import { cleanText, MISSING, type Parsed, rejected } from './reading'

const DAY = /^(\d{4})(?:[-/.](\d{1,2})[-/.](\d{1,2})|年(\d{1,2})月(\d{1,2})日?|(\d{2})(\d{2}))$/
const CLOCK = /^(\d{1,2})[:时](\d{1,2})(?:分?$|[:分](\d{1,2})(?:\.\d+)?秒?$)/
const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/

const EARLIEST = 1800
const LATEST = 2200

const split = (text: string): [day: string, clock: string] => {
  const form = text.normalize('NFKC').trim()
  const at = form.search(/(?<![T\s])[T\s]+\d{1,2}[:时]/)
  return at < 0 ? [form, ''] : [form.slice(0, at).trim(), form.slice(at).replace(/^[T\s]+/, '')]
}

const zoned = (text: string): number | null => {
  if (!ZONED.test(text)) return null
  // Date turns 30 February into March; a day like this is rejected with a zone too.
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number)
  return shanghaiTime(year, month, day) === null ? null : new Date(text).getTime()
}

const local = (text: string): number | null => {
  const [dayText, clockText] = split(text)
  const match = DAY.exec(dayText.replace(/\s+/g, ''))
  const time = clockText === '' ? ['', '0', '0'] : CLOCK.exec(clockText.replace(/\s+/g, ''))
  if (!match || !time) return null
  const [, year, m1, d1, m2, d2, m3, d3] = match
  const [, hour, minute, second = '0'] = time
  const date = [year, m1 ?? m2 ?? m3, d1 ?? d2 ?? d3].map(Number) as [number, number, number]
  return shanghaiTime(...date, Number(hour), Number(minute), Number(second))
}

const momentOf = (text: string): Parsed<number> => {
  const ms = zoned(text) ?? local(text)
  if (ms === null || Number.isNaN(ms)) return rejected('不是有效的日期')
  const year = Number(dayOf(ms).slice(0, 4))
  return year < EARLIEST || year > LATEST ? rejected('年份不合理') : { value: ms }
}

/** A timestamp in ms: ISO 8601 with a zone, or a usual notation in Asia/Shanghai. */
export function parseTime(raw: unknown): Parsed<number> {
  const text = cleanText(raw)
  return text === '' ? MISSING : momentOf(text)
}

/** A day 'YYYY-MM-DD': 2003-08-04, 2003/8/4, 2003年8月4日, 20030804, or the Shanghai day of a timestamp. */
export function parseDate(raw: unknown): Parsed<string> {
  const { value, warning } = parseTime(raw)
  return value === null ? { value, warning } : { value: dayOf(value) }
}
