import { type Clock, type FlowListeners, type RunningMachine, runMachine } from '../machine'
import { loginStep } from './login.machine'
import type { LoggedIn, LoginGateway, LoginRefusal, SmsCredentials } from './login.ports'
import {
  LOGIN_CLOSED,
  type LoginEffect,
  type LoginEvent,
  type LoginForm,
  type LoginState,
} from './login.state'

type Of<T extends LoginEffect['type']> = Extract<LoginEffect, { type: T }>

/** Requests an SMS and returns the resulting event (LOG-06, VAL-13). */
function sendLoginSms(gateway: Pick<LoginGateway, 'sendSms'>, clock: Pick<Clock, 'now'>) {
  return async ({ generation, mode, mobile, captcha }: Of<'sendSms'>): Promise<LoginEvent> => {
    const answer = await gateway.sendSms({ mobile, captcha, scene: mode })
    if ('error' in answer) return { type: 'smsFailed', generation, failure: answer.error }
    return { type: 'smsSent', generation, smsId: answer.smsId, now: clock.now() }
  }
}

/** Submits a form by its mode: SMS, password, binding or a new password (LOG-07). */
export function submitLogin(gateway: LoginGateway) {
  return async ({ generation, mode, form }: Of<'submit'>): Promise<LoginEvent> => {
    const answer = await submitByMode[mode](gateway, form)
    if ('error' in answer) return { type: 'rejected', generation, failure: answer.error }
    if ('changed' in answer) return { type: 'passwordChanged', generation }
    return { type: 'accepted', isSeven: answer.isSeven }
  }
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

/** Fetches a QR code, or polls whether it was scanned (LOG-04). */
export function runScan(gateway: Pick<LoginGateway, 'fetchScan' | 'pollScan'>) {
  return async (effect: Of<'fetchScan'> | Of<'pollScan'>): Promise<LoginEvent> => {
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
}

/** Effects that the shell performs; the flow handles the others itself. */
type LoginShellEffect = Of<'resetCaptcha' | 'refreshUser' | 'goHome' | 'claimInvite'>

type LoginListeners = FlowListeners<LoginState, LoginShellEffect>

/**
 * Runs the login over its ports: sleeps on the clock, calls the gateway and sends the answers to the machine (LOG-01
 * to LOG-08).
 */
export function loginFlow(gateway: LoginGateway, clock: Clock) {
  return (listeners: LoginListeners): RunningMachine<LoginState, LoginEvent> =>
    runMachine<LoginState, LoginEvent, LoginEffect, LoginShellEffect>({
      initial: LOGIN_CLOSED,
      step: loginStep,
      clock,
      ...listeners,
      perform: {
        sendSms: sendLoginSms(gateway, clock),
        submit: submitLogin(gateway),
        fetchScan: runScan(gateway),
        pollScan: runScan(gateway),
        due: ({ generation }) => ({ type: 'due', generation }),
        logout: () => gateway.logout(),
      },
    })
}
