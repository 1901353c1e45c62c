import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkRefundReason,
  decideLatePayment,
  isApprovedByRule,
  leavesOrder,
  MAX_REFUND_REASON,
  MIN_REFUND_REASON,
  mayApproveRefund,
  moveRefund,
  orderStatusDuring,
  REFUND_CAUSE_LABELS,
  REFUND_CAUSES,
  REFUND_STATE_LABELS,
  REFUND_STATES,
  type RefundEvent,
  type RefundState,
  refundRetryMs,
  splitRefund,
} from './index'

const EVENTS: readonly RefundEvent[] = ['approve', 'refuse', 'accept', 'finish', 'fail', 'retry']

describe('a refund', () => {
  it('REF-01 a reason is needed, of 2 to 500 characters', () => {
    const problems = (length: number) => checkRefundReason('退'.repeat(length)).map(({ message }) => message)
    expect([0, 1, MIN_REFUND_REASON, MAX_REFUND_REASON, MAX_REFUND_REASON + 1].map(problems)).toEqual([
      ['请填写退款理由'],
      ['退款理由至少 2 字'],
      [],
      [],
      ['退款理由最多 500 字'],
    ])
  })

  it('REF-01 is asked for, decided, sent and done; a repetition changes nothing', () => {
    expect(moveRefund('requested', 'approve')).toBe('approved')
    expect(moveRefund('requested', 'refuse')).toBe('refused')
    expect(moveRefund('approved', 'accept')).toBe('sent')
    expect(moveRefund('sent', 'finish')).toBe('done')
    expect(moveRefund('sent', 'fail')).toBe('failed')
    expect(moveRefund('failed', 'retry')).toBe('approved')
    for (const event of EVENTS)
      for (const end of ['done', 'refused'] as const) expect(moveRefund(end, event)).toBeNull()
    expect(moveRefund('sent', 'accept')).toBeNull()
    expect(moveRefund('requested', 'finish')).toBeNull()
  })

  it('REF-01 is no grave: from every state some way leads to its end', () => {
    const ways = (from: RefundState, seen: readonly RefundState[] = []): readonly RefundState[] => {
      if (seen.includes(from)) return []
      const next = EVENTS.flatMap((event) => moveRefund(from, event) ?? [])
      return [from, ...next.flatMap((item) => ways(item, [...seen, from]))]
    }
    for (const state of REFUND_STATES)
      expect([state, ways(state).some((way) => way === 'done' || way === 'refused')]).toEqual([state, true])
  })

  it('REF-01 its order is due, on its way, refunded; asked for or refused it is what it was', () => {
    expect(REFUND_STATES.map(orderStatusDuring)).toEqual([
      null,
      'refund-due',
      'refunding',
      'refunded',
      'refund-due',
      null,
    ])
    for (const state of REFUND_STATES) expect(REFUND_STATE_LABELS[state]).toMatch(/\S/)
    for (const cause of REFUND_CAUSES) expect(REFUND_CAUSE_LABELS[cause]).toMatch(/\S/)
  })

  it('REF-02 waits longer after each attempt, and never more than 6 h', () => {
    const minutes = [1, 2, 3, 4, 5, 6, 7, 30].map((attempt) => refundRetryMs(attempt) / 60_000)
    expect(minutes).toEqual([0.25, 1, 5, 30, 120, 360, 360, 360])
    expect(refundRetryMs(0)).toBe(15_000)
  })

  it('REF-03 a rule approves up to its limit, and nothing at 0', () => {
    const byRule = [isApprovedByRule(500, 0, 500), isApprovedByRule(501, 0, 500), isApprovedByRule(0, 0, 0)]
    expect(byRule).toEqual([true, false, false])
    expect([isApprovedByRule(200, 300, 500), isApprovedByRule(201, 300, 500)]).toEqual([true, false])
  })

  it('REF-03 above the limit nobody approves what they asked for themselves', () => {
    const may = (fen: number, askedBy: string | null, [toMember, byClerk] = [0, 0]) =>
      mayApproveRefund({ fen, askedBy }, 'wang', 100, { toMember, byClerk })
    expect([may(100, 'wang'), may(101, 'wang'), may(101, 'li'), may(101, null)]).toEqual([
      true,
      false,
      true,
      true,
    ])
    expect([may(40, 'wang', [60, 60]), may(40, 'wang', [61, 61]), may(40, 'li', [61, 61])]).toEqual([
      true,
      false,
      true,
    ])
    expect([may(40, 'wang', [0, 960]), may(40, 'wang', [0, 961])]).toEqual([true, false])
  })

  it('REF-04 money and points go back in proportion, points rounded down', () => {
    const paid = (money: number, wallet: number, points: number) => ({ money, wallet, points })
    expect(splitRefund(100, paid(100, 0, 100))).toEqual(paid(50, 0, 50))
    expect(splitRefund(101, paid(100, 0, 100))).toEqual(paid(51, 0, 50))
    expect(splitRefund(7, paid(0, 0, 10))).toEqual(paid(0, 0, 7))
    expect(splitRefund(0, paid(0, 0, 0))).toEqual(paid(0, 0, 0))
  })

  it('REF-04 what the wallet paid goes back to it, of odd money one fen more by the provider', () => {
    const paid = { money: 100, wallet: 100, points: 100 }
    expect(splitRefund(150, paid)).toEqual({ money: 50, wallet: 50, points: 50 })
    expect(splitRefund(151, paid)).toEqual({ money: 51, wallet: 50, points: 50 })
    expect(splitRefund(10, { money: 0, wallet: 10, points: 0 })).toEqual({ money: 0, wallet: 10, points: 0 })
  })

  it('REF-04 no fen is lost, and no part is more than was paid', () => {
    const most = 2 ** 31
    fc.assert(
      fc.property(
        fc.nat(most),
        fc.nat(most),
        fc.nat(most),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (money, wallet, points, part) => {
          const fen = Math.floor((money + wallet + points) * part)
          const shares = splitRefund(fen, { money, wallet, points })
          expect(shares.money + shares.wallet + shares.points).toBe(fen)
          expect(shares.money).toBeLessThanOrEqual(money)
          expect(shares.wallet).toBeLessThanOrEqual(wallet)
          expect(shares.points).toBeLessThanOrEqual(points)
          expect(Math.min(shares.money, shares.wallet, shares.points)).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })

  it('REF-05 late money is granted only if nothing speaks against it', () => {
    const suffices = { pointsSuffice: true, walletSuffices: true }
    const good = { inTime: true, deliverable: true, boughtInstead: false, ...suffices }
    expect(decideLatePayment(good)).toBe('grant')
    expect(decideLatePayment({ ...good, inTime: false })).toBe('refund')
    expect(decideLatePayment({ ...good, deliverable: false })).toBe('refund')
    expect(decideLatePayment({ ...good, boughtInstead: true })).toBe('refund')
    expect(decideLatePayment({ ...good, pointsSuffice: false })).toBe('refund')
    expect(decideLatePayment({ ...good, walletSuffices: false })).toBe('refund')
  })
})

it('TRF-03 REF-05 what was paid beside the order goes back without changing it', () => {
  expect(REFUND_CAUSES.filter(leavesOrder)).toEqual(['paid-twice', 'surplus', 'wallet'])
})
