import type { KindName, RecordKind, StoredRecord } from '@zhushutong/domain/records'

/** A kind with its demo records, generated on demand. */
export interface SeededKind {
  readonly kind: RecordKind
  readonly records: () => Iterable<StoredRecord>
}

/** How the demo records of each of some kinds are generated. */
export type Seeds<N extends KindName = KindName> = Readonly<Record<N, () => Iterable<StoredRecord>>>
