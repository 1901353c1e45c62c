import { randomUUID } from 'node:crypto'
import { addDays, HOUR_MS } from '@zhushutong/domain/formatting'
import { CHANGE_FEED_DAYS } from '@zhushutong/domain/history'
import { credit } from '@zhushutong/domain/records'
import {
  calculateNextRun,
  DIGEST_RETENTION_DAYS,
  MAX_DIGEST_ITEMS,
  writeDigestMessage,
} from '@zhushutong/domain/subscriptions'
import { and, eq, exists, lt, lte, ne, or, sql } from 'drizzle-orm'
import { findViewer } from '../account'
import { deliverMessage } from '../messages'
import type { Clock } from '../platform/clock'
import type { Database, Tx } from '../platform/db'
import type { Log } from '../platform/http'
import { createWorker, defineLeases, type Leased } from '../platform/jobs'
import { forgetWrites, recordArrivals, recordChanges, recordVersions } from '../records'
import { writeDigestEvent } from '../webhooks'
import { addNotices } from './add-notices'
import { type News, newsFinder } from './find-new'
import { type SubscriptionRow, subscriptionDigests, subscriptions } from './subscriptions.table'

/** A run takes at most a second for each kind of record. */
export const subscriptionLeases = defineLeases({
  table: subscriptions,
  open: and(eq(subscriptions.isDue, true), eq(subscriptions.isPaused, false)),
  seconds: 60,
  maxAttempts: 3,
  retryAfterSeconds: 30,
  // Nothing is lost: the next run begins at the end of the last completed one.
  onGiveUp: { isDue: false, attempts: 0, nextAt: sql`${subscriptions.nextAt} + interval '1 hour'` as never },
})

type Job = Leased<SubscriptionRow>

/** Runs the due subscriptions, each by one gateway at a time (SUB-02, SUB-04). */
export function subscriptionRunner({
  database,
  clock,
  log,
}: {
  readonly database: Database
  readonly clock: Clock
  readonly log: Pick<Log, 'error'>
}) {
  const { orm } = database
  const findNews = newsFinder(database)

  /** Marks due subscriptions; an instant one only if a record of its kinds has arrived, or its own record changed. */
  const markDue = async (): Promise<void> => {
    const { cursor, frequency, isDue, isPaused, nextAt, subject } = subscriptions
    const hasNew = exists(
      orm
        .select({ one: sql`1` })
        .from(sql`jsonb_each_text(${cursor}) as told`)
        .innerJoin(
          recordArrivals,
          sql`${recordArrivals.kind} = told.key and ${recordArrivals.version} > told.value::bigint`,
        ),
    )
    const hasChanged = exists(
      orm
        .select({ one: sql`1` })
        .from(recordChanges)
        .where(
          sql`${recordChanges.kind} = coalesce(${subject} ->> 'module', ${subject} ->> 'of')
            and ${recordChanges.recordId} = ${subject} ->> 'id'
            and ${recordChanges.version} > (${cursor} ->> ${recordChanges.kind})::bigint`,
        ),
    )
    // A company's credit record has an id of its own: any write to that kind is a reason to look.
    const mayHavePenalty = and(
      sql`${subject} ->> 'of' = 'company'`,
      exists(
        orm
          .select({ one: sql`1` })
          .from(recordVersions)
          .where(
            sql`${recordVersions.kind} = ${credit.kind}
              and ${recordVersions.version} > (${cursor} ->> ${credit.kind})::bigint`,
          ),
      ),
    )
    const isChannel = sql`${subject} ->> 'of' = 'channel'`
    await orm
      .update(subscriptions)
      .set({ isDue: true })
      .where(
        and(
          eq(isPaused, false),
          eq(isDue, false),
          lte(nextAt, clock.now()),
          or(ne(frequency, 'instant'), isChannel, hasNew, hasChanged, mayHavePenalty),
        ),
      )
  }

  const deliver = async (tx: Tx, job: Job, news: News, now: number) => {
    const { id: subscriptionId, userId, name, isMuted } = job
    const { total, changed, titles } = news
    const id = randomUUID()
    const items = news.items.slice(0, MAX_DIGEST_ITEMS)
    await tx.insert(subscriptionDigests).values({ id, subscriptionId, userId, total, items, createdAt: now })
    await deliverMessage(tx, userId, writeDigestMessage({ id, name, total, changed, titles }), now, isMuted)
    const event = (isChange: boolean) => ({
      ...{ subscriptionId, name, total: isChange ? changed : total - changed },
      items: news.items
        .filter(({ change }) => (change !== undefined) === isChange)
        .slice(0, MAX_DIGEST_ITEMS),
    })
    if (total > changed) await writeDigestEvent(tx, userId, event(false), now)
    if (changed > 0) await writeDigestEvent(tx, userId, event(true), now, 'record.changed')
    await addNotices(tx, job, id, now)
  }

  /** Runs a subscription: the digest of new records and the new cursor are stored in one transaction. */
  const work = async (job: Job): Promise<void> => {
    const now = clock.now()
    const viewer = await findViewer(orm, job.userId, now)
    const next = { isDue: false, nextAt: calculateNextRun(job.frequency, now) }
    if (!viewer) {
      await subscriptionLeases.release(orm, job, next)
      return
    }
    const news = await findNews(job, viewer, now)
    const { total, cursor, reportedUpTo, isClosed } = news
    const result = total > 0 ? { lastFoundAt: now, lastTotal: total } : {}
    // A locked condition usually stays locked for longer than a minute.
    const nextAt = isClosed ? Math.max(next.nextAt, now + HOUR_MS) : next.nextAt
    const progress = { ...next, nextAt, ...result, cursor, reportedUpTo, isClosed, lastRunAt: now }
    await orm.transaction(async (tx) => {
      // False if another gateway has taken over the job, or if its owner paused, changed or deleted it meanwhile.
      if (!(await subscriptionLeases.release(tx, job, progress))) return
      if (total > 0) await deliver(tx, job, news, now)
    })
  }

  const worker = createWorker({
    name: 'subscription',
    leases: subscriptionLeases,
    database,
    log,
    work,
  })

  return {
    markDue,
    work,
    async run(): Promise<void> {
      await markDue()
      await worker.run()
    },

    /** Deletes digests that are past their retention, and the arrivals and changes of records. */
    async sweep(): Promise<void> {
      const before = addDays(clock.now(), -DIGEST_RETENTION_DAYS)
      await orm.delete(subscriptionDigests).where(lt(subscriptionDigests.createdAt, before))
      await forgetWrites(orm, addDays(clock.now(), -CHANGE_FEED_DAYS))
    },
  }
}
