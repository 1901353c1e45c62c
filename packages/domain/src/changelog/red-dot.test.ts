import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { NOW } from '../testing'
import {
  CHANGELOG_COOKIE,
  hasRedDot,
  RED_DOT_START,
  type RedDotEvent,
  type RedDotState,
  type RedDotStep,
  redDotStep,
} from './index'

const DAY = 86_400_000
const THREE_DAYS = 259_200_000
const at = (text: string): number => Date.parse(`${text}+08:00`)
const dot = (releaseTime: number | null, now: number, hasCookie = false) =>
  hasRedDot({ releaseTime, now, hasCookie })

const ZONE = process.env.TZ
afterEach(() => {
  if (ZONE === undefined) delete process.env.TZ
  else process.env.TZ = ZONE
})

describe('when the dot is shown', () => {
  it.each([
    ['2026-11-20T10:00:00', '2026-11-18', '2026-11-20'],
    ['2026-11-20T00:00:00.000', '2026-11-18', '2026-11-20'],
    ['2026-11-20T23:59:59.999', '2026-11-18', '2026-11-20'],
    ['2026-12-01T12:00:00', '2026-11-29', '2026-12-01'],
    ['2027-01-01T00:00:00', '2026-12-30', '2027-01-01'],
    ['2028-03-01T08:00:00', '2028-02-28', '2028-03-01'],
    ['2027-03-01T07:59:59.999', '2027-02-27', '2027-03-01'],
  ])('CHG-01 at %s from the start of %s to the end of %s', (now, first, last) => {
    const start = at(`${first}T00:00:00.000`)
    const end = at(`${last}T23:59:59.999`)
    for (const zone of ['America/New_York', 'UTC', 'Pacific/Kiritimati', 'Asia/Shanghai']) {
      process.env.TZ = zone
      expect([start - 1, start, end, end + 1].map((time) => dot(time, at(now)))).toEqual([
        false,
        true,
        true,
        false,
      ])
    }
  })

  it('CHG-01 not while the cookie exists, and not without an entry', () => {
    expect(dot(NOW, NOW)).toBe(true)
    expect(dot(NOW, NOW, true)).toBe(false)
    expect(dot(null, NOW)).toBe(false)
    expect(dot(null, 0)).toBe(false)
    expect(dot(Number.NaN, NOW)).toBe(false)
  })

  it('CHG-01 the cookie lives 3 days and may be read by scripts', () => {
    expect(CHANGELOG_COOKIE).toEqual({ name: 'JGJDAILYLOG', maxAge: 259_200, httpOnly: false })
  })
})

const run = (events: readonly RedDotEvent[]): RedDotStep =>
  events.reduce<RedDotStep>((step, event) => redDotStep(step.state, event), {
    state: RED_DOT_START,
    effects: [],
  })
const loaded = (releaseTime: number | null = NOW, now = NOW, hasCookie = false): RedDotEvent => ({
  type: 'loaded',
  releaseTime,
  now,
  hasCookie,
})
const dayPassed = (now: number, hasCookie = false): RedDotEvent => ({ type: 'dayPassed', now, hasCookie })
const opened = (now = NOW): RedDotEvent => ({ type: 'opened', now })
const COOKIE = [{ type: 'setCookie', afterMs: 0, name: 'JGJDAILYLOG', maxAge: 259_200 }]

