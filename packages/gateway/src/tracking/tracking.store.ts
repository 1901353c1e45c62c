import type { contract, InputOf } from '@zhushutong/sdk/contract'
import { lt } from 'drizzle-orm'
import type { Clock } from '../clock'
import type { Database } from '../db'
import { trackingRecords } from './tracking.table'

type TrackingRecord = InputOf<typeof contract.tracking.upload>['records'][number]

const DAY = 86_400_000
/** ms that a record is kept. */
export const TRACKING_LIFETIME = 90 * DAY

/** Records of one id are one: the later one's fields win, the first one's start stays (TRK-01). */
const mergedById = (records: readonly TrackingRecord[]): TrackingRecord[] => {
  const merged = new Map<string, TrackingRecord>()
  for (const record of records) {
    const earlier = merged.get(record.id)
    const requestTime = earlier?.requestTime ?? record.requestTime
    merged.set(record.id, { ...earlier, ...record, requestTime })
  }
  return [...merged.values()]
}

export function trackingStore({ orm, sql }: Pick<Database, 'orm' | 'sql'>, clock: Clock) {
  return {
    /** Keeps a batch of a user's records; those that came before with the same ids grow. */
    async add(userId: string, records: readonly TrackingRecord[]): Promise<void> {
      const batch = JSON.stringify(mergedById(records))
      await sql`
        insert into tracking_records as kept (user_id, id, record, received_at)
        select ${userId}, new ->> 'id', new, ${new Date(clock.now()).toISOString()}::timestamptz
        from jsonb_array_elements(${batch}::jsonb) as new
        on conflict (user_id, id) do update set
          record = kept.record || excluded.record
            || jsonb_build_object('requestTime', kept.record -> 'requestTime'),
          received_at = excluded.received_at`
    },

    async sweep(): Promise<void> {
      await orm.delete(trackingRecords).where(lt(trackingRecords.receivedAt, clock.now() - TRACKING_LIFETIME))
    },
  }
}
