import { describe, expect, it } from 'vitest'
import { isCurrent } from '../machine'
import { aPaidOrder, NOW } from '../testing'
import { formatCountdown, formatOrderWaits, type PayStatus, type PurchaseEvent } from './index'
import { ORDER_END_TEXTS } from './paying-texts'
import { CONFIRMED, CREATED, created, EXPIRED, effectTypes, OVER, paid, run, SHOWN } from './purchase.fixture'
import { purchaseStep } from './purchase.machine'

const tick = (elapsedMs: number, generation = 2): PurchaseEvent => ({
  type: 'tick',
  generation,
  now: NOW + elapsedMs,
})

describe('the countdown', () => {
  it('PAY-05 is shown as minutes and seconds from 30:00 on', () => {
    expect([1800, 1799, 600, 61, 60, 59, 9, 0].map(formatCountdown)).toEqual([
      '30:00',
      '29:59',
      '10:00',
      '01:01',
      '01:00',
      '00:59',
      '00:09',
      '00:00',
    ])
  })

  it('PAY-05 starts with the order, or at the server’s payStartTime', () => {
    const left = (payStartTime: number | null) => {
      const { state } = run([...CONFIRMED, created(payStartTime)])
      return 'checkout' in state ? [state.at, state.checkout.remaining] : [state.at]
    }
    expect(left(null)).toEqual(['fetching', 1800])
    expect(left(NOW - 60_000)).toEqual(['fetching', 1740])
    expect(left(NOW + 60_000)).toEqual(['fetching', 1800])
    expect(left(NOW - 1_799_000)).toEqual(['fetching', 1])
    expect(left(NOW - 1_800_000)).toEqual(['expired', 0])
    expect(left(NOW - 1_801_000)).toEqual(['expired', 0])
    expect(left(0)).toEqual(['expired', 0])
  })

  it('PAY-05 each tick schedules the next, also while the code is expired', () => {
    for (const events of [CREATED, SHOWN, EXPIRED]) {
      const before = run(events).state
      const step = run([tick(90_000)], before)
      expect(step.state).toMatchObject({ at: before.at, checkout: { remaining: 1710 } })
      expect(step.effects).toEqual([{ type: 'tick', afterMs: 1000, generation: 2 }])
    }
  })

  it('PAY-05 at 0 it shows 订单已过期 and stops polling', () => {
    for (const events of [CREATED, SHOWN, EXPIRED]) {
      const before = run([...events, tick(1_799_000)])
      expect(before.state).toMatchObject({ at: run(events).state.at, checkout: { remaining: 1 } })
      const over = purchaseStep(before.state, tick(1_800_000))
      expect(over.state).toMatchObject({ at: 'expired', reason: 'order', text: '订单已过期', generation: 3 })
      expect(over.state).toMatchObject({ checkout: { remaining: 0 } })
      expect(over.effects).toEqual([])
      const poll = { type: 'pollStatus', afterMs: 2000, generation: 2, orderId: 'o1' } as const
      expect(isCurrent(over.state, poll)).toBe(false)
    }
  })

  it('PAY-05 PAY-04 once the order is over, refreshing or another method makes a new one', () => {
    const over = run(OVER).state
    for (const [event, method] of [
      [{ type: 'refresh', now: NOW }, 'wechat'],
      [{ type: 'pickMethod', method: 'alipay', now: NOW }, 'alipay'],
    ] as const) {
      const restarted = purchaseStep(over, event)
      expect(restarted.state).toMatchObject({
        at: 'creating',
        generation: 4,
        selection: { method, agreed: true },
      })
      expect(effectTypes(restarted)).toEqual(['createOrder'])
    }
    expect(purchaseStep(over, tick(0, 3)).state).toBe(over)
  })

  it('PAY-05 a refresh notices that the time is over', () => {
    const at = (elapsedMs: number) => run([...EXPIRED, { type: 'refresh', now: NOW + elapsedMs }]).state
    expect(at(1_799_000)).toMatchObject({ at: 'fetching', checkout: { remaining: 1 } })
    expect(at(1_800_000)).toMatchObject({ at: 'expired', reason: 'order' })
  })
})

