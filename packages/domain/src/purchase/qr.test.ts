import { describe, expect, it } from 'vitest'
import { isCurrent } from '../machine'
import { aProduct, NOW } from '../testing'
import type { PurchaseEvent } from './index'
import {
  CONFIRMED,
  CREATED,
  EXPIRED,
  effectTypes,
  OVER,
  paid,
  run,
  SETTLING,
  SHOWN,
  TRANSFER,
  unpaid,
} from './purchase.fixture'
import { purchaseStep } from './purchase.machine'

const resume = (held: Partial<Extract<PurchaseEvent, { type: 'resume' }>> = {}): PurchaseEvent => ({
  type: 'resume',
  product: aProduct(),
  method: 'alipay',
  orderId: 'o7',
  payStartTime: NOW - 60_000,
  loggedIn: true,
  now: NOW,
  ...held,
})
const pick = (method: 'wechat' | 'alipay' | 'transfer', now = NOW): PurchaseEvent => ({
  type: 'pickMethod',
  method,
  now,
})

describe('the QR', () => {
  it('PAY-02 an order is created, its QR fetched, then polled after 2 s', () => {
    expect(effectTypes(run(CONFIRMED))).toEqual(['createOrder'])
    const step = run(CREATED)
    expect(step.state).toMatchObject({ at: 'fetching', generation: 2, checkout: { orderId: 'o1' } })
    expect(step.effects).toEqual([
      { type: 'fetchQr', afterMs: 0, generation: 2, orderId: 'o1', method: 'wechat' },
      { type: 'tick', afterMs: 1000, generation: 2 },
    ])
    const shown = run(SHOWN)
    expect(shown.state).toMatchObject({ at: 'qr', content: 'weixin://1', polls: 1 })
    expect(shown.effects).toEqual([{ type: 'pollStatus', afterMs: 2000, generation: 2, orderId: 'o1' }])
  })

  it('PAY-02 polls every 2 s, 30 times; a failed poll counts as one', () => {
    let step = run(SHOWN)
    let polls = 1
    while (step.state.at === 'qr') {
      step = purchaseStep(step.state, polls % 3 === 0 ? { type: 'pollFailed', generation: 2 } : unpaid())
      expect(step.effects.length).toBeLessThanOrEqual(1)
      for (const effect of step.effects) {
        expect(effect).toEqual({ type: 'pollStatus', afterMs: 2000, generation: 2, orderId: 'o1' })
        polls += 1
      }
    }
    expect(polls).toBe(30)
    expect(step.state).toMatchObject({ at: 'expired', reason: 'qr' })
  })

  it('PAY-02 an existing order is paid without creating another', () => {
    for (const before of [[], [{ type: 'open' }]] as const) {
      const resumed = run([...before, resume()])
      expect(resumed.state).toEqual({
        at: 'fetching',
        generation: 1,
        paidOrders: [],
        checkout: {
          selection: { product: aProduct(), method: 'alipay', points: 0, usesWallet: false, agreed: true },
          orderId: 'o7',
          payStartTime: NOW - 60_000,
          remaining: 1740,
        },
      })
      expect(resumed.effects).toEqual([
        { type: 'fetchQr', afterMs: 0, generation: 1, orderId: 'o7', method: 'alipay' },
        { type: 'tick', afterMs: 1000, generation: 1 },
      ])
    }
  })

  it('PAY-04 after 30 polls 点击刷新 re-creates the code of the same order', () => {
    const expired = run(EXPIRED)
    expect(expired.state).toMatchObject({ at: 'expired', reason: 'qr', text: '二维码已失效，点击刷新' })
    expect(expired.effects).toEqual([])
    const refreshed = run([{ type: 'refresh', now: NOW + 60_000 }], expired.state)
    expect(refreshed.state).toMatchObject({ at: 'fetching', checkout: { remaining: 1740 } })
    expect(refreshed.effects[0]).toMatchObject({ type: 'fetchQr', orderId: 'o1', generation: 3 })
    const again = run([{ type: 'qrFetched', generation: 3, content: 'weixin://2' }], refreshed.state)
    expect(again.state).toMatchObject({ at: 'qr', polls: 1, content: 'weixin://2' })
  })

  it('PAY-04 another method regenerates the code, in every state of the order', () => {
    for (const [events, generation] of [
      [CREATED, 3],
      [SHOWN, 3],
      [EXPIRED, 3],
      [TRANSFER, 4],
    ] as const) {
      const switched = run([...events, pick('alipay')])
      expect(switched.state).toMatchObject({ at: 'fetching', generation, checkout: { orderId: 'o1' } })
      expect(switched.effects[0]).toMatchObject({
        type: 'fetchQr',
        method: 'alipay',
        generation,
        orderId: 'o1',
      })
    }
  })

  it('PAY-04 the current method does not, and there is no code for points only', () => {
    for (const [events, method] of [
      [SHOWN, 'wechat'],
      [EXPIRED, 'wechat'],
      [OVER, 'wechat'],
      [TRANSFER, 'transfer'],
      [SETTLING, 'alipay'],
    ] as const) {
      const { state } = run(events)
      expect(purchaseStep(state, pick(method)).state).toBe(state)
      expect(purchaseStep(state, pick(method)).effects).toEqual([])
    }
  })

  it('PAY-04 answers for an older code are ignored, a late code among them', () => {
    const switched = run([...SHOWN, pick('alipay')]).state
    for (const late of [
      unpaid(2),
      { type: 'pollFailed', generation: 2 },
      { type: 'qrFetched', generation: 2, content: 'weixin://late' },
      { type: 'qrFailed', generation: 2, error: '50001', message: null },
      { type: 'tick', generation: 2, now: NOW },
    ] as const) {
      expect(purchaseStep(switched, late).state).toBe(switched)
    }
  })

  it('PAY-04 closing stops polling: pending requests are no longer wanted', () => {
    const shown = run(SHOWN)
    const closed = purchaseStep(shown.state, { type: 'close' })
    expect(closed).toEqual({ state: { at: 'closed', generation: 3, paidOrders: [] }, effects: [] })
    expect(shown.effects).toHaveLength(1)
    for (const effect of shown.effects) {
      expect(isCurrent(shown.state, effect)).toBe(true)
      expect(isCurrent(closed.state, effect)).toBe(false)
    }
    expect(isCurrent(closed.state, { type: 'refreshMember', afterMs: 0 })).toBe(true)
    expect(purchaseStep(closed.state, unpaid()).state).toBe(closed.state)
  })

  it('PAY-04 a code that cannot be fetched shows why, and can be refreshed', () => {
    const failed = (message: string | null) =>
      run([...CREATED, { type: 'qrFailed', generation: 2, error: '50001', message }])
    expect(failed('渠道维护中 ').state).toMatchObject({ at: 'expired', reason: 'qr', text: '渠道维护中' })
    for (const none of [null, '', ' ']) {
      expect(failed(none).state).toMatchObject({ at: 'expired', text: '二维码获取失败，点击刷新' })
    }
    expect(failed(null).effects).toEqual([])
    const refreshed = run([{ type: 'refresh', now: NOW }], failed(null).state)
    expect(effectTypes(refreshed)).toEqual(['fetchQr', 'tick'])
  })
})

