import {
  checkWebhookForm,
  trimWebhookForm,
  WEBHOOK_TEXTS,
  type WebhookEvent,
  type WebhookForm,
} from '@zhushutong/domain/webhooks'
import type { contract } from '@zhushutong/sdk/contract'
import type { Database, Queryable } from '../platform/db'
import { CODES, type Failure, type Handlers, pageOf, sessionOf } from '../platform/http'
import {
  type Delivery,
  findDelivery,
  findDeliveryPage,
  insertDeliveryAgain,
  insertTestDelivery,
  insertTestEvent,
} from './deliveries.store'
import { findEventsAfter } from './events.store'
import type { WebhookSecrets } from './secrets'
import type { SendEvent } from './send-event'
import { type ViewItems, viewEvent } from './view-event'
import {
  deleteWebhook,
  findWebhook,
  findWebhooks,
  insertWebhook,
  ownsAllSubscriptions,
  rotateWebhookSecret,
  updateWebhook,
  type Webhook,
} from './webhooks.store'

const GONE: Failure = { error: '30003', status: 404 }

const wrong = (fields: readonly { readonly field: string; readonly message: string }[]): Failure => ({
  error: CODES.badRequest,
  message: fields[0]?.message,
  data: { fields },
})
const tooMany = (message: string): Failure => ({ error: CODES.tooMany, message })

const toWebhook = ({ id, name, url, subscriptionIds, isEnabled, waiting, ...row }: Webhook) => ({
  ...{ id, name, url, subscriptionIds, isEnabled, waiting },
  stoppedTime: row.stoppedAt,
  failingSince: row.failingSince,
  deliveredTime: row.deliveredAt,
  formerSecretUntil: row.formerUntil,
  createTime: row.createdAt,
})

const toDelivery = ({ delivery, event, attempts }: Delivery) => ({
  id: delivery.id,
  webhookId: delivery.webhookId,
  eventId: event.id,
  type: event.type,
  cause: delivery.cause,
  subscriptionName: event.data?.name ?? null,
  state: delivery.state,
  nextTime: delivery.nextAt,
  createTime: delivery.createdAt,
  attempts: attempts.map(({ at, number, ms, status, failure, answer }) => ({
    ...{ number, ms, status, failure, answer },
    time: at,
  })),
})

interface Parts {
  readonly database: Pick<Database, 'orm'>
  readonly secrets: WebhookSecrets
  readonly send: SendEvent
  readonly allowsLocal: boolean
}

/** A member's own webhooks and their deliveries (WHK-01, WHK-06). */
export function webhooksHandlers({
  database,
  secrets,
  send,
  allowsLocal,
}: Parts): Handlers<typeof contract.webhooks> {
  const refuse = async (userId: string, form: WebhookForm): Promise<Failure | null> => {
    const problems = checkWebhookForm(form, allowsLocal)
    if (problems.length > 0) return wrong(problems)
    const { subscriptionIds } = form
    if (subscriptionIds === null || (await ownsAllSubscriptions(database.orm, userId, subscriptionIds)))
      return null
    return wrong([{ field: 'subscriptionIds', message: WEBHOOK_TEXTS.unknownChosen }])
  }

  return {
    async list(_, context) {
      return {
        webhooks: (await findWebhooks(database.orm, sessionOf(context).userId)).map(toWebhook),
        allowsLocal,
      }
    },
    async create(input, context) {
      const { userId } = sessionOf(context)
      const form = trimWebhookForm(input)
      const refused = await refuse(userId, form)
      if (refused) return refused
      const added = await insertWebhook(database.orm, secrets, userId, form, context.now)
      if (added === 'full') return tooMany(WEBHOOK_TEXTS.tooMany)
      return { ...toWebhook(added.webhook), secret: added.secret }
    },
    async change({ id, isEnabled, ...fields }, context) {
      const { userId } = sessionOf(context)
      const form = trimWebhookForm(fields)
      const refused = await refuse(userId, form)
      if (refused) return refused
      const changed = await updateWebhook(database.orm, userId, id, isEnabled, form)
      return changed ? toWebhook(changed) : GONE
    },
    async remove({ id }, context) {
      return (await deleteWebhook(database.orm, sessionOf(context).userId, id)) ? true : GONE
    },
    async rotate({ id }, context) {
      const rotated = await rotateWebhookSecret(
        database.orm,
        secrets,
        sessionOf(context).userId,
        id,
        context.now,
      )
      return rotated ? { ...toWebhook(rotated.webhook), secret: rotated.secret } : GONE
    },
    async test({ id }, context) {
      const { userId, viewer } = sessionOf(context)
      const webhook = await findWebhook(database.orm, userId, id)
      if (!webhook) return GONE
      const event = await insertTestEvent(database.orm, userId, context.now)
      if (!event) return tooMany(WEBHOOK_TEXTS.tooManyTests)
      const attempted = await send(webhook, event, viewer, context.now)
      const recorded = await insertTestDelivery(database.orm, event, id, attempted)
      const delivery = recorded && (await findDelivery(database.orm, userId, recorded))
      return delivery ? toDelivery(delivery) : GONE
    },
    async deliveries(query, context) {
      const { rows, total } = await findDeliveryPage(database.orm, sessionOf(context).userId, query)
      return pageOf(query, rows.map(toDelivery), total)
    },
    async redeliver({ id }, context) {
      const { userId } = sessionOf(context)
      const result = await findDelivery(database.orm, userId, id)
      const webhook = result && (await findWebhook(database.orm, userId, result.delivery.webhookId))
      if (!webhook) return GONE
      if (!webhook.isEnabled) return wrong([{ field: 'id', message: WEBHOOK_TEXTS.isOff }])
      const sent = await insertDeliveryAgain(database.orm, userId, result, context.now)
      if (!sent) return tooMany(WEBHOOK_TEXTS.tooManyAgain)
      const delivery = await findDelivery(database.orm, userId, sent)
      return delivery ? toDelivery(delivery) : GONE
    },
  }
}

const toWebhookEvent = ({ data, ...event }: Exclude<WebhookEvent, { readonly data: null }>) => ({
  ...event,
  data: {
    ...data,
    records: data.records.map(({ change, ...item }) => ({
      ...item,
      ...(change !== undefined && {
        change: change && { ...change, kinds: [...change.kinds], changes: [...change.changes] },
      }),
    })),
  },
})

/** Events after a cursor, with their owner's current rights (WHK-07). */
export function webhookEventsHandlers(
  orm: Queryable,
  viewItems: ViewItems,
): Handlers<typeof contract.webhookEvents> {
  return {
    async after({ after, limit }, context) {
      const { userId, viewer } = sessionOf(context)
      const { events: rows, ...place } = await findEventsAfter(orm, userId, after, limit)
      const seen = await Promise.all(rows.map((row) => viewEvent(row, viewer, context.now, viewItems)))
      const events = seen.flatMap((event) => (event.type === 'webhook.test' ? [] : [toWebhookEvent(event)]))
      return { events, ...place }
    },
  }
}
