import { goTo } from '../machine'
import { NOW } from '../testing'
import { EMPTY_FORM, type LoginEvent, type LoginForm, type LoginMode, type LoginState } from './index'
import { loginStep } from './login.machine'
import { LOGIN_CLOSED, type LoginField, type LoginStep } from './login.state'
import type { LoginFailure } from './reactions'

/**
 * Shared by the tests of the login: one person, the forms they fill in, and event sequences that lead to each state.
 */
export const MOBILE = '12900000001'
export const PASSWORD = 'abcd1234'
export const CODE = '123456'

export function aForm(held: Partial<LoginForm> = {}): LoginForm {
  return { ...EMPTY_FORM, ...held }
}

/** A complete form for every mode; its SMS was sent at `NOW`. */
export function aFilledForm(held: Partial<LoginForm> = {}): LoginForm {
  return aForm({
    mobile: MOBILE,
    loginName: 'zhang_san',
    password: PASSWORD,
    code: CODE,
    smsId: 's1',
    smsSentAt: NOW,
    captcha: 'c1',
    ...held,
  })
}

export function failure(
  code: string | null,
  message: string | null = null,
  http: number | null = 200,
): LoginFailure {
  return { http, code, message }
}

export function run(events: readonly LoginEvent[], from: LoginState = LOGIN_CLOSED): LoginStep {
  return events.reduce<LoginStep>((step, event) => loginStep(step.state, event), goTo(from))
}
export function effectTypes(step: LoginStep) {
  return step.effects.map((effect) => effect.type)
}

export function open(mode: LoginMode, scode: string | null = null): LoginEvent {
  return { type: 'open', mode, inviter: null, scode }
}
export function edit(field: LoginField, value: string): LoginEvent {
  return { type: 'edit', field, value }
}
export const slid: LoginEvent = { type: 'captchaPassed', result: 'c1' }
export function sendSms(now = NOW): LoginEvent {
  return { type: 'sendSms', now }
}
export function smsSent(now = NOW, generation = 2): LoginEvent {
  return { type: 'smsSent', generation, smsId: 's1', now }
}
export function smsFailed(code = '10010', generation = 2): LoginEvent {
  return { type: 'smsFailed', generation, failure: failure(code) }
}

/** From here on generations are: 1 the mode, 2 the SMS, 3 the submission. */
export function asking(mode: LoginMode, scode: string | null = null): LoginEvent[] {
  return [open(mode, scode), edit('mobile', MOBILE), slid, sendSms()]
}
export function withSms(mode: LoginMode, scode: string | null = null): LoginEvent[] {
  return [...asking(mode, scode), smsSent(), edit('code', CODE)]
}
export function submitted(mode: LoginMode, scode: string | null = null): LoginEvent[] {
  return [...withSms(mode, scode), edit('password', PASSWORD), { type: 'submit' }]
}
export function accepted(isSeven = false): LoginEvent {
  return { type: 'accepted', isSeven }
}
export function rejected(code: string, generation = 3): LoginEvent {
  return { type: 'rejected', generation, failure: failure(code) }
}
export function changed(generation = 3): LoginEvent {
  return { type: 'passwordChanged', generation }
}
export function due(generation = 4): LoginEvent {
  return { type: 'due', generation }
}

/** A QR code is shown, in generation 1. */
export const READY: LoginEvent[] = [
  open('qr', 'friend'),
  { type: 'scanReady', generation: 1, url: 'https://wx', taskId: 't1' },
]
export function unscanned(generation = 1): LoginEvent {
  return { type: 'scanPolled', generation, answer: { scanned: false } }
}
export function scanned(userId: string | null, generation = 1, isSeven = false): LoginEvent {
  return { type: 'scanPolled', generation, answer: { scanned: true, userId, isSeven } }
}
export const EXPIRED: LoginEvent[] = [...READY, ...Array.from({ length: 30 }, () => unscanned())]

/** The state below the confirmation, if one is shown; and its form, if any. */
export function plain(state: LoginState) {
  return state.at === 'leaving' ? state.beneath : state
}
export function formIn(state: LoginState) {
  const beneath = plain(state)
  return 'mode' in beneath ? beneath : null
}

/** An event sequence to each state, by the name of the state. */
export const WAYS: Readonly<Record<string, readonly LoginEvent[]>> = {
  closed: [],
  sms: [open('sms')],
  password: [open('password')],
  filled: withSms('forgot'),
  sending: asking('sms'),
  submitting: submitted('sms'),
  refused: [...submitted('sms'), rejected('10011')],
  fetching: [open('qr')],
  showing: READY,
  expired: EXPIRED,
  binding: [open('binding')],
  leaving: [...submitted('binding'), { type: 'close' }],
  changed: [...submitted('forgot'), changed()],
  succeeded: [...submitted('sms'), accepted()],
  trial: [...submitted('sms'), accepted(true), due()],
}

export function slidAt(index: number): LoginEvent {
  return { type: 'captchaPassed', result: `captcha${index}` }
}
export function codeReady(generation: number, name: number | string): LoginEvent {
  return { type: 'scanReady', generation, url: 'u', taskId: `t${name}` }
}

/** The next event for a state, so that random sequences reach every state; luck is 0 to 9. */
export function nextEvent(
  state: LoginState,
  index: number,
  chance: {
    readonly mode: LoginMode
    readonly scode: string | null
    readonly luck: number
    readonly code: string | null
  },
): LoginEvent {
  const { generation } = state
  const { luck } = chance
  switch (state.at) {
    case 'closed':
      return open(chance.mode, chance.scode)
    case 'form':
      if (state.mode === 'binding' && luck === 0) return { type: 'close' }
      if (state.form.captcha === null) return slidAt(index)
      if (state.mode === 'password' || (state.form.smsId !== null && luck > 3)) return { type: 'submit' }
      return sendSms((state.form.smsSentAt ?? NOW) + 60_000)
    case 'sending':
      if (state.mode === 'binding' && luck < 3) return { type: 'close' }
      return { type: 'smsSent', generation, smsId: `s${index}`, now: state.askedAt + luck }
    case 'submitting':
      if (state.mode === 'binding' && luck > 7) return { type: 'close' }
      if (state.mode === 'forgot') return changed(generation)
      if (luck < 3) return accepted(luck > 0)
      return { type: 'rejected', generation, failure: failure(chance.code) }
    case 'scan':
      if (state.scan.status === 'fetching') return codeReady(generation, index)
      return state.scan.status === 'expired' ? { type: 'refreshScan' } : unscanned(generation)
    case 'leaving':
      return { type: luck < 5 ? 'stay' : 'confirmLeave' }
    case 'trial':
      return { type: 'closeTrial' }
    default:
      return due(generation)
  }
}

/** An assertion for loops of thousands of steps, where `expect` is slow. */
export function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}
