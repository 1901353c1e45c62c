import {
  EMPTY_FORM,
  type LoginEvent,
  type LoginGateway,
  type LoginMode,
  type LoginState,
  loginFlow,
} from '@zhushutong/domain/login'
import type { Clock } from '@zhushutong/domain/session'

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
}

export interface LoginStore {
  readonly subscribe: (listener: () => void) => () => void
  readonly snapshot: () => LoginSnapshot
  readonly send: (event: LoginEvent) => void
}

/** A login under way, opened at once: the domain's flow as a store that a screen can follow. */
export const createLoginStore = ({ gateway, clock, mode = 'sms', onLoggedIn }: LoginOptions): LoginStore => {
  const listeners = new Set<() => void>()
  let snapshot: LoginSnapshot = {
    state: { at: 'form', generation: 0, mode, form: EMPTY_FORM },
    captchaRound: 0,
  }
  const change = (next: LoginSnapshot) => {
    snapshot = next
    for (const listener of listeners) listener()
  }
  const flow = loginFlow(
    gateway,
    clock,
  )({
    onState: (state) => {
      // The scan has no screen yet: whoever set a new password goes on to log in with it (LOG-07).
      if (state.at === 'scan') return flow.send({ type: 'switchMode', mode: 'password' })
      change({ ...snapshot, state })
    },
    onEffect: (effect) => {
      if (effect.type === 'resetCaptcha') change({ ...snapshot, captchaRound: snapshot.captchaRound + 1 })
      // A login that was accepted after its dialog had closed stands all the same.
      const cameLate = effect.type === 'refreshUser' && flow.state().at === 'closed'
      if (effect.type === 'goHome' || cameLate) onLoggedIn()
    },
  })
  flow.send({ type: 'open', mode, inviter: null, scode: null })
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    snapshot: () => snapshot,
    send: flow.send,
  }
}
