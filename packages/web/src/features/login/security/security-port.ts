import type { ClientOf, Gateway } from '@/wiring/browser/gateway'
import type { OwnScene } from './security.types'

type Security = ClientOf<'common'>['security']

/** The proofs for a change of the account. */
export function securityPort({ call, send }: Gateway) {
  return {
    sendOwnCode: (scene: OwnScene, sign: string) =>
      call(({ security }) => security.sendOwnCode({ params: { sign, scene } })),
    sendNewCode: (mobile: string, sign: string) =>
      call(({ login }) => login.sendSms({ mobile, params: { sign, scene: 'rebind' } })),
    changeMobile: (proof: Parameters<Security['changeMobile']>[0], signal?: AbortSignal) =>
      send(({ security }) => security.changeMobile(proof, { signal })),
    requestClosing: (proof: Parameters<Security['requestClosing']>[0], signal?: AbortSignal) =>
      send(({ security }) => security.requestClosing(proof, { signal })),
  }
}
