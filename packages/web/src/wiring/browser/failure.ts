import { isPortalError } from '@zhushutong/sdk'

export interface CallFailure {
  readonly error: string
  readonly message: string | null
}

/** The result of a call, or its failure as data. */
export async function orFailure<T>(call: Promise<T>): Promise<T | CallFailure> {
  try {
    return await call
  } catch (error) {
    if (isPortalError(error)) return { error: error.code ?? error.kind, message: error.message }
    throw error
  }
}
