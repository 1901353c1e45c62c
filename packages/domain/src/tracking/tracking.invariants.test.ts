import fc from 'fast-check'
import { expect, it } from 'vitest'
import { NOW } from '../testing'
import type { TrackingRecord } from './index'
import { trackingStep } from './tracking.machine'
import {
  MAX_WAITING,
  TRACKING_START,
  type TrackingEvent,
  type TrackingState,
  type TrackingStep,
} from './tracking.state'

/** A step of a sequence with the ms before it; the clock may go back. */
interface Draft {
  readonly passed: number
  readonly make: (now: number) => TrackingEvent
}

const onward = fc.integer({ min: 0, max: 1500 })
const anyway = fc.oneof(
  { weight: 4, arbitrary: onward },
  { weight: 1, arbitrary: fc.integer({ min: -(2 ** 40), max: 2 ** 40 }) },
)
const id = fc.nat(11).map(String)

// A record's kind depends on its id, as on a page; every third is an exposure, some of which end by themselves.
const recordOf = (recordId: string, now: number, click: boolean, ends: boolean): TrackingRecord => {
  const common = { id: recordId, module: 'list', pageUrl: '/qiye/', requestTime: now, type: '1' }
  const isExposure = Number(recordId) % 3 === 0
  if (!isExposure) return { ...common, kind: 'event', eventName: click ? 'click' : 'blur' }
  return { ...common, kind: 'exposure', ...(ends && { endTime: now + 5, stayTime: 5 }) }
}
const recording = fc
  .tuple(id, fc.boolean(), fc.boolean())
  .map(([recordId, click, ends]) => (now: number): TrackingEvent => {
    return { type: 'record', record: recordOf(recordId, now, click, ends), now }
  })
const looking = (hasToken: fc.Arbitrary<boolean>) =>
  hasToken.map(
    (has) =>
      (now: number): TrackingEvent => ({ type: 'interval', hasToken: has, now }),
  )
const unknown = fc.constantFrom('whatever', '', '__proto__', null).map((type) => () => {
  return { type } as unknown as TrackingEvent
})

const stories = (passed: fc.Arbitrary<number>, hasToken: fc.Arbitrary<boolean>) =>
  fc.array(fc.record({ passed, make: fc.oneof(recording, looking(hasToken), unknown) }), { maxLength: 80 })

interface Reported {
  readonly before: TrackingState
  readonly event: TrackingEvent
  readonly step: TrackingStep
  readonly now: number
}

/** Plays a sequence and returns its steps; by default the page unloads at the end. */
function play(story: readonly Draft[], unloadsWithToken: boolean | null = true): readonly Reported[] {
  const reported: Reported[] = []
  let state = TRACKING_START
  let now = NOW
  const tell = (event: TrackingEvent) => {
    const step = trackingStep(state, event)
    reported.push({ before: state, event, step, now })
    state = step.state
  }
  for (const { passed, make } of story) {
    now += passed
    tell(make(now))
  }
  if (unloadsWithToken !== null) {
    tell({ type: 'unload', hasToken: unloadsWithToken, closingSince: now - 900, now })
  }
  return reported
}
const batchIn = ({ effects }: TrackingStep) => effects.flatMap((effect) => effect.records)
const sentBy = (reported: readonly Reported[]) => reported.flatMap(({ step }) => batchIn(step))
const recordedIn = (reported: readonly Reported[]) =>
  reported.flatMap(({ event }) => (event.type === 'record' ? [event.record] : []))

const withToken = stories(anyway, fc.constant(true))

it('TRK-01 TRK-02 with a token no record is lost, and none is sent more often than it was recorded', () => {
  fc.assert(
    fc.property(withToken, (story) => {
      const reported = play(story)
      const recorded = recordedIn(reported)
      const sent = sentBy(reported)
      expect(new Set(sent.map((record) => record.id))).toEqual(new Set(recorded.map((one) => one.id)))
      const count = (records: readonly TrackingRecord[], of: string) =>
        records.filter((record) => record.id === of).length
      for (const record of sent) {
        // An exposure sent open is sent once more with its end.
        const ends = record.kind === 'exposure' ? 1 : 0
        expect(count(sent, record.id)).toBeLessThanOrEqual(count(recorded, record.id) + ends)
      }
    }),
  )
})

