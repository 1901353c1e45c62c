import { isPortalError, type PortalError } from '../errors'

/**
 * The result of a call, or its failure as the value a port expects. Anything that is not a failure of the call itself
 * (the caller's abort, a defect) is rethrown.
 */
export async function catchFailure<T, F>(
  call: Promise<T>,
  failureOf: (error: PortalError) => F,
): Promise<T | F> {
  try {
    return await call
  } catch (error) {
    if (isPortalError(error)) return failureOf(error)
    throw error
  }
}

/** The error code, or the kind of failure if the gateway sent no code. */
export function failureCode(error: PortalError): string {
  return error.code ?? error.kind
}
