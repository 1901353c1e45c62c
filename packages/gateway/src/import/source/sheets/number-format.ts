/** The way a cell shows its number. `unit`: text behind it that changes its meaning, such as 万元. */
export interface NumberFormat {
  readonly type: 'number' | 'percent' | 'date' | 'text'
  readonly unit: string
}

const PLAIN: NumberFormat = { type: 'number', unit: '' }
const DATE: NumberFormat = { type: 'date', unit: '' }
const PERCENT: NumberFormat = { type: 'percent', unit: '' }

/** Formats without a text in the file (ECMA-376, 18.8.30), the dates of Chinese and Japanese ones included. */
const builtIn = (id: number): NumberFormat => {
  if ((id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58))
    return DATE
  if (id === 9 || id === 10) return PERCENT
  return id === 49 ? { type: 'text', unit: '' } : PLAIN
}

const UNIT = /[元万亿]/
// 0!.0, shows 12345 as 1.2 with 万 behind it: the number itself is not in 万.
const SCALED = /[!\\]\.|[0#?],+(?![0#?])/

/** The meaning of a cell's format. */
export function readNumberFormat(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) return builtIn(id)
  const [section = ''] = code.split(';')
  const shown = section.replace(/\[[^[\]]*\]/g, '').replace(/_./g, '')
  const texts = [...shown.matchAll(/"([^"]*)"|([元万亿]+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '')
  const codes = shown.replace(/"[^"]*"|\\./g, '')
  if (/[ymdhs]/i.test(codes) && !/general/i.test(codes)) return DATE
  if (codes.includes('%')) return PERCENT
  if (codes.trim() === '@') return { type: 'text', unit: '' }
  const unit = texts.join('').trim()
  return UNIT.test(unit) && !SCALED.test(shown) ? { type: 'number', unit } : PLAIN
}

const DAY_SECONDS = 86_400
/** Serial number of 1970-01-01 in workbooks that count from 1900, and from 1904. */
const EPOCH_1900 = 25_569
const EPOCH_1904 = 24_107

const dateText = (serial: number, from1904: boolean): string => {
  // Day 60 of 1900, the 29th of February, did not exist; the days before it are counted one lower.
  const days = serial + (!from1904 && serial < 60 ? 1 : 0) - (from1904 ? EPOCH_1904 : EPOCH_1900)
  const [day = '', time = ''] = new Date(Math.round(days * DAY_SECONDS) * 1000).toISOString().split('T')
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 8)}`
}

/** Serials from 1800 to 2200, so that a number in a wrong format stays a number. */
const isDay = (serial: number) => serial >= 0 && serial < 110_000

/**
 * A number as text in the meaning of its format: 2026-11-20, 85%, 500万元. A number that lost digits in the workbook (from
 * 16 on) has an exponent, so that no code is read from it.
 */
export function formatNumber(value: number, { type, unit }: NumberFormat, from1904: boolean): string {
  if (type === 'date' && isDay(value)) return dateText(value, from1904)
  if (type === 'percent') return `${Number((value * 100).toPrecision(12))}%`
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return value.toExponential()
  return `${value}${unit}`
}
