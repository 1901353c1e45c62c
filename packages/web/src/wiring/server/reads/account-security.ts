import { type FullClient, isPortalError } from '@zhushutong/sdk/portal'
import type { Closing, Devices } from '../../types'

/** The devices logged in to the reader's account, and the request to close the account. */
export interface AccountSecurityPort {
  /** null: loading failed. */
  load(): Promise<{ readonly devices: Devices; readonly closing: Closing } | null>
}

export function createAccountSecurity({ security }: FullClient): AccountSecurityPort {
  return {
    load: async () => {
      try {
        const [{ devices }, closing] = await Promise.all([security.devices(), security.closing()])
        return { devices, closing }
      } catch (error) {
        if (isPortalError(error)) return null
        throw error
      }
    },
  }
}
