import { addDays, HOUR_MS } from '@zhushutong/domain/formatting'
import { calculateNextTry, isToStop, WEBHOOK_RETENTION_DAYS } from '@zhushutong/domain/webhooks'
import { and, asc, eq, exists, lt, lte, sql } from 'drizzle-orm'
import { findViewer } from '../account'
import { sendMessage } from '../messages'
import type { Clock } from '../platform/clock'
import type { Database, Queryable, Tx } from '../platform/db'
import type { Log } from '../platform/http'
import { createWorker, defineLeases, type Leased } from '../platform/jobs'
import type { Attempted, SendEvent } from './send-event'
import {
  type DeliveryRow,
  type WebhookRow,
  webhookAttempts,
  webhookDeliveries,
  webhookEvents,
  webhooks,
} from './webhooks.table'

/** True when a delivery to another address of the account is running: slow receivers keep a single place, not all. */
const isAccountAsked = sql`exists (
  select 1 from ${webhooks} other
  where other.user_id = ${webhooks.userId} and other.id <> ${webhooks.id} and other.lease is not null and other.lease_until > clock_timestamp()
)`

/** Longer than a receiver may take for its answer; another gateway takes over what a dead one held. */
export const webhookLeases = defineLeases({
  table: webhooks,
  open: eq(webhooks.isDue, true),
  claimable: sql`not ${isAccountAsked}`,
  seconds: 30,
  maxAttempts: 5,
  retryAfterSeconds: 10,
  // Nothing is lost: what waits makes it due again.
  onGiveUp: { isDue: false, attempts: 0 },
})

/** Addresses that one gateway asks at once: a slow one keeps no other waiting. */
const AT_ONCE = 6

type Job = Leased<WebhookRow>

const isWaiting = (webhookId: string, now: number) =>
  and(
    eq(webhookDeliveries.webhookId, webhookId),
    eq(webhookDeliveries.state, 'waiting'),
    lte(webhookDeliveries.nextAt, now),
  )

/** How a delivery goes on after an attempt (WHK-04). */
const outcomeOf = ({ attempts }: DeliveryRow, { failure }: Attempted, now: number) => {
  if (failure === null) return { state: 'delivered', nextAt: null } as const
  const nextAt = calculateNextTry(attempts + 1, now)
  return { state: nextAt === null ? 'failed' : 'waiting', nextAt } as const
}

/** How an address goes on after an attempt (WHK-04). */
const healthOf = ({ failingSince }: WebhookRow, { failure }: Attempted, now: number) => {
  if (failure === null) return { failingSince: null, deliveredAt: now }
  const since = failingSince ?? now
  return { failingSince: since, ...(isToStop(since, now) && { isEnabled: false, stoppedAt: now }) }
}

/** Sends what waits: each address by one gateway at a time, one event after another, each at least once (WHK-04). */
export function webhookRunner({
  database: { orm },
  clock,
  log,
  send,
}: {
  readonly database: Pick<Database, 'orm'>
  readonly clock: Clock
  readonly log: Pick<Log, 'error' | 'info'>
  readonly send: SendEvent
}) {
  /** Addresses with something to send. @returns whether any is due */
  const markDue = async (): Promise<boolean> => {
    const { id, isDue, isEnabled } = webhooks
    const { webhookId, state, nextAt } = webhookDeliveries
    const waits = exists(
      orm
        .select({ one: sql`1` })
        .from(webhookDeliveries)
        .where(and(eq(webhookId, id), eq(state, 'waiting'), lte(nextAt, clock.now()))),
    )
    await orm
      .update(webhooks)
      .set({ isDue: true })
      .where(and(eq(isDue, false), eq(isEnabled, true), waits))
    return (await orm.$count(webhooks, eq(isDue, true))) > 0
  }

  const findNext = async (webhookId: string, now: number) => {
    const [next] = await orm
      .select({ delivery: webhookDeliveries, event: webhookEvents })
      .from(webhookDeliveries)
      .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
      .where(isWaiting(webhookId, now))
      .orderBy(asc(webhookDeliveries.nextAt), asc(webhookEvents.cursor), asc(webhookDeliveries.id))
      .limit(1)
    return next ?? null
  }

  const record = async (tx: Tx, job: Job, delivery: DeliveryRow, attempted: Attempted, at: number) => {
    const [webhook] = await tx.select().from(webhooks).where(webhookLeases.isHeldBy(job)).for('update')
    // Taken over by another gateway, which sends it again, or deleted.
    if (!webhook) return
    const now = clock.now()
    const number = delivery.attempts + 1
    const health = healthOf(webhook, attempted, now)
    await tx.insert(webhookAttempts).values({ deliveryId: delivery.id, number, at, ...attempted })
    await tx
      .update(webhookDeliveries)
      .set({ attempts: number, ...outcomeOf(delivery, attempted, now) })
      .where(eq(webhookDeliveries.id, delivery.id))
    const isOn = webhook.isEnabled && !('stoppedAt' in health)
    const isDue = isOn && (await tx.$count(webhookDeliveries, isWaiting(job.id, now))) > 0
    await webhookLeases.release(tx, job, { ...health, isDue })
    if (webhook.isEnabled && !isOn)
      await sendMessage(tx, job.userId, { event: 'webhook-stopped', name: webhook.name }, now)
  }

  const rest = (queryable: Queryable, job: Job) => webhookLeases.release(queryable, job, { isDue: false })

  /** One attempt, and what follows from it. */
  const work = async (job: Job): Promise<void> => {
    const now = clock.now()
    const next = job.isEnabled ? await findNext(job.id, now) : null
    if (!next) return void (await rest(orm, job))
    const viewer = await findViewer(orm, job.userId, now)
    if (!viewer) {
      // Frozen: what waits is looked at again later.
      await orm.transaction(async (tx) => {
        await tx
          .update(webhookDeliveries)
          .set({ nextAt: now + HOUR_MS })
          .where(isWaiting(job.id, now))
        await rest(tx, job)
      })
      return
    }
    const attempted = await send(job, next.event, viewer, now)
    if (attempted.failure !== null)
      log.info({ webhook: job.id, failure: attempted.failure, status: attempted.status }, 'webhook not taken')
    await orm.transaction((tx) => record(tx, job, next.delivery, attempted, now))
  }

  const worker = createWorker({ name: 'webhook', leases: webhookLeases, database: { orm }, log, work })

  return {
    markDue,
    work,
    async run(): Promise<void> {
      if (!(await markDue())) return
      await Promise.all(Array.from({ length: AT_ONCE }, () => worker.run()))
    },

    /** Forgets old events, with their deliveries and attempts (WHK-06, WHK-07). */
    async sweep(): Promise<void> {
      const before = addDays(clock.now(), -WEBHOOK_RETENTION_DAYS)
      await orm.delete(webhookEvents).where(lt(webhookEvents.createdAt, before))
    },
  }
}
