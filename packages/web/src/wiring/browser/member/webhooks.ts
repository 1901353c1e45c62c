import type { WebhookForm } from '@zhushutong/domain/webhooks'
import type { BrowserClient } from '../client'
import { orFailure, orRefusal } from '../failure'

const asRequest = ({ name, url, subscriptionIds }: WebhookForm) => ({
  ...{ name, url },
  subscriptionIds: subscriptionIds && [...subscriptionIds],
})

export function createWebhooks({ webhooks }: BrowserClient) {
  return {
    /** The secret, returned this once only, or the problems. */
    create: (form: WebhookForm, signal?: AbortSignal) =>
      orFailure(webhooks.create(asRequest(form), { signal }).then(({ secret }) => ({ secret }))),
    /** null on success, otherwise the problems. */
    change: (id: string, isEnabled: boolean, form: WebhookForm, signal?: AbortSignal) =>
      orRefusal(webhooks.change({ id, isEnabled, ...asRequest(form) }, { signal })),
    remove: (id: string) => orFailure(webhooks.remove({ id })),
    /** The new secret, returned this once only. */
    rotate: (id: string) => orFailure(webhooks.rotate({ id }).then(({ secret }) => ({ secret }))),
    test: (id: string) => orFailure(webhooks.test({ id })),
    redeliver: (id: string) => orFailure(webhooks.redeliver({ id })),
  }
}
