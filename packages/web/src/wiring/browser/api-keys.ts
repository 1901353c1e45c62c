import type { BrowserClient } from './client'
import { orFailure } from './failure'

/** A member's keys for programs. */
export function createApiKeys({ apiKeys }: BrowserClient) {
  return {
    /** The key, shown this once; else the problems, with their fields where the gateway names them. */
    create: (form: { name: string; scopes: string[] }, signal?: AbortSignal) =>
      orFailure(apiKeys.create(form, { signal }).then(({ key }) => ({ key }))),
    revoke: (keyId: string) => orFailure(apiKeys.revoke({ keyId })),
  }
}
