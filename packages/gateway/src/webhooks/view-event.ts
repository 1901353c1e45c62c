import type { Viewer } from '@zhushutong/domain/access'
import type { WebhookEvent, WebhookItem } from '@zhushutong/domain/webhooks'
import type { DigestItem } from '../subscriptions/subscriptions.table'
import type { WebhookEventRow } from './webhooks.table'

/** Items masked for their reader, as in the digest (ACC-02). */
export type ViewItems = (
  items: readonly DigestItem[],
  viewer: Viewer,
  now: number,
) => Promise<readonly Required<WebhookItem>[]>

/** An event with its owner's current rights (WHK-05). */
export async function viewEvent(
  { id, type, cursor, data, createdAt }: WebhookEventRow,
  viewer: Viewer,
  now: number,
  viewItems: ViewItems,
): Promise<WebhookEvent> {
  const event = { version: 1, id, created: createdAt } as const
  if (type === 'webhook.test' || data === null || cursor === null)
    return { ...event, type: 'webhook.test', cursor: null, data: null }
  const { items, ...digest } = data
  const seen = await viewItems(items, viewer, now)
  const records = seen.map(({ module, moduleId, title, change }) => ({
    ...{ module, moduleId, title },
    ...(type === 'record.changed' && { change }),
  }))
  return { ...event, type, cursor, data: { ...digest, records } }
}
