import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Database } from './open'
import { readRows } from './read-rows'

/** Beside this module, in the sources as in the build. */
const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))
/** An arbitrary lock number that nothing else uses. */
const LOCK = 7_310_001

/**
 * Brings the schema up to date with the SQL files of `folder` (drizzle-kit's format and journal), in one
 * transaction: all or nothing. Gateways that start at once wait for each other.
 * @returns how many migrations were applied
 */
export async function migrateDatabase({ orm }: Pick<Database, 'orm'>, folder = FOLDER): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: folder })
  return orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    await tx.execute(sql`create schema if not exists drizzle`)
    await tx.execute(sql`create table if not exists drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`)
    const applied = await readRows<{ created_at: number }>(
      tx,
      sql`select created_at from drizzle.__drizzle_migrations`,
    )
    const done = new Set(applied.map((row) => row.created_at))
    const missing = migrations.filter((migration) => !done.has(migration.folderMillis))
    for (const { sql: statements, hash, folderMillis } of missing) {
      for (const statement of statements) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
        values (${hash}, ${folderMillis})`)
    }
    return missing.length
  })
}
