/** digits ÷ 10^places, exactly. */
export interface Decimal {
  readonly digits: bigint
  readonly places: number
}

const PLAIN = /^-?\d+(\.\d+)?$/
const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/

/** '2,020.5' → 20205 ÷ 10; null if it is not a number or its commas are misplaced. */
export function parseDecimal(text: string): Decimal | null {
  if (!PLAIN.test(text) && !GROUPED.test(text)) return null
  const [whole = '', fraction = ''] = text.replaceAll(',', '').split('.')
  return { digits: BigInt(whole + fraction), places: fraction.length }
}
