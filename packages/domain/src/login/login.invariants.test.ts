import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isCurrent } from '../machine'
import { NOW } from '../testing'
import { carryOver } from './carried-over'
import type { LoginEvent, LoginMode, LoginState } from './index'
import {
  codeReady,
  failure,
  formIn,
  MOBILE,
  must,
  nextEvent,
  open,
  plain,
  slidAt,
  unscanned,
} from './login.fixture'
import { loginStep } from './login.machine'
import { LOGIN_CLOSED, LOGIN_MODES, type LoginEffect, type LoginField, type LoginStep } from './login.state'

/** An event generated for the current state; `index` is its position in the sequence. */
type Draft = (state: LoginState, index: number) => LoginEvent
const draft = <T>(from: fc.Arbitrary<T>, make: (drawn: T, state: LoginState, index: number) => LoginEvent) =>
  from.map(
    (drawn): Draft =>
      (state, index) =>
        make(drawn, state, index),
  )

// Generations match or not; times are near the last SMS, or jump back and forth, some far.
const behind = fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.integer({ min: -1, max: 4 }))
const time = fc.oneof(
  fc.constantFrom(0, 59_999, 60_000, 60_001, -1).map((ms) => ({ ms, near: true })),
  fc.integer({ min: -(2 ** 50), max: 2 ** 50 }).map((ms) => ({ ms, near: false })),
)
const timeIn = (state: LoginState, { ms, near }: { ms: number; near: boolean }) =>
  near ? (carryOver(plain(state)).smsSentAt ?? NOW) + ms : ms
const mode = fc.constantFrom(...LOGIN_MODES)
const code = fc.constantFrom('10011', '10004', '20001', '00133', null)
const http = fc.constantFrom(200, 200, 500, null)

const slide: Draft = (_, index) => slidAt(index)
const fill: readonly Draft[] = [
  () => ({ type: 'edit', field: 'mobile', value: MOBILE }),
  () => ({ type: 'edit', field: 'loginName', value: 'zhang_san' }),
  (_, index) => ({ type: 'edit', field: 'password', value: `Secret${900_000 + index}` }),
  (_, index) => ({ type: 'edit', field: 'code', value: `${900_000 + index}` }),
  slide,
]
const BUTTONS = [
  'close',
  'toggleQr',
  'submit',
  'submit',
  'confirmLeave',
  'stay',
  'closeTrial',
  'refreshScan',
] as const
const UNKNOWN = ['whatever', '', '__proto__', 'constructor', 'toString', 'Close']

const arbitrary: fc.Arbitrary<Draft> = fc.oneof(
  draft(fc.constantFrom(...BUTTONS), (type) => ({ type })),
  draft(fc.tuple(mode, fc.constantFrom(null, 'friend')), ([to, scode]) => open(to, scode)),
  draft(mode, (to) => ({ type: 'switchMode', mode: to })),
  fc.constant(slide),
  draft(time, (at, state) => ({ type: 'sendSms', now: timeIn(state, at) })),
  draft(fc.tuple(behind, time), ([back, at], state, index) => ({
    type: 'smsSent',
    generation: state.generation - back,
    smsId: `s${index}`,
    now: timeIn(state, at),
  })),
  draft(
    fc.tuple(behind, fc.constantFrom('smsFailed' as const, 'rejected' as const), code, http),
    ([back, type, refusal, status], state) => ({
      type,
      generation: state.generation - back,
      failure: failure(refusal, null, status),
    }),
  ),
  draft(fc.boolean(), (isSeven) => ({ type: 'accepted', isSeven })),
  draft(
    fc.tuple(behind, fc.constantFrom('passwordChanged' as const, 'scanFailed' as const, 'due' as const)),
    ([back, type], state) => ({ type, generation: state.generation - back }),
  ),
  draft(behind, (back, { generation }, index) => codeReady(generation - back, index)),
  draft(fc.tuple(behind, fc.constantFrom('u1', null, '')), ([back, userId], state) => ({
    type: 'scanPolled',
    generation: state.generation - back,
    answer: { scanned: true, userId, isSeven: false },
  })),
  draft(fc.constantFrom(...UNKNOWN), (type) => ({ type }) as unknown as LoginEvent),
)
const next = draft(
  fc.tuple(mode, fc.constantFrom(null, 'friend'), fc.integer({ min: 0, max: 9 }), code),
  ([to, scode, luck, refusal], state, index) =>
    nextEvent(state, index, { mode: to, scode, luck, code: refusal }),
)
const drafts = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: arbitrary.map((single) => [single]) },
      { weight: 6, arbitrary: next.map((single) => [single]) },
      { weight: 2, arbitrary: fc.constant(fill) },
    ),
    { minLength: 40, maxLength: 100, size: 'max' },
  )
  .map((parts) => parts.flat())

