import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anOrder, aPayment, NOW } from '../testing'
import { applyPayment, closeWhenDue, closingTime, extendMembership } from './index'

const pending = anOrder()
const payment = aPayment()
const DAY = 86_400_000

describe('an order and its payments', () => {
  it('PAY-03 a valid payment grants a pending order once; repeating it changes nothing', () => {
    const first = applyPayment(pending, payment)
    expect(first).toEqual({
      outcome: 'granted',
      order: { ...pending, status: 'paid', transaction: 'wechat:1' },
    })
    expect(applyPayment(first.order, payment)).toEqual({ outcome: 'already-paid', order: first.order })
  })

  it('PAY-03 the amount and the currency must match the order exactly', () => {
    for (const amountFen of [297_999, 298_001, 0, -298_000]) {
      expect(applyPayment(pending, aPayment({ amountFen }))).toEqual({
        outcome: 'refused',
        order: pending,
        reason: 'amount',
      })
    }
    expect(applyPayment(pending, aPayment({ currency: 'USD' }))).toEqual({
      outcome: 'refused',
      order: pending,
      reason: 'currency',
    })
  })

  it('PAY-05 a payment after the order closed is queued, never dropped, and says whether it was in time', () => {
    const closed = anOrder({ status: 'closed' })
    const end = closingTime(pending)
    const inTime = applyPayment(closed, aPayment({ paidAt: end }))
    expect(inTime).toMatchObject({ outcome: 'late', inTime: true, order: { status: 'refund-due' } })
    expect(applyPayment(closed, aPayment({ paidAt: end + 1 }))).toMatchObject({
      outcome: 'late',
      inTime: false,
    })
    expect(applyPayment(inTime.order, aPayment({ paidAt: end })).outcome).toBe('already-paid')
  })

  it('PAY-03 a second payment of a settled order is distinguished from a repetition', () => {
    for (const status of ['paid', 'refund-due'] as const) {
      const settled = anOrder({ status, transaction: 'wechat:1' })
      expect(applyPayment(settled, aPayment({ transaction: 'alipay:9' }))).toEqual({
        outcome: 'paid-twice',
        order: settled,
      })
    }
  })

  it('PAY-08 an order paid by transfer waits seven days for the bank, one paid by QR does not', () => {
    const byTransfer = anOrder({ method: 'transfer' })
    expect(closingTime(byTransfer)).toBe(NOW + 7 * DAY)
    expect(closeWhenDue(byTransfer, closingTime(byTransfer) - 1)).toBe(byTransfer)
    expect(closeWhenDue(byTransfer, closingTime(byTransfer)).status).toBe('closed')
    expect(closingTime(anOrder({ method: 'wechat' }))).toBe(closingTime(pending))
  })

  it('PAY-05 a pending order closes 1800 s after its creation, a paid one never', () => {
    expect(closingTime(pending)).toBe(NOW + 1_800_000)
    expect(closeWhenDue(pending, closingTime(pending) - 1)).toBe(pending)
    expect(closeWhenDue(pending, closingTime(pending)).status).toBe('closed')
    for (const status of ['paid', 'closed', 'refund-due'] as const) {
      const settled = anOrder({ status })
      expect(closeWhenDue(settled, closingTime(pending) + 1)).toBe(settled)
    }
  })

  it('PAY-03 in any sequence of payments an order is granted at most once and no valid payment is lost', () => {
    const steps = fc.array(
      fc.oneof(
        fc.constant('close' as const),
        fc.record({
          transaction: fc.constantFrom('a', 'b', 'c'),
          amountFen: fc.constantFrom(298_000, 1),
          currency: fc.constantFrom('CNY', 'USD'),
          paidAt: fc.integer({ min: NOW - 10, max: closingTime(pending) + 10 }),
        }),
      ),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(steps, (events) => {
        let order = pending
        let granted = 0
        for (const event of events) {
          if (event === 'close') {
            order = closeWhenDue(order, closingTime(pending))
            continue
          }
          const before = order
          const result = applyPayment(order, event)
          order = result.order
          if (result.outcome === 'granted') granted += 1
          if (result.outcome === 'refused') {
            expect(order).toBe(before)
            expect(event.amountFen === 298_000 && event.currency === 'CNY').toBe(false)
          }
          if (result.outcome === 'already-paid') expect(before.transaction).toBe(event.transaction)
        }
        expect(granted).toBeLessThanOrEqual(1)
        expect(granted === 1).toBe(order.status === 'paid')
      }),
    )
  })

  it('MEM-01 days are added to the end of a membership, or to now if it has ended', () => {
    expect(extendMembership(null, 365, NOW)).toBe(NOW + 365 * DAY)
    expect(extendMembership(NOW - 1, 30, NOW)).toBe(NOW + 30 * DAY)
    expect(extendMembership(NOW, 30, NOW)).toBe(NOW + 30 * DAY)
    expect(extendMembership(NOW + 1, 30, NOW)).toBe(NOW + 30 * DAY + 1)
  })
})
