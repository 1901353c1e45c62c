import type { KindName, RecordKind, StoredRecord } from '@zhushutong/domain/records'
import type { Change, Statement } from '@zhushutong/domain/statements'

/** A source of demo statements, with its name on the screens. */
export interface SeededSource {
  readonly source: string
  readonly platform: string
}

/** A demo record with the statements that it is composed of, and its changes. */
export interface RecordHistory {
  readonly record: StoredRecord
  readonly statements: readonly Statement[]
  readonly entries: ReadonlyArray<{
    readonly dataOn: string
    readonly source: string
    readonly changes: readonly Change[]
  }>
}

/** A kind with its demo records, generated on demand. */
export interface SeededKind {
  readonly kind: RecordKind
  readonly records: () => Iterable<StoredRecord>
  /** The histories of some of the records; absent if none has one. */
  readonly histories?: () => Iterable<RecordHistory>
}

export type Seeds<N extends KindName = KindName> = Readonly<Record<N, () => Iterable<StoredRecord>>>
