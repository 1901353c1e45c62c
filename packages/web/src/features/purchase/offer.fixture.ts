import type { Offer } from './purchase.types'

/** An SVIP package of one year at its list price in fen. */
export const offer = (id: string, amount: number, more: Partial<Offer> = {}): Offer => ({
  id,
  name: `套餐 ${id}`,
  kind: 'svip',
  services: [],
  orderType: 'VIP',
  type: 1,
  amount,
  discountAmount: null,
  disPrice: null,
  discountId: null,
  discountMode: null,
  limitNum: null,
  purchasedNum: 0,
  effectiveTime: 365,
  isFirst: 1,
  isFirstPrice: null,
  showPrice: null,
  realPrice: null,
  ...more,
})
