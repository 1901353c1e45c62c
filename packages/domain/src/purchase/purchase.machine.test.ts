import { describe, expect, it } from 'vitest'
import { AGREEMENT_DIALOG, PURCHASE_TEXTS, type PurchaseEvent, purchaseStep, stillWanted } from './index'
import {
  CHOSEN,
  CONFIRMED,
  CREATED,
  EXPIRED,
  effectTypes,
  NOW,
  product,
  run,
  SHOWN,
  unpaid,
} from './purchase.fixture'

describe('choosing', () => {
  it('PAY-01 a visitor who chooses or pays is sent to the login, and stays where they were', () => {
    const chosen = run([{ type: 'open' }, { type: 'choose', product, loggedIn: false }])
    expect(chosen.state.at).toBe('choosing')
    expect(effectTypes(chosen)).toEqual(['openLogin'])
    const pay = run([...CHOSEN, { type: 'pay', loggedIn: false }])
    expect(pay.state.at).toBe('method')
    expect(effectTypes(pay)).toEqual(['openLogin'])
  })

  it('PAY-01 a chosen product hides the pop-up and shows the method view', () => {
    expect(run(CHOSEN)).toMatchObject({ state: { at: 'method', selection: { product } }, effects: [] })
  })

  it('PAY-06 an unticked agreement asks first; agreeing ticks the box and goes on', () => {
    const asked = run([...CHOSEN, { type: 'pay', loggedIn: true }])
    expect(asked.state.at).toBe('agreement')
    expect(asked.effects).toEqual([])
    const agreed = run([{ type: 'agree' }], asked.state)
    expect(agreed.state).toMatchObject({ at: 'creating', selection: { agreed: true } })
    expect(effectTypes(agreed)).toEqual(['createOrder'])
    expect(AGREEMENT_DIALOG).toMatchObject({ agree: '同意并购买', disagree: '不同意' })
  })

  it('PAY-06 disagreeing goes back without a tick and without an order', () => {
    const back = run([...CHOSEN, { type: 'pay', loggedIn: true }, { type: 'disagree' }])
    expect(back).toMatchObject({ state: { at: 'method', selection: { agreed: false } }, effects: [] })
  })

  it('VAL-15 points typed or used whole are capped, and refused for type 2', () => {
    const typed = run([...CHOSEN, { type: 'typePoints', input: '0999999' }]).state
    expect(typed).toMatchObject({ selection: { points: 298_000 } })
    const all = run([...CHOSEN, { type: 'useAllPoints' }]).state
    expect(all).toMatchObject({ selection: { points: 298_000 } })
    const second: PurchaseEvent[] = [{ type: 'choose', product: { ...product, type: 2 }, loggedIn: true }]
    expect(run([...second, { type: 'useAllPoints' }]).state).toMatchObject({ selection: { points: 0 } })
  })

  it('PAY-10 a failed creation shows the server message, or 生成订单失败！, and can be tried again', () => {
    const failed = (message: string | null) =>
      run([...CONFIRMED, { type: 'orderFailed', generation: 1, message }])
    expect(failed('库存不足').state).toMatchObject({ at: 'failed', text: '库存不足' })
    expect(failed(null).state).toMatchObject({ at: 'failed', text: '生成订单失败！' })
    expect(failed(' ').state).toMatchObject({ text: '生成订单失败！' })
    expect(run([{ type: 'back' }], failed(null).state).state.at).toBe('method')
  })

  it('PAY-02 the order is asked for at the price that was shown', () => {
    const step = run([
      ...CHOSEN,
      { type: 'typePoints', input: '100' },
      { type: 'tickAgreement', agreed: true },
      { type: 'pay', loggedIn: true },
    ])
    expect(step.effects[0]).toMatchObject({
      type: 'createOrder',
      order: { productId: 'p1', points: 100, businessPrice: 298_000, orderType: 'VIP' },
    })
  })
})

