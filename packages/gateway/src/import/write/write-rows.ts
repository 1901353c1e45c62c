import { type RecordKind, type StoredRecord, storedColumnsOf } from '@zhushutong/domain/records'
import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import { addWritten, DEMO_SOURCE, markStale, type Row, rowOf, tableOf } from '../../records'
import type { Values } from '../shapes'
import { type Existing, storedRecord, type Transaction } from './existing'

// Sorts the cells in column order, because JSON from the database has another order and the hash would
// differ.
const ordered = (kind: RecordKind, values: Values): Values => {
  const tables = storedColumnsOf(kind).flatMap((column) => {
    const rows = values[column.key]
    if (column.type !== 'table' || !Array.isArray(rows)) return []
    const cells = (row: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(column.columns.map(({ key }) => [key, row[key] ?? null]))
    return [[column.key, rows.map((row) => cells(row as Readonly<Record<string, unknown>>))]]
  })
  return { ...values, ...Object.fromEntries(tables) }
}

export interface RecordToWrite {
  readonly existing: Existing | undefined
  readonly record: StoredRecord
  /** The row to write; null if the database already has the same content. */
  readonly row: Row | null
}

/** The record with an id, and its row if it differs from the stored one; `now` in ms. */
export function prepareRow(
  kind: RecordKind,
  id: string,
  values: Values,
  existing: Existing | undefined,
  origin: { readonly source: string; readonly sourceKey: string },
  now: number,
): RecordToWrite {
  const record = { ...ordered(kind, values), id } as StoredRecord
  const isReal = existing !== undefined && existing.source !== DEMO_SOURCE
  const row = rowOf(kind, record, isReal ? existing : origin, now)
  return { existing, record, row: isReal && row.content_hash === existing.contentHash ? null : row }
}

/** Inserts rows, or replaces those with the same id. */
const upsertRows = async (
  tx: Pick<Transaction, 'execute'>,
  kind: RecordKind,
  rows: readonly Row[],
): Promise<void> => {
  const table = sql.identifier(getTableName(tableOf(kind)))
  // All columns of the table, because missing values of a row must overwrite the stored ones.
  const names = Object.values(getTableColumns(tableOf(kind))).map(({ name }) => sql.identifier(name))
  const columns = sql.join(names, sql`, `)
  const changes = sql.join(
    names.map((name) => sql`${name} = excluded.${name}`),
    sql`, `,
  )
  // One JSON parameter a batch; the table's row type types every value.
  await tx.execute(sql`
    insert into ${table} (${columns})
    select ${columns} from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::text::json)
    on conflict (id) do update set ${changes}`)
}

/** Writes the rows of records that differ from the stored ones, and notes the figures that depend on them. */
export async function writeRecords(
  tx: Pick<Transaction, 'execute'>,
  kind: RecordKind,
  records: readonly RecordToWrite[],
): Promise<void> {
  const rows = records.flatMap(({ row }) => (row ? [row] : []))
  if (rows.length === 0) return
  await upsertRows(tx, kind, rows)
  const changed = records.filter(({ row }) => row !== null)
  const after = changed.map(({ record }) => record)
  await markStale(tx, kind, [
    ...changed.flatMap(({ existing }) => (existing ? [storedRecord(existing)] : [])),
    ...after,
  ])
  await addWritten(tx, kind, rows.length)
}
