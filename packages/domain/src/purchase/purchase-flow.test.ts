import { describe, expect, it } from 'vitest'
import type { Clock } from '../session'
import { type OrderGateway, type PurchaseState, purchaseFlow } from './index'
import { order, product } from './purchase.fixture'

/** A clock that stands still until told; sleepers wake in the order of their times. */
function handClock(start: number) {
  let time = start
  let sleepers: { readonly at: number; readonly wake: () => void }[] = []
  const clock: Clock = {
    now: () => time,
    sleep: (ms) => new Promise((wake) => sleepers.push({ at: time + ms, wake })),
  }
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  }
  const pass = async (ms: number) => {
    const end = time + ms
    await settle()
    for (;;) {
      const next = sleepers.filter((one) => one.at <= end).sort((a, b) => a.at - b.at)[0]
      if (next === undefined) break
      sleepers = sleepers.filter((one) => one !== next)
      time = next.at
      next.wake()
      await settle()
    }
    time = end
  }
  return { clock, pass }
}

function begin(paidAtPoll: number) {
  const { clock, pass } = handClock(1_800_000_000_000)
  const polledAt: number[] = []
  let created = 0
  let codes = 0
  const gateway: OrderGateway = {
    createOrder: async () => {
      created += 1
      return { orderId: 'o1', payStartTime: null }
    },
    fetchQr: async (_, method) => {
      codes += 1
      return { content: `${method}-${codes}` }
    },
    orderStatus: async () => {
      polledAt.push(clock.now())
      return polledAt.length === paidAtPoll ? { payStatus: true, order } : { payStatus: false }
    },
  }
  const states: PurchaseState['at'][] = []
  const announced: string[] = []
  const flow = purchaseFlow(
    gateway,
    clock,
  )({
    onState: (state) => states.at(-1) !== state.at && states.push(state.at),
    onEffect: (effect) => effect.type === 'announce' && announced.push(effect.orderId),
  })
  flow.send({ type: 'choose', product, loggedIn: true })
  flow.send({ type: 'tickAgreement', agreed: true })
  flow.send({ type: 'pay', loggedIn: true })
  return { flow, pass, polledAt, states, announced, counts: () => ({ created, codes }) }
}

describe('the whole purchase over its ports', () => {
  it('PAY-02 pays at the third poll: 2 s apart, success 500 ms later', async () => {
    const { pass, polledAt, states, announced } = begin(3)
    await pass(6000)
    expect(polledAt.map((at) => at - 1_800_000_000_000)).toEqual([2000, 4000, 6000])
    expect(states).toEqual(['method', 'creating', 'fetching', 'qr', 'paid'])
    await pass(499)
    expect(announced).toEqual([])
    await pass(1)
    expect(states.at(-1)).toBe('success')
    expect(announced).toEqual(['o1'])
  })

  it('PAY-04 stops at 30 polls, and a refresh polls 30 times more', async () => {
    const { flow, pass, polledAt, counts } = begin(-1)
    await pass(60_000)
    expect(flow.state()).toMatchObject({ at: 'expired', reason: 'qr' })
    await pass(60_000)
    expect(polledAt).toHaveLength(30)
    flow.send({ type: 'refresh', now: 1_800_000_120_000 })
    await pass(120_000)
    expect(polledAt).toHaveLength(60)
    expect(counts()).toEqual({ created: 1, codes: 2 })
  })

  it('PAY-04 closing stops polling', async () => {
    const { flow, pass, polledAt } = begin(-1)
    await pass(5000)
    flow.send({ type: 'close' })
    await pass(600_000)
    expect(polledAt).toHaveLength(2)
    expect(flow.state().at).toBe('closed')
  })

  it('PAY-05 the order expires by the clock after 1800 s', async () => {
    const { flow, pass } = begin(-1)
    await pass(1_799_000)
    expect(flow.state()).toMatchObject({ at: 'expired', reason: 'qr', checkout: { remaining: 1 } })
    await pass(1000)
    expect(flow.state()).toMatchObject({ at: 'expired', reason: 'order' })
  })
})
