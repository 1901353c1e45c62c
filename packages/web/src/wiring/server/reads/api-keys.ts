import type { DeliveryState } from '@zhushutong/domain/webhooks'
import { type FullClient, isPortalError } from '@zhushutong/sdk/portal'
import type { ApiKeyList, DeliveryPage, WebhookList } from '../../types'

/** The filter of the delivery log: by webhook, by state. */
interface DeliveriesQuery {
  readonly webhookId?: string
  readonly state?: DeliveryState
  readonly pageNum: number
  readonly pageSize: number
}

const orNull = <T>(call: Promise<T>): Promise<T | null> =>
  call.catch((error: unknown) => {
    if (isPortalError(error)) return null
    throw error
  })

/** The reader's keys, and the calls of the last days: of all keys, or of one. */
export interface ApiKeysPort {
  /** null: loading failed. */
  load(days: number, keyId?: string): Promise<ApiKeyList | null>
  /** Webhooks; null: loading failed. */
  webhooks(): Promise<WebhookList | null>
  deliveries(query: DeliveriesQuery): Promise<DeliveryPage | null>
}

export function createApiKeys({ apiKeys, webhooks }: FullClient): ApiKeysPort {
  return {
    webhooks: () => orNull(webhooks.list()),
    deliveries: ({ webhookId, ...query }) =>
      orNull(webhooks.deliveries({ ...query, ...(webhookId !== undefined && { id: webhookId }) })),
    load: async (days, keyId) => {
      try {
        const [{ keys }, usage] = await Promise.all([
          apiKeys.list(),
          apiKeys.usage({ days, keyId }).catch((error: unknown) => {
            // The requested key is not the reader's: the calls of all keys are shown.
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
