import { isPortalError, type PortalClient } from '@zhushutong/sdk'
import type { ApiKeyList } from '../types'

/** The reader's keys, and the calls of the last days: of all, or of one. */
export interface ApiKeysPort {
  /** null: loading failed. */
  load(days: number, keyId?: string): Promise<ApiKeyList | null>
}

export function createApiKeys({ apiKeys }: PortalClient): ApiKeysPort {
  return {
    load: async (days, keyId) => {
      try {
        const [{ keys }, usage] = await Promise.all([
          apiKeys.list(),
          apiKeys.usage({ days, keyId }).catch((error: unknown) => {
            // The address names a key that is not the reader's: all are shown.
            if (isPortalError(error) && error.status === 404) return apiKeys.usage({ days })
            throw error
          }),
        ])
        return { keys, days: usage.days }
      } catch (error) {
        if (isPortalError(error)) return null
        throw error
      }
    },
  }
}
