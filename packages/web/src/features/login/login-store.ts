import {
  EMPTY_FORM,
  type LoginEvent,
  type LoginGateway,
  type LoginMode,
  type LoginState,
  loginFlow,
} from '@zhushutong/domain/login'
import type { Clock } from '@zhushutong/domain/session'
import { createStore, type StoreApi } from 'zustand/vanilla'

export interface LoginSnapshot {
  readonly state: LoginState
  /** Grows whenever the slider has to be passed anew. */
  readonly captchaRound: number
}

export interface LoginOptions {
  readonly gateway: LoginGateway
  readonly clock: Clock
  readonly mode?: Exclude<LoginMode, 'qr'>
  /** The login stands and has been shown (LOG-03). */
  readonly onLoggedIn: () => void
  /** A binding was given up (LOG-05); without it the login begins anew. */
  readonly onLeft?: () => void
}

export interface LoginStore extends StoreApi<LoginSnapshot> {
  readonly send: (event: LoginEvent) => void
}

/** A login under way, opened at once: the domain's flow as a store that a screen can follow. */
export const createLoginStore = ({
  gateway,
  clock,
  mode = 'sms',
  onLoggedIn,
  onLeft,
}: LoginOptions): LoginStore => {
  const store = createStore<LoginSnapshot>(() => ({
    state: { at: 'form', generation: 0, mode, form: EMPTY_FORM },
    captchaRound: 0,
  }))
  const begin = () => flow.send({ type: 'open', mode, inviter: null, scode: null })
  const flow = loginFlow(
    gateway,
    clock,
  )({
    onState: (state) => {
      const hasLeft = store.getState().state.at === 'leaving' && state.at === 'closed'
      if (hasLeft) return onLeft ? onLeft() : begin()
      store.setState({ state })
    },
    onEffect: (effect) => {
      if (effect.type === 'resetCaptcha')
        store.setState(({ captchaRound }) => ({ captchaRound: captchaRound + 1 }))
      // A login that was accepted after its dialog had closed stands all the same.
      const cameLate = effect.type === 'refreshUser' && flow.state().at === 'closed'
      if (effect.type === 'goHome' || cameLate) onLoggedIn()
    },
  })
  begin()
  return { ...store, send: flow.send }
}
