import type { Clock } from '../session'
import { loginStep } from './login.machine'
import type { LoggedIn, LoginGateway, LoginRefusal, SmsCredentials } from './login.ports'
import {
  LOGIN_CLOSED,
  type LoginEffect,
  type LoginEvent,
  type LoginForm,
  type LoginState,
  loginEffectWanted,
} from './login.state'

type Of<T extends LoginEffect['type']> = Extract<LoginEffect, { type: T }>

/** Asks for an SMS and says what the dialog must know of it (LOG-06, VAL-13). */
export const sendLoginSms =
  (gateway: Pick<LoginGateway, 'sendSms'>, clock: Pick<Clock, 'now'>) =>
  async ({ generation, mode, mobile, captcha }: Of<'sendSms'>): Promise<LoginEvent> => {
    const answer = await gateway.sendSms({ mobile, captcha, scene: mode })
    if ('error' in answer) return { type: 'smsFailed', generation, failure: answer.error }
    return { type: 'smsSent', generation, smsId: answer.smsId, now: clock.now() }
  }

/** Submits a form by its mode: SMS, password, binding or a new password (LOG-03, LOG-07). */
export const submitLogin =
  (gateway: LoginGateway) =>
  async ({ generation, mode, form }: Of<'submit'>): Promise<LoginEvent> => {
    const answer = await submitByMode[mode](gateway, form)
    if ('error' in answer) return { type: 'rejected', generation, failure: answer.error }
    if ('changed' in answer) return { type: 'passwordChanged', generation }
    return { type: 'accepted', isSeven: answer.isSeven }
  }

type Submission = (
  gateway: LoginGateway,
  form: LoginForm,
) => Promise<LoggedIn | { readonly changed: true } | LoginRefusal>

const submitByMode: Readonly<Record<Of<'submit'>['mode'], Submission>> = {
  sms: (gateway, form) => gateway.loginBySms(smsCredentials(form)),
  binding: (gateway, form) => gateway.bindMobile(smsCredentials(form)),
  forgot: (gateway, form) => gateway.resetPassword({ ...smsCredentials(form), password: form.password }),
  password: (gateway, { loginName, password, captcha }) =>
    gateway.loginByPassword({ loginName, password, captcha: captcha ?? '' }),
}

const smsCredentials = ({ mobile, code, smsId, captcha, scode }: LoginForm): SmsCredentials => ({
  mobile,
  validationCode: code,
  smsId: smsId ?? '',
  captcha: captcha ?? '',
  scode,
})

/** Fetches a code to scan, or asks whether it was scanned (LOG-04). */
export const scanLogin =
  (gateway: Pick<LoginGateway, 'fetchScan' | 'pollScan'>) =>
  async (effect: Of<'fetchScan'> | Of<'pollScan'>): Promise<LoginEvent> => {
    const { generation } = effect
    if (effect.type === 'fetchScan') {
      const answer = await gateway.fetchScan()
      return 'error' in answer
        ? { type: 'scanFailed', generation }
        : { type: 'scanReady', generation, ...answer }
    }
    const answer = await gateway.pollScan(effect.taskId)
    return 'error' in answer ? { type: 'scanFailed', generation } : { type: 'scanPolled', generation, answer }
  }

/** Effects that the shell carries out; the others are the flow's own business. */
export type LoginShellEffect = Of<'resetCaptcha' | 'refreshUser' | 'goHome' | 'claimInvite'>

export interface LoginListeners {
  readonly onState: (state: LoginState) => void
  readonly onEffect: (effect: LoginShellEffect) => void
}

/** A whole login over its ports: runs the machine, sleeps on the clock, feeds the answers back (LOG-01 to LOG-08). */
export const loginFlow =
  (gateway: LoginGateway, clock: Clock) =>
  (listeners: LoginListeners): { state: () => LoginState; send: (event: LoginEvent) => void } => {
    const sendSms = sendLoginSms(gateway, clock)
    const submit = submitLogin(gateway)
    const scan = scanLogin(gateway)
    let state: LoginState = LOGIN_CLOSED

    const send = (event: LoginEvent): void => {
      const step = loginStep(state, event)
      if (step.state !== state) {
        state = step.state
        listeners.onState(state)
      }
      for (const effect of step.effects) void carryOut(effect)
    }

    const carryOut = async (effect: LoginEffect): Promise<void> => {
      if (effect.afterMs > 0) await clock.sleep(effect.afterMs)
      if (!loginEffectWanted(state, effect)) return
      switch (effect.type) {
        case 'sendSms':
          return send(await sendSms(effect))
        case 'submit':
          return send(await submit(effect))
        case 'fetchScan':
        case 'pollScan':
          return send(await scan(effect))
        case 'due':
          return send({ type: 'due', generation: effect.generation })
        case 'logout':
          return gateway.logout()
        default:
          return listeners.onEffect(effect)
      }
    }

    return { state: () => state, send }
  }
