import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anOrder, aPayment, NOW } from '../testing'
import { applyPayment, closesAt, closeWhenDue, extendMembership } from './index'

const pending = anOrder()
const payment = aPayment()
const DAY = 86_400_000

describe('an order and its payments', () => {
  it('PAY-03 a right payment of a pending order grants it once; its repetition changes nothing', () => {
    const first = applyPayment(pending, payment)
    expect(first).toEqual({
      outcome: 'granted',
      order: { ...pending, status: 'paid', transaction: 'wechat:1' },
    })
    expect(applyPayment(first.order, payment)).toEqual({ outcome: 'already-paid', order: first.order })
  })

  it('PAY-03 the amount and the currency must be exactly what was asked for', () => {
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
    const end = closesAt(pending)
    const inTime = applyPayment(closed, aPayment({ paidAt: end }))
    expect(inTime).toMatchObject({ outcome: 'late', inTime: true, order: { status: 'refund-due' } })
    expect(applyPayment(closed, aPayment({ paidAt: end + 1 }))).toMatchObject({
      outcome: 'late',
      inTime: false,
    })
    expect(applyPayment(inTime.order, aPayment({ paidAt: end })).outcome).toBe('already-paid')
  })

  it('PAY-03 a second payment of a settled order is told apart from a repetition', () => {
    for (const status of ['paid', 'refund-due'] as const) {
      const settled = anOrder({ status, transaction: 'wechat:1' })
      expect(applyPayment(settled, aPayment({ transaction: 'alipay:9' }))).toEqual({
        outcome: 'paid-twice',
        order: settled,
      })
    }
  })

  it('PAY-08 an order to be paid by transfer waits seven days for the bank, one by QR does not', () => {
    const byTransfer = anOrder({ method: 'transfer' })
    expect(closesAt(byTransfer)).toBe(NOW + 7 * DAY)
    expect(closeWhenDue(byTransfer, closesAt(byTransfer) - 1)).toBe(byTransfer)
    expect(closeWhenDue(byTransfer, closesAt(byTransfer)).status).toBe('closed')
    expect(closesAt(anOrder({ method: 'wechat' }))).toBe(closesAt(pending))
  })

  it('PAY-05 a pending order closes 1800 s after its creation, a paid one never', () => {
    expect(closesAt(pending)).toBe(NOW + 1_800_000)
    expect(closeWhenDue(pending, closesAt(pending) - 1)).toBe(pending)
    expect(closeWhenDue(pending, closesAt(pending)).status).toBe('closed')
    for (const status of ['paid', 'closed', 'refund-due'] as const) {
      const settled = anOrder({ status })
      expect(closeWhenDue(settled, closesAt(pending) + 1)).toBe(settled)
    }
  })

  it('PAY-03 whatever comes in whatever order, one order is granted at most once and no right payment vanishes', () => {
    const steps = fc.array(
      fc.oneof(
        fc.constant('close' as const),
        fc.record({
          transaction: fc.constantFrom('a', 'b', 'c'),
          amountFen: fc.constantFrom(298_000, 1),
          currency: fc.constantFrom('CNY', 'USD'),
          paidAt: fc.integer({ min: NOW - 10, max: closesAt(pending) + 10 }),
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
            order = closeWhenDue(order, closesAt(pending))
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

  it('MEM-01 days are added to what is left of a membership, or to now when nothing is', () => {
    expect(extendMembership(null, 365, NOW)).toBe(NOW + 365 * DAY)
    expect(extendMembership(NOW - 1, 30, NOW)).toBe(NOW + 30 * DAY)
    expect(extendMembership(NOW, 30, NOW)).toBe(NOW + 30 * DAY)
    expect(extendMembership(NOW + 1, 30, NOW)).toBe(NOW + 30 * DAY + 1)
  })
})
