import { describe, expect, it } from 'vitest'
import { aPackage } from '../testing'
import { buyerOf, popupHiddenOn, promoYuan, shownPackages, upsellText } from './index'

const packages = (count: number) => Array.from({ length: count }, (_, n) => aPackage({ id: String(n) }))

describe('packages', () => {
  it('PAY-09 at most the first four are shown, in their order', () => {
    const ids = (count: number) => shownPackages(packages(count)).map((one) => one.item.id)
    expect(ids(0)).toEqual([])
    expect(ids(3)).toEqual(['0', '1', '2'])
    expect(ids(4)).toEqual(['0', '1', '2', '3'])
    expect(ids(5)).toEqual(['0', '1', '2', '3'])
  })

  it('PAY-09 the term is in days', () => {
    const terms = [1, 31, 365].map((effectiveTime) => shownPackages([aPackage({ effectiveTime })])[0]?.term)
    expect(terms).toEqual(['1 天', '31 天', '365 天'])
  })

  it('PAY-09 PAY-12 each with its price for this buyer, and by day, rounded up', () => {
    const [shown] = shownPackages([aPackage({ isFirst: 0, isFirstPrice: 36_501 })])
    expect(shown).toMatchObject({ price: { fen: 36_501, why: 'first-purchase' }, perDayFen: 101 })
    const perDay = (effectiveTime: number) =>
      shownPackages([aPackage({ amount: 36_500, effectiveTime })])[0]?.perDayFen
    expect([365, 2, 1, 0].map(perDay)).toEqual([100, 18_250, 36_500, 36_500])
  })

  it('PAY-12 isFirst 0 alone is a first purchase', () => {
    expect([0, 1, 2, -1, null].map((isFirst) => buyerOf(aPackage({ isFirst })).firstPurchase)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
    expect(buyerOf(aPackage({ purchasedNum: 3 })).purchasedNum).toBe(3)
  })

  it('PAY-09 hidden on routes whose name contains detail, however it is written', () => {
    const hidden = ['qiyedetails', 'detail', 'nijian-detail', 'policyDetail', 'questionsDetails', 'DETAIL']
    expect(hidden.filter(popupHiddenOn)).toEqual(hidden)
    expect(['qiye', 'home', '', 'detai', 'de-tail'].filter(popupHiddenOn)).toEqual([])
  })

  it('PAY-09 the promotion shows discountAmount / 100 of the first package', () => {
    const promo = (discountAmount: number | null) => promoYuan([aPackage({ discountAmount }), aPackage()])
    expect([9990, 1, 0, 298_000].map(promo)).toEqual([99.9, 0.01, 0, 2980])
    expect(promo(null)).toBeNull()
    expect(promoYuan([aPackage(), aPackage({ discountAmount: 100 })])).toBeNull()
    expect(promoYuan([])).toBeNull()
  })

  it('PAY-09 the upsells count data.total', () => {
    expect(upsellText('qualification', { total: 128 })).toBe('企业资质到期 128 条')
    expect(upsellText('anxu', { total: 0 })).toBe('企业安许到期 0 条')
  })

  it('PAY-09 MEM-01 an upsell tells of more than 10000 only how many 万', () => {
    const texts = [10_000, 10_001, 20_001].map((total) => upsellText('anxu', { total }))
    expect(texts).toEqual(['企业安许到期 10,000 条', '企业安许到期 超1万 条', '企业安许到期 超2万 条'])
    expect(upsellText('anxu', { total: Number.NaN })).toBe('企业安许到期 -- 条')
  })
})
