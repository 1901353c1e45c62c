import { verifyWebhook, type WebhookEvent } from '@zhushutong/sdk/webhooks'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { accountFeature } from '../../src/account'
import { users } from '../../src/account/account.table'
import { demoAccountsFeature } from '../../src/demo-data'
import { messagesFeature } from '../../src/messages'
import { recordsFeature } from '../../src/records'
import { sandboxFeature } from '../../src/sandbox'
import { subscriptionsFeature, viewDigestItems } from '../../src/subscriptions'
import { createWebhooksFeature, writeDigestEvent } from '../../src/webhooks'
import { webhooks } from '../../src/webhooks/webhooks.table'
import { newBuyer, type TestBuyer } from '../buyer'
import type { TestDatabase } from '../databases'
import { startGateway, type TestGateway } from '../gateway'
import { openStandIn, type ReceivedRequest } from './stand-in'

const PATH = '/jian-butler-member-biz/webhook'

interface Webhook {
  readonly id: string
  readonly secret: string
  readonly isEnabled: boolean
  readonly waiting: number
  readonly failingSince: number | null
  readonly stoppedTime: number | null
}
export interface Delivery {
  readonly id: string
  readonly eventId: string
  readonly cause: string
  readonly state: string
  readonly nextTime: number | null
  readonly attempts: readonly {
    readonly status: number | null
    readonly failure: string | null
    readonly answer: string
  }[]
}
export interface Events {
  readonly events: readonly Extract<WebhookEvent, { type: 'subscription.digest' }>[]
  readonly cursor: number
  readonly hasMore: boolean
  readonly isIncomplete: boolean
}

/** The receiver's answer to deliveries. */
interface Answer {
  readonly status: number
  readonly text?: (request: ReceivedRequest) => string
}

/** A gateway with subscriptions and webhooks, and a receiver on this machine; for one `describe` block. */
export function setUpWebhooks(database: () => TestDatabase) {
  let gateway: TestGateway
  let receiver: Awaited<ReturnType<typeof openStandIn>>
  const received: ReceivedRequest[] = []
  let answer: Answer = { status: 200 }
  let [tests, place] = [0, '']

  beforeAll(async () => {
    receiver = await openStandIn((request, response) => {
      // Requests of other tests are accepted but not recorded.
      if (!request.target.startsWith(place)) return void response.end()
      received.push({ ...request, target: request.target.slice(place.length) })
      response.writeHead(answer.status, { location: '/elsewhere' }).end(answer.text?.(request) ?? '')
    })
    gateway = await startGateway(database(), [
      ...[demoAccountsFeature, accountFeature, recordsFeature, messagesFeature, subscriptionsFeature],
      ...[createWebhooksFeature(viewDigestItems), sandboxFeature],
    ])
  })
  beforeEach(() => {
    received.length = 0
    tests += 1
    place = `/${tests}`
    answer = { status: 200 }
  })
  afterEach(async () => {
    await database().orm.delete(webhooks)
  })
  afterAll(async () => {
    await gateway?.close()
    await receiver?.close()
  })

  const call = <T = Webhook>({ token }: Pick<TestBuyer, 'token'>, name: string, body: object = {}) =>
    gateway.call<T>(`${PATH}/${name}`, body, { token })
  const form = (over: object = {}) => ({
    ...{ name: '订单系统', url: `${receiver.url}${place}/hook`, subscriptionIds: null },
    ...over,
  })
  const deliveries = async (who: TestBuyer, asked: object = {}) =>
    (await call<{ records: readonly Delivery[] }>(who, 'pageWebhookDelivery', asked)).data.records

  return {
    gateway: () => gateway,
    received,
    /** The receiver's URL for a path of the current test. */
    urlOf: (path: string) => `${receiver.url}${place}${path}`,
    answerWith(next: Answer) {
      answer = next
    },
    call,
    form,
    deliveries,
    async aMember() {
      const who = await newBuyer(gateway, database())
      const [user] = await database().orm.select().from(users).where(eq(users.mobile, who.mobile))
      if (!user) throw new Error('A member was not stored')
      return { ...who, userId: user.id }
    },
    add: async (who: TestBuyer, over: object = {}) => (await call(who, 'createWebhook', form(over))).data,
    list: async (who: TestBuyer) =>
      (await call<{ webhooks: readonly Webhook[] }>(who, 'listWebhook')).data.webhooks,
    latest: async (who: TestBuyer) => (await deliveries(who))[0],
    subscribe: async (who: TestBuyer, body: object) =>
      (
        await gateway.call<{ id: string }>('/jian-butler-portal-biz/subscription/addSubscription', body, {
          token: who.token,
        })
      ).data.id,
    /** Simulates a subscription digest with these tenders. */
    happen: (userId: string, subscriptionId = 's-1', items: readonly string[] = []) =>
      database().orm.transaction((tx) => {
        const records = items.map((id) => ({ kind: 'tender', id }))
        const digest = { subscriptionId, name: '重庆招标', total: 60, items: records }
        return writeDigestEvent(tx, userId, digest, gateway.clock.now())
      }),
    verified: ({ body, headers }: ReceivedRequest, secret: string) =>
      verifyWebhook(body, String(headers['zhushutong-signature']), secret),
  }
}
