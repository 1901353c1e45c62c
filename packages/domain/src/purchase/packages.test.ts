import { describe, expect, it } from 'vitest'
import { aPackage } from '../testing'
import { findPromotionYuan, formatUpsell, isPopupHiddenOn, listShownPackages, readBuyer } from './index'

const packages = (count: number) => Array.from({ length: count }, (_, n) => aPackage({ id: String(n) }))

describe('packages', () => {
  it('PAY-09 at most the first four are shown, in their order', () => {
    const ids = (count: number) =>
      listShownPackages(packages(count)).map((shownPackage) => shownPackage.item.id)
    expect(ids(0)).toEqual([])
    expect(ids(3)).toEqual(['0', '1', '2'])
    expect(ids(4)).toEqual(['0', '1', '2', '3'])
    expect(ids(5)).toEqual(['0', '1', '2', '3'])
  })

  it('PAY-09 the term is in days', () => {
    const terms = [1, 31, 365].map(
      (effectiveTime) => listShownPackages([aPackage({ effectiveTime })])[0]?.term,
    )
    expect(terms).toEqual(['1 天', '31 天', '365 天'])
  })

  it('PAY-09 PAY-12 each with its price for this buyer, and by day, rounded up', () => {
    const [shown] = listShownPackages([aPackage({ isFirst: 0, isFirstPrice: 36_501 })])
    expect(shown).toMatchObject({ price: { fen: 36_501, why: 'first-purchase' }, perDayFen: 101 })
    const perDay = (effectiveTime: number) =>
      listShownPackages([aPackage({ amount: 36_500, effectiveTime })])[0]?.perDayFen
    expect([365, 2, 1, 0].map(perDay)).toEqual([100, 18_250, 36_500, 36_500])
  })

  it('PAY-12 only isFirst 0 is a first purchase', () => {
    expect([0, 1, 2, -1, null].map((isFirst) => readBuyer(aPackage({ isFirst })).firstPurchase)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
    expect(readBuyer(aPackage({ purchasedNum: 3 })).purchasedNum).toBe(3)
  })

  it('PAY-13 hidden on routes whose name contains detail, in any case', () => {
    const hidden = ['qiyedetails', 'detail', 'nijian-detail', 'policyDetail', 'questionsDetails', 'DETAIL']
    expect(hidden.filter(isPopupHiddenOn)).toEqual(hidden)
    expect(['qiye', 'home', '', 'detai', 'de-tail'].filter(isPopupHiddenOn)).toEqual([])
  })

  it('PAY-13 the promotion shows discountAmount / 100 of the first package', () => {
    const promo = (discountAmount: number | null) =>
      findPromotionYuan([aPackage({ discountAmount }), aPackage()])
    expect([9990, 1, 0, 298_000].map(promo)).toEqual([99.9, 0.01, 0, 2980])
    expect(promo(null)).toBeNull()
    expect(findPromotionYuan([aPackage(), aPackage({ discountAmount: 100 })])).toBeNull()
    expect(findPromotionYuan([])).toBeNull()
  })

  it('PAY-13 the upsells count data.total', () => {
    expect(formatUpsell('qualification', { total: 128 })).toBe('企业资质到期 128 条')
    expect(formatUpsell('anxu', { total: 0 })).toBe('企业安许到期 0 条')
  })

  it('PAY-13 MEM-01 an upsell shows more than 10000 in whole 万', () => {
    const texts = [10_000, 10_001, 20_001].map((total) => formatUpsell('anxu', { total }))
    expect(texts).toEqual(['企业安许到期 10,000 条', '企业安许到期 超1万 条', '企业安许到期 超2万 条'])
    expect(formatUpsell('anxu', { total: Number.NaN })).toBe('企业安许到期 -- 条')
  })
})
