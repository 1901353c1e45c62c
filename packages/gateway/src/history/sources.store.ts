import { formatStated } from '@zhushutong/domain/history'
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
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../platform/db'
import { type Asker, dataSources, type Reader, readStatements, selectUsed } from '../records'

type Sources = ResultOf<typeof contract.history.sources>

/** The columns whose values a reader may see (ACC-02). */
export function openColumns(kind: RecordKind, { viewer }: Asker) {
  const locks = findLocks(kind, viewer)
  return columnsOf(kind).filter(({ key, hidden, internal }) => !hidden && !internal && !(key in locks))
}

/** The names of sources of a kind on the screens. */
export async function readPlatforms(reader: Reader, kind: string, sources: readonly string[]) {
  const rows = await reader
    .select({ source: dataSources.source, platform: dataSources.platform })
    .from(dataSources)
    .where(and(eq(dataSources.kind, kind), inArray(dataSources.source, [...new Set(sources)])))
  return new Map([
    ...rows.map(({ source, platform }) => [source, platform ?? source] as const),
    [STAFF_SOURCE.source, STAFF_SOURCE.platform],
  ])
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
      value: formatStated(column, other.values[key]) ?? '',
      ...originOf(other, key),
    }))
    return [{ key, label, ...originOf(origin, key), others }]
  })
  return { fields }
}
