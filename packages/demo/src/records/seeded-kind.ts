import type { KindName, RecordKind, StoredRecord } from '@zhushutong/domain/records'

/** A kind with its demo records, generated on demand. */
export interface SeededKind {
  readonly kind: RecordKind
  readonly records: () => Iterable<StoredRecord>
}

export type Seeds<N extends KindName = KindName> = Readonly<Record<N, () => Iterable<StoredRecord>>>
