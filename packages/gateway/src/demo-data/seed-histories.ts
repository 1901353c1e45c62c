import type { RecordHistory, SeededSource } from '@zhushutong/demo/records'
import type { RecordKind } from '@zhushutong/domain/records'
import type { Tx } from '../platform/db'
import {
  addChanges,
  DEFAULT_RANK,
  DEMO_SOURCE,
  dataSources,
  type StoredStatement,
  saveIdentities,
  saveStatements,
} from '../records'

interface Seeded {
  readonly histories: readonly RecordHistory[]
  readonly sources: readonly SeededSource[]
  /** The version of the kind that has the records. */
  readonly version: number
  /** ms */
  readonly now: number
}

/** Stores the sources, statements and changes of demo records by the same store as an import. */
export async function seedHistories(
  tx: Tx,
  kind: RecordKind,
  { histories, sources, version, now }: Seeded,
): Promise<void> {
  if (histories.length === 0) return
  await tx
    .insert(dataSources)
    .values(sources.map((source) => ({ ...source, kind: kind.kind, rank: DEFAULT_RANK })))
    .onConflictDoNothing()
  const stored = histories.flatMap(({ record, statements }) =>
    statements.map(
      (statement): StoredStatement => ({
        ...{ ...statement, sourceKey: record.id, recordId: record.id },
        ...{ ordinal: null, rowHash: null, closedOn: null, firstBatch: DEMO_SOURCE, batch: DEMO_SOURCE },
      }),
    ),
  )
  await saveStatements(tx, kind, DEMO_SOURCE, stored)
  const entries = histories.flatMap((each) =>
    each.entries.map((entry) => ({ ...entry, recordId: each.record.id })),
  )
  await addChanges(tx, kind, entries, { batch: DEMO_SOURCE, now, version })
  await saveIdentities(
    tx,
    histories.map(({ record }) => record),
  )
}
