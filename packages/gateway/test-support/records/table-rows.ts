import { sql } from 'drizzle-orm'
import { type Database, readRows } from '../../src/platform/db'

type TableRows = Readonly<Record<string, readonly string[]>>

/** Every row of every table as text, with columns by name, in an order that is independent of storage. */
export async function readAllTables({ orm }: Pick<Database, 'orm'>): Promise<TableRows> {
  const tables = await readRows<{ name: string }>(
    orm,
    sql`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  )
  const rowsByTable: Record<string, string[]> = {}
  for (const { name } of tables) {
    const rows = await readRows<{ row: string }>(
      orm,
      sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t`,
    )
    rowsByTable[name] = rows.map(({ row }) => row).sort()
  }
  return rowsByTable
}

/** The schema: indexes, constraints, sequences with their last numbers, migrations. */
export async function readSchema({ orm }: Pick<Database, 'orm'>): Promise<readonly unknown[]> {
  const rows = (statement: ReturnType<typeof sql>) => readRows(orm, statement)
  return [
    await rows(
      sql`select indexname, indexdef from pg_indexes where schemaname = 'public' order by indexname`,
    ),
    await rows(sql`select conname, pg_get_constraintdef(oid) as def from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n' order by conname`),
    await rows(sql`select sequencename, last_value from pg_sequences
      where schemaname = 'public' order by sequencename`),
    await rows(sql`select hash, created_at from drizzle.__drizzle_migrations order by created_at`),
  ]
}
