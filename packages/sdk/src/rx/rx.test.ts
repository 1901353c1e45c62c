import type { PurchaseState } from '@zhushutong/domain/purchase'
import { lastValueFrom, take, toArray, VirtualTimeScheduler } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { portalError } from '../errors'
import { anOrder } from '../testing/an-order'
import { payment$, records$ } from './index'

const setUp = (paidAtPoll: number) => {
  const scheduler = new VirtualTimeScheduler()
  const polls: number[] = []
  const client = {
    orders: {
      one: async () => anOrder,
      setPayType: async () => 'weixin://pay',
      status: async () => {
        polls.push(scheduler.now())
        return { payStatus: polls.length === paidAtPoll, order: anOrder }
      },
    },
  }
  const states: PurchaseState[] = []
  let completed = false
  const subscription = payment$(client as never, { orderId: 'o1', method: 'wechat', scheduler }).subscribe({
    next: (state) => states.push(state),
    complete: () => {
      completed = true
    },
  })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const pass = async (until: number) => {
    await settle()
    for (let frame = scheduler.frame; frame <= until; frame += 500) {
      scheduler.maxFrames = frame
      scheduler.flush()
      scheduler.frame = frame
      await settle()
    }
  }
  return { states, polls, pass, subscription, completed: () => completed }
}

describe('payment$', () => {
  it('PAY-02 shows the code, polls every 2 s and completes with the success', async () => {
    const { states, polls, pass, completed } = setUp(3)
    await pass(10_000)
    expect(polls).toEqual([2000, 4000, 6000])
    const ats = states.map(({ at }) => at).filter((at, i, all) => at !== all[i - 1])
    expect(ats).toEqual(['fetching', 'qr', 'paid', 'success'])
    expect(states.find((s) => s.at === 'qr')).toMatchObject({ content: 'weixin://pay' })
    expect(completed()).toBe(true)
  })

  it('PAY-04 the code expires after 30 polls', async () => {
    const { states, polls, pass, completed } = setUp(0)
    await pass(70_000)
    expect(polls).toHaveLength(30)
    expect(states.at(-1)).toMatchObject({ at: 'expired', reason: 'qr' })
    expect(completed()).toBe(true)
  })

  it('PAY-04 unsubscribing stops the polls', async () => {
    const { polls, pass, subscription } = setUp(0)
    await pass(4500)
    subscription.unsubscribe()
    await pass(20_000)
    expect(polls).toEqual([2000, 4000])
  })

  it('an order that cannot be read is an error', async () => {
    const failed = portalError({ kind: 'notFound', message: '订单不存在' })
    const client = { orders: { one: () => Promise.reject(failed) } }
    await expect(lastValueFrom(payment$(client as never, { orderId: 'o1', method: 'wechat' }))).rejects.toBe(
      failed,
    )
  })
})

describe('records$', () => {
  it('fetches no further than is taken', async () => {
    let fetched = 0
    const resource = {
      async *search() {
        for (let i = 0; i < 10; i++) {
          fetched += 1
          yield { id: String(i) }
        }
      },
    }
    const taken = await lastValueFrom(records$(resource as never).pipe(take(3), toArray()))
    expect(taken).toEqual([{ id: '0' }, { id: '1' }, { id: '2' }])
    expect(fetched).toBeLessThanOrEqual(4)
  })
})
