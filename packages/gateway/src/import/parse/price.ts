import { readAmount } from '@zhushutong/domain/data-import'
import { minorUnits } from './decimal'
import { cleanText, compact, MISSING, type Parsed } from './reading'

interface Price {
  /** Fen; null if the offer is not a single amount. */
  readonly amount: number | null
  /** The original text, if the offer is not a single amount. */
  readonly text: string | null
}

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
  if (HEADING.test(compact(text))) return { value: null, warning: '报价处是表头文字，没有报价' }
  const amount = readAmount(text)
  if ('problem' in amount) return inWords(text, `报价${amount.problem}，保留原文`)
  if (amount.currency !== null && amount.currency !== 'CNY') return inWords(text, '报价是外币，保留原文')
  const { value, warning } = minorUnits(amount.value, 0, 'CNY')
  if (value === null) return inWords(text, warning ?? '')
  if (!amount.hasUnit && value < SURELY_AMOUNT)
    return inWords(text, '报价没有单位，可能是费率或系数，保留原文')
  return { value: { amount: value, text: null } }
}
