import type { RecordKind, StoredRecord } from '@zhushutong/domain/records'

/** A kind with its demo records, made as they are taken. */
export interface SeededKind {
  readonly kind: RecordKind
  readonly records: () => Iterable<StoredRecord>
}
