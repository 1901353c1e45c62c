import type { SecretBox } from '../console'
import type { WebhookRow } from './webhooks.table'

const ownerOf = (webhookId: string) => `webhook:${webhookId}`

/** Secrets of addresses, which the database holds sealed and each bound to its row (WHK-03). */
export function webhookSecrets(box: SecretBox) {
  return {
    seal: (secret: string, webhookId: string) => box.seal(secret, ownerOf(webhookId)),

    /** The secrets that sign at `now`; null when the key they were sealed with is not there any more. */
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
