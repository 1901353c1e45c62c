import { describe, expect, it } from 'vitest'
import { NOW } from '../testing'
import type { TrackingRecord } from './index'
import { chooseEndType, mergeRecords } from './record'
import { trackingStep } from './tracking.machine'
import { TRACKING_START, type TrackingEvent, type TrackingState, type TrackingStep } from './tracking.state'

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
const record = (record: TrackingRecord, now = NOW): TrackingEvent => ({ type: 'record', record: record, now })
const interval = (now: number, hasToken = true): TrackingEvent => ({ type: 'interval', hasToken, now })
const unload = (closingMs: number, hasToken = true): TrackingEvent => ({
  type: 'unload',
  hasToken,
  closingSince: NOW + 5000 - closingMs,
  now: NOW + 5000,
})
const run = (events: readonly TrackingEvent[], from: TrackingState = TRACKING_START): TrackingStep =>
  events.reduce<TrackingStep>((step, event) => trackingStep(step.state, event), { state: from, effects: [] })
const batch = ({ effects }: TrackingStep) => effects.flatMap((effect) => effect.records)
const waits = ({ effects }: TrackingStep) => effects.map((effect) => effect.withinMs)
const ids = (step: TrackingStep) => batch(step).map((record) => record.id)
/** True when a single record is sent by a check the given ms after it. */
const isSentAfter = (item: TrackingRecord) => (ms: number) =>
  ids(run([record(item), interval(NOW + ms)])).length > 0

describe('collecting', () => {
  it('TRK-01 click, change, focus and blur are recorded; a click waits 300 ms, the others do not', () => {
    for (const eventName of ['change', 'focus', 'blur'] as const) {
      expect([0, 1].map(isSentAfter(event('a', { eventName })))).toEqual([true, true])
    }
    expect([0, 299, 300, 301].map(isSentAfter(event('a', { eventName: 'click' })))).toEqual([
      false,
      false,
      true,
      true,
    ])
    expect(isSentAfter(event('a', { eventName: undefined }))(0)).toBe(true)
  })

  it('TRK-01 an exposure is debounced by 300 ms: each sighting restarts the wait', () => {
    expect([0, 299, 300].map(isSentAfter(exposure('a')))).toEqual([false, false, true])
    const seen = [record(exposure('a')), record(exposure('a'), NOW + 200)]
    expect(ids(run([...seen, interval(NOW + 499)]))).toEqual([])
    expect(ids(run([...seen, interval(NOW + 500)]))).toEqual(['a'])
  })

  it('TRK-01 records of one id merge: later fields win, the start stays', () => {
    const earlier = exposure('a', { searchValue: '建工', module: 'home', requestTime: NOW })
    const later = exposure('a', { searchValue: undefined, eventParam: 'x', requestTime: NOW + 50 })
    const merged = {
      ...exposure('a'),
      searchValue: '建工',
      eventParam: 'x',
      module: 'list',
      requestTime: NOW,
    }
    expect(mergeRecords(earlier, later)).toEqual(merged)
    const step = run([record(earlier), record(event('b')), record(later), interval(NOW + 300)])
    expect(batch(step)).toEqual([merged, event('b')])
  })

  it('TRK-01 of the records waiting for a token the latest 200 are kept', () => {
    const waiting = (count: number) =>
      ids(run([...Array.from({ length: count }, (_, n) => record(event(String(n)))), interval(NOW)]))
    expect(waiting(200)).toHaveLength(200)
    expect(waiting(200)[0]).toBe('0')
    expect(waiting(201)).toHaveLength(200)
    expect([waiting(201)[0], waiting(201).at(-1)]).toEqual(['1', '200'])
  })

  it('TRK-02 a batch takes all records, ready or not, and clears the list', () => {
    const step = run([record(event('a')), record(event('c', { eventName: 'click' })), interval(NOW)])
    expect(batch(step)).toEqual([event('a'), event('c', { eventName: 'click' })])
    expect(step.state).toEqual({ at: 'collecting', waiting: [], open: [], lastSentAt: NOW })
    expect(waits(step)).toEqual([null])
    expect(ids(run([interval(NOW + 1000)], step.state))).toEqual([])
  })
})

describe('unload', () => {
  it('TRK-02 the end type is 2, or 4 if closing took under 800 ms', () => {
    expect([0, 1, 799, 799.5, 800, 801, 5000].map(chooseEndType)).toEqual([4, 4, 4, 4, 2, 2, 2])
    expect([-1, Number.NaN, Number.POSITIVE_INFINITY].map(chooseEndType)).toEqual([2, 2, 2])
  })

  it('TRK-02 open exposures are closed with end time and stay-end type, all is sent and removed', () => {
    for (const [closingMs, stayEndType] of [
      [799, 4],
      [800, 2],
    ] as const) {
      const step = run([record(exposure('a')), record(event('b')), unload(closingMs)])
      const ended = { ...exposure('a'), endTime: NOW + 5000, stayTime: 5000, stayEndType }
      expect(batch(step)).toEqual([ended, event('b')])
      expect(step.state).toEqual({ at: 'unloaded', waiting: [], open: [], lastSentAt: NOW + 5000 })
    }
  })

  it('TRK-02 of more than 200 the latest are closed: the gateway accepts no more at once', () => {
    const many = (from: number) =>
      Array.from({ length: 150 }, (_, n) => record(exposure(String(from + n)), NOW))
    const once = run([...many(0), interval(NOW + 300)]).state
    const both = ids(run([...many(1000), unload(800)], once))
    expect([both.length, both[0], both.at(-1)]).toEqual([200, '100', '1149'])
    const twice = run([...many(1000), interval(NOW + 1300)], once).state
    expect(twice.open.map((record) => record.id)).toEqual(both)
  })

  it('TRK-01 TRK-02 without a token the unload sends nothing; after it nothing is collected', () => {
    const silent = run([record(event('a')), unload(1, false)])
    expect(silent.effects).toEqual([])
    expect(silent.state).toMatchObject({ at: 'unloaded', waiting: [] })
    const gone = run([unload(1)]).state
    for (const late of [record(event('a')), unload(1), interval(NOW + 9000)]) {
      expect(trackingStep(gone, late)).toEqual({ state: gone, effects: [] })
      expect(trackingStep(gone, late).state).toBe(gone)
    }
  })
})
