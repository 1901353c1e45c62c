import type { SecretBox } from '../console'
import type { WebhookRow } from './webhooks.table'

const ownerOf = (webhookId: string) => `webhook:${webhookId}`

/** Signing secrets of webhooks. The database stores them encrypted, each bound to its row (WHK-03). */
export function webhookSecrets(box: SecretBox) {
  return {
    seal: (secret: string, webhookId: string) => box.seal(secret, ownerOf(webhookId)),

    /** The secrets that are valid at `now`; null if the encryption key no longer exists. */
    read({ id, secret, formerSecret, formerUntil }: WebhookRow, now: number): readonly string[] | null {
      const isFormerValid = formerSecret !== null && formerUntil !== null && formerUntil > now
      try {
        return [secret, ...(isFormerValid ? [formerSecret] : [])].map((sealed) =>
          box.open(sealed, ownerOf(id)),
        )
      } catch {
        return null
      }
    },
  }
}

export type WebhookSecrets = ReturnType<typeof webhookSecrets>
