import { DAY_MS } from '@zhushutong/domain/formatting'
import type { contract, InputOf } from '@zhushutong/sdk/contract'
import { eq, lt, sql } from 'drizzle-orm'
import { lockName, momentSql, type Queryable, type Tx } from '../platform/db'
import type { CloseAccount } from '../platform/feature'
import { trackingRecords, trackingRefusals } from './tracking.table'

type TrackingRecord = InputOf<typeof contract.tracking.upload>['records'][number]

/** Retention of a record, in ms. */
const TRACKING_LIFETIME = 90 * DAY_MS

/** Merges records with the same id: later fields win, the first start time stays (TRK-01). */
const mergedById = (records: readonly TrackingRecord[]): TrackingRecord[] => {
  const merged = new Map<string, TrackingRecord>()
  for (const record of records) {
    const earlier = merged.get(record.id)
    const requestTime = earlier?.requestTime ?? record.requestTime
    merged.set(record.id, { ...earlier, ...record, requestTime })
  }
  return [...merged.values()]
}

const insertRecords = async (tx: Tx, userId: string, records: readonly TrackingRecord[], now: number) => {
  const batch = JSON.stringify(mergedById(records))
  await tx.execute(sql`
    insert into tracking_records as kept (user_id, id, record, received_at)
    select ${userId}, new ->> 'id', new, ${momentSql(now)}
    from jsonb_array_elements(${batch}::jsonb) as new
    on conflict (user_id, id) do update set
      record = jsonb_set(kept.record || excluded.record, '{requestTime}',
        coalesce(kept.record -> 'requestTime', 'null')),
      received_at = excluded.received_at`)
}

const lockOf = (userId: string) => `tracking:${userId}`

/** Deletes a user's records when the account is closed: distributed ones have no foreign key to the user. */
export const deleteTracking: CloseAccount = async (tx, { userId }) => {
  await tx.delete(trackingRecords).where(eq(trackingRecords.userId, userId))
}

/** True unless the user has refused tracking (TRK-03). */
export async function readTrackingChoice(
  { orm }: { readonly orm: Queryable },
  userId: string,
): Promise<boolean> {
  return (await orm.$count(trackingRefusals, eq(trackingRefusals.userId, userId))) === 0
}

/** Stores the choice; a refusal also deletes the user's records (TRK-03). */
export async function saveTrackingChoice(
  orm: Queryable,
  userId: string,
  isTracked: boolean,
  now: number,
): Promise<void> {
  await orm.transaction(async (tx) => {
    // The lock makes a parallel batch wait and then see the choice.
    await lockName(tx, lockOf(userId))
    if (isTracked) {
      await tx.delete(trackingRefusals).where(eq(trackingRefusals.userId, userId))
      return
    }
    await tx.insert(trackingRefusals).values({ userId, since: now }).onConflictDoNothing()
    await tx.delete(trackingRecords).where(eq(trackingRecords.userId, userId))
  })
}

/**
 * Stores a batch of a user's records, merged with earlier ones of the same ids; false if the user refuses
 * tracking.
 */
export async function insertTrackingRecords(
  orm: Queryable,
  userId: string,
  records: readonly TrackingRecord[],
  now: number,
): Promise<boolean> {
  return orm.transaction(async (tx) => {
    await lockName(tx, lockOf(userId))
    if (!(await readTrackingChoice({ orm: tx }, userId))) return false
    await insertRecords(tx, userId, records, now)
    return true
  })
}

export async function sweepTracking(orm: Queryable, now: number): Promise<void> {
  await orm.delete(trackingRecords).where(lt(trackingRecords.receivedAt, now - TRACKING_LIFETIME))
}