it('TRK-01 no batch holds an id twice, nor more than 200 records', () => {
  const many = fc.array(fc.tuple(fc.nat(500).map(String), fc.boolean()), { minLength: 200, maxLength: 450 })
  fc.assert(
    fc.property(many, fc.nat(450), (records, look) => {
      const drafts = records.map(([recordId, click]): Draft => {
        return {
          passed: 1,
          make: (now) => ({ type: 'record', record: recordOf(recordId, now, click, false), now }),
        }
      })
      const seen: Draft = { passed: 0, make: (now) => ({ type: 'interval', hasToken: true, now }) }
      for (const { step } of play([...drafts.slice(0, look), seen, ...drafts.slice(look)])) {
        if (batchIn(step).length === 0) continue
        expect(batchIn(step).length).toBeLessThanOrEqual(MAX_WAITING)
        expect(new Set(batchIn(step).map((record) => record.id)).size).toBe(batchIn(step).length)
      }
    }),
    { numRuns: 10 },
  )
})

it('TRK-01 at most one batch a second by the clock, until the page unloads', () => {
  let pairs = 0
  fc.assert(
    fc.property(withToken, (story) => {
      const times = play(story, null)
        .filter(({ step }) => batchIn(step).length > 0)
        .map(({ now }) => now)
      for (const [n, now] of times.slice(1).entries()) {
        const since = now - (times[n] ?? now)
        pairs += 1
        expect(since < 0 || since >= 1000).toBe(true)
      }
    }),
  )
  expect(pairs).toBeGreaterThan(0)
})

it('TRK-02 every exposure is closed exactly once each time it opens, with a stay of 0 or more', () => {
  const opens = fc.tuple(id, fc.boolean()).map(([recordId, click]) => (now: number): TrackingEvent => {
    return { type: 'record', record: recordOf(recordId, now, click, false), now }
  })
  const story = fc.array(
    fc.record({ passed: anyway, make: fc.oneof(opens, looking(fc.constant(true)), unknown) }),
    { maxLength: 80 },
  )
  let closedLate = 0
  fc.assert(
    fc.property(story, (drafts) => {
      const reported = play(drafts)
      const exposures = recordedIn(reported).filter((record) => record.kind === 'exposure')
      const closed = sentBy(reported).filter((record) => record.endTime !== undefined)
      expect(closed.map((record) => record.id).sort()).toEqual(
        [...new Set(exposures.map((one) => one.id))].sort(),
      )
      closedLate += sentBy(reported.slice(0, -1)).filter((record) => record.kind === 'exposure').length
      for (const { id: of, stayTime, stayEndType, requestTime } of closed) {
        expect(stayTime).toBeGreaterThanOrEqual(0)
        expect(stayEndType).toBe(2)
        expect(requestTime).toBe(exposures.find((exposure) => exposure.id === of)?.requestTime)
      }
    }),
  )
  expect(closedLate).toBeGreaterThan(0)
})

it('TRK-01 an unknown event returns the same state, and so does any event after the unload', () => {
  fc.assert(
    fc.property(withToken, recording, (story, later) => {
      const reported = play(story)
      for (const { before, event, step } of reported) {
        if (!['record', 'interval', 'unload'].includes(event.type)) {
          expect(step.state).toBe(before)
          expect(step.effects).toEqual([])
        }
      }
      const gone = reported.at(-1)?.step.state ?? TRACKING_START
      for (const event of [later(NOW), { type: 'interval', hasToken: true, now: NOW } as const]) {
        expect(trackingStep(gone, event).state).toBe(gone)
        expect(trackingStep(gone, event).effects).toEqual([])
      }
    }),
  )
})
