import { describe, expect, it } from 'vitest'
import {
  AGREEMENT_DIALOG,
  CLOSED,
  countdownText,
  type PaidOrder,
  type Product,
  PURCHASE_TEXTS,
  type PurchaseEvent,
  type PurchaseState,
  type PurchaseStep,
  purchaseStep,
  remainingSeconds,
  SUCCESS_FIELDS,
  stillWanted,
} from './index'

const NOW = 1_800_000_000_000
const product: Product = {
  productId: 'p1',
  productName: '年度会员',
  type: 1,
  orderType: 'VIP',
  priceFen: 298_000,
  availablePoints: 300_000,
  buyType: null,
  childNumber: null,
  discountId: null,
  payContent: null,
  requestParam: null,
  scode: null,
}
const order: PaidOrder = {
  productType: '会员',
  productName: '年度会员',
  businessPrice: 298_000,
  balance: null,
  accountCode: 'A1',
  orderCode: 'O1',
  payTypeName: '微信支付',
  paySuccTime: NOW,
  succTime: NOW + 1,
}
const PAID = { payStatus: true, order } as const
const UNPAID = { payStatus: false } as const

const run = (events: readonly PurchaseEvent[], from: PurchaseState = CLOSED): PurchaseStep =>
  events.reduce<PurchaseStep>((step, event) => purchaseStep(step.state, event), { state: from, effects: [] })
const effectTypes = (step: PurchaseStep) => step.effects.map((effect) => effect.type)

const CHOSEN: PurchaseEvent[] = [{ type: 'open' }, { type: 'choose', product, loggedIn: true }]
const CONFIRMED: PurchaseEvent[] = [
  ...CHOSEN,
  { type: 'tickAgreement', agreed: true },
  { type: 'pay', loggedIn: true },
]
const CREATED: PurchaseEvent[] = [
  ...CONFIRMED,
  { type: 'orderCreated', generation: 1, orderId: 'o1', payStartTime: null, now: NOW },
]
const SHOWN: PurchaseEvent[] = [...CREATED, { type: 'qrFetched', generation: 2, content: 'weixin://1' }]
const unpaid = (generation = 2): PurchaseEvent => ({
  type: 'polled',
  generation,
  orderId: 'o1',
  answer: UNPAID,
})
const paid = (generation = 2): PurchaseEvent => ({ type: 'polled', generation, orderId: 'o1', answer: PAID })
const EXPIRED: PurchaseEvent[] = [...SHOWN, ...Array.from({ length: 30 }, () => unpaid())]

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
