import {
  ATTEMPT_FAILURES,
  DELIVERY_CAUSES,
  DELIVERY_STATES,
  MAX_CHOSEN,
  MAX_WEBHOOK_NAME,
  MAX_WEBHOOK_URL,
  SUBSCRIPTION_EVENTS,
  WEBHOOK_EVENTS,
} from '@zhushutong/domain/webhooks'
import * as z from 'zod/mini'
import { shownChange } from '../records/history.contract'
import { atMost, day, done, id, nothing, pageOf, pageRequest, shortText, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import { kindName, named } from '../shape/names'

const form = {
  name: shortText(MAX_WEBHOOK_NAME * 4),
  url: shortText(MAX_WEBHOOK_URL * 2),
  /** Null: all subscriptions, including future ones. */
  subscriptionIds: z.nullable(z.array(id()).check(atMost(MAX_CHOSEN))),
}

const address = {
  id: z.string(),
  name: z.string(),
  url: z.string(),
  subscriptionIds: z.nullable(z.array(z.string())),
  isEnabled: z.boolean(),
  /**
   * The time when the webhook was disabled after three days without a successful delivery; null if enabled.
   */
  stoppedTime: z.nullable(time()),
  /** The start of the present series of failures; null if the last attempt succeeded. */
  failingSince: z.nullable(time()),
  deliveredTime: z.nullable(time()),
  /** Number of events that wait for their first or next attempt. */
  waiting: z.int(),
  /** The time until which the former secret also signs. */
  formerSecretUntil: z.nullable(time()),
  createTime: time(),
}

/** `secret` is returned only here. */
const withSecret = () => z.object({ ...address, secret: z.string() })

const delivery = () =>
  z.object({
    id: z.string(),
    webhookId: z.string(),
    /** The id of the event, equal in all attempts. */
    eventId: z.string(),
    type: z.enum(WEBHOOK_EVENTS),
    cause: z.enum(DELIVERY_CAUSES),
    /** The subscription's name; null for a test. */
    subscriptionName: z.nullable(z.string()),
    state: z.enum(DELIVERY_STATES),
    /** The time of the next attempt; null if there is none. */
    nextTime: z.nullable(time()),
    createTime: time(),
    attempts: z.array(
      z.object({
        number: z.int(),
        time: time(),
        ms: z.int(),
        status: z.nullable(z.int()),
        failure: z.nullable(z.enum(ATTEMPT_FAILURES)),
        /** The first 500 characters of the answer. */
        answer: z.string(),
      }),
    ),
  })

/** Webhooks: addresses that receive the results of subscriptions (WHK-01 to WHK-06). */
export const webhooks = {
  list: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/webhook/listWebhook',
    access: 'token',
    idempotent: true,
    request: nothing,
    result: () =>
      z.object({
        webhooks: z.array(z.object(address)),
        /** A sandbox accepts addresses of this machine, also by http. */
        allowsLocal: z.boolean(),
      }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/webhook/createWebhook',
    access: 'token',
    idempotent: false,
    request: () => z.strictObject(form),
    result: withSecret,
    errors: ['00429'],
  }),
  change: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/webhook/updateWebhook',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ id: id(), isEnabled: z.boolean(), ...form }),
    result: () => z.object(address),
    errors: ['30003'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/webhook/deleteWebhook',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ id: id() }),
    result: done,
    errors: ['30003'],
  }),
  rotate: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/webhook/rotateWebhookSecret',
    access: 'token',
    idempotent: false,
    request: () => z.strictObject({ id: id() }),
    result: withSecret,
    errors: ['30003'],
  }),
  test: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/webhook/testWebhook',
    access: 'token',
    idempotent: false,
    /** Longer than the receiver's own time limit. */
    timeout: 20_000,
    request: () => z.strictObject({ id: id() }),
    result: delivery,
    errors: ['30003', '00429'],
  }),
  deliveries: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/webhook/pageWebhookDelivery',
    access: 'token',
    idempotent: true,
    request: () =>
      z.strictObject({
        pageNum: pageRequest.pageNum,
        pageSize: pageRequest.pageSize,
        /** Only the deliveries of this webhook; all if absent. */
        id: z.optional(id()),
        state: z.optional(z.enum(DELIVERY_STATES)),
      }),
    result: () => pageOf(delivery()),
  }),
  redeliver: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/webhook/redeliverWebhook',
    access: 'token',
    idempotent: false,
    request: () => z.strictObject({ id: id() }),
    result: delivery,
    errors: ['30003', '00429'],
  }),
}

const eventFacts = () => ({
  version: z.literal(1),
  id: z.string(),
  created: time(),
  cursor: z.int(),
})

const digest = () =>
  z.object({
    subscriptionId: z.string(),
    name: z.string(),
    /** The total; `records` contains the first 50. */
    total: z.int(),
    records: z.array(
      z.object({
        module: kindName(),
        moduleId: z.string(),
        /** As the caller may see it; null if not visible to them or deleted. */
        title: z.nullable(z.string()),
        /** In record.changed; null if the import was undone. */
        change: z.optional(
          z.nullable(
            z.object({
              dataOn: day(),
              kinds: z.array(named('EventKind', z.string())),
              changes: z.array(z.object({ ...shownChange().shape, kind: named('EventKind', z.string()) })),
            }),
          ),
        ),
      }),
    ),
  })

const knownEvent = () => z.object({ ...eventFacts(), type: z.enum(SUBSCRIPTION_EVENTS), data: digest() })

/** An event that a newer gateway may send, with its own data. */
const unknownEvent = () => z.object({ ...eventFacts(), type: z.string(), data: z.object({}) })

/** Events after a cursor, for programs that poll or catch up (WHK-07). */
export const webhookEvents = {
  after: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/webhook/listWebhookEvent',
    access: 'token',
    idempotent: true,
    request: () =>
      z.strictObject({
        after: z._default(z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)), 0),
        limit: z._default(z.int().check(z.gte(1), z.lte(100)), 20),
      }),
    result: () =>
      z.object({
        events: z.array(z.union([knownEvent(), unknownEvent()])),
        /** The `after` of the next call. */
        cursor: z.int(),
        hasMore: z.boolean(),
        /** True when events after `after` were deleted because they were older than 30 days. */
        isIncomplete: z.boolean(),
      }),
  }),
}
