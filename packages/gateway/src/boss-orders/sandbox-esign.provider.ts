import type { Signer } from '../platform/config/signing-keys'
import type { AgreementCallback, SigningService } from './esign.ports'

export const SANDBOX_ESIGN_PATH = '/sandbox/esign'

const partsOf = (callback: Omit<AgreementCallback, 'sign'>) => [
  callback.flowNo,
  callback.outcome,
  callback.signerName,
  callback.reason,
  callback.digest,
  callback.decideTime,
  callback.timestamp,
]

/** The sandbox's signing service: its page is on the gateway, its callbacks carry an HMAC. */
export function sandboxSigning(origin: () => string, signer: Signer): SigningService {
  return {
    pageOf: ({ id }) => `${origin()}${SANDBOX_ESIGN_PATH}/${id}`,
    isFrom: ({ sign, ...callback }) => signer.isSigned(partsOf(callback), sign),
  }
}

export function signCallback(callback: Omit<AgreementCallback, 'sign'>, signer: Signer): AgreementCallback {
  return { ...callback, sign: signer.sign(partsOf(callback)) }
}
