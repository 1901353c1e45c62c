import type { SeededKind } from '@zhushutong/demo/records'
import type { StoredRecord } from '@zhushutong/domain/records'
import { DEMO_SOURCE, type Row, rowOf } from '../records'

const collectBefore = (record: StoredRecord, now: number): StoredRecord => {
  const { collectedAt, checkedAt } = record
  if (Math.max(Number(collectedAt), Number(checkedAt)) <= now) return record
  return {
    ...record,
    collectedAt: Math.min(Number(collectedAt), now),
    checkedAt: checkedAt === null ? null : Math.min(Number(checkedAt), now),
  }
}

/** The rows of a kind; no collection time is after `now` (ms). */
export function* generateRows({ kind, records }: SeededKind, now: number): Generator<Row> {
  for (const record of records())
    yield rowOf(kind, collectBefore(record, now), { source: DEMO_SOURCE, sourceKey: record.id }, now)
}
