import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { portalError } from '../errors'
import { anOrder } from '../testing/an-order'
import { payment } from './index'

const clientPaidAt = (paidAtPoll: number) => {
  let polls = 0
  const orders = {
    get: async () => ({ ...anOrder, payStartTime: Date.now(), closesAt: Date.now() + 1_800_000 }),
    setPayType: async () => 'weixin://pay',
    status: async () => {
      polls += 1
      return { payStatus: polls === paidAtPoll, order: anOrder }
    },
  }
  return { client: { orders } as never, polls: () => polls }
}

describe('payment', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_795_000_000_000 }))
  afterEach(() => void vi.useRealTimers())

  const request = { orderId: 'o1', method: 'wechat' } as const

  it('PAY-02 PAY-03 yields the code, polls every 2 s and ends with the success', async () => {
    const { client, polls } = clientPaidAt(3)
    const ats: string[] = []
    const loop = (async () => {
      for await (const state of payment(client, request)) ats.push(state.at)
    })()
    await vi.advanceTimersByTimeAsync(5900)
    expect([polls(), ats.at(-1)]).toEqual([2, 'qr'])
    await vi.advanceTimersByTimeAsync(60_000)
    await loop
    expect(ats.filter((at, i) => at !== ats[i - 1])).toEqual(['fetching', 'qr', 'paid', 'success'])
    expect([polls(), vi.getTimerCount()]).toEqual([3, 0])
  })

  it('PAY-04 leaving the loop stops polling and leaves no timer', async () => {
    const { client, polls } = clientPaidAt(0)
    const loop = (async () => {
      for await (const { at } of payment(client, request)) if (at === 'qr') break
    })()
    await vi.advanceTimersByTimeAsync(100)
    await loop
    await vi.advanceTimersByTimeAsync(60_000)
    expect([polls(), vi.getTimerCount()]).toEqual([0, 0])
  })

  it('an abort throws its reason, also while waiting; an order that cannot be read is an error', async () => {
    const { client } = clientPaidAt(0)
    const controller = new AbortController()
    const loop = (async () => {
      for await (const _ of payment(client, { ...request, signal: controller.signal }));
    })()
    const ended = expect(loop).rejects.toBe('enough')
    await vi.advanceTimersByTimeAsync(3000)
    controller.abort('enough')
    await ended
    expect(vi.getTimerCount()).toBe(0)
    const failed = portalError({ kind: 'notFound', message: '订单不存在' })
    const gone = { orders: { get: () => Promise.reject(failed) } } as never
    await expect(payment(gone, request).next()).rejects.toBe(failed)
  })
})
