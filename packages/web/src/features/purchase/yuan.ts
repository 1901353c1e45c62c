import { formatMoney } from '@zhushutong/domain/formatting'

/** Fen as a price: ¥2,380.00 (VAL-08). */
export const yuan = (fen: number): string => `¥${formatMoney(fen, { unit: 'yuan', withUnit: false })}`
