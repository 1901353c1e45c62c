import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HEADCOUNT } from '../membership'
import { aPackage } from '../testing'
import {
  calculateCharge,
  calculatePrice,
  isHeadcount,
  type PricePackage,
  type PriceReason,
  parseHeadcount,
  readBuyer,
} from './index'

const full = (held: Partial<PricePackage>) => {
  const item = aPackage({ amount: 1000, ...held })
  return calculatePrice(item, readBuyer(item))
}
const price = (held: Partial<PricePackage>) => {
  const { fen, why } = full(held)
  return [fen, why]
}

describe('price', () => {
  it('PAY-12 a selling price below the list price applies', () => {
    expect([999, 1000, 1001].map((discountAmount) => price({ discountAmount }))).toEqual([
      [999, 'discount'],
      [1000, 'list'],
      [1000, 'list'],
    ])
    expect(full({ discountAmount: 999 }).listFen).toBe(1000)
  })

  it('PAY-12 a promotion of mode 2 is for the first limitNum purchases', () => {
    const at = (limitNum: number | null, purchasedNum: number) =>
      price({ discountMode: 2, disPrice: 800, limitNum, purchasedNum })[1]
    expect([at(1, 0), at(2, 1), at(3, 0)]).toEqual(['promotion', 'promotion', 'promotion'])
    expect([at(1, 1), at(2, 2), at(2, 3), at(0, 0)]).toEqual(['list', 'list', 'list', 'list'])
    expect([at(null, 0), at(null, -1), at(1, Number.NaN)]).toEqual(['list', 'list', 'list'])
  })

  it('PAY-12 a promotion without a mode, or with an unknown one, never applies', () => {
    for (const mode of [null, 0, 3, -1, '1']) {
      const discountMode = mode as PricePackage['discountMode']
      expect(price({ discountMode, disPrice: 800, limitNum: 5 })).toEqual([1000, 'list'])
    }
  })

  it('PAY-12 the struck-through price is never charged, and never below the charged price', () => {
    expect(full({ showPrice: 1200 })).toEqual({ fen: 1000, listFen: 1200, why: 'list' })
    expect(full({ showPrice: 900 })).toEqual({ fen: 1000, listFen: 1000, why: 'list' })
    const real = (showPrice: number) => full({ showPrice, realPrice: 600 }).listFen
    expect([601, 600, 599].map(real)).toEqual([601, 1000, 1000])
    for (const showPrice of [Number.POSITIVE_INFINITY, Number.NaN, 1200.5]) expect(real(showPrice)).toBe(1000)
  })

  it('PAY-12 every combination of offers: the lowest that applies is charged', () => {
    const names: readonly PriceReason[] = ['first-purchase', 'promotion', 'staff-gap', 'discount']
    const orders = names.flatMap((a) =>
      names.flatMap((b) => names.flatMap((c) => names.map((d) => [a, b, c, d] as const))),
    )
    let tried = 0
    const wrong: unknown[] = []
    for (const cheapestFirst of orders.filter((order) => new Set(order).size === 4)) {
      const fenOf = (why: PriceReason) => 500 + 100 * cheapestFirst.indexOf(why)
      for (let bits = 0; bits < 16; bits += 1) {
        const offered = names.filter((_, bit) => bits & (1 << bit))
        const held = (why: PriceReason) => (offered.includes(why) ? fenOf(why) : null)
        for (const [isFirst, discountMode, limitNum, purchasedNum] of [
          [0, 1, null, 0],
          [0, 2, 1, 0],
          [0, 2, 1, 1],
          [0, null, 1, 0],
          [1, 1, null, 0],
          [1, 2, 1, 0],
          [1, 2, 1, 1],
          [null, null, null, 0],
        ] as const) {
          const promoted = discountMode === 1 || (discountMode === 2 && purchasedNum === 0)
          const applies = (why: PriceReason) =>
            why === 'first-purchase' ? isFirst === 0 : why === 'promotion' ? promoted : true
          const lowest = cheapestFirst.find((why) => offered.includes(why) && applies(why))
          const prices = {
            isFirstPrice: held('first-purchase'),
            disPrice: held('promotion'),
            realPrice: held('staff-gap'),
            discountAmount: held('discount'),
          }
          const offer = { ...prices, isFirst, discountMode, limitNum, purchasedNum }
          const [fen, why] = price(offer)
          const right = lowest ? fen === fenOf(lowest) && why === lowest : fen === 1000 && why === 'list'
          if (!right) wrong.push({ ...offer, fen, why })
          tried += 1
        }
      }
    }
    expect(wrong).toEqual([])
    expect(tried).toBe(24 * 16 * 8)
  })

  it('PAY-12 of equal prices the first purchase is named, then promotion, staff gap, discount, list', () => {
    const same = { isFirst: 0, isFirstPrice: 700, discountMode: 1, disPrice: 700 } as const
    expect(price({ ...same, realPrice: 700, discountAmount: 700 })[1]).toBe('first-purchase')
    expect(price({ ...same, isFirst: 1, realPrice: 700, discountAmount: 700 })[1]).toBe('promotion')
    expect(price({ realPrice: 700, discountAmount: 700 })[1]).toBe('staff-gap')
    expect(price({ realPrice: 1000, discountAmount: 1000 })[1]).toBe('list')
  })

  it('PAY-12 an invalid special price does not apply', () => {
    for (const fen of [0, -1, 0.5, 999.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      expect(price({ discountMode: 1, disPrice: fen })).toEqual([1000, 'list'])
      expect(price({ isFirst: 0, isFirstPrice: fen })).toEqual([1000, 'list'])
      expect(price({ realPrice: fen, discountAmount: fen })).toEqual([1000, 'list'])
    }
    expect(price({ discountMode: 1, disPrice: 1 })).toEqual([1, 'promotion'])
    expect(price({ amount: 2 ** 60, disPrice: 2 ** 55, discountMode: 1 })).toEqual([2 ** 60, 'list'])
  })

  it('PAY-12 for any prices the charge is positive, and not above the list price or the compared one', () => {
    const fen = fc.option(fc.integer({ min: -5, max: 1500 }), { nil: null })
    const prices = fc.record({
      amount: fc.integer({ min: 1, max: 1000 }),
      discountAmount: fen,
      disPrice: fen,
      discountMode: fc.constantFrom(1 as const, 2 as const, null),
      limitNum: fc.option(fc.nat(3), { nil: null }),
      isFirstPrice: fen,
      showPrice: fen,
      realPrice: fen,
      purchasedNum: fc.nat(4),
      isFirst: fc.constantFrom(0, 1, null),
    })
    fc.assert(
      fc.property(prices, (held) => {
        const chosen = full(held)
        expect(chosen.fen).toBeGreaterThan(0)
        expect(chosen.fen).toBeLessThanOrEqual(held.amount)
        expect(chosen.listFen).toBeGreaterThanOrEqual(chosen.fen)
      }),
    )
  })
})

describe('enterprise VIP', () => {
  it('MEM-03 PAY-12 an order is charged the package for this buyer and the accounts beyond the free ones', () => {
    const prices = aPackage({ amount: 298_000, discountAmount: 250_000 })
    const buyer = { firstPurchase: false, purchasedNum: 0 }
    expect(calculateCharge(prices, buyer, null)).toMatchObject({ fen: 250_000, listFen: 298_000 })
    expect(calculateCharge(prices, buyer, 2)).toMatchObject({ fen: 250_000, listFen: 298_000 })
    expect(calculateCharge(prices, buyer, 4)).toMatchObject({ fen: 450_000, listFen: 498_000 })
  })

  it('VAL-16 the shared headcount is an integer from 1 to 99', () => {
    expect(HEADCOUNT).toEqual({ min: 1, max: 99 })
    expect([1, 2, 98, 99].filter(isHeadcount)).toEqual([1, 2, 98, 99])
    expect([0, -0, 100, 1.5, 98.9, -1, Number.NaN, Number.POSITIVE_INFINITY].filter(isHeadcount)).toEqual([])
  })

  it('VAL-20 can be typed in ASCII or full-width digits, with surrounding spaces', () => {
    const texts = ['1', '99', '０１', '９９', '1２', ' 3 ', '\u30007\u3000', '007']
    expect(texts.map(parseHeadcount)).toEqual([1, 99, 1, 99, 12, 3, 7, 7])
  })

  it('VAL-20 an invalid headcount is null, not corrected', () => {
    const none = [
      '',
      ' ',
      '0',
      '０',
      '100',
      '１００',
      '-1',
      '－1',
      '+1',
      '1.5',
      '1e1',
      '0x9',
      '1 2',
      'a1',
      '1a',
      '三',
    ]
    const hostile = ['1\u0000', '\ud8001', '1😀', '٣', '1,0', 'NaN', '__proto__', '9'.repeat(400)]
    expect([...none, ...hostile].filter((text) => parseHeadcount(text) !== null)).toEqual([])
  })
})
