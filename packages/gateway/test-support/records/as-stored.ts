import { columnsOf, type RecordKind, type StoredRecord } from '@zhushutong/domain/records'

/** A demo record as the database stores it, with its derived columns. */
export function asStored(kind: RecordKind, record: StoredRecord): StoredRecord {
  const derived = columnsOf(kind).flatMap(({ key, from }) => (from ? [[key, from(record)] as const] : []))
  return { ...record, ...Object.fromEntries(derived) }
}
