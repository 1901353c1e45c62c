import { describe, expect, it } from 'vitest'
import { aNewOrder, aPaidOrder, aProduct, NOW, testClock, UNPAID } from '../testing'
import { type OrderGateway, type PurchaseState, purchaseFlow } from './index'
import type { ShellEffect } from './purchase.flow'

function begin(held: Partial<OrderGateway> = {}, paidAtPoll = -1) {
  const clock = testClock()
  const polledAt: number[] = []
  const asked: unknown[] = []
  const gateway: OrderGateway = {
    createOrder: async (order) => {
      asked.push(['order', order])
      return { orderId: 'o1', payStartTime: null }
    },
    fetchQr: async (orderId, method) => {
      asked.push(['code', orderId, method])
      return { content: `${method} of ${orderId}` }
    },
    orderStatus: async () => {
      polledAt.push(clock.now() - NOW)
      return polledAt.length === paidAtPoll ? { payStatus: true, order: aPaidOrder() } : UNPAID
    },
    ...held,
  }
  const states: PurchaseState[] = []
  const effects: ShellEffect[] = []
  const flow = purchaseFlow(
    gateway,
    clock,
  )({ onState: (state) => states.push(state), onEffect: (effect) => effects.push(effect) })
  const buy = () => {
    flow.send({ type: 'choose', product: aProduct(), loggedIn: true })
    flow.send({ type: 'tickAgreement', agreed: true })
    flow.send({ type: 'pay', loggedIn: true })
  }
  const ats = () => states.map(({ at }) => at).filter((at, n, all) => at !== all[n - 1])
  return { flow, clock, buy, polledAt, asked, states, ats, effects }
}

describe('the whole purchase over its ports', () => {
  it('PAY-02 PAY-03 pays at the third poll: 2 s apart, success 500 ms later', async () => {
    const { clock, buy, polledAt, ats, effects, asked } = begin({}, 3)
    buy()
    await clock.pass(6000)
    expect(asked).toEqual([
      ['order', aNewOrder()],
      ['code', 'o1', 'wechat'],
    ])
    expect(polledAt).toEqual([2000, 4000, 6000])
    expect(ats()).toEqual(['method', 'creating', 'fetching', 'qr', 'paid'])
    await clock.pass(499)
    expect(effects).toEqual([])
    await clock.pass(1)
    expect(ats().at(-1)).toBe('success')
    expect(effects).toEqual([{ type: 'announce', afterMs: 0, orderId: 'o1', order: aPaidOrder() }])
  })

  it('PAY-02 effects without a delay do not sleep', async () => {
    const { clock, buy } = begin()
    buy()
    await clock.pass(0)
    expect(clock.slept).toEqual([1000, 2000])
  })

  it('PAY-04 stops at 30 polls, and a refresh polls 30 times more', async () => {
    const { flow, clock, buy, polledAt, asked } = begin()
    buy()
    await clock.pass(60_000)
    expect(flow.state()).toMatchObject({ at: 'expired', reason: 'qr' })
    await clock.pass(60_000)
    expect(polledAt).toHaveLength(30)
    flow.send({ type: 'refresh', now: clock.now() })
    await clock.pass(120_000)
    expect(polledAt).toHaveLength(60)
    expect(asked).toEqual([
      ['order', aNewOrder()],
      ['code', 'o1', 'wechat'],
      ['code', 'o1', 'wechat'],
    ])
  })

  it('PAY-02 failed polls count like any other', async () => {
    const { flow, clock, buy } = begin({ orderStatus: async () => ({ error: '50001', message: null }) })
    buy()
    await clock.pass(59_999)
    expect(flow.state()).toMatchObject({ at: 'qr', polls: 30 })
    await clock.pass(1)
    expect(flow.state()).toMatchObject({ at: 'expired', reason: 'qr' })
  })

  it('PAY-04 closing stops polling', async () => {
    const { flow, clock, buy, polledAt, asked } = begin()
    buy()
    await clock.pass(5000)
    flow.send({ type: 'close' })
    await clock.pass(600_000)
    expect(polledAt).toEqual([2000, 4000])
    expect(asked).toHaveLength(2)
    expect(flow.state().at).toBe('closed')
  })

  it('PAY-04 a code that arrives for an earlier method is not shown', async () => {
    const answers: (() => void)[] = []
    const { flow, clock, buy } = begin({
      fetchQr: (_, method) =>
        new Promise((resolve) => answers.push(() => resolve({ content: `${method} code` }))),
    })
    buy()
    await clock.pass(0)
    flow.send({ type: 'pickMethod', method: 'alipay', now: NOW })
    answers[1]?.()
    answers[0]?.()
    await clock.pass(0)
    expect(answers).toHaveLength(2)
    expect(flow.state()).toMatchObject({ at: 'qr', content: 'alipay code' })
  })

  it('PAY-05 the order expires by the clock after 1800 s', async () => {
    const { flow, clock, buy } = begin()
    buy()
    await clock.pass(1_799_000)
    expect(flow.state()).toMatchObject({ at: 'expired', reason: 'qr', checkout: { remaining: 1 } })
    await clock.pass(1000)
    expect(flow.state()).toMatchObject({ at: 'expired', reason: 'order' })
  })

  it('PAY-10 a failed order shows why', async () => {
    const { flow, clock, buy, asked } = begin({
      createOrder: async () => ({ error: '40003', message: '价格已更新' }),
    })
    buy()
    await clock.pass(0)
    expect(flow.state()).toMatchObject({ at: 'failed', text: '价格已更新' })
    expect(asked).toEqual([])
  })

  it('PAY-04 a failed code shows why', async () => {
    const { flow, clock, buy, polledAt } = begin({
      fetchQr: async () => ({ error: 'x', message: '渠道维护中' }),
    })
    buy()
    await clock.pass(10_000)
    expect(flow.state()).toMatchObject({ at: 'expired', reason: 'qr', text: '渠道维护中' })
    expect(polledAt).toEqual([])
  })

  it('PAY-07 points that cover the price: the result arrives without a code', async () => {
    const { flow, clock, polledAt, asked, ats } = begin({}, 1)
    flow.send({ type: 'choose', product: aProduct(), loggedIn: true })
    flow.send({ type: 'useAllPoints' })
    flow.send({ type: 'tickAgreement', agreed: true })
    flow.send({ type: 'pay', loggedIn: true })
    await clock.pass(500)
    expect(asked).toEqual([['order', aNewOrder({ points: 298_000 })]])
    expect(polledAt).toEqual([0])
    expect(ats()).toEqual(['method', 'creating', 'settling', 'paid', 'success'])
  })

  it('PAY-07 if the result does not arrive, the member is refreshed', async () => {
    const { flow, clock, effects } = begin()
    flow.send({ type: 'choose', product: aProduct(), loggedIn: true })
    flow.send({ type: 'useAllPoints' })
    flow.send({ type: 'tickAgreement', agreed: true })
    flow.send({ type: 'pay', loggedIn: true })
    await clock.pass(58_000)
    expect(effects).toEqual([{ type: 'refreshMember', afterMs: 0 }])
  })

  it('PAY-01 a visitor is sent to the login, and an unchanged state is not reported', async () => {
    const { flow, clock, effects, states } = begin()
    flow.send({ type: 'choose', product: aProduct(), loggedIn: false })
    flow.send({ type: 'close' })
    await clock.pass(0)
    expect(effects).toEqual([{ type: 'openLogin', afterMs: 0 }])
    expect(states).toEqual([])
    expect(clock.slept).toEqual([])
  })
})
