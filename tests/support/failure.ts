import { isPortalError, type PortalError } from '../../packages/sdk/src/index-node'

/** The error that a call of the SDK ends with; whatever else happens is a failure of the test. */
export async function failureOf(call: Promise<unknown>): Promise<PortalError> {
  try {
    await call
  } catch (error) {
    if (isPortalError(error)) return error
    throw error
  }
  throw new Error('The call was answered')
}
