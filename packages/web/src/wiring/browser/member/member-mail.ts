import type { contract, InputOf } from '@zhushutong/sdk/contract'
import type { BrowserClient } from '../client'
import { orFailure, orRefusal } from '../failure'

export function createMemberMail({ memberMail }: BrowserClient) {
  return {
    sendCode: (mail: string) => orFailure(memberMail.sendCode({ mail })),
    /** null on success, otherwise the problems. */
    confirm: (proof: InputOf<typeof contract.memberMail.confirm>, signal?: AbortSignal) =>
      orRefusal(memberMail.confirm(proof, { signal })),
    remove: () => orFailure(memberMail.remove()),
  }
}
