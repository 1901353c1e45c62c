import { DAY_MS } from '@zhushutong/domain/formatting'
import type { contract, InputOf } from '@zhushutong/sdk/contract'
import { lt, sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/db'
import { trackingRecords } from './tracking.table'

type TrackingRecord = InputOf<typeof contract.tracking.upload>['records'][number]

/** ms for which a record is kept. */
export const TRACKING_LIFETIME = 90 * DAY_MS

/** Records with one id are merged: the later fields win, the first start time stays (TRK-01). */
const mergedById = (records: readonly TrackingRecord[]): TrackingRecord[] => {
  const merged = new Map<string, TrackingRecord>()
  for (const record of records) {
    const earlier = merged.get(record.id)
    const requestTime = earlier?.requestTime ?? record.requestTime
    merged.set(record.id, { ...earlier, ...record, requestTime })
  }
  return [...merged.values()]
}

export function trackingStore({ orm }: Pick<Database, 'orm'>, clock: Clock) {
  return {
    /** Stores a batch of a user's records, merged with earlier ones of the same ids. */
    async add(userId: string, records: readonly TrackingRecord[]): Promise<void> {
      const batch = JSON.stringify(mergedById(records))
      await orm.execute(sql`
        insert into tracking_records as kept (user_id, id, record, received_at)
        select ${userId}, new ->> 'id', new, ${new Date(clock.now()).toISOString()}::timestamptz
        from jsonb_array_elements(${batch}::jsonb) as new
        on conflict (user_id, id) do update set
          record = kept.record || excluded.record
            || jsonb_build_object('requestTime', kept.record -> 'requestTime'),
          received_at = excluded.received_at`)
    },

    async sweep(): Promise<void> {
      await orm.delete(trackingRecords).where(lt(trackingRecords.receivedAt, clock.now() - TRACKING_LIFETIME))
    },
  }
}
