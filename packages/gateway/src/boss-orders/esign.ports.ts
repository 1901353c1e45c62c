import type { ContractRow } from './service-case.store'

/** A service where contracts are read, and signed or refused; it tells by `agreementCallback`. */
export interface SigningService {
  /** The page where the principal decides. */
  readonly pageOf: (contract: Pick<ContractRow, 'id'>) => string
  /** Whether a callback was signed by the service. */
  readonly isFrom: (callback: AgreementCallback) => boolean
}

/** What the service tells of a decision. Times in ms. */
export interface AgreementCallback {
  readonly flowNo: string
  readonly outcome: 'signed' | 'refused'
  readonly signerName: string
  readonly reason: string
  /** SHA-256 of the text that was decided on. */
  readonly digest: string
  readonly decideTime: number
  readonly timestamp: number
  readonly sign: string
}
