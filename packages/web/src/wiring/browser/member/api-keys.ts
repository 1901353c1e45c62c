import type { BrowserClient } from '../client'
import { orFailure } from '../failure'

export function createApiKeys({ apiKeys }: BrowserClient) {
  return {
    /**
     * The new key, returned this once only, or the problems, with their fields if the gateway names them.
     */
    create: (form: { name: string; scopes: string[] }, signal?: AbortSignal) =>
      orFailure(apiKeys.create(form, { signal }).then(({ key }) => ({ key }))),
    revoke: (keyId: string) => orFailure(apiKeys.revoke({ keyId })),
  }
}
