import type { InviteForm } from '@zhushutong/domain/invite'
import type { contract, InputOf } from '@zhushutong/sdk/contract'
import type { BrowserClient } from '../client'
import { orFailure, orRefusal } from '../failure'

/** Invitations: the calls for a friend's code, and a member's new invitation. */
export function createInvites({ invites }: BrowserClient) {
  return {
    check: async (code: string) => {
      const answer = await orFailure(invites.gift({ code }))
      if ('error' in answer) return answer
      const { inviter, scopeName, time: days } = answer
      return { inviter, scopeName, days }
    },
    claim: (code: string) => orFailure(invites.claim({ code })),

    /** null on success, otherwise the problems with their fields. */
    create: (form: InviteForm, signal?: AbortSignal) =>
      // The gateway checks the fields again, and names the one that it refuses.
      orRefusal(invites.create(form as InputOf<typeof contract.invites.create>, { signal })),
  }
}
