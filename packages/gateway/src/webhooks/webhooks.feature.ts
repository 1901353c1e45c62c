import type { Viewer } from '@zhushutong/domain/access'
import { HOUR_MS } from '@zhushutong/domain/formatting'
import { contract } from '@zhushutong/sdk/contract'
import { createSecretBox } from '../console'
import type { Database } from '../platform/db'
import type { Feature } from '../platform/feature'
import { mountGroup } from '../platform/http'
import type { DigestItem } from '../subscriptions/subscriptions.table'
import { webhookSecrets } from './secrets'
import { eventSender } from './send-event'
import type { ViewItems } from './view-event'
import { webhookRunner } from './webhook.runner'
import { webhookEventsHandlers, webhooksHandlers } from './webhooks.routes'

const EVERY_MS = 2_000

type ViewDigestItems = (
  database: Database,
  items: readonly DigestItem[],
  viewer: Viewer,
  now: number,
) => ReturnType<ViewItems>

/**
 * Webhooks of members (WHK-01 to WHK-07).
 * @param viewDigestItems passed in, because an import from subscriptions, which writes events, would be
 * circular
 */
export function createWebhooksFeature(viewDigestItems: ViewDigestItems): Feature {
  return ({ config, database, clock, calls, log }) => {
    const viewItems: ViewItems = (...items) => viewDigestItems(database, ...items)
    const secrets = webhookSecrets(createSecretBox(config))
    // Security: a sandbox in production is public, so it must not send requests to services on its own
    // machine.
    const allowsLocal = config.SANDBOX && config.NODE_ENV !== 'production'
    const send = eventSender({ secrets, viewItems, allowsLocal })
    const runner = webhookRunner({ database, clock, log, send })
    return {
      routes(app) {
        mountGroup(app, contract.webhooks, webhooksHandlers({ database, secrets, send, allowsLocal }), calls)
        mountGroup(app, contract.webhookEvents, webhookEventsHandlers(database.orm, viewItems), calls)
      },
      jobs: [
        { name: 'send webhooks', every: EVERY_MS, run: runner.run },
        { name: 'sweep webhooks', every: HOUR_MS, run: runner.sweep },
      ],
    }
  }
}
