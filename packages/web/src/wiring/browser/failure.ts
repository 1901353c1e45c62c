import { isPortalError } from '@zhushutong/sdk'

export interface CallFailure {
  readonly error: string
  readonly message: string | null
  /** What is wrong with the fields that the gateway names. */
  readonly fields: readonly { readonly field: string; readonly message: string }[]
}

/** The result of a call, or its failure as data. */
export async function orFailure<T>(call: Promise<T>): Promise<T | CallFailure> {
  try {
    return await call
  } catch (error) {
    if (!isPortalError(error)) throw error
    const fields = error.kind === 'validation' ? error.fields : []
    return { error: error.code ?? error.kind, message: error.message, fields }
  }
}

/** null on success, or the failure of a call as data. */
export function orRefusal(call: Promise<unknown>): Promise<CallFailure | null> {
  return orFailure(call.then(() => null))
}
