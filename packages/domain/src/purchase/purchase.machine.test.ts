import { describe, expect, it } from 'vitest'
import { aNewOrder, aProduct, NOW } from '../testing'
import { AGREEMENT_DIALOG, type PurchaseEvent, type Selection } from './index'
import {
  AGREEMENT,
  CHOSEN,
  CONFIRMED,
  COVERED,
  created,
  effectTypes,
  FAILED,
  paid,
  run,
  SETTLING,
  unpaid,
  WAYS,
} from './purchase.fixture'
import { purchaseStep } from './purchase.machine'
import { CLOSED } from './purchase.state'

const product = aProduct()
const choose = (loggedIn: boolean): PurchaseEvent => ({ type: 'choose', product, loggedIn })
const resume: PurchaseEvent = {
  type: 'resume',
  product,
  method: 'alipay',
  orderId: 'o7',
  payStartTime: NOW,
  loggedIn: true,
  now: NOW,
}
const selectionOf = (events: readonly PurchaseEvent[]): Selection => {
  const { state } = run(events)
  if (!('selection' in state)) throw new Error(`nothing is chosen at ${state.at}`)
  return state.selection
}

describe('choosing', () => {
  it('PAY-01 a visitor who chooses, resumes or pays is sent to the login, and stays where they were', () => {
    const choosing = run([{ type: 'open' }]).state
    const method = run(CHOSEN).state
    for (const [state, event] of [
      [CLOSED, choose(false)],
      [choosing, choose(false)],
      [choosing, { ...resume, loggedIn: false }],
      [method, { type: 'pay', loggedIn: false }],
    ] as const) {
      const step = purchaseStep(state, event)
      expect(step.state).toBe(state)
      expect(step.effects).toEqual([{ type: 'openLogin', afterMs: 0 }])
    }
  })

  it('PAY-01 choosing a product closes the pop-up and shows the method view', () => {
    const selection = { product, method: 'wechat', points: 0, usesWallet: false, agreed: false }
    for (const from of [CLOSED, run([{ type: 'open' }]).state]) {
      const step = purchaseStep(from, choose(true))
      expect(step).toEqual({ state: { ...from, at: 'method', selection }, effects: [] })
    }
    const back = run([...CHOSEN, { type: 'back' }])
    expect(back).toEqual({ state: { at: 'choosing', generation: 0, paidOrders: [] }, effects: [] })
  })

  it('PAY-01 before the order is created another method is only recorded', () => {
    const picked = run([...CHOSEN, { type: 'pickMethod', method: 'alipay', now: NOW }])
    expect(picked).toMatchObject({ state: { at: 'method', selection: { method: 'alipay' } }, effects: [] })
  })

  it('PAY-06 an unticked agreement asks first; agreeing ticks the box and goes on', () => {
    const asked = run(AGREEMENT)
    expect(asked).toMatchObject({ state: { at: 'agreement', selection: { agreed: false } }, effects: [] })
    const agreed = run([{ type: 'agree' }], asked.state)
    expect(agreed.state).toMatchObject({ at: 'creating', generation: 1, selection: { agreed: true } })
    expect(agreed.effects).toEqual([{ type: 'createOrder', afterMs: 0, generation: 1, order: aNewOrder() }])
    expect(AGREEMENT_DIALOG).toEqual({
      title: '产品购买及使用协议',
      text: '请阅读并同意产品购买及使用协议后继续',
      agree: '同意并购买',
      disagree: '不同意',
    })
  })

  it('PAY-06 disagreeing goes back without a tick and without an order', () => {
    const back = run([...AGREEMENT, { type: 'disagree' }])
    expect(back).toMatchObject({ state: { at: 'method', selection: { agreed: false } }, effects: [] })
  })

  it('VAL-15 points typed or used whole are capped at price and balance', () => {
    const typed = (input: string) => selectionOf([...CHOSEN, { type: 'typePoints', input }]).points
    expect(['', '100', '0298000', '298001', '９９９'].map(typed)).toEqual([0, 100, 298_000, 298_000, 999])
    expect(selectionOf([...CHOSEN, { type: 'useAllPoints' }]).points).toBe(298_000)
    const poor = { type: 'choose', product: aProduct({ availablePoints: 50 }), loggedIn: true } as const
    expect(selectionOf([poor, { type: 'useAllPoints' }]).points).toBe(50)
    expect(selectionOf([poor, { type: 'typePoints', input: '51' }]).points).toBe(50)
  })

  it('VAL-15 a product of type 2 takes no points', () => {
    const chosen = run([{ type: 'choose', product: aProduct({ type: 2 }), loggedIn: true }]).state
    for (const event of [{ type: 'useAllPoints' }, { type: 'typePoints', input: '5' }] as const) {
      expect(purchaseStep(chosen, event)).toEqual({ state: chosen, effects: [] })
      expect(purchaseStep(chosen, event).state).toBe(chosen)
    }
  })
})

