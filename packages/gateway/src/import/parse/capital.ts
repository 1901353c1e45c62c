import { parseDecimal, readAmount } from '@zhushutong/domain/data-import'
import { minorUnits } from './decimal'
import { cleanText, compact, MISSING, type Parsed, rejected } from './reading'

interface Money {
  /** Minor units: fen for CNY. */
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
}

/**
 * A registered capital with its unit: 30(万元人民币), 2,020(万元), 5万美元, 壹佰万元整. Without a currency it is CNY.
 * Without a unit it is rejected, because 万元 and 元 are both common.
 */
export function parseCapital(raw: unknown): Parsed<Money> {
  const text = cleanText(raw)
  if (text === '') return MISSING
  const amount = readAmount(text)
  if ('problem' in amount) return rejected(amount.problem)
  if (!amount.hasUnit && amount.value.digits !== 0n) return rejected('没有单位，无法判断是元还是万元')
  const currency = amount.currency ?? 'CNY'
  const { value, warning } = minorUnits(amount.value, 0, currency)
  return value === null ? { value, warning } : { value: { amount: value, currency } }
}

/**
 * An amount in the mapping's unit unless it names its own, in minor units of the currency.
 * @param scale 0 for 元, 4 for 万元
 * @param currency ISO 4217; an amount that names another one is rejected
 */
export function parseYuan(scale: number, currency = 'CNY') {
  return (raw: unknown): Parsed<number> => {
    const text = compact(cleanText(raw))
    if (text === '') return MISSING
    const decimal = parseDecimal(text.replace(/^¥/, ''))
    if (decimal) return minorUnits(decimal, scale, currency)
    const amount = readAmount(text)
    if ('problem' in amount) return rejected(amount.problem)
    if ((amount.currency ?? currency) !== currency) return rejected(`币种不是 ${currency}`)
    return minorUnits(amount.value, amount.hasUnit ? 0 : scale, currency)
  }
}