describe('a transfer', () => {
  it('PAY-08 shows the account and is not polled', () => {
    const step = run(TRANSFER)
    expect(step.state).toMatchObject({ at: 'transfer', account: '6222 0000' })
    expect(step.effects).toEqual([])
  })

  it('PAY-08 is not counted down: the bank takes days', () => {
    const fetching = run([...CREATED, pick('transfer')])
    expect(fetching.effects).toEqual([
      { type: 'fetchQr', afterMs: 0, generation: 3, orderId: 'o1', method: 'transfer' },
    ])
    const late: PurchaseEvent = { type: 'tick', generation: 3, now: NOW + 1_800_000 }
    for (const { state } of [fetching, run(TRANSFER)]) expect(purchaseStep(state, late).state).toBe(state)
  })

  it('PAY-08 an order from two days ago still shows its account, and a QR of it is too late', () => {
    const old = { payStartTime: NOW - 2 * 86_400_000 }
    const resumed = run([resume({ ...old, method: 'transfer' })])
    expect(resumed.state).toMatchObject({ at: 'fetching', checkout: { remaining: 0 } })
    expect(effectTypes(resumed)).toEqual(['fetchQr'])
    const account = run([{ type: 'qrFetched', generation: 1, content: '6222' }], resumed.state)
    expect(account.state).toMatchObject({ at: 'transfer', account: '6222' })
    expect(run([pick('wechat')], account.state).state).toMatchObject({ at: 'expired', reason: 'order' })
    expect(run([resume(old)]).state).toMatchObject({ at: 'expired', reason: 'order' })
  })

  it('PAY-08 PAY-03 one reported as paid succeeds like any other', () => {
    expect(run([...TRANSFER, paid(3)]).state).toMatchObject({ at: 'paid', orderId: 'o1' })
  })

  it('PAY-05 back to a QR it has what is left of its 1800 s', () => {
    const back = run([...TRANSFER, pick('wechat', NOW + 100_000)])
    expect(back.state).toMatchObject({ at: 'fetching', checkout: { remaining: 1700 } })
    expect(effectTypes(back)).toEqual(['fetchQr', 'tick'])
  })

  it('PAY-05 an order that takes no payment any more is over at once, and the way on is a new order', () => {
    const closed = run([
      ...CREATED,
      { type: 'qrFailed', generation: 2, error: '40011', message: '订单状态异常' },
    ])
    expect(closed.state).toMatchObject({ at: 'expired', reason: 'order', text: '订单已关闭', generation: 3 })
    expect(effectTypes(run([{ type: 'refresh', now: NOW }], closed.state))).toEqual(['createOrder'])
  })

  it('PAY-03 an order that was paid elsewhere is asked for its result instead of a code', () => {
    const step = run([...CREATED, { type: 'qrFailed', generation: 2, error: '40002', message: null }])
    expect(step.state).toMatchObject({ at: 'settling', polls: 1 })
    expect(effectTypes(step)).toEqual(['pollStatus'])
    expect(run([paid(step.state.generation)], step.state).state.at).toBe('paid')
  })
})
