import type { ContractRow } from './service-case.store'

/** A service for reading and signing or refusing contracts; it reports decisions by `agreementCallback`. */
export interface SigningService {
  /** The page for the principal's decision. */
  readonly pageOf: (contract: Pick<ContractRow, 'id'>) => string
  /** True when the service signed the callback. */
  readonly isFrom: (callback: AgreementCallback) => boolean
}

/** A decision reported by the service. Times in ms. */
export interface AgreementCallback {
  readonly flowNo: string
  readonly outcome: 'signed' | 'refused'
  readonly signerName: string
  readonly reason: string
  /** SHA-256 of the decided text. */
  readonly digest: string
  readonly decideTime: number
  readonly timestamp: number
  readonly sign: string
}
