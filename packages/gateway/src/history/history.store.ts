import { columnsOf, findLocks, type RecordKind } from '@zhushutong/domain/records'
import {
  composeRecord,
  isSource,
  listDissent,
  STAFF_SOURCE,
  type Statement,
  statedColumnsOf,
  statedOn,
} from '@zhushutong/domain/statements'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../platform/db'
import { type Asker, dataSources, type Reader, readStatements, recordChanges, selectUsed } from '../records'
import { shownText } from './shown-text'

type Changes = ResultOf<typeof contract.history.changes>
type Sources = ResultOf<typeof contract.history.sources>

const C = recordChanges

/** The columns whose values a reader may see (ACC-02). */
const openColumns = (kind: RecordKind, { viewer }: Asker) => {
  const locks = findLocks(kind, viewer)
  return columnsOf(kind).filter(({ key, hidden, internal }) => !hidden && !internal && !(key in locks))
}

/** The names of sources of a kind on the screens. */
const readPlatforms = async (reader: Reader, kind: string, sources: readonly string[]) => {
  const rows = await reader
    .select({ source: dataSources.source, platform: dataSources.platform })
    .from(dataSources)
    .where(and(eq(dataSources.kind, kind), inArray(dataSources.source, [...new Set(sources)])))
  return new Map([
    ...rows.map(({ source, platform }) => [source, platform ?? source] as const),
    [STAFF_SOURCE.source, STAFF_SOURCE.platform],
  ])
}

/** The changes of a record, newest first, without the values that its reader may not see (DAT-06). */
export async function readChanges(
  { read }: Pick<Database, 'read'>,
  kind: RecordKind,
  { id, cursor, pageSize }: { readonly id: string; readonly cursor?: string; readonly pageSize: number },
  asker: Asker,
): Promise<Changes> {
  const reader = read()
  const columns = new Map(openColumns(kind, asker).map((column) => [column.key, column]))
  const before = cursor === undefined ? undefined : lt(C.id, Number(cursor))
  const rows = await reader
    .select({
      id: C.id,
      source: C.source,
      dataOn: C.dataOn,
      recordedAt: sql<number>`(extract(epoch from ${C.recordedAt}) * 1000)::float8`,
      changes: C.changes,
    })
    .from(C)
    .where(and(eq(C.kind, kind.kind), eq(C.recordId, id), before))
    .orderBy(desc(C.id))
    .limit(pageSize + 1)
  const page = rows.slice(0, pageSize)
  const platforms = await readPlatforms(
    reader,
    kind.kind,
    page.map(({ source }) => source),
  )
  const records = page.map(({ changes, source, ...entry }) => ({
    ...entry,
    id: String(entry.id),
    source: platforms.get(source) ?? source,
    changes: changes.flatMap(({ key, before: old, after }) => {
      const column = columns.get(key)
      if (!column) return []
      const { label } = column
      return [{ key, label, before: shownText(column, old, null), after: shownText(column, after, null) }]
    }),
  }))
  const last = page.at(-1)
  return { records, nextCursor: rows.length > pageSize && last ? String(last.id) : null }
}

/** The source of each value of a record, and the sources that differ (DAT-01), as far as its reader may see them. */
export async function readSources(
  { read }: Pick<Database, 'read'>,
  kind: RecordKind,
  id: string,
  asker: Asker,
): Promise<Sources> {
  const reader = read()
  const stored = (await readStatements(reader, kind, [id])).get(id) ?? []
  const statements = selectUsed(stored)
  if (!statements.some(isSource)) return { fields: [] }
  const composed = composeRecord(kind, statements)
  const platforms = await readPlatforms(
    reader,
    kind.kind,
    statements.map(({ source }) => source),
  )
  const originOf = (statement: Statement, key: string) => ({
    source: platforms.get(statement.source) ?? statement.source,
    dataOn: statedOn(statement, key) ?? statement.dataOn,
    recordedAt: statement.recordedAt,
  })
  const stated = new Set(statedColumnsOf(kind).map(({ key }) => key))
  const fields = openColumns(kind, asker).flatMap((column) => {
    const { key, label } = column
    const origin = composed.origins[key]
    if (!origin || !stated.has(key)) return []
    const others = listDissent(column, composed, statements).map((other) => ({
      value: shownText(column, other.values[key], null) ?? '',
      ...originOf(other, key),
    }))
    return [{ key, label, ...originOf(origin, key), others }]
  })
  return { fields }
}
