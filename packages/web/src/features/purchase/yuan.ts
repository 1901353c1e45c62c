import { formatMoney } from '@zhushutong/domain/formatting'

/** A price on a package: ¥2,380, with decimals only where there are some. */
export function wholeYuan(fen: number): string {
  return yuan(fen).replace(/\.00$/, '')
}

/** Fen as a price: ¥2,380.00 (VAL-08). */
export function yuan(fen: number): string {
  return `¥${formatMoney(fen, { unit: 'yuan', withUnit: false })}`
}
