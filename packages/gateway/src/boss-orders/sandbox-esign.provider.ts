import type { Signer } from '../platform/config/signing-keys'
import type { AgreementCallback, SigningService } from './esign.ports'

export const SANDBOX_ESIGN_PATH = '/sandbox/esign'

const partsOf = (told: Omit<AgreementCallback, 'sign'>) => [
  told.flowNo,
  told.outcome,
  told.signerName,
  told.reason,
  told.digest,
  told.decideTime,
  told.timestamp,
]

/** The sandbox in place of a signing service: its page stands on the gateway, and its callbacks bear an HMAC. */
export function sandboxSigning(origin: () => string, signer: Signer): SigningService {
  return {
    pageOf: ({ id }) => `${origin()}${SANDBOX_ESIGN_PATH}/${id}`,
    isFrom: ({ sign, ...told }) => signer.isSigned(partsOf(told), sign),
  }
}

/** A callback of the sandbox, signed. */
export function signCallback(told: Omit<AgreementCallback, 'sign'>, signer: Signer): AgreementCallback {
  return { ...told, sign: signer.sign(partsOf(told)) }
}
