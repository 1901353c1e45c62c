import { randomUUID } from 'node:crypto'
import { isWebhookEvent } from '@zhushutong/domain/webhooks'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBoth } from '../../test-support/databases'
import { NOW } from '../../test-support/gateway'
import { openStandIn } from '../../test-support/providers/stand-in'
import { users } from '../account/account.table'
import { fixedClock } from '../platform/clock'
import { type Database, openDatabase } from '../platform/db'
import { eventSender, type SendEvent } from './send-event'
import { webhookLeases, webhookRunner } from './webhook.runner'
import { webhookAttempts, webhookDeliveries, webhookEvents, webhooks } from './webhooks.table'
import { writeDigestEvent } from './write-event'

const EVENTS = 12
const log = { error: (...args: unknown[]) => void errors.push(args), info: () => {} }
const errors: unknown[] = []

/** Unencrypted secrets: this test checks only which gateway sends. */
const secrets = { seal: (secret: string) => secret, read: () => ['whsec_test'] }

describeOnBoth('two gateways that send', (database) => {
  let second: Database
  let receiver: Awaited<ReturnType<typeof openStandIn>>
  /** The cursors of received events, in order of arrival. */
  let arrived: number[]
  const ids = new Map<number, Set<string>>()
  beforeAll(async () => {
    const { url } = database()
    second = url ? await openDatabase({ url }) : database()
    arrived = []
    receiver = await openStandIn(({ body }, response) => {
      const event: unknown = JSON.parse(body.toString())
      if (!isWebhookEvent(event, 'subscription.digest')) throw new Error('no event')
      arrived.push(event.cursor)
      ids.set(event.cursor, (ids.get(event.cursor) ?? new Set()).add(event.id))
      response.writeHead(204).end()
    })
  })
  afterAll(async () => {
    await receiver?.close()
    if (second && second.orm !== database().orm) await second.close()
  })

  it('WHK-04 nothing is lost though one is killed in the middle, and repeats have the same id', async () => {
    const clock = fixedClock(NOW)
    const { orm } = database()
    const [userId, id] = [randomUUID(), randomUUID()]
    await orm.insert(users).values({ id: userId, mobile: 'test', nickName: '会员', createdAt: NOW })
    const webhook = { id, userId, url: `${receiver.url}/`, secret: '', createdAt: NOW }
    await orm.insert(webhooks).values({ ...webhook, name: '系统' })
    for (let n = 0; n < EVENTS; n++)
      await orm.transaction((tx) =>
        writeDigestEvent(tx, userId, { subscriptionId: 's', name: '订阅', total: 1, items: [] }, NOW),
      )

    const send = eventSender({ secrets, viewItems: async () => [], allowsLocal: true })
    let comeBack = () => {}
    let isAway = false
    /** Simulates a gateway that delivers the event and then does not respond for a long time. */
    const sendAndVanish: SendEvent = async (...args) => {
      const attempted = await send(...args)
      isAway = true
      await new Promise<void>((resolve) => {
        comeBack = resolve
      })
      return attempted
    }
    const runnerOf = (of: Database, by: SendEvent) => webhookRunner({ database: of, clock, log, send: by })
    const dying = runnerOf(database(), sendAndVanish)
    const other = runnerOf(second, send)

    await dying.markDue()
    const held = await webhookLeases.claim(orm)
    const working = dying.work(held!)
    await expect.poll(() => isAway).toBe(true)
    expect(arrived).toEqual([1])
    // While the lease is valid, no other gateway sends.
    await other.run()
    expect(arrived).toEqual([1])
    await orm.update(webhooks).set({ leaseUntil: 0 }).where(eq(webhooks.id, id))
    const [first, both] = [runnerOf(database(), send), other]
    for (let n = 0; n < EVENTS; n++) await Promise.all([first.run(), both.run()])

    // Each event at least once, in order; a repeated event keeps its id.
    expect(arrived).toEqual([1, ...Array.from({ length: EVENTS }, (_, n) => n + 1)])
    expect([...ids.values()].every((of) => of.size === 1)).toBe(true)
    expect(new Set([...ids.values()].flatMap((of) => [...of])).size).toBe(EVENTS)
    const states = await orm
      .select({ state: webhookDeliveries.state, attempts: webhookDeliveries.attempts })
      .from(webhookDeliveries)
    expect(new Set(states.map(({ state, attempts }) => `${state} ${attempts}`))).toEqual(
      new Set(['delivered 1']),
    )
    expect(await orm.$count(webhookAttempts)).toBe(EVENTS)
    // The slow gateway responds after its lease expired: it must not write any more.
    comeBack()
    await working
    expect(await orm.$count(webhookAttempts)).toBe(EVENTS)
    expect(errors).toEqual([])
  })

  it('WHK-05 an event is there with its digest or not at all, and numbers have no gaps', async () => {
    const { orm } = database()
    const userId = randomUUID()
    await orm.insert(users).values({ id: userId, mobile: 'other', nickName: '会员', createdAt: NOW })
    await orm
      .insert(webhooks)
      .values({ id: randomUUID(), userId, name: '系统', url: receiver.url, secret: '', createdAt: NOW })
    const write = (fails: boolean, of: Database) =>
      of.orm
        .transaction(async (tx) => {
          await writeDigestEvent(tx, userId, { subscriptionId: 's', name: '订阅', total: 1, items: [] }, NOW)
          if (fails) throw new Error('the digest was not written')
        })
        .catch(() => {})
    await Promise.all(Array.from({ length: 20 }, (_, n) => write(n % 3 === 0, n % 2 ? database() : second)))
    const rows = await orm
      .select({ cursor: webhookEvents.cursor })
      .from(webhookEvents)
      .where(eq(webhookEvents.userId, userId))
      .orderBy(asc(webhookEvents.cursor))
    expect(rows.map(({ cursor }) => cursor)).toEqual(Array.from({ length: 13 }, (_, n) => n + 1))
  })
})
