import { INVITE_CLOSED, type InviteGateway, type InviteState, inviteFlow } from '@zhushutong/domain/invite'
import type { Clock } from '@zhushutong/domain/machine'
import { createStore } from 'zustand/vanilla'

export interface InviteOptions {
  readonly code: string
  readonly loggedIn: boolean
  /** True after a login started by a claim: no second click is needed. */
  readonly claims: boolean
  readonly gateway: InviteGateway
  readonly clock: Clock
  /** Opens the login, with the name of the inviting user. */
  readonly onLogin: (inviter: string) => void
  /** Called with the reason if the code is not valid. */
  readonly onInvalid: (text: string) => void
  /** Called after a claim: the membership may have changed. */
  readonly onClaimed: () => void
}

/** The page of an invitation as a store for a screen (INV-01). */
export function createInviteStore(options: InviteOptions) {
  const { code, gateway, clock } = options
  const store = createStore<{ state: InviteState }>(() => ({ state: INVITE_CLOSED }))
  const flow = inviteFlow(
    gateway,
    clock,
  )({
    onState: (state) => store.setState({ state }),
    onEffect: (effect) => {
      if (effect.type === 'refreshMember') options.onClaimed()
      if (effect.type === 'goHome') {
        const { state } = store.getState()
        options.onInvalid(state.at === 'invalid' ? state.text : '')
      }
      if (effect.type === 'openLogin') {
        if (options.claims) flow.send({ type: 'loggedIn' })
        else options.onLogin(effect.inviter)
      }
    },
  })
  return {
    ...store,
    send: flow.send,
    // After a login started by a claim, the flow repeats the same steps, so that the claim follows
    // automatically.
    open: () => flow.send({ type: 'open', code, loggedIn: options.loggedIn && !options.claims }),
  }
}
