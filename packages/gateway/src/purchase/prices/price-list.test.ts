import { calculatePrice } from '@zhushutong/domain/purchase'
import { expect, it } from 'vitest'
import { SVIP } from './price-list'

it('PAY-12 a day of the SVIP costs less the longer the term, for new buyers and for all others', () => {
  const sold = SVIP.map((row) => ({
    ...{ discountAmount: null, disPrice: null, discountMode: null, limitNum: null, isFirstPrice: null },
    ...{ showPrice: null, realPrice: null, ...row },
  })).toSorted((a, b) => b.effectiveTime - a.effectiveTime)
  for (const firstPurchase of [true, false])
    for (const purchasedNum of [0, 1]) {
      const daily = sold.map((row) => {
        const prices = { ...row, discountMode: row.discountMode as 1 | 2 | null }
        return calculatePrice(prices, { firstPurchase, purchasedNum }).fen / row.effectiveTime
      })
      expect(daily).toEqual(daily.toSorted((a, b) => a - b))
    }
})
