import { formatMoney } from '@zhushutong/domain/formatting'

/** Fen as a price: ¥2,380.00 (VAL-08). */
export function yuan(fen: number): string {
  return `¥${formatMoney(fen, { unit: 'yuan', withUnit: false })}`
}
