import { sql } from 'drizzle-orm'
import { readRows, type Tx } from '../platform/db'
import type { BackupHeader, BackupTable } from './backup-header'

/** The portal's tables with their columns except generated ones. */
export async function loadTables(tx: Tx): Promise<BackupTable[]> {
  return readRows<BackupTable>(
    tx,
    sql`select c.relname as name, json_agg(a.attname order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.relname order by c.relname`,
  )
}

/** Indexes without a constraint. */
export async function loadIndexes(tx: Tx): Promise<BackupHeader['indexes']> {
  return readRows<BackupHeader['indexes'][number]>(
    tx,
    sql`select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
      from pg_index i join pg_class c on c.oid = i.indexrelid
      where c.relnamespace = 'public'::regnamespace
        and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)
      order by c.relname`,
  )
}

/** Sequences that have been used. */
export async function loadSequences(tx: Tx): Promise<BackupHeader['sequences']> {
  return readRows<BackupHeader['sequences'][number]>(
    tx,
    sql`select sequencename as name, last_value as "lastValue" from pg_sequences
      where schemaname = 'public' and last_value is not null order by sequencename`,
  )
}

/** Drops every table of the portal, and the record of applied migrations. */
export async function dropTables(tx: Tx, tables: readonly BackupTable[]): Promise<void> {
  for (const { name } of tables) await tx.execute(sql`drop table ${sql.identifier(name)} cascade`)
  await tx.execute(sql`drop table if exists drizzle.__drizzle_migrations`)
}

/** Runs `work` without foreign keys and restores them afterwards, so that rows may be inserted in any order. */
export async function withoutForeignKeys(tx: Tx, work: () => Promise<void>): Promise<void> {
  const keys = await readRows<{ name: string; table: string; definition: string }>(
    tx,
    sql`select conname as name, c.relname as table, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where contype = 'f' and c.relnamespace = 'public'::regnamespace`,
  )
  for (const { name, table } of keys)
    await tx.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`)
  await work()
  for (const { name, table, definition } of keys)
    await tx.execute(
      sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
    )
}
