import { describe, expect, it } from 'vitest'
import {
  countdownText,
  type PurchaseEvent,
  purchaseStep,
  remainingSeconds,
  SUCCESS_FIELDS,
  stillWanted,
} from './index'
import {
  CHOSEN,
  CONFIRMED,
  CREATED,
  EXPIRED,
  effectTypes,
  NOW,
  order,
  paid,
  run,
  SHOWN,
} from './purchase.fixture'

describe('the countdown', () => {
  it('PAY-05 starts at 30:00 and goes by the second; with payStartTime it is 1800 less what elapsed', () => {
    expect(countdownText(remainingSeconds(NOW, NOW))).toBe('30:00')
    expect(countdownText(remainingSeconds(NOW, NOW + 61_000))).toBe('28:59')
    expect(remainingSeconds(NOW, NOW + 1_799_000)).toBe(1)
    expect(remainingSeconds(NOW, NOW + 1_800_000)).toBe(0)
    expect(remainingSeconds(NOW, NOW + 9_999_999)).toBe(0)
    expect(remainingSeconds(NOW + 5000, NOW)).toBe(1800)
  })

  it('PAY-05 each tick asks for the next, through the expired code too', () => {
    for (const events of [CREATED, SHOWN, EXPIRED]) {
      const step = run([...events, { type: 'tick', generation: 2, now: NOW + 90_000 }])
      expect(step.state).toMatchObject({ checkout: { remaining: 1710 } })
      expect(step.effects).toEqual([{ type: 'tick', afterMs: 1000, generation: 2 }])
    }
  })

  it('PAY-05 at 0 it says 订单已过期 and stops polling; refreshing then makes a new order', () => {
    const before = run([...SHOWN, { type: 'tick', generation: 2, now: NOW + 1_799_000 }])
    expect(before.state.at).toBe('qr')
    const over = purchaseStep(before.state, { type: 'tick', generation: 2, now: NOW + 1_800_000 })
    expect(over.state).toMatchObject({ at: 'expired', reason: 'order', text: '订单已过期' })
    expect(over.effects).toEqual([])
    expect(stillWanted(over.state, { type: 'pollStatus', afterMs: 2000, generation: 2, orderId: 'o1' })).toBe(
      false,
    )
    const anew = purchaseStep(over.state, { type: 'refresh', now: NOW + 1_800_000 })
    expect(anew.state.at).toBe('creating')
    expect(effectTypes(anew)).toEqual(['createOrder'])
  })

  it('PAY-05 an order found past its time is expired at once', () => {
    const found = run([
      ...CONFIRMED,
      { type: 'orderCreated', generation: 1, orderId: 'o1', payStartTime: NOW - 1_800_000, now: NOW },
    ])
    expect(found.state).toMatchObject({ at: 'expired', reason: 'order' })
    const late = run([...EXPIRED, { type: 'refresh', now: NOW + 1_800_000 }])
    expect(late.state).toMatchObject({ at: 'expired', reason: 'order' })
  })

  it('PAY-05 a clock that goes back adds no time', () => {
    const step = run([
      ...SHOWN,
      { type: 'tick', generation: 2, now: NOW + 100_000 },
      { type: 'tick', generation: 2, now: NOW - 100_000 },
    ])
    expect(step.state).toMatchObject({ at: 'qr', checkout: { remaining: 1700 } })
  })
})

describe('success', () => {
  it('PAY-03 paid: 500 ms, then the success with its order, announced once', () => {
    const waiting = run([...SHOWN, paid()])
    expect(waiting.state.at).toBe('paid')
    expect(waiting.effects).toEqual([{ type: 'finish', afterMs: 500, generation: 3 }])
    const done = purchaseStep(waiting.state, { type: 'finish', generation: 3 })
    expect(done.state).toMatchObject({ at: 'success', order })
    expect(done.effects).toEqual([{ type: 'announce', afterMs: 0, orderId: 'o1', order }])
    expect(purchaseStep(done.state, paid()).state).toBe(done.state)
  })

  it('PAY-03 the success dialog shows the nine fields', () => {
    expect(SUCCESS_FIELDS.map((field) => field.key)).toEqual([
      'productType',
      'productName',
      'businessPrice',
      'balance',
      'accountCode',
      'orderCode',
      'payTypeName',
      'paySuccTime',
      'succTime',
    ])
  })

  it('PAY-03 a payment told by an older code, or after expiry, still succeeds', () => {
    const SWITCHED: PurchaseEvent[] = [...SHOWN, { type: 'pickMethod', method: 'alipay', now: NOW }]
    for (const events of [SWITCHED, EXPIRED]) expect(run([...events, paid(2)]).state.at).toBe('paid')
  })

  it('PAY-03 closing within the 500 ms announces the order, and so does an answer after closing', () => {
    const during = run([...SHOWN, paid(), { type: 'close' }])
    expect(during.state.at).toBe('closed')
    expect(effectTypes(during)).toEqual(['announce'])
    const after = run([...SHOWN, { type: 'close' }, paid()])
    expect(after.state.at).toBe('closed')
    expect(effectTypes(after)).toEqual(['announce'])
    expect(purchaseStep(after.state, paid()).effects).toEqual([])
  })

  it('PAY-07 points that cover the price: the result is fetched without a QR', () => {
    const created = run([
      ...CHOSEN,
      { type: 'useAllPoints' },
      { type: 'tickAgreement', agreed: true },
      { type: 'pay', loggedIn: true },
      { type: 'orderCreated', generation: 1, orderId: 'o1', payStartTime: null, now: NOW },
    ])
    expect(created.state.at).toBe('settling')
    expect(created.effects).toEqual([{ type: 'pollStatus', afterMs: 0, generation: 2, orderId: 'o1' }])
    expect(purchaseStep(created.state, paid()).state.at).toBe('paid')
  })

  it('PAY-07 an order on points alone is not abandoned while it is created, nor bought twice', () => {
    const creating = run([
      ...CHOSEN,
      { type: 'useAllPoints' },
      { type: 'tickAgreement', agreed: true },
      { type: 'pay', loggedIn: true },
    ]).state
    expect(purchaseStep(creating, { type: 'close' }).state).toBe(creating)
    const lost = purchaseStep(creating, { type: 'orderFailed', generation: 1, message: null })
    expect(effectTypes(lost)).toEqual(['refreshMember'])
    expect(purchaseStep(lost.state, { type: 'back' }).state).toBe(lost.state)
  })
})
