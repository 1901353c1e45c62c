import { isPortalError } from '@zhushutong/sdk'
import type { BrowserClient } from './client'
import { orFailure } from './failure'

/** A member's keys for programs. */
export function createApiKeys({ apiKeys }: BrowserClient) {
  return {
    /** The key, shown this once; else the problems, with their fields where the gateway names them. */
    async create(form: { name: string; scopes: string[] }, signal?: AbortSignal) {
      try {
        const { key } = await apiKeys.create(form, { signal })
        return { key }
      } catch (error) {
        if (!isPortalError(error)) throw error
        const fields = error.kind === 'validation' ? error.fields : []
        return { error: error.code ?? error.kind, message: error.message, fields }
      }
    },
    revoke: (keyId: string) => orFailure(apiKeys.revoke({ keyId })),
  }
}
