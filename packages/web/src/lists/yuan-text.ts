import { formatMoney } from '@zhushutong/domain/formatting'

/** ¥2,380.00 for 238000 fen. */
export function yuanText(fen: number): string {
  return `¥${formatMoney(fen, { unit: 'yuan', withUnit: false })}`
}