describe('success', () => {
  const order = aPaidOrder()

  it('PAY-03 paid: 500 ms, then the success with its order, announced once', () => {
    const waiting = run([...SHOWN, paid()])
    expect(waiting.state).toEqual({ at: 'paid', generation: 3, paidOrders: ['o1'], orderId: 'o1', order })
    expect(waiting.effects).toEqual([{ type: 'finish', afterMs: 500, generation: 3 }])
    const done = purchaseStep(waiting.state, { type: 'finish', generation: 3 })
    expect(done.state).toEqual({ at: 'success', generation: 3, paidOrders: ['o1'], orderId: 'o1', order })
    expect(done.effects).toEqual([{ type: 'announce', afterMs: 0, orderId: 'o1', order }])
    expect(purchaseStep(done.state, paid())).toEqual({ state: done.state, effects: [] })
    expect(purchaseStep(done.state, { type: 'finish', generation: 3 }).state).toBe(done.state)
  })

  it('PAY-03 a success of another generation is ignored', () => {
    const waiting = run([...SHOWN, paid()]).state
    for (const generation of [2, 4]) {
      expect(purchaseStep(waiting, { type: 'finish', generation }).state).toBe(waiting)
    }
  })

  it('PAY-03 a payment of another order is announced at once, and the one on screen continues', () => {
    const shown = run(SHOWN).state
    const step = purchaseStep(shown, paid(2, 'o0'))
    expect(step.state).toEqual({ ...shown, paidOrders: ['o0'] })
    expect(step.effects).toEqual([{ type: 'announce', afterMs: 0, orderId: 'o0', order }])
    expect(purchaseStep(step.state, paid(2, 'o0'))).toEqual({ state: step.state, effects: [] })
    expect(run([paid(2)], step.state).state).toMatchObject({ at: 'paid', paidOrders: ['o0', 'o1'] })
  })

  it('PAY-03 closing within the 500 ms announces the order, and so does an answer after closing', () => {
    const announced = [{ type: 'announce', afterMs: 0, orderId: 'o1', order }]
    const during = run([...SHOWN, paid(), { type: 'close' }])
    expect(during).toEqual({ state: { at: 'closed', generation: 4, paidOrders: ['o1'] }, effects: announced })
    expect(run([{ type: 'finish', generation: 3 }], during.state).effects).toEqual([])
    const after = run([...SHOWN, { type: 'close' }, paid()])
    expect(after.state.at).toBe('closed')
    expect(after.effects).toEqual(announced)
    expect(purchaseStep(after.state, paid()).effects).toEqual([])
  })
})

describe('an order that is over', () => {
  const answered = (answer: PayStatus) =>
    run([...SHOWN, { type: 'polled', generation: 2, orderId: 'o1', answer }])
  const closed = (closeReason: 'superseded' | 'expired' | 'abandoned' | null) =>
    answered({ payStatus: false, status: 'closed', closeReason })

  it('PAY-05 is shown at the next poll, with its reason, and neither polled nor counted any more', () => {
    for (const reason of ['superseded', 'expired', 'abandoned'] as const) {
      const step = closed(reason)
      expect(step.state).toMatchObject({ at: 'expired', reason: 'order', ...ORDER_END_TEXTS[reason] })
      expect(step.effects).toEqual([])
      expect(purchaseStep(step.state, tick(5000)).state).toBe(step.state)
    }
    expect(closed(null).state).toMatchObject({ text: '订单已关闭' })
  })

  it('PAY-05 whose money came too late says that it goes back', () => {
    for (const status of ['refund-due', 'refunding', 'refunded'] as const)
      expect(answered({ payStatus: false, status, closeReason: null }).state).toMatchObject({
        text: '付款将原路退回',
      })
  })

  it('PAY-02 an answer about an earlier code closes nothing', () => {
    const step = run([
      ...SHOWN,
      {
        type: 'polled',
        generation: 1,
        orderId: 'o1',
        answer: { payStatus: false, status: 'closed', closeReason: null },
      },
    ])
    expect(step.state.at).toBe('qr')
  })
})

it('PAY-05 a closed till says where its order waits, and for how long', () => {
  const ends = '，可在“我的订单”里继续支付'
  const texts = [
    formatOrderWaits({ seconds: 1741 }),
    formatOrderWaits({ seconds: 1 }),
    formatOrderWaits('transfer'),
  ]
  expect(texts).toEqual([`订单还保留 30 分钟${ends}`, `订单还保留 1 分钟${ends}`, `订单还保留 7 天${ends}`])
})
