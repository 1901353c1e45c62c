import type { Decimal } from '@zhushutong/domain/data-import'
import { type Parsed, rejected } from './reading'

// ISO 4217: number of decimals of the currencies that do not have two.
const DECIMALS: Readonly<Record<string, number>> = { JPY: 0, KRW: 0, VND: 0, CLP: 0, KWD: 3, BHD: 3, OMR: 3 }

const divided = (digits: bigint, by: bigint): bigint => {
  const half = by / 2n
  return (digits + (digits < 0n ? -half : half)) / by
}

/**
 * An amount in the currency's minor unit, exact; smaller fractions are rounded.
 * @param scale zeros of the unit: 4 for 万
 */
export function minorUnits({ digits, places }: Decimal, scale: number, currency: string): Parsed<number> {
  const zeros = scale + (DECIMALS[currency] ?? 2) - places
  const minor = zeros >= 0 ? digits * 10n ** BigInt(zeros) : divided(digits, 10n ** BigInt(-zeros))
  if (minor < 0n) return rejected('金额为负')
  if (minor > BigInt(Number.MAX_SAFE_INTEGER)) return rejected('金额过大，无法保存')
  return { value: Number(minor) }
}
