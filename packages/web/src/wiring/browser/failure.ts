export interface CallFailure {
  readonly error: string
  readonly message: string | null
  /** Messages for the fields that the gateway names. */
  readonly fields: readonly { readonly field: string; readonly message: string }[]
}

/**
 * The message when the gateway cannot be reached. It is not read from the error catalogue, which no page
 * loads.
 */
export const NO_NETWORK = '网络开小差了，请稍后重试'

/** The answer of a call whose client cannot be loaded. */
export const FAILED: CallFailure = { error: 'network', message: NO_NETWORK, fields: [] }
