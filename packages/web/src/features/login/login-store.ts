import {
  EMPTY_FORM,
  type LoginEvent,
  type LoginGateway,
  type LoginMode,
  type LoginState,
  loginFlow,
} from '@zhushutong/domain/login'
import type { Clock } from '@zhushutong/domain/machine'
import { createStore, type StoreApi } from 'zustand/vanilla'
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

export interface LoginStore extends StoreApi<LoginSnapshot> {
  readonly send: (event: LoginEvent) => void
  /** Aborts the fetch of a QR code, for a screen that is closed. */
  readonly abortScan: () => void
  readonly trialUntil: LoginCalls['trialUntil']
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
  // Listed one by one: a lazily loaded port has no properties to spread.
  const gateway: LoginGateway = {
    sendSms: calls.sendSms,
    loginBySms: calls.loginBySms,
    loginByPassword: calls.loginByPassword,
    bindMobile: calls.bindMobile,
    resetPassword: calls.resetPassword,
    fetchScan,
    pollScan: calls.pollScan,
    logout: calls.logout,
    agreement: calls.agreement,
  }
  return { gateway, abortScan: () => fetching.abort() }
}

const awaitsCode = (state: LoginState) => state.at === 'scan' && state.scan.status === 'fetching'

/** A login session, opened at once: the domain's state machine as a store for a screen. */
export function createLoginStore({
  gateway,
  clock,
  mode = 'sms',
  inviter,
  onLoggedIn,
  onLeft,
}: LoginOptions): LoginStore {
  const store = createStore<LoginSnapshot>(() => ({
    state: { at: 'form', generation: 0, mode, form: EMPTY_FORM },
    captchaRound: 0,
  }))
  const { gateway: calls, abortScan } = withAbortableScan(gateway)
  const begin = () => flow.send({ type: 'open', mode, inviter: inviter ?? null, scode: null })
  const flow = loginFlow(
    calls,
    clock,
  )({
    onState: (state) => {
      if (!awaitsCode(state)) abortScan()
      const hasLeft = store.getState().state.at === 'leaving' && state.at === 'closed'
      if (hasLeft) return onLeft ? onLeft() : begin()
      store.setState({ state })
    },
    onEffect: (effect) => {
      if (effect.type === 'resetCaptcha')
        store.setState(({ captchaRound }) => ({ captchaRound: captchaRound + 1 }))
      // A login accepted after its dialog was closed is still valid.
      const cameLate = effect.type === 'refreshUser' && flow.state().at === 'closed'
      if (effect.type === 'goHome' || cameLate) onLoggedIn()
    },
  })
  begin()
  const trialUntil = (signal?: AbortSignal) => gateway.trialUntil(signal)
  return { ...store, send: flow.send, abortScan, trialUntil }
}
