import {
  EMPTY_FORM,
  type LoginGateway,
  type LoginMode,
  type LoginState,
  loginFlow,
} from '@zhushutong/domain/login'
import type { Clock } from '@zhushutong/domain/machine'
import type { LoginCalls } from './login.types'

interface LoginSnapshot {
  readonly state: LoginState
  /** Incremented for each new slider. */
  readonly captchaRound: number
}

export interface LoginOptions {
  readonly gateway: LoginCalls
  readonly clock: Clock
  readonly mode?: Exclude<LoginMode, 'qr'>
  /** The name of the user whose invitation led to the login (LOG-09). */
  readonly inviter?: string
  /** Called after a successful login was shown (LOG-03). */
  readonly onLoggedIn: () => void
  /** Called after a binding is cancelled (LOG-05); without it, the login restarts. */
  readonly onLeft?: () => void
}

const ABORTED = { error: { http: null, code: null, message: null } } as const

/** The login calls; the fetch of a QR code is aborted when its code is no longer needed. */
const withAbortableScan = (calls: LoginCalls) => {
  let fetching = new AbortController()
  const fetchScan = async () => {
    fetching = new AbortController()
    const { signal } = fetching
    try {
      return await calls.fetchScan(signal)
    } catch (error) {
      if (signal.aborted) return ABORTED
      throw error
    }
  }
  return { gateway: { ...calls, fetchScan } satisfies LoginGateway, abortScan: () => fetching.abort() }
}

const awaitsCode = (state: LoginState) => state.at === 'scan' && state.scan.status === 'fetching'

/** A login session, opened at once: the domain's state machine for a screen. */
export function createLogin({ gateway, clock, mode = 'sms', inviter, onLoggedIn, onLeft }: LoginOptions) {
  let shown: LoginSnapshot = {
    state: { at: 'form', generation: 0, mode, form: EMPTY_FORM },
    captchaRound: 0,
  }
  const { gateway: calls, abortScan } = withAbortableScan(gateway)
  const begin = () => flow.send({ type: 'open', mode, inviter: inviter ?? null, scode: null })
  const flow = loginFlow(
    calls,
    clock,
  )({
    onState: (state) => {
      if (!awaitsCode(state)) abortScan()
      const hasLeft = shown.state.at === 'leaving' && state.at === 'closed'
      if (hasLeft) return onLeft ? onLeft() : begin()
      shown = { ...shown, state }
    },
    onEffect: (effect) => {
      if (effect.type === 'resetCaptcha') shown = { ...shown, captchaRound: shown.captchaRound + 1 }
      // A login accepted after its dialog was closed is still valid.
      const cameLate = effect.type === 'refreshUser' && flow.state().at === 'closed'
      if (effect.type === 'goHome' || cameLate) onLoggedIn()
    },
  })
  begin()
  return {
    /** The state that is shown: a cancelled binding stays until its dialog is closed. */
    state: () => shown,
    subscribe: flow.subscribe,
    send: flow.send,
    /** Aborts the fetch of a QR code, for a screen that is closed. */
    abortScan,
    trialUntil: gateway.trialUntil,
  }
}

export type Login = ReturnType<typeof createLogin>
