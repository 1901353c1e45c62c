import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Database } from './open'

/** Beside this module, in the sources as in the build. */
const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any number that nobody else locks. */
const LOCK = 7_310_001

/**
 * Brings the schema up to date with the SQL files of `folder` (drizzle-kit's format and journal), in one
 * transaction: all or nothing. Gateways that start at once wait for each other.
 * @returns how many migrations were applied
 */
export async function migrateDatabase({ sql }: Pick<Database, 'sql'>, folder = FOLDER): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: folder })
  return sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${LOCK})`
    await tx`create schema if not exists drizzle`
    await tx`create table if not exists drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`
    const applied = await tx<{ created_at: number }[]>`select created_at from drizzle.__drizzle_migrations`
    const done = new Set(applied.map((row) => Number(row.created_at)))
    const missing = migrations.filter((migration) => !done.has(migration.folderMillis))
    for (const { sql: statements, hash, folderMillis } of missing) {
      for (const statement of statements) await tx.unsafe(statement)
      await tx`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`
    }
    return missing.length
  })
}