describe('the dot', () => {
  it('CHG-01 is shown once a new entry is known', () => {
    expect(RED_DOT_START.at).toBe('hidden')
    expect(run([loaded()])).toEqual({
      state: { at: 'shown', releaseTime: NOW, seenUntil: null },
      effects: [],
    })
    expect(run([loaded(NOW, NOW, true)]).state.at).toBe('hidden')
    expect(run([loaded(NOW - 3 * DAY)]).state.at).toBe('hidden')
    expect(run([loaded(null)]).state).toBe(RED_DOT_START)
    // A clock set before 1970.
    expect(run([loaded(-5, -5)]).state.at).toBe('shown')
  })

  it('CHG-01 opening hides it and renews the cookie', () => {
    const step = run([loaded(), opened()])
    expect(step.state).toEqual({ at: 'hidden', releaseTime: NOW, seenUntil: NOW + THREE_DAYS })
    expect(step.effects).toEqual(COOKIE)
    const again = run([loaded(), opened(), opened(NOW + 1)])
    expect(again.state.seenUntil).toBe(NOW + 1 + THREE_DAYS)
    expect(again.effects).toEqual(COOKIE)
    expect(run([opened()]).effects).toEqual(COOKIE)
  })

  it('CHG-01 a new day hides it for an old entry, and shows it for one dated ahead', () => {
    const shown = [loaded(NOW)]
    expect([0, 1, 2, 3].map((days) => run([...shown, dayPassed(NOW + days * DAY)]).state.at)).toEqual([
      'shown',
      'shown',
      'shown',
      'hidden',
    ])
    const early = [loaded(NOW + DAY)]
    expect(run(early).state.at).toBe('hidden')
    expect(run([...early, dayPassed(NOW + DAY)]).state).toMatchObject({ at: 'shown', releaseTime: NOW + DAY })
    expect(run([...early, dayPassed(NOW + DAY, true)]).state.at).toBe('hidden')
  })

  it('CHG-01 if the browser rejects the cookie, the page remembers for the same time', () => {
    const seen = [loaded(), opened()]
    const late = NOW + THREE_DAYS
    expect(run([...seen, loaded(late, late - 1)]).state.at).toBe('hidden')
    expect(run([...seen, loaded(late, late)]).state.at).toBe('shown')
    expect(run([...seen, dayPassed(NOW - DAY)]).state.at).toBe('hidden')
  })

  it('CHG-01 a check without a change, and an unknown event, return the same state', () => {
    const { state } = run([loaded()])
    const unknown = { type: 'closed', now: NOW } as unknown as RedDotEvent
    for (const event of [unknown, loaded(), dayPassed(NOW + 1)]) {
      const step = redDotStep(state, event)
      expect(step.state).toBe(state)
      expect(step.effects).toEqual([])
    }
    expect(redDotStep(state, loaded(NOW + 1)).state.releaseTime).toBe(NOW + 1)
    expect(redDotStep(RED_DOT_START, dayPassed(NOW)).state).toBe(RED_DOT_START)
  })
})

it('CHG-01 never shown while the cookie exists, nor for an entry that is not new', () => {
  const now = fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: NOW - 6 * DAY, max: NOW + 6 * DAY }) },
    fc.integer({ min: -(2 ** 45), max: 2 ** 45 }),
  )
  const release = fc.option(fc.integer({ min: NOW - 6 * DAY, max: NOW + 6 * DAY }))
  // A rejected cookie never exists; an accepted one lives for 3 days from the last opening.
  type Draft = (hasCookie: (now: number) => boolean) => RedDotEvent
  const draft: fc.Arbitrary<Draft> = fc.oneof(
    fc.tuple(release, now).map(
      ([time, when]): Draft =>
        (has) =>
          loaded(time, when, has(when)),
    ),
    now.map(
      (when): Draft =>
        (has) =>
          dayPassed(when, has(when)),
    ),
    now.map(
      (when): Draft =>
        () =>
          opened(when),
    ),
    fc.constant<Draft>(() => ({ type: 'whatever', now: NOW }) as unknown as RedDotEvent),
  )
  fc.assert(
    fc.property(fc.array(draft, { maxLength: 80 }), fc.boolean(), (drafts, takesCookies) => {
      let state: RedDotState = RED_DOT_START
      let ends = Number.NEGATIVE_INFINITY
      for (const make of drafts) {
        const event = make((when) => takesCookies && when < ends)
        const step = redDotStep(state, event)
        if (event.type === 'opened') ends = event.now + THREE_DAYS
        expect(step.effects).toEqual(event.type === 'opened' ? COOKIE : [])
        state = step.state
        if (state.at !== 'shown' || event.type === ('whatever' as string)) continue
        expect(event.now).toBeGreaterThanOrEqual(ends)
        expect(hasRedDot({ releaseTime: state.releaseTime, now: event.now, hasCookie: false })).toBe(true)
      }
    }),
  )
})
