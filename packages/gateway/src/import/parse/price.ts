import { minorUnits, parseDecimal } from './decimal'
import { cleanText, compact, MISSING, type Parsed } from './reading'

interface Price {
  /** Fen; null if the offer is not a single amount. */
  readonly amount: number | null
  /** The original text, if the offer is not a single amount. */
  readonly text: string | null
}

const SHAPE = /^(?:投标|总)*(?:报价|总价|金额)?[:：]?(?:人民币)?[¥￥]?([\d.,]+)(元|万元|亿元)?$/
const SCALES: Readonly<Record<string, number>> = { 元: 0, 万元: 4, 亿元: 8 }
/** 投标报价(元/%): a copied column header instead of an offer. */
const HEADING = /^(投标)?报价(\([元万%/]+\))?$/
/** A number without a unit below this amount (fen) may also be a rate, a coefficient or a unit price. */
const SURELY_AMOUNT = 1_000_000

const inWords = (text: string, warning: string): Parsed<Price> => ({ value: { amount: null, text }, warning })

/**
 * A bidder's offer. Only a single amount is parsed; rates, coefficients, partial prices and prose stay text.
 */
export function parsePrice(raw: unknown): Parsed<Price> {
  const text = cleanText(raw)
  if (text === '') return MISSING
  const form = compact(text)
  if (HEADING.test(form)) return { value: null, warning: '报价处是表头文字，没有报价' }
  const [, number, unit] = SHAPE.exec(form) ?? []
  const decimal = number ? parseDecimal(number) : null
  if (!decimal) return inWords(text, '报价不是单一金额，保留原文')
  const { value, warning } = minorUnits(decimal, SCALES[unit ?? '元'] ?? 0, 'CNY')
  if (value === null) return inWords(text, warning ?? '')
  if (!unit && value < SURELY_AMOUNT) return inWords(text, '报价没有单位，可能是费率或系数，保留原文')
  return { value: { amount: value, text: null } }
}