/** Plays generated events from the closed dialog and reports each step. */
function play(
  events: readonly Draft[],
  onStep: (step: LoginStep, before: LoginState, event: LoginEvent) => void = () => {},
  from: LoginState = LOGIN_CLOSED,
): LoginState {
  let state = from
  events.forEach((make, index) => {
    const event = make(state, index)
    const step = loginStep(state, event)
    onStep(step, state, event)
    state = step.state
  })
  return state
}
const always = (check: (events: readonly Draft[]) => void) => fc.assert(fc.property(drafts, check))

it('LOG-04 never more than 30 polls per code, whatever happens', () => {
  const qr: Draft[] = [() => open('qr'), ({ generation }) => codeReady(generation, 'x')]
  const unanswered: Draft = ({ generation }) => unscanned(generation)
  fc.assert(
    fc.property(drafts, fc.integer({ min: 25, max: 80 }), drafts, (before, run, after) => {
      const leave: Draft[] = [() => ({ type: 'close' }), () => ({ type: 'confirmLeave' })]
      const polls = new Map<string, number>()
      play(
        [...before, ...leave, ...qr, ...Array.from({ length: run }, () => unanswered), ...after],
        ({ effects }) => {
          for (const effect of effects) {
            if (effect.type !== 'pollScan') continue
            polls.set(effect.taskId, (polls.get(effect.taskId) ?? 0) + 1)
          }
        },
      )
      expect(Math.max(...polls.values())).toBeLessThanOrEqual(30)
      expect(polls.get('tx')).toBeGreaterThanOrEqual(Math.min(run, 29) + 1)
    }),
  )
})

it('LOG-04 no poll is requested or still wanted after closing or leaving the QR view', () => {
  always((events) => {
    const asked: LoginEffect[] = []
    play(events, ({ state, effects }) => {
      const scanning = effects.filter(({ type }) => type === 'pollScan' || type === 'fetchScan')
      if (state.at !== 'scan') {
        must(scanning.length === 0, 'asked for outside')
        must(!asked.some((effect) => isCurrent(state, effect)), 'still wanted')
      }
      asked.push(...scanning)
    })
  })
})

it('LOG-04 only one QR code is open at a time: one is fetched only if there is none, and only that one is polled', () => {
  always((events) => {
    const asked: LoginEffect[] = []
    play(events, ({ state, effects }, before) => {
      for (const effect of effects) {
        if (effect.type === 'fetchScan') {
          must(before.at !== 'scan' || before.scan.status === 'expired', 'a second code')
          must(!asked.some((old) => isCurrent(state, old)), 'the first still asked about')
        }
        if (effect.type === 'pollScan') {
          expect(state).toMatchObject({ at: 'scan', scan: { status: 'showing', taskId: effect.taskId } })
        }
        if (effect.type === 'fetchScan' || effect.type === 'pollScan') asked.push(effect)
      }
    })
  })
})

it('LOG-06 an SMS is never requested within 60 s of the last, and always possible after', () => {
  always((events) => {
    let last: number | null = null
    play(events, ({ state, effects }, before, event) => {
      const [form, was] = [formIn(state), formIn(before)]
      if (event.type === 'smsSent') last = event.now
      const isAnswered = event.type === 'smsSent' || event.type === 'smsFailed'
      // After leaving before the answer the SMS counts as sent.
      if (was?.at === 'sending' && form?.at !== 'sending' && !isAnswered) last = was.askedAt
      if (effects.some(({ type }) => type === 'sendSms')) {
        expect(event.type === 'sendSms' && (last === null || event.now - last >= 60_000)).toBe(true)
      }
      if (last === null) return
      const asks = (now: number) => loginStep(state, { type: 'sendSms', now }).effects.length === 1
      must(![last - 3_600_000, last, last + 59_999].some(asks), 'asked for too early')
      const isReady = state.at === 'form' && state.mode !== 'password' && state.form.captcha !== null
      if (isReady && state.form.mobile === MOBILE) expect(asks(last + 60_000)).toBe(true)
    })
  })
})

