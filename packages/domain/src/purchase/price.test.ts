import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  buyerOf,
  ENTERPRISE_VIP,
  enterprisePriceFen,
  isHeadcount,
  maxPoints,
  PAY_TYPES,
  PAYMENT_METHODS,
  type PricePackage,
  payableFen,
  payfsOf,
  paymentView,
  pointsCover,
  popupHiddenOn,
  priceOf,
  promoYuan,
  readPayfs,
  readPayType,
  readPoints,
  shownPackages,
  takesPoints,
  upsellText,
} from './index'

const item: PricePackage = {
  id: 'p1',
  name: '年度会员',
  amount: 398_000,
  discountAmount: null,
  disPrice: null,
  discountId: null,
  discountMode: null,
  limitNum: null,
  isFirst: null,
  isFirstPrice: null,
  showPrice: null,
  realPrice: null,
  effectiveTime: 365,
  purchasedNum: 0,
}
const price = (held: Partial<PricePackage>) => {
  const { fen, why } = priceOf({ ...item, ...held }, buyerOf({ ...item, ...held }))
  return [fen, why]
}

describe('price', () => {
  it('PAY-12 the list price holds without any other, the selling price before it', () => {
    expect(price({})).toEqual([398_000, 'list'])
    expect(price({ discountAmount: 298_000 })).toEqual([298_000, 'discount'])
    expect(price({ discountAmount: 398_000 })).toEqual([398_000, 'list'])
  })

  it('PAY-12 a promotion of mode 1 is for everyone, of mode 2 for the first limitNum purchases', () => {
    const promotion = { discountAmount: 298_000, disPrice: 198_000 }
    expect(price({ ...promotion, discountMode: 1, limitNum: 1, purchasedNum: 9 })).toEqual([
      198_000,
      'promotion',
    ])
    expect(price({ ...promotion, discountMode: 2, limitNum: 2, purchasedNum: 1 })).toEqual([
      198_000,
      'promotion',
    ])
    expect(price({ ...promotion, discountMode: 2, limitNum: 2, purchasedNum: 2 })).toEqual([
      298_000,
      'discount',
    ])
    expect(price({ ...promotion, discountMode: 2, limitNum: null })).toEqual([298_000, 'discount'])
    expect(price({ ...promotion, discountMode: null })).toEqual([298_000, 'discount'])
  })

  it('PAY-12 the first-purchase price is for a first purchase (isFirst 0) alone', () => {
    expect(price({ isFirst: 0, isFirstPrice: 99_000 })).toEqual([99_000, 'first-purchase'])
    expect(price({ isFirst: 1, isFirstPrice: 99_000 })).toEqual([398_000, 'list'])
    expect(price({ isFirst: null, isFirstPrice: 99_000 })).toEqual([398_000, 'list'])
  })

  it('PAY-12 a staff-gap package charges realPrice and strikes showPrice through', () => {
    const gap = { ...item, showPrice: 500_000, realPrice: 120_000 }
    expect(priceOf(gap, buyerOf(gap))).toEqual({ fen: 120_000, listFen: 500_000, why: 'staff-gap' })
  })

  it('PAY-12 of the prices that apply the lowest is charged, and never more than the list price', () => {
    expect(price({ isFirst: 0, isFirstPrice: 99_000, discountMode: 1, disPrice: 88_000 })).toEqual([
      88_000,
      'promotion',
    ])
    const fen = fc.option(fc.integer({ min: -5, max: 1000 }), { nil: null })
    fc.assert(
      fc.property(
        fc.record({
          amount: fc.integer({ min: 1, max: 1000 }),
          discountAmount: fen,
          disPrice: fen,
          discountMode: fc.constantFrom(1 as const, 2 as const, null),
          limitNum: fc.option(fc.nat(3), { nil: null }),
          isFirstPrice: fen,
          realPrice: fen,
          purchasedNum: fc.nat(4),
          isFirst: fc.constantFrom(0, 1, null),
        }),
        (held) => {
          const subject = { ...item, ...held }
          const chosen = priceOf(subject, buyerOf(subject))
          expect(chosen.fen).toBeGreaterThan(0)
          expect(chosen.fen).toBeLessThanOrEqual(subject.amount)
        },
      ),
    )
  })

  it('PAY-12 a broken special price does not apply', () => {
    for (const disPrice of [0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(price({ discountMode: 1, disPrice })).toEqual([398_000, 'list'])
    }
  })

  it('MEM-03 an enterprise VIP has 2 free shared accounts and pays 1000 yuan for each further', () => {
    const { yearFen, defaultChildren } = ENTERPRISE_VIP
    expect([1, 2, defaultChildren, 99].map((n) => enterprisePriceFen(yearFen, n))).toEqual([
      298_000, 298_000, 398_000, 9_998_000,
    ])
  })

  it('VAL-16 the shared headcount is an integer from 1 to 99', () => {
    expect([1, 99].map(isHeadcount)).toEqual([true, true])
    expect([0, 100, 1.5, Number.NaN, -1].map(isHeadcount)).toEqual([false, false, false, false, false])
  })
})

describe('payment method', () => {
  it('PAY-11 payfs 0,1,2 and 1,2,3 both mean WeChat, Alipay, transfer', () => {
    expect(PAYMENT_METHODS.map((m) => payfsOf(m, 'zero'))).toEqual([0, 1, 2])
    expect(PAYMENT_METHODS.map((m) => payfsOf(m, 'one'))).toEqual([1, 2, 3])
    for (const coding of ['zero', 'one'] as const) {
      for (const method of PAYMENT_METHODS) {
        expect(readPayfs(payfsOf(method, coding), coding)).toBe(method)
        expect(readPayfs(String(payfsOf(method, coding)), coding)).toBe(method)
      }
    }
  })

  it('PAY-11 a payfs outside its coding is nothing', () => {
    for (const wrong of [-1, 3, 0.5, Number.NaN, '', 'x', ' 1', '01'])
      expect(readPayfs(wrong, 'zero')).toBeNull()
    for (const wrong of [0, 4, '0']) expect(readPayfs(wrong, 'one')).toBeNull()
  })

  it('PAY-02 payType is WeChat, AliPay or CompanyPay', () => {
    expect(PAYMENT_METHODS.map((m) => PAY_TYPES[m])).toEqual(['WeChat', 'AliPay', 'CompanyPay'])
    for (const method of PAYMENT_METHODS) expect(readPayType(PAY_TYPES[method])).toBe(method)
    expect(readPayType('wechat')).toBeNull()
  })

  it('PAY-08 a transfer shows the account in place of a code', () => {
    expect(PAYMENT_METHODS.map(paymentView)).toEqual(['qr', 'qr', 'account'])
  })
})

describe('points', () => {
  it('VAL-15 only digits count, without leading zeros', () => {
    expect(['007', '1a2', '', '0', '-5', '１'].map((input) => readPoints(input, 1000, 1000))).toEqual([
      7, 12, 0, 0, 5, 0,
    ])
  })

  it('VAL-15 points are capped at the smaller of what is available and the price', () => {
    expect(readPoints('501', 500, 1000)).toBe(500)
    expect(readPoints('500', 500, 1000)).toBe(500)
    expect(readPoints('1001', 5000, 1000)).toBe(1000)
    expect(readPoints('9'.repeat(40), 500, 1000)).toBe(500)
    expect(maxPoints(5000, 1000)).toBe(1000)
    expect(maxPoints(-3, 1000)).toBe(0)
  })

  it('VAL-15 type 2 products take no points', () => {
    expect([takesPoints(1), takesPoints(2)]).toEqual([true, false])
  })

  it('PAY-07 points cover a price when nothing is left to pay', () => {
    expect(pointsCover(1000, 999)).toBe(false)
    expect(pointsCover(1000, 1000)).toBe(true)
    expect(payableFen(1000, 999)).toBe(1)
    expect(payableFen(1000, 1001)).toBe(0)
  })
})

describe('packages', () => {
  it('PAY-09 at most the first four are shown, with term in days and price by day', () => {
    const shown = shownPackages(
      ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...item, id, discountAmount: 298_000 })),
    )
    expect(shown.map((one) => one.item.id)).toEqual(['a', 'b', 'c', 'd'])
    expect(shown[0]).toMatchObject({ term: '365 天', price: { fen: 298_000 }, perDayFen: 817 })
    expect(shownPackages([{ ...item, effectiveTime: 0 }])[0]?.perDayFen).toBe(398_000)
  })

  it('PAY-09 hidden on route names containing detail', () => {
    expect(['qiyedetails', 'detail', 'nijian-detail'].map(popupHiddenOn)).toEqual([true, true, true])
    expect(['qiye', 'home', ''].map(popupHiddenOn)).toEqual([false, false, false])
  })

  it('PAY-09 the promotion shows discountAmount / 100 of the first package, the upsell data.total', () => {
    expect(promoYuan([{ ...item, discountAmount: 9990 }, item])).toBe(99.9)
    expect(promoYuan([item])).toBeNull()
    expect(promoYuan([])).toBeNull()
    expect(upsellText('anxu', { total: 128 })).toContain('128')
  })
})
