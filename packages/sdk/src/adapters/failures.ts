import { isPortalError, type PortalError } from '../errors'

/**
 * What a call brings, or its failure as the data that a port expects. What is no failure of the call itself
 * (the caller's own abort, a defect) is thrown on.
 */
export const orFailure = async <T, F>(
  call: Promise<T>,
  failureOf: (error: PortalError) => F,
): Promise<T | F> => {
  try {
    return await call
  } catch (error) {
    if (isPortalError(error)) return failureOf(error)
    throw error
  }
}

/** The catalogue's code, or the kind where the gateway gave none. */
export const codeOf = (error: PortalError): string => error.code ?? error.kind
