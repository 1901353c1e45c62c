import type postgres from 'postgres'

export type Tx = postgres.ISql<{ bigint: number }>

const BATCH = 500

const flush = async (tx: Tx, table: string, rows: readonly unknown[]) => {
  // One JSON parameter a batch: the table's own row type gives every value its type.
  await tx.unsafe(
    `insert into ${table} select * from json_populate_recordset(null::${table}, $1::text::json)`,
    [JSON.stringify(rows)],
  )
}

/**
 * Inserts rows, objects by column name, in batches; missing columns become null. The next batch is made while the
 * database still takes the last one.
 */
export const loadRows = async (tx: Tx, table: string, rows: Iterable<unknown>): Promise<number> => {
  let batch: unknown[] = []
  let count = 0
  let underWay: Promise<void> = Promise.resolve()
  const send = async () => {
    await underWay
    underWay = flush(tx, table, batch)
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
