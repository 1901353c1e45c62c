import type { contract, InputOf } from '@zhushutong/sdk/contract'
import type { BrowserClient } from '../client'
import { orFailure, orRefusal } from '../failure'

type NewMobile = InputOf<typeof contract.security.changeMobile>
type ClosingProof = InputOf<typeof contract.security.requestClosing>

export function createSecurity({ login, security, tracking }: BrowserClient) {
  return {
    sendOwnCode: (scene: 'unbind' | 'close', sign: string) =>
      orFailure(security.sendOwnCode({ params: { sign, scene } })),
    sendNewCode: (mobile: string, sign: string) =>
      orFailure(login.sendSms({ mobile, params: { sign, scene: 'rebind' } })),
    changeMobile: (proof: NewMobile, signal?: AbortSignal) =>
      orRefusal(security.changeMobile(proof, { signal })),
    requestClosing: (proof: ClosingProof, signal?: AbortSignal) =>
      orRefusal(security.requestClosing(proof, { signal })),
    withdrawClosing: () => orFailure(security.withdrawClosing()),
    endDevice: (deviceId: string) => orFailure(security.endDevice({ deviceId })),
    /** Switches the recording of the member's own use on or off (TRK-03). */
    chooseTracking: (isTracked: boolean) => orFailure(tracking.choose({ isTracked })),
    endOtherDevices: () => orFailure(security.endOtherDevices()),
  }
}