describe('the QR', () => {
  it('PAY-02 an order is created, its QR fetched, then polled after 2 s', () => {
    expect(effectTypes(run(CONFIRMED))).toEqual(['createOrder'])
    const created = run(CREATED)
    expect(created.state.at).toBe('fetching')
    expect(created.effects).toEqual([
      { type: 'fetchQr', afterMs: 0, generation: 2, orderId: 'o1', method: 'wechat' },
      { type: 'tick', afterMs: 1000, generation: 2 },
    ])
    const shown = run(SHOWN)
    expect(shown.state).toMatchObject({ at: 'qr', content: 'weixin://1' })
    expect(shown.effects).toEqual([{ type: 'pollStatus', afterMs: 2000, generation: 2, orderId: 'o1' }])
  })

  it('PAY-02 polls every 2 s, 30 times; a failed poll counts as one', () => {
    let step = run(SHOWN)
    let polls = 1
    while (step.state.at === 'qr') {
      step = purchaseStep(step.state, polls % 3 === 0 ? { type: 'pollFailed', generation: 2 } : unpaid())
      for (const effect of step.effects) {
        expect(effect).toMatchObject({ type: 'pollStatus', afterMs: 2000 })
        polls += 1
      }
    }
    expect(polls).toBe(30)
    expect(step.state).toMatchObject({ at: 'expired', reason: 'qr' })
  })

  it('PAY-02 an existing order is paid without creating another', () => {
    const resumed = run([
      {
        type: 'resume',
        product,
        method: 'alipay',
        orderId: 'o7',
        payStartTime: NOW - 60_000,
        loggedIn: true,
        now: NOW,
      },
    ])
    expect(resumed.state).toMatchObject({ at: 'fetching', checkout: { orderId: 'o7', remaining: 1740 } })
    expect(resumed.effects[0]).toMatchObject({ type: 'fetchQr', orderId: 'o7', method: 'alipay' })
  })

  it('PAY-04 after 30 polls 点击刷新 re-creates the code of the same order', () => {
    const expired = run(EXPIRED)
    expect(expired.state).toMatchObject({ at: 'expired', text: PURCHASE_TEXTS.qrExpired })
    expect(PURCHASE_TEXTS.qrExpired).toContain('点击刷新')
    const refreshed = run([{ type: 'refresh', now: NOW + 60_000 }], expired.state)
    expect(refreshed.effects[0]).toMatchObject({ type: 'fetchQr', orderId: 'o1', generation: 3 })
    const again = run([{ type: 'qrFetched', generation: 3, content: 'weixin://2' }], refreshed.state)
    expect(again.state).toMatchObject({ at: 'qr', polls: 1, content: 'weixin://2' })
  })

  it('PAY-04 another method regenerates the code, the same one does not', () => {
    const shown = run(SHOWN).state
    const switched = purchaseStep(shown, { type: 'pickMethod', method: 'alipay', now: NOW })
    expect(switched.effects[0]).toMatchObject({ type: 'fetchQr', method: 'alipay', generation: 3 })
    expect(purchaseStep(shown, { type: 'pickMethod', method: 'wechat', now: NOW }).state).toBe(shown)
  })

  it('PAY-04 answers for an older code are ignored, a late code among them', () => {
    const switched = run([...SHOWN, { type: 'pickMethod', method: 'alipay', now: NOW }]).state
    for (const late of [
      unpaid(2),
      { type: 'pollFailed', generation: 2 },
      { type: 'qrFetched', generation: 2, content: 'weixin://late' },
      { type: 'qrFailed', generation: 2, message: null },
      { type: 'tick', generation: 2, now: NOW },
    ] as const) {
      expect(purchaseStep(switched, late).state).toBe(switched)
    }
  })

  it('PAY-04 closing stops polling: what was asked for is not wanted any more', () => {
    const shown = run(SHOWN)
    const closed = purchaseStep(shown.state, { type: 'close' })
    expect(closed.state.at).toBe('closed')
    expect(closed.effects).toEqual([])
    for (const effect of shown.effects) {
      expect(stillWanted(shown.state, effect)).toBe(true)
      expect(stillWanted(closed.state, effect)).toBe(false)
    }
    expect(purchaseStep(closed.state, unpaid()).state).toBe(closed.state)
  })

  it('PAY-04 a code that cannot be fetched can be refreshed', () => {
    const failed = run([...CREATED, { type: 'qrFailed', generation: 2, message: null }])
    expect(failed.state).toMatchObject({ at: 'expired', reason: 'qr', text: PURCHASE_TEXTS.qrFailed })
    expect(effectTypes(run([{ type: 'refresh', now: NOW }], failed.state))).toContain('fetchQr')
  })

  it('PAY-08 a transfer shows the account and is not polled', () => {
    const step = run([
      ...CREATED,
      { type: 'pickMethod', method: 'transfer', now: NOW },
      { type: 'qrFetched', generation: 3, content: '6222 0000' },
    ])
    expect(step.state).toMatchObject({ at: 'transfer', account: '6222 0000' })
    expect(step.effects).toEqual([])
  })
})