describe('the order', () => {
  it('PAY-02 an answer to another request is ignored', () => {
    const creating = run(CONFIRMED).state
    for (const generation of [0, 2]) {
      expect(purchaseStep(creating, { ...created(), generation } as PurchaseEvent).state).toBe(creating)
      const failed = { type: 'orderFailed', generation, message: 'x' } as const
      expect(purchaseStep(creating, failed).state).toBe(creating)
    }
  })

  it('PAY-10 a failed creation shows the server message, or 生成订单失败！', () => {
    const failed = (message: string | null) =>
      run([...CONFIRMED, { type: 'orderFailed', generation: 1, message }])
    expect(failed('库存不足')).toMatchObject({
      state: { at: 'failed', text: '库存不足', retry: true },
      effects: [],
    })
    expect(failed(' 库存不足\n').state).toMatchObject({ text: '库存不足' })
    for (const none of [null, '', ' ', '\u3000\n']) {
      expect(failed(none).state).toMatchObject({ at: 'failed', text: '生成订单失败！' })
    }
  })

  it('PAY-10 after a failure the way leads back to the same choice', () => {
    const back = run([...FAILED, { type: 'back' }])
    expect(back).toMatchObject({ state: { at: 'method', selection: { product, agreed: true } }, effects: [] })
  })

  it('PAY-07 points that cover the price: the result is fetched without a QR', () => {
    const settling = run(SETTLING)
    expect(settling.state).toMatchObject({
      at: 'settling',
      generation: 2,
      polls: 1,
      checkout: { orderId: 'o1' },
    })
    expect(settling.effects).toEqual([{ type: 'pollStatus', afterMs: 0, generation: 2, orderId: 'o1' }])
    expect(purchaseStep(settling.state, paid()).state.at).toBe('paid')
  })

  it('PAY-07 with one point less than the price the QR is fetched', () => {
    const step = run([
      ...CHOSEN,
      { type: 'typePoints', input: '297999' },
      { type: 'tickAgreement', agreed: true },
      { type: 'pay', loggedIn: true },
      created(),
    ])
    expect(effectTypes(step)).toEqual(['fetchQr', 'tick'])
  })

  it('PAY-07 a result that does not arrive is polled 30 times, then the buyer is told where to find the order', () => {
    const asked = (count: number) => run([...SETTLING, ...Array.from({ length: count }, () => unpaid())])
    expect(asked(1).effects).toEqual([{ type: 'pollStatus', afterMs: 2000, generation: 2, orderId: 'o1' }])
    expect(asked(29).state).toMatchObject({ at: 'settling', polls: 30 })
    const polled = asked(30)
    const text = '支付结果获取超时，请在个人中心的订单中查看'
    expect(polled.state).toMatchObject({ at: 'failed', retry: false, text })
    expect(polled.effects).toEqual([{ type: 'refreshMember', afterMs: 0 }])
  })

  it('PAY-07 an order paid by points only is not abandoned while being created, nor bought twice', () => {
    const creating = run(COVERED).state
    expect(purchaseStep(creating, { type: 'close' }).state).toBe(creating)
    const lost = purchaseStep(creating, { type: 'orderFailed', generation: 1, message: null })
    expect(lost.state).toMatchObject({ at: 'failed', retry: false })
    expect(lost.effects).toEqual([{ type: 'refreshMember', afterMs: 0 }])
    expect(purchaseStep(lost.state, { type: 'back' }).state).toBe(lost.state)
  })

  it('PAY-07 PAY-04 closing while its result is awaited refreshes the member, closing any other order does not', () => {
    expect(run([...SETTLING, { type: 'close' }])).toMatchObject({
      state: { at: 'closed', generation: 3 },
      effects: [{ type: 'refreshMember', afterMs: 0 }],
    })
    expect(run([...CONFIRMED, { type: 'close' }])).toMatchObject({ state: { at: 'closed' }, effects: [] })
  })
})

