import type { TrackingRecord } from '@zhushutong/domain/tracking'
import { describe, expect, it } from 'vitest'
import { portalError } from '../errors'
import { createTracker, type TrackerClock, type TrackerOptions } from './index'

const setUp = (options: Partial<TrackerOptions> = {}, upload: () => Promise<unknown> = async () => ({})) => {
  let time = 0
  const ticks: { at: number; readonly every: number; readonly run: () => void }[] = []
  const clock: TrackerClock = {
    now: () => time,
    every: (every, run) => {
      const tick = { at: every, every, run }
      ticks.push(tick)
      return () => void ticks.splice(ticks.indexOf(tick), 1)
    },
  }
  const sent: { ids: string[]; at: number; timeout: number | undefined; first: unknown }[] = []
  const client = {
    tracking: {
      upload: (input: { records: { id: string }[] }, call?: { timeout?: number }) => {
        sent.push({
          ids: input.records.map((r) => r.id),
          at: time,
          timeout: call?.timeout,
          first: input.records[0],
        })
        return upload()
      },
    },
  }
  const tracker = createTracker(client as never, { hasToken: () => true, clock, ...options })
  const pass = async (until: number) => {
    for (const tick of ticks)
      for (; tick.at <= until; tick.at += tick.every) {
        time = tick.at
        tick.run()
      }
    time = until
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { tracker, sent, pass }
}

const record = (id: string, held: Partial<TrackingRecord> = {}): TrackingRecord => ({
  id,
  kind: 'event',
  module: 'list',
  pageUrl: '/qiye/',
  requestTime: 1,
  type: '1',
  eventName: 'change',
  ...held,
})

describe('tracker', () => {
  it('TRK-01 sends what is ready in one batch, at most one a second', async () => {
    const { tracker, sent, pass } = setUp()
    tracker.record(record('a'))
    tracker.record(record('b', { eventName: 'click' }))
    await pass(400)
    expect(sent).toMatchObject([{ ids: ['a', 'b'], at: 300 }])
    tracker.record(record('c'))
    await pass(1200)
    expect(sent).toHaveLength(1)
    await pass(1600)
    expect(sent[1]).toMatchObject({ ids: ['c'], at: 1500 })
    tracker.stop()
  })

  it('TRK-01 sends nothing while there is no token', async () => {
    let token = false
    const { tracker, sent, pass } = setUp({ hasToken: () => token })
    tracker.record(record('a'))
    await pass(3000)
    expect(sent).toEqual([])
    token = true
    await pass(3400)
    expect(sent).toMatchObject([{ ids: ['a'] }])
    tracker.stop()
  })

  it('TRK-02 at unload exposures are closed and everything is sent within 10 s; then the tracker ends', async () => {
    const { tracker, sent, pass } = setUp()
    await pass(5000)
    tracker.record(record('a', { kind: 'exposure', eventName: undefined, requestTime: 4000 }))
    tracker.unload(4900)
    await pass(5001)
    expect(sent).toMatchObject([{ ids: ['a'], timeout: 10_000, first: { stayTime: 1000, stayEndType: 4 } }])
    expect(sent[0]?.first).not.toHaveProperty('kind')
    tracker.record(record('late'))
    await pass(9000)
    expect(sent).toHaveLength(1)
  })

  it('TRK-02 at unload the rest does not wait for the batch before', async () => {
    const { tracker, sent, pass } = setUp({}, () => new Promise(() => {}))
    tracker.record(record('a'))
    await pass(400)
    tracker.record(record('b'))
    tracker.unload(400)
    expect(sent.map((s) => s.ids)).toEqual([['a'], ['b']])
  })

  it('a rejected batch is reported, and the next one is still sent', async () => {
    const lost: string[][] = []
    const { tracker, sent, pass } = setUp(
      { onLost: (_, records) => lost.push(records.map((r) => r.id)) },
      () => Promise.reject(portalError({ kind: 'network', message: 'x' })),
    )
    tracker.record(record('a'))
    await pass(400)
    tracker.record(record('b'))
    await pass(2000)
    expect(sent.map((s) => s.ids)).toEqual([['a'], ['b']])
    expect(lost).toEqual([['a'], ['b']])
    tracker.stop()
  })
})
