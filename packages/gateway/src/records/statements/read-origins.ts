import { formatStated } from '@zhushutong/domain/history'
import {
  type AnyValue,
  type Column,
  columnsOf,
  findLocks,
  type RecordKind,
  type RecordOrigins,
} from '@zhushutong/domain/records'
import {
  composeRecord,
  groupOrigins,
  isSource,
  listDissent,
  STAFF_SOURCE,
  type Statement,
  sourceUrlOf,
  statedColumnsOf,
  statedOn,
} from '@zhushutong/domain/statements'
import { and, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../schema/reader'
import type { Asker } from '../search/search-request'
import { dataSources } from './sources.table'
import { readStatements, type StoredStatement, selectUsed } from './statements.store'

/** The columns whose values a reader may see (ACC-02). */
export function openColumns(kind: RecordKind, { viewer }: Pick<Asker, 'viewer'>): readonly Column[] {
  const locks = findLocks(kind, viewer)
  return columnsOf(kind).filter(({ key, hidden, internal }) => !hidden && !internal && !(key in locks))
}

/** The names of sources of a kind on the screens. */
export async function readPlatforms(
  reader: Reader,
  kind: string,
  sources: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await reader
    .select({ source: dataSources.source, platform: dataSources.platform })
    .from(dataSources)
    .where(and(eq(dataSources.kind, kind), inArray(dataSources.source, [...new Set(sources)])))
  return new Map([
    ...rows.map(({ source, platform }) => [source, platform ?? source] as const),
    [STAFF_SOURCE.source, STAFF_SOURCE.platform],
  ])
}

const evidenceOf = (statement: Statement) => (statement as StoredStatement).evidence ?? null

const currencyOf = (column: Column, { values }: Statement): AnyValue =>
  (column.type === 'fen' && column.currency ? values[column.currency] : null) ?? null

/** The statements of a record with the names of their sources; null for a record that no source states. */
const readComposed = async (reader: Reader, kind: RecordKind, id: string) => {
  const statements = selectUsed((await readStatements(reader, kind, [id])).get(id) ?? [])
  if (!statements.some(isSource)) return null
  const platforms = await readPlatforms(
    reader,
    kind.kind,
    statements.map(({ source }) => source),
  )
  const originOf = (statement: Statement, dataOn: string) => ({
    source: platforms.get(statement.source) ?? statement.source,
    dataOn,
    recordedAt: statement.recordedAt,
    url: evidenceOf(statement)?.url ?? sourceUrlOf(statement),
    evidence: evidenceOf(statement)?.text ?? null,
  })
  return { statements, composed: composeRecord(kind, statements), originOf }
}

type ReadComposed = NonNullable<Awaited<ReturnType<typeof readComposed>>>

const listOthers = (column: Column, { statements, composed, originOf }: ReadComposed) =>
  listDissent(column, composed, statements).map((other) => ({
    value: formatStated(column, other.values[column.key], currencyOf(column, other)) ?? '',
    ...originOf(other, statedOn(other, column.key) ?? other.dataOn),
  }))

const statedAmong = (kind: RecordKind, columns: readonly Column[]): readonly Column[] => {
  const stated = new Set(statedColumnsOf(kind).map(({ key }) => key))
  return columns.filter(({ key }) => stated.has(key))
}

/** The source of each value of a record, and the sources that differ (DAT-13), as far as its reader may see them. */
export async function readFieldOrigins(reader: Reader, kind: RecordKind, id: string, asker: Asker) {
  const record = await readComposed(reader, kind, id)
  if (!record) return []
  return statedAmong(kind, openColumns(kind, asker)).flatMap((column) => {
    const { key, label } = column
    const origin = record.composed.origins[key]
    if (!origin) return []
    const shown = record.originOf(origin, statedOn(origin, key) ?? origin.dataOn)
    return [{ key, label, ...shown, others: listOthers(column, record) }]
  })
}

/**
 * The sources of a record by column, where it has several or values of several dates, and the values of others that
 * differ (DAT-14); empty for other records.
 */
export async function readRecordOrigins(
  reader: Reader,
  kind: RecordKind,
  id: string,
  asker: Pick<Asker, 'viewer'>,
): Promise<RecordOrigins> {
  const record = await readComposed(reader, kind, id)
  if (!record) return {}
  const columns = statedAmong(kind, openColumns(kind, asker))
  const groups = groupOrigins(
    record.composed,
    columns.map(({ key }) => key),
  )
  const origins = groups.map(({ statement, dataOn, keys }) => ({
    columns: keys,
    ...record.originOf(statement, dataOn),
  }))
  const others = columns.flatMap((column) =>
    listOthers(column, record).map((other) => ({ column: column.key, ...other })),
  )
  return { ...(origins.length > 1 && { origins }), ...(others.length > 0 && { others }) }
}
