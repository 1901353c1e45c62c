import type { EventKindKey, EventRecords } from '@zhushutong/domain/history'
import {
  type Column,
  findColumn,
  findKind,
  findLocks,
  findMissingForFilter,
  formatValue,
  maskRecord,
  PROVENANCE,
  type RecordKind,
  type StoredRecord,
} from '@zhushutong/domain/records'
import { and, desc, isNotNull, sql } from 'drizzle-orm'
import { type Asker, columnIn, type Reader, selectionOf, tableOf, tokenCondition } from '../records'
import { isWithin, type TimelineEntry, type TimelinePart } from './timeline-entry'

const SOURCE_KEYS = PROVENANCE.filter(({ key }) => key === 'sourcePlatform' || key === 'collectedAt')

const columnsNamed = (kind: RecordKind, keys: readonly string[]): readonly Column[] =>
  keys.flatMap((key) => findColumn(kind, key) ?? [])

/** The records of another kind that are events of a record, found in the index of its tokens (DAT-68). */
export async function readRelated(
  reader: Reader,
  event: EventKindKey,
  { kind: name, filter, without, day, shows }: EventRecords,
  id: string,
  { pageSize, bound, origin }: TimelinePart,
  { viewer, now }: Asker,
): Promise<TimelineEntry[]> {
  const kind = findKind(name)
  if (!kind || findMissingForFilter(kind, filter, viewer) !== null) return []
  const table = tableOf(kind)
  const locks = findLocks(kind, viewer)
  const columns = [...columnsNamed(kind, [kind.title, day, 'currency', ...shows]), ...SOURCE_KEYS]
  const [dayColumn, idColumn] = [columnIn(table, day), columnIn(table, 'id')]
  const named = (by: string) => tokenCondition(table, [{ tokens: [`:${by}:${id}`] }])
  const rows = await reader
    .select(selectionOf(table, columns, locks, now))
    .from(table)
    .where(
      and(
        named(filter),
        without === undefined ? undefined : sql`not (${named(without)})`,
        isNotNull(dayColumn),
        isWithin(bound, dayColumn, idColumn),
      ),
    )
    .orderBy(desc(dayColumn), desc(idColumn))
    .limit(pageSize + 1)
  return rows.map((row) => {
    const view = maskRecord(columns, row as unknown as StoredRecord, locks, false)
    const title = view[kind.title]
    return {
      id: view.id,
      kinds: [event],
      source: String(view.sourcePlatform ?? ''),
      dataOn: String(view[day]),
      recordedAt: typeof view.collectedAt === 'number' ? view.collectedAt : null,
      changes: columnsNamed(kind, shows).flatMap((column) =>
        view[column.key] === null
          ? []
          : [
              {
                ...{ kind: event, key: column.key, label: column.label, before: null },
                after: formatValue(column, view[column.key], view),
              },
            ],
      ),
      record: { module: kind.kind, moduleId: view.id, title: typeof title === 'string' ? title : null },
      place: { day: String(view[day]), origin, id: view.id },
    }
  })
}
