import { arrangeEvents, describeChange } from '@zhushutong/domain/history'
import {
  type AnyValue,
  type Column,
  findLocks,
  maskRecord,
  type RecordKind,
} from '@zhushutong/domain/records'
import { and, arrayOverlaps, desc, eq, sql } from 'drizzle-orm'
import { type Asker, openColumns, type Reader, readPlatforms, recordChanges } from '../records'
import { isWithin, type TimelineEntry, type TimelinePart } from './timeline-entry'

const C = recordChanges

/** A masked value: tables hold cells that a reader may not see. */
const maskIn = (kind: RecordKind, column: Column, value: AnyValue, { viewer }: Asker): AnyValue =>
  maskRecord([column], { id: '', [column.key]: value }, findLocks(kind, viewer), false)[column.key] ?? null

/** A stored entry of the history, without the values that its reader may not see (DAT-06, ACC-02). */
export function viewEntry(kind: RecordKind, stored: (typeof C.$inferSelect)['changes'], asker: Asker) {
  const columns = new Map(openColumns(kind, asker).map((column) => [column.key, column]))
  const changes = stored.flatMap(({ key, before, after }) => {
    const column = columns.get(key)
    if (!column) return []
    const seen = (value: AnyValue) => maskIn(kind, column, value, asker)
    return describeChange(kind, column, { key, before: seen(before), after: seen(after) })
  })
  const kinds = new Set(changes.map((change) => change.kind))
  return { changes, kinds: arrangeEvents(kinds) }
}

/** The changes that the sources of a record made (DAT-06). */
export async function readStated(
  reader: Reader,
  kind: RecordKind,
  id: string,
  { origin, pageSize, kinds, bound }: TimelinePart,
  asker: Asker,
): Promise<TimelineEntry[]> {
  const rows = await reader
    .select({
      ...{ id: C.id, source: C.source, dataOn: C.dataOn, changes: C.changes },
      recordedAt: sql<number>`(extract(epoch from ${C.recordedAt}) * 1000)::float8`,
    })
    .from(C)
    .where(
      and(
        eq(C.kind, kind.kind),
        eq(C.recordId, id),
        kinds && arrayOverlaps(C.kinds, [...kinds]),
        isWithin(bound, C.dataOn, C.id),
      ),
    )
    .orderBy(desc(C.dataOn), desc(C.id))
    .limit(pageSize + 1)
  const platforms = await readPlatforms(
    reader,
    kind.kind,
    rows.map(({ source }) => source),
  )
  return rows.map((row) => ({
    ...row,
    ...viewEntry(kind, row.changes, asker),
    id: String(row.id),
    source: platforms.get(row.source) ?? row.source,
    record: null,
    place: { day: row.dataOn, origin, id: String(row.id) },
  }))
}
