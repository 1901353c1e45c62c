import type { PurchaseState } from '@zhushutong/domain/purchase'
import { BehaviorSubject, lastValueFrom, type Observable, take, toArray, VirtualTimeScheduler } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { ScanLoginState } from '../login'
import { anOrder } from '../testing/an-order'
import { scanClient } from '../testing/scan-client'
import { payment$, records$, scanLogin$ } from './index'

/** Advances a scheduler in steps of half a second, settling promises in between. */
const passing = (scheduler: VirtualTimeScheduler) => async (until: number) => {
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  await settle()
  for (let frame = scheduler.frame; frame <= until; frame += 500) {
    scheduler.maxFrames = frame
    scheduler.flush()
    scheduler.frame = frame
    await settle()
  }
}

const setUp = (paidAtPoll: number, awake?: Observable<boolean>) => {
  const scheduler = new VirtualTimeScheduler()
  const polls: number[] = []
  const client = {
    orders: {
      get: async () => anOrder,
      setPayType: async () => 'weixin://pay',
      status: async () => {
        polls.push(scheduler.now())
        return { payStatus: polls.length === paidAtPoll, order: anOrder }
      },
    },
  }
  const states: PurchaseState[] = []
  let completed = false
  const subscription = payment$(client as never, {
    orderId: 'o1',
    method: 'wechat',
    scheduler,
    awake,
  }).subscribe({
    next: (state) => states.push(state),
    complete: () => {
      completed = true
    },
  })
  const pass = passing(scheduler)
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

  it('PAY-04 unsubscribing stops the polls', async () => {
    const { polls, pass, subscription } = setUp(0)
    await pass(4500)
    subscription.unsubscribe()
    await pass(20_000)
    expect(polls).toEqual([2000, 4000])
  })

  it('PAY-02 polling pauses while awake is false, and continues at once afterwards', async () => {
    const awake = new BehaviorSubject(true)
    const { polls, pass, subscription } = setUp(0, awake)
    await pass(4500)
    awake.next(false)
    await pass(20_000)
    expect(polls).toEqual([2000, 4000])
    awake.next(true)
    await pass(20_500)
    expect(polls).toHaveLength(3)
    subscription.unsubscribe()
  })
})

describe('records$', () => {
  it('fetches only the pages that are consumed', async () => {
    let fetched = 0
    const resource = {
      async *search() {
        for (let i = 0; i < 10; i++) {
          fetched += 1
          yield { id: String(i) }
        }
      },
    }
    const claimed = await lastValueFrom(records$(resource as never).pipe(take(3), toArray()))
    expect(claimed).toEqual([{ id: '0' }, { id: '1' }, { id: '2' }])
    expect(fetched).toBeLessThanOrEqual(4)
  })
})

describe('scanLogin$', () => {
  const begin = (answers: Parameters<typeof scanClient>[0]) => {
    const scheduler = new VirtualTimeScheduler()
    const { client, asked } = scanClient(answers, () => scheduler.now())
    const states: ScanLoginState['at'][] = []
    const ends: unknown[] = []
    const subscription = scanLogin$(client, { scheduler }).subscribe({
      next: ({ at }) => states.push(at),
      complete: () => ends.push('complete'),
      error: (error) => ends.push(error),
    })
    return { asked, states, ends, subscription, pass: passing(scheduler), scheduler }
  }

  it('LOG-04 emits the states of the login, polled every 2 s, and completes', async () => {
    const { asked, states, ends, pass } = begin([{ state: 'scanned' }, { state: 'confirmed', userId: 'u1' }])
    await pass(10_000)
    expect(asked).toEqual([2000, 4000])
    expect([states, ends]).toEqual([['code', 'scanned', 'loggedIn'], ['complete']])
  })

  it('unsubscribing stops polling, leaves nothing scheduled and emits nothing more', async () => {
    const { asked, states, ends, pass, subscription, scheduler } = begin([])
    await pass(4500)
    subscription.unsubscribe()
    await pass(20_000)
    expect([asked, states, ends]).toEqual([[2000, 4000], ['code'], []])
    expect(scheduler.actions).toEqual([])
  })
})
