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

/**
 * True when another webhook of the account is being sent, so that an account's slow receivers use one worker
 * only.
 */
const isAccountAsked = sql`exists (
  select 1 from ${webhooks} other
  where other.user_id = ${webhooks.userId} and other.id <> ${webhooks.id} and other.lease is not null and other.lease_until > clock_timestamp()
)`

/** Longer than a receiver's timeout; after that, another gateway takes over from a dead one. */
export const webhookLeases = defineLeases({
  table: webhooks,
  open: eq(webhooks.isDue, true),
  claimable: sql`not ${isAccountAsked}`,
  seconds: 30,
  maxAttempts: 5,
  retryAfterSeconds: 10,
  // Nothing is lost: waiting deliveries make the webhook due again.
  onGiveUp: { isDue: false, attempts: 0 },
})

/** Number of webhooks that a gateway sends to in parallel, so that a slow one does not delay the others. */
const AT_ONCE = 6

type Job = Leased<WebhookRow>

const isWaiting = (webhookId: string, now: number) =>
  and(
    eq(webhookDeliveries.webhookId, webhookId),
    eq(webhookDeliveries.state, 'waiting'),
    lte(webhookDeliveries.nextAt, now),
  )

/** The state of a delivery after an attempt (WHK-04). */
const outcomeOf = ({ attempts }: DeliveryRow, { failure }: Attempted, now: number) => {
  if (failure === null) return { state: 'delivered', nextAt: null } as const
  const nextAt = calculateNextTry(attempts + 1, now)
  return { state: nextAt === null ? 'failed' : 'waiting', nextAt } as const
}

/** The state of a webhook after an attempt (WHK-04). */
const healthOf = ({ failingSince }: WebhookRow, { failure }: Attempted, now: number) => {
  if (failure === null) return { failingSince: null, deliveredAt: now }
  const since = failingSince ?? now
  return { failingSince: since, ...(isToStop(since, now) && { isEnabled: false, stoppedAt: now }) }
}

/**
 * Sends waiting deliveries: each webhook by one gateway at a time, its events one after another, each at
 * least once (WHK-04).
 */
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
  /** Marks webhooks with waiting deliveries as due. @returns true when any webhook is due */
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
    // The webhook was deleted, or another gateway took over and sends again.
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

  const work = async (job: Job): Promise<void> => {
    const now = clock.now()
    const next = job.isEnabled ? await findNext(job.id, now) : null
    if (!next) return void (await rest(orm, job))
    const viewer = await findViewer(orm, job.userId, now)
    if (!viewer) {
      // The account is frozen: its waiting deliveries are tried again in an hour.
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

    /** Deletes old events, with their deliveries and attempts (WHK-06, WHK-07). */
    async sweep(): Promise<void> {
      const before = addDays(clock.now(), -WEBHOOK_RETENTION_DAYS)
      await orm.delete(webhookEvents).where(lt(webhookEvents.createdAt, before))
    },
  }
}