it('LOG-03 a login that succeeded is never lost, and each success goes home once', () => {
  always((events) => {
    const counts = { shown: 0, home: 0 }
    const listen = ({ state, effects }: LoginStep, before: LoginState, event: LoginEvent) => {
      const types = effects.map(({ type }) => type)
      const isLogin =
        event.type === 'accepted' ||
        (event.type === 'scanPolled' && event.answer.scanned && Boolean(event.answer.userId))
      must(types.includes('refreshUser') === isLogin, 'the user is refreshed')
      const { scode } = carryOver(plain(before))
      must(types.includes('claimInvite') === (isLogin && scode !== null), 'the invite is claimed')
      if (isLogin) must(['closed', 'succeeded', 'trial'].includes(state.at), 'the login is shown')
      if (isLogin) must(carryOver(plain(state)).scode === null, 'claimed once')
      if (isLogin && before.at !== 'closed' && before !== state) counts.shown += 1
      if (types.includes('goHome')) counts.home += 1
    }
    const last = play(events, listen)
    play([({ generation }) => ({ type: 'due', generation }), () => ({ type: 'closeTrial' })], listen, last)
    expect(counts.home).toBe(counts.shown)
  })
})

it("LOG-01 LOG-02 a slider's result is never used after it was reset, and the screen is told of each reset", () => {
  always((events) => {
    const passed = new Set<string>()
    const reset = new Set<string>()
    play(events, ({ state, effects }, before, event) => {
      for (const effect of effects) {
        if (effect.type !== 'sendSms' && effect.type !== 'submit') continue
        const used = effect.type === 'submit' ? effect.form.captcha : effect.captcha
        must(used !== null && passed.has(used) && !reset.has(used), 'a result that was reset')
      }
      if (event.type === 'captchaPassed') passed.add(event.result)
      const isReset = effects.some(({ type }) => type === 'resetCaptcha')
      const [form, was] = [formIn(state)?.form, formIn(before)?.form]
      if (isReset || form === undefined) for (const result of passed) reset.add(result)
      if (isReset) expect(form?.captcha ?? null).toBeNull()
      if (was?.captcha && form?.captcha === null) expect(isReset).toBe(true)
    })
  })
})

it('LOG-10 LOG-01 no password and no code survives a change of mode, a success or the closing', () => {
  always((events) => {
    const seen: string[] = []
    play(events, ({ state, effects }, before) => {
      const [form, was] = [formIn(state), formIn(before)]
      seen.push(JSON.stringify(effects.filter(({ type }) => type !== 'submit')))
      if (form === null || form.mode !== was?.mode) seen.push(JSON.stringify([state, effects]))
    })
    expect(seen.filter((text) => /Secret|"9\d{5}"/.test(text))).toEqual([])
  })
})

it('LOG-05 only a confirmation logs out, and a binding is left only by closing', () => {
  always((events) => {
    play(events, ({ state, effects }, before, event) => {
      const isOut = effects.some(({ type }) => type === 'logout')
      must(isOut === (before.at === 'leaving' && event.type === 'confirmLeave'), 'logged out')
      const isBinding = formIn(before)?.mode === 'binding'
      if (isBinding && formIn(state)?.mode !== 'binding') expect(isOut || state.at === 'succeeded').toBe(true)
    })
  })
})

it('LOG-01 an unknown event, field or mode returns the same state, in every state', () => {
  const strange = fc.oneof(
    fc.constantFrom(...UNKNOWN),
    fc.string({ maxLength: 9 }).map((text) => `x${text}`),
  )
  fc.assert(
    fc.property(drafts, strange, (events, text) => {
      const unknown = [
        { type: text } as unknown as LoginEvent,
        { type: 'edit', field: text as LoginField, value: '1' } as const,
        { type: 'switchMode', mode: text as LoginMode } as const,
        open(text as LoginMode),
      ]
      const stirred: LoginState[] = []
      const stir = (state: LoginState) => {
        const steps = unknown.map((event) => loginStep(state, event))
        if (steps.some((step) => step.state !== state || step.effects.length > 0)) stirred.push(state)
      }
      stir(LOGIN_CLOSED)
      play(events, ({ state }) => stir(state))
      expect(stirred).toEqual([])
    }),
  )
})
