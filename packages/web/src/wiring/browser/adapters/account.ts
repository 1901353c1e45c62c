import type { contract, InputOf } from '@zhushutong/sdk/contract'
import type { Gateway } from '../gateway'

type Security = typeof contract.security

/** The proofs for a change of the account. */
export function securityPort({ call, send }: Gateway) {
  return {
    sendOwnCode: (scene: 'unbind' | 'close', sign: string) =>
      call(({ security }) => security.sendOwnCode({ params: { sign, scene } })),
    sendNewCode: (mobile: string, sign: string) =>
      call(({ login }) => login.sendSms({ mobile, params: { sign, scene: 'rebind' } })),
    changeMobile: (proof: InputOf<Security['changeMobile']>, signal?: AbortSignal) =>
      send(({ security }) => security.changeMobile(proof, { signal })),
    requestClosing: (proof: InputOf<Security['requestClosing']>, signal?: AbortSignal) =>
      send(({ security }) => security.requestClosing(proof, { signal })),
  }
}

export function mailPort({ call, send }: Gateway) {
  return {
    sendCode: (mail: string) => call(({ memberMail }) => memberMail.sendCode({ mail })),
    confirm: (proof: InputOf<typeof contract.memberMail.confirm>, signal?: AbortSignal) =>
      send(({ memberMail }) => memberMail.confirm(proof, { signal })),
  }
}

/** A friend's invitation. */
export function invitesPort({ call }: Gateway) {
  return {
    check: (code: string) =>
      call(({ invites }) =>
        invites.gift({ code }).then(({ inviter, scopeName, time: days }) => ({ inviter, scopeName, days })),
      ),
    claim: (code: string) => call(({ invites }) => invites.claim({ code })),
  }
}

/** The member's chat with the staff (ASK-04, ASK-05). */
export function consultChatPort({ call }: Gateway) {
  return {
    open: (signal?: AbortSignal) => call(({ consultChat }) => consultChat.gen({}, { signal })),
    messages: (range: { readonly after?: number; readonly before?: number }, signal?: AbortSignal) =>
      call(({ consultChat }) => consultChat.messages(range, { signal })),
    send: (key: string, text: string) => call(({ consultChat }) => consultChat.send({ key, text })),
    /** @param content base64 */
    sendPicture: (key: string, content: string) =>
      call(({ consultChat }) => consultChat.sendPicture({ key, content })),
    read: (seq: number) => call(({ consultChat }) => consultChat.read({ seq })),
  }
}
