import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Tx } from './connect'
import type { Database } from './open'
import { readRows } from './read-rows'

/** The folder is next to this module, in the sources and in the build. */
const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))
/** An arbitrary lock number without another use. */
const LOCK = 7_310_001

const loadApplied = async (tx: Tx) => {
  const rows = await readRows<{ created_at: number }>(
    tx,
    sql`select created_at from drizzle.__drizzle_migrations order by created_at`,
  )
  return rows.map((row) => row.created_at)
}

/** Migrations of this version, by their times in the journal. */
export function listMigrations(folder = FOLDER): readonly number[] {
  return readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis)
}

/** Locks the schema until the end of the transaction: other starting gateways wait. */
export async function lockSchema(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
}

/** Thrown for a database from before the first release: its migrations are not among those of this version. */
export class SchemaUnknown extends Error {
  constructor() {
    super('数据库由正式发布前的版本建立，不能直接升级：请换一个空库（演示环境删除数据目录即可），再导入数据')
    this.name = 'SchemaUnknown'
  }
}

interface MigrationOptions {
  readonly folder?: string
  /** Times in the journal of the migrations to apply; undefined for all. */
  readonly among?: readonly number[]
}

/**
 * Applies the missing migrations.
 * @returns their number
 * @throws SchemaUnknown without any change
 */
export async function applyMigrations(tx: Tx, { folder = FOLDER, among }: MigrationOptions = {}) {
  await lockSchema(tx)
  await tx.execute(sql`create schema if not exists drizzle`)
  await tx.execute(sql`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`)
  const done = new Set(await loadApplied(tx))
  const files = readMigrationFiles({ migrationsFolder: folder })
  if (done.size > 0 && !files.some(({ folderMillis }) => done.has(folderMillis))) throw new SchemaUnknown()
  const missing = files.filter(
    ({ folderMillis }) => !done.has(folderMillis) && (among?.includes(folderMillis) ?? true),
  )
  for (const { sql: statements, hash, folderMillis } of missing) {
    for (const statement of statements) await tx.execute(sql.raw(statement))
    await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
      values (${hash}, ${folderMillis})`)
  }
  return missing.length
}

/** Migrations applied to the database, by their times in the journal; empty for a new database. */
export async function loadMigrations(tx: Tx): Promise<readonly number[]> {
  const [row] = await readRows<{ there: boolean }>(
    tx,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  )
  return row?.there ? loadApplied(tx) : []
}

/**
 * Applies the missing SQL files of `folder` (drizzle-kit's format and journal) in one transaction: all or none.
 * Gateways that start in parallel wait for each other.
 * @returns the number of applied migrations
 */
export async function migrateDatabase({ orm }: Pick<Database, 'orm'>, folder = FOLDER): Promise<number> {
  return orm.transaction((tx) => applyMigrations(tx, { folder }))
}
