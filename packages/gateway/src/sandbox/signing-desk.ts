import type { SigningDesk } from '@zhushutong/demo/sandbox'
import { contract } from '@zhushutong/sdk/contract'
import { findContractByFlow, findWaitingContracts, SANDBOX_ESIGN_PATH, signCallback } from '../boss-orders'
import type { Signer } from '../platform/config/signing-keys'
import type { Deps } from '../platform/feature'

/** Timeout of the gateway's answer, in ms. */
const ANSWER_WITHIN_MS = 5_000

/** Contracts to sign, and the signed callback of a signing service over HTTP. */
export function createSigningDesk(
  { database: { orm }, clock, origins }: Pick<Deps, 'database' | 'clock' | 'origins'>,
  signer: Signer,
): SigningDesk {
  return {
    path: SANDBOX_ESIGN_PATH,
    listWaiting: () => findWaitingContracts(orm),
    find: async (flowNo) => (await findContractByFlow(orm, flowNo)) ?? null,
    async report({ id, digest }, outcome, signerName, reason) {
      const now = clock.now()
      const callback = { flowNo: id, outcome, signerName, reason, digest, decideTime: now, timestamp: now }
      const response = await fetch(`${origins.own()}${contract.bossOrder.agreementCallback.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(signCallback(callback, signer)),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      })
      const answer = (await response.json()) as {
        readonly statusCode: string
        readonly statusMessage: string
      }
      return answer.statusCode === '00000' ? null : answer.statusMessage
    },
  }
}
