import { describe, expect, it } from 'vitest'
import {
  endTypeOf,
  MAX_WAITING,
  mergeRecords,
  TRACKED_EVENTS,
  TRACKING_MS,
  TRACKING_START,
  type TrackingEvent,
  type TrackingRecord,
  type TrackingState,
  type TrackingStep,
  trackingStep,
} from './index'

const NOW = 1_800_000_000_000
const event = (id: string, held: Partial<TrackingRecord> = {}): TrackingRecord => ({
  id,
  kind: 'event',
  module: 'list',
  pageUrl: '/qiye/',
  requestTime: NOW,
  type: '1',
  eventName: 'change',
  ...held,
})
const exposure = (id: string, held: Partial<TrackingRecord> = {}): TrackingRecord =>
  event(id, { kind: 'exposure', eventName: undefined, ...held })
const record = (one: TrackingRecord, now = NOW): TrackingEvent => ({ type: 'record', record: one, now })
const interval = (now: number, hasToken = true): TrackingEvent => ({ type: 'interval', hasToken, now })
const run = (events: readonly TrackingEvent[], from: TrackingState = TRACKING_START): TrackingStep =>
  events.reduce<TrackingStep>((step, one) => trackingStep(step.state, one), {
    state: from,
    batch: [],
    withinMs: null,
  })
const ids = (step: TrackingStep) => step.batch.map((one) => one.id)

describe('collecting', () => {
  it('TRK-01 the events and delays', () => {
    expect(TRACKED_EVENTS).toEqual(['click', 'change', 'focus', 'blur'])
    expect(TRACKING_MS).toEqual({
      clickDelay: 300,
      exposureDebounce: 300,
      interval: 1000,
      unloadWait: 10_000,
      quickClose: 800,
    })
  })

  it('TRK-01 records of one id merge: later fields win, the start stays', () => {
    const earlier = exposure('a', { searchValue: '建工', requestTime: NOW })
    const later = exposure('a', { searchValue: undefined, eventParam: 'x', requestTime: NOW + 50 })
    expect(mergeRecords(earlier, later)).toMatchObject({
      requestTime: NOW,
      searchValue: '建工',
      eventParam: 'x',
    })
    const step = run([record(earlier), record(event('b')), record(later), interval(NOW + 300)])
    expect(ids(step)).toEqual(['a', 'b'])
    expect(step.batch[0]).toMatchObject({ searchValue: '建工', eventParam: 'x' })
  })

  it('TRK-01 nothing is sent without a token cookie; it is kept until there is one', () => {
    const without = run([record(event('a')), interval(NOW + 5000, false)])
    expect(without.batch).toEqual([])
    expect(ids(run([interval(NOW + 6000)], without.state))).toEqual(['a'])
    const many = Array.from({ length: MAX_WAITING + 1 }, (_, n) => record(event(String(n))))
    const kept = ids(run([...many, interval(NOW)]))
    expect(kept).toHaveLength(MAX_WAITING)
    expect(kept[0]).toBe('1')
  })

  it('TRK-01 a click waits 300 ms, another event does not', () => {
    const clicked = [record(event('a', { eventName: 'click' }))]
    expect(ids(run([...clicked, interval(NOW + 299)]))).toEqual([])
    expect(ids(run([...clicked, interval(NOW + 300)]))).toEqual(['a'])
    expect(ids(run([record(event('a')), interval(NOW)]))).toEqual(['a'])
  })

  it('TRK-01 an exposure is debounced by 300 ms: each sight of it starts anew', () => {
    const seen = [record(exposure('a')), record(exposure('a'), NOW + 200)]
    expect(ids(run([...seen, interval(NOW + 499)]))).toEqual([])
    expect(ids(run([...seen, interval(NOW + 500)]))).toEqual(['a'])
  })

  it('TRK-01 at most one batch a second', () => {
    const sent = run([record(event('a')), interval(NOW), record(event('b'), NOW + 1)])
    expect(ids(run([interval(NOW + 999)], sent.state))).toEqual([])
    expect(ids(run([interval(NOW + 1000)], sent.state))).toEqual(['b'])
    expect(run([interval(NOW + 5000)]).batch).toEqual([])
  })

  it('TRK-02 a batch takes all records, ready or not, and clears the list', () => {
    const step = run([record(event('a')), record(exposure('b')), interval(NOW)])
    expect(ids(step)).toEqual(['a', 'b'])
    expect(step.state.waiting).toEqual([])
  })
})

describe('unload', () => {
  const unload = (closingMs: number, hasToken = true): TrackingEvent => ({
    type: 'unload',
    hasToken,
    closingSince: NOW + 5000 - closingMs,
    now: NOW + 5000,
  })

  it('TRK-02 the end type is 2, or 4 if closing took under 800 ms', () => {
    expect([0, 799, 800, 5000, -1].map(endTypeOf)).toEqual([4, 4, 2, 2, 2])
  })

  it('TRK-02 open exposures are closed with end time and stay-end type, sent and removed', () => {
    for (const [closingMs, stayEndType] of [
      [799, 4],
      [800, 2],
    ] as const) {
      const step = run([record(exposure('a')), record(event('b')), unload(closingMs)])
      expect(step.batch[0]).toMatchObject({ id: 'a', endTime: NOW + 5000, stayTime: 5000, stayEndType })
      expect(step.batch[1]).toEqual(event('b'))
      expect(step.withinMs).toBe(10_000)
      expect(step.state).toMatchObject({ at: 'unloaded', waiting: [] })
    }
  })

  it('TRK-02 an exposure that already ended keeps its end', () => {
    const ended = exposure('a', { endTime: NOW + 10, stayTime: 10, stayEndType: 2 })
    expect(run([record(ended), unload(1)]).batch).toEqual([ended])
  })

  it('TRK-02 a clock that went back makes a stay of 0', () => {
    const step = run([record(exposure('a', { requestTime: NOW + 9000 })), unload(1)])
    expect(step.batch[0]?.stayTime).toBe(0)
  })

  it('TRK-01 without a token the unload sends nothing; after it nothing is collected', () => {
    expect(run([record(event('a')), unload(1, false)]).batch).toEqual([])
    const gone = run([unload(1)]).state
    expect(trackingStep(gone, record(event('a'))).state).toBe(gone)
    expect(run([unload(1)], gone).batch).toEqual([])
  })

  it('TRK-01 an unknown event changes nothing', () => {
    const unknown = { type: 'x' } as unknown as TrackingEvent
    expect(trackingStep(TRACKING_START, unknown).state).toBe(TRACKING_START)
  })
})
