import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dividePayout,
  formatTopUpName,
  PAYOUT_REFUSALS,
  parseTopUp,
  refuseTopUp,
  TOP_UP,
  TOP_UP_REFUSALS,
  WALLET_CAUSE_LABELS,
  WALLET_CAUSES,
  WALLET_FILTER_NAMES,
  WALLET_FILTERS,
} from './index'

describe('a wallet', () => {
  it('WAL-01 takes top-ups of 1 to 20,000 yuan in whole fen', () => {
    const bounds = [99, 100, 2_000_000, 2_000_001, 100.5, Number.NaN, -100]
    expect(bounds.map((fen) => refuseTopUp(fen, 0))).toEqual([
      'amount',
      null,
      null,
      'amount',
      'amount',
      'amount',
      'amount',
    ])
    expect(TOP_UP.choicesFen.map((fen) => refuseTopUp(fen, 0))).toEqual([null, null, null, null])
    expect(TOP_UP_REFUSALS.amount).toContain('1 至 20,000 元')
  })

  it('WAL-01 reads yuan with at most two decimals, full-width digits too, and nothing else', () => {
    const read = [
      '1',
      '1.5',
      '20000',
      ' 12.34 ',
      '１００',
      '0.99',
      '1.234',
      '20000.01',
      '',
      '-5',
      '1e3',
      '1,0',
    ]
    expect(read.map(parseTopUp)).toEqual([
      100,
      150,
      2_000_000,
      1234,
      10_000,
      ...[null, null, null, null, null, null, null],
    ])
    expect(formatTopUpName(123_450)).toBe('钱包充值 1,234.50 元')
  })

  it('WAL-02 names every cause, and every cause is in one filter', () => {
    for (const cause of WALLET_CAUSES) expect(WALLET_CAUSE_LABELS[cause]).toMatch(/\S/)
    const shown = WALLET_FILTER_NAMES.flatMap((name) => [...WALLET_FILTERS[name].causes])
    expect([...shown].sort()).toEqual([...WALLET_CAUSES].sort())
  })

  it('WAL-04 goes back to the newest top-ups first, each at most what is left of it', () => {
    const topUps = [
      { paymentId: 'new', left: 300 },
      { paymentId: 'spent', left: 0 },
      { paymentId: 'old', left: 500 },
    ]
    expect(dividePayout(300, topUps)).toEqual([{ paymentId: 'new', amount: 300 }])
    expect(dividePayout(301, topUps)).toEqual([
      { paymentId: 'new', amount: 300 },
      { paymentId: 'old', amount: 1 },
    ])
    expect(dividePayout(0, topUps)).toEqual([])
    expect(() => dividePayout(801, topUps)).toThrow('1 fen that nobody paid in')
    for (const text of Object.values(PAYOUT_REFUSALS)) expect(text).toMatch(/\S/)
  })

  it('WAL-04 no fen is lost, and no top-up gives back more than is left of it', () => {
    const lefts = fc.array(fc.nat(1_000_000), { maxLength: 20 })
    fc.assert(
      fc.property(lefts, fc.double({ min: 0, max: 1, noNaN: true }), (amounts, part) => {
        const topUps = amounts.map((left, at) => ({ paymentId: String(at), left }))
        const balance = Math.floor(amounts.reduce((sum, amount) => sum + amount, 0) * part)
        const parts = dividePayout(balance, topUps)
        expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance)
        for (const { paymentId, amount } of parts) {
          expect(amount).toBeGreaterThan(0)
          expect(amount).toBeLessThanOrEqual(amounts[Number(paymentId)] ?? 0)
        }
      }),
    )
  })
})