describe('events that do not apply', () => {
  // The events that apply in each state; all others leave it unchanged.
  const EVENTS = {
    open: { type: 'open' },
    choose: choose(true),
    resume,
    pickMethod: { type: 'pickMethod', method: 'alipay', now: NOW },
    typePoints: { type: 'typePoints', input: '5' },
    useAllPoints: { type: 'useAllPoints' },
    tickAgreement: { type: 'tickAgreement', agreed: true },
    tickWallet: { type: 'tickWallet', uses: true },
    pay: { type: 'pay', loggedIn: true },
    agree: { type: 'agree' },
    disagree: { type: 'disagree' },
    back: { type: 'back' },
    refresh: { type: 'refresh', now: NOW },
    close: { type: 'close' },
    created: created(),
    orderFailed: { type: 'orderFailed', generation: 1, message: null },
    qrFetched: { type: 'qrFetched', generation: 2, content: 'x' },
    qrFailed: { type: 'qrFailed', generation: 2, error: '50001', message: null },
    unpaid: unpaid(),
    paid: paid(),
    pollFailed: { type: 'pollFailed', generation: 2 },
    tick: { type: 'tick', generation: 2, now: NOW },
    finish: { type: 'finish', generation: 3 },
    unknown: { type: 'whatever' } as unknown as PurchaseEvent,
    inherited: { type: '__proto__' } as unknown as PurchaseEvent,
  } as const satisfies Readonly<Record<string, PurchaseEvent>>
  type Name = keyof typeof EVENTS
  const DECIDING: readonly Name[] = [
    'pickMethod',
    'typePoints',
    'useAllPoints',
    'tickAgreement',
    'tickWallet',
    'pay',
    'back',
    'close',
  ]
  const MEANT: Readonly<Record<keyof typeof WAYS, readonly Name[]>> = {
    closed: ['open', 'choose', 'resume'],
    choosing: ['choose', 'resume', 'close'],
    method: DECIDING,
    agreement: ['agree', 'disagree', 'close'],
    creating: ['created', 'orderFailed', 'close'],
    settling: ['unpaid', 'pollFailed', 'close'],
    fetching: ['qrFetched', 'qrFailed', 'tick', 'refresh', 'pickMethod', 'close'],
    qr: ['unpaid', 'pollFailed', 'tick', 'refresh', 'pickMethod', 'close'],
    // The generation is 3, so the answers above are late for this state.
    transfer: ['refresh', 'pickMethod', 'close'],
    'expired qr': ['tick', 'refresh', 'pickMethod', 'close'],
    'expired order': ['refresh', 'pickMethod', 'close'],
    paid: ['finish', 'close'],
    success: ['close'],
    failed: ['back', 'close'],
  }

  it.each(Object.keys(WAYS) as (keyof typeof WAYS)[])('PAY-01 PAY-02 PAY-04 at %s', (at) => {
    const { state } = run(WAYS[at])
    expect(at.startsWith(state.at)).toBe(true)
    const steps = Object.entries(EVENTS).map(([name, event]) => ({ name, step: purchaseStep(state, event) }))
    const meant = steps.filter(({ step }) => step.state !== state).map(({ name }) => name)
    // A payment is never lost, in any state; a repeated report changes nothing.
    const payment = at === 'paid' || at === 'success' ? [] : ['paid']
    expect(meant.sort()).toEqual([...MEANT[at], ...payment].sort())
    const quiet = steps.filter(({ step }) => step.state === state)
    expect(quiet.flatMap(({ step }) => step.effects)).toEqual([])
  })
})
