import { isPortalError } from '@zhushutong/sdk'
import type { contract, InputOf } from '@zhushutong/sdk/contract'
import type { BrowserClient } from './client'
import { orFailure } from './failure'

/** The mail address of the member's account. */
export function createMemberMail({ memberMail }: BrowserClient) {
  return {
    sendCode: (mail: string) => orFailure(memberMail.sendCode({ mail })),
    /** null on success, else the problems. */
    confirm: async (proof: InputOf<typeof contract.memberMail.confirm>, signal?: AbortSignal) => {
      try {
        await memberMail.confirm(proof, { signal })
        return null
      } catch (error) {
        if (!isPortalError(error)) throw error
        return { message: error.message, fields: error.kind === 'validation' ? error.fields : [] }
      }
    },
    remove: () => orFailure(memberMail.remove()),
  }
}
