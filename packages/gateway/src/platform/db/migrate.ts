import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Tx } from './connect'
import type { Database } from './open'
import { readRows } from './read-rows'

/** Beside this module, in the sources as in the build. */
const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))
/** An arbitrary lock number that nothing else uses. */
const LOCK = 7_310_001

const loadApplied = async (tx: Tx) => {
  const rows = await readRows<{ created_at: number }>(
    tx,
    sql`select created_at from drizzle.__drizzle_migrations order by created_at`,
  )
  return rows.map((row) => row.created_at)
}

/** The migrations of this version, by their times in the journal. */
export function listMigrations(folder = FOLDER): readonly number[] {
  return readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis)
}

/** Until the end of the transaction nobody else changes the schema: gateways that start wait. */
export async function lockSchema(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
}

/** A database of the time before the first release: its migrations are not among those of this version. */
export class SchemaUnknown extends Error {
  constructor() {
    super('数据库由正式发布前的版本建立，不能直接升级：请换一个空库（演示环境删除数据目录即可），再导入数据')
    this.name = 'SchemaUnknown'
  }
}

interface MigrationOptions {
  readonly folder?: string
  /** The only ones to apply, by their times in the journal; without it all. */
  readonly among?: readonly number[]
}

/**
 * Applies the missing migrations. @returns how many
 * @throws SchemaUnknown: nothing was changed
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

/** The migrations that the database has, by their times in the journal; none if it was never migrated. */
export async function loadMigrations(tx: Tx): Promise<readonly number[]> {
  const [row] = await readRows<{ there: boolean }>(
    tx,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  )
  return row?.there ? loadApplied(tx) : []
}

/**
 * Brings the schema up to date with the SQL files of `folder` (drizzle-kit's format and journal), in one
 * transaction: all or nothing. Gateways that start at once wait for each other.
 * @returns how many migrations were applied
 */
export async function migrateDatabase({ orm }: Pick<Database, 'orm'>, folder = FOLDER): Promise<number> {
  return orm.transaction((tx) => applyMigrations(tx, { folder }))
}
