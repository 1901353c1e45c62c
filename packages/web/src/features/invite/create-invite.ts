import { type InviteGateway, inviteFlow } from '@zhushutong/domain/invite'
import type { Clock } from '@zhushutong/domain/machine'

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

/** The machine of an invitation for a screen (INV-01). */
export function createInvite({ code, loggedIn, claims, gateway, clock, ...page }: InviteOptions) {
  const invite = inviteFlow(
    gateway,
    clock,
  )({
    onEffect: (effect) => {
      if (effect.type === 'refreshMember') page.onClaimed()
      if (effect.type === 'goHome') {
        const state = invite.state()
        page.onInvalid(state.at === 'invalid' ? state.text : '')
      }
      if (effect.type === 'openLogin') {
        if (claims) invite.send({ type: 'loggedIn' })
        else page.onLogin(effect.inviter)
      }
    },
  })
  return {
    ...invite,
    // After a login started by a claim, the flow repeats the same steps, so that the claim follows
    // automatically.
    open: () => invite.send({ type: 'open', code, loggedIn: loggedIn && !claims }),
  }
}
