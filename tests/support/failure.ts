import { isPortalError, type PortalError } from '../../packages/sdk/src/index-node'

/** The error with which an SDK call rejects; anything else fails the test. */
export async function failureOf(call: Promise<unknown>): Promise<PortalError> {
  try {
    await call
  } catch (error) {
    if (isPortalError(error)) return error
    throw error
  }
  throw new Error('The call was answered')
}
