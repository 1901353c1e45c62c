import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Config } from '../platform/config'
import {
  type Database,
  databaseOptions,
  FolderInUse,
  findRunningServer,
  migrateDatabase,
  openDatabase,
  readRows,
} from '../platform/db'
import { declareCoverage, refreshDerived, refreshFigures, refreshStale, vacuumRecords } from '../records'
import type { Shape } from './shapes'
import { lockWrites } from './write/lock-writes'

const migrated = async (database: Database): Promise<Database> => {
  await migrateDatabase(database)
  return database
}

/** The database of the gateway that runs on the folder; already migrated. */
const connectToRunningGateway = async (folder: string, inUse: FolderInUse): Promise<Database> => {
  const url = findRunningServer(folder)
  if (!url) throw inUse
  const database = await openDatabase({ url, pool: 1 })
  try {
    await database.orm.execute(sql`select 1`)
    return database
  } catch {
    await database.close()
    throw inUse
  }
}

const isPrepared = async ({ orm }: Database): Promise<boolean> => {
  const [row] = await readRows<{ there: boolean }>(
    orm,
    sql`select to_regclass('record_company') is not null as there`,
  )
  return row?.there === true
}

/** A dry run writes nothing: if there is no database yet, it uses an empty one in memory. */
const openForDryRun = async (config: Config): Promise<Database> => {
  const isThere = config.DATABASE_URL !== undefined || existsSync(join(config.PORTAL_DATA_DIR, 'pglite'))
  if (!isThere) return migrated(await openDatabase({}))
  const database = await openDatabase({ ...databaseOptions(config), pool: 1 })
  if (await isPrepared(database)) return database
  await database.close()
  return migrated(await openDatabase({}))
}

/**
 * Opens the portal's database: PostgreSQL by DATABASE_URL, the gateway that runs on the data folder, or the
 * folder itself.
 * @throws FolderInUse when another process uses the folder and accepts no connection
 */
export async function openForImport(config: Config, dryRun: boolean): Promise<Database> {
  try {
    if (dryRun) return await openForDryRun(config)
    return await migrated(await openDatabase({ ...databaseOptions(config), pool: 1 }))
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    return await connectToRunningGateway(config.PORTAL_DATA_DIR, error)
  }
}

/** The connection string by which a thread of the gateway reaches the gateway's database; null for one in memory. */
export function findDatabaseUrl({ DATABASE_URL, PORTAL_DATA_DIR }: Config): string | null {
  return DATABASE_URL ?? findRunningServer(PORTAL_DATA_DIR)
}

/**
 * Stores the source's coverage, if declared, and recomputes what depends on records that changed, in this import or in
 * an earlier one that was interrupted; then vacuums the tables of records. `now` in ms.
 */
export async function recomputeDerived(
  { orm }: Database,
  { kind, source }: Shape,
  now: number,
  covers?: readonly string[],
): Promise<void> {
  await orm.transaction(async (tx) => {
    await lockWrites(tx)
    if (covers) {
      await declareCoverage(tx, kind, source, covers)
      await refreshDerived(tx, kind.kind, now)
    }
    await refreshStale(tx, now)
  })
  await vacuumRecords(orm)
}

/** Computes all figures of all records and counts all tokens, whatever changed; `now` in ms. */
export async function recomputeAll({ orm }: Database, now: number): Promise<void> {
  await orm.transaction(async (tx) => {
    await lockWrites(tx)
    await refreshFigures(tx, now)
  })
  await vacuumRecords(orm)
}
