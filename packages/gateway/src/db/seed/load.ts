import type postgres from 'postgres'

export type Tx = postgres.ISql<{ bigint: number }>

const BATCH = 500

interface TargetColumn {
  readonly name: string
  readonly type: string
}

type Row = Readonly<Record<string, unknown>>

const columnsOf = (tx: Tx, table: string) =>
  tx<TargetColumn[]>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

const arrayOf = (texts: readonly (string | null)[]) =>
  `{${texts.map((text) => (text === null ? 'NULL' : quoted(text))).join(',')}}`

/** A value as PostgreSQL reads it from text. */
const textOf = (value: unknown, { type }: TargetColumn): string | null => {
  if (value === null || value === undefined) return null
  if (type.endsWith('[]')) return arrayOf(value as string[])
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** One array a column: half the work of one JSON document for the database. */
const statementFor = (table: string, columns: readonly TargetColumn[]) => {
  const names = columns.map(({ name }) => `"${name}"`)
  const values = columns.map(({ name, type }) => (type === 'text' ? `"${name}"` : `"${name}"::${type}`))
  const arrays = columns.map((_, i) => `$${i + 1}::text[]`)
  return `insert into ${table} (${names}) select ${values} from unnest(${arrays}) as made (${names})`
}

const flush = async (tx: Tx, statement: string, columns: readonly TargetColumn[], rows: readonly Row[]) => {
  const arrays = columns.map((column) => arrayOf(rows.map((row) => textOf(row[column.name], column))))
  await tx.unsafe(statement, arrays as never[])
}

/**
 * Inserts rows, objects by column name, in batches; missing columns become null. The next batch is made while the
 * database still takes the last one.
 */
export const loadRows = async (tx: Tx, table: string, rows: Iterable<Row>): Promise<number> => {
  const columns = await columnsOf(tx, table)
  const statement = statementFor(table, columns)
  let batch: Row[] = []
  let count = 0
  let underWay: Promise<void> = Promise.resolve()
  const send = async () => {
    await underWay
    underWay = flush(tx, statement, columns, batch)
    batch = []
  }
  for (const row of rows) {
    batch.push(row)
    count++
    if (batch.length === BATCH) await send()
  }
  if (batch.length > 0) await send()
  await underWay
  return count
}

/**
 * Does work on a table without its indexes (keys of constraints stay) and builds them afterwards: filling a GIN
 * index at once takes a fraction of the time. Inside a transaction, so that they are never missing.
 */
export const withoutIndexes = async (tx: Tx, table: string, work: () => Promise<void>): Promise<void> => {
  const indexes = await tx<{ name: string; definition: string }[]>`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = ${table}::regclass
      and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)`
  for (const { name } of indexes) await tx.unsafe(`drop index "${name}"`)
  await work()
  for (const { definition } of indexes) await tx.unsafe(definition)
}
