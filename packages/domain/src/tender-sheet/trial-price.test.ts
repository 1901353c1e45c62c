import { expect, it } from 'vitest'
import { FEN_PER_WAN } from '../formatting'
import { placeTrialPrice, priceAtDiscount, readTrialPrice } from './trial-price'

const BUDGET = 1_000 * FEN_PER_WAN
const wan = (price: number) => price * FEN_PER_WAN
const TEN = [2, 4, 6, 8, 10, 10, 12, 14, 16, 18]

it('BID-10 lower than none, than all, and above the control price are said in words', () => {
  const place = (price: number) => placeTrialPrice(wan(price), BUDGET, TEN)
  expect(place(980)?.placeText).toBe('不比收录的 10 次中标价中的任何一次低')
  expect(place(800)?.placeText).toBe('比收录的 10 次中标价都低')
  expect(place(1_000)?.discountText).toBe('下浮 0.0%')
  expect(place(1_050)).toMatchObject({
    discount: -5,
    discountText: '上浮 5.0%',
    placeText: '高于控制价，收录的中标价都不高于控制价',
  })
})

it('BID-10 fewer than ten cases say so, with their number', () => {
  const place = (cases: readonly number[]) => placeTrialPrice(wan(900), BUDGET, cases)?.placeText
  expect(place(TEN.slice(0, 9))).toBe('低于 9 次中标价中的 4 次，样本少')
  expect(place(TEN)).not.toContain('样本少')
})

it('BID-10 nothing is told of no price or no control price', () => {
  for (const [price, budget] of [
    [0, BUDGET],
    [-1, BUDGET],
    [Number.NaN, BUDGET],
    [wan(1), 0],
  ] as const)
    expect(placeTrialPrice(price, budget, TEN)).toBeNull()
})

it('BID-10 the slider and the field tell the same price', () => {
  for (const percent of [0, 0.1, 11.2, 22]) {
    const price = priceAtDiscount(BUDGET, percent)
    expect(price % (FEN_PER_WAN / 100)).toBe(0)
    expect(placeTrialPrice(price, BUDGET, TEN)?.discount).toBeCloseTo(percent, 1)
    expect(readTrialPrice((price / FEN_PER_WAN).toFixed(2))).toBe(price)
  }
  expect(readTrialPrice(' 1,234.5 ')).toBe(wan(1_234.5))
  for (const text of ['', '0', '-1', '1e5', '十', '1.2.3']) expect(readTrialPrice(text), text).toBeNull()
})
