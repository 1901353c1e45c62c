import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { company } from '@zhushutong/domain/records'
import { sql } from 'drizzle-orm'
import type { Config } from '../config'
import {
  type Database,
  databaseOptions,
  FolderInUse,
  migrateDatabase,
  openDatabase,
  runningServer,
} from '../db'
import { countTokens, refreshDerived, refreshExpiry, tableOf } from '../records'
import type { Shape } from './shapes'

const migrated = async (database: Database): Promise<Database> => {
  await migrateDatabase(database)
  return database
}

/** The database of the gateway that runs on the folder; it is migrated. */
const ofRunningGateway = async (folder: string, inUse: FolderInUse): Promise<Database> => {
  const url = runningServer(folder)
  if (!url) throw inUse
  const database = await openDatabase({ url, pool: 1 })
  try {
    await database.sql`select 1`
    return database
  } catch {
    await database.close()
    throw inUse
  }
}

const isPrepared = async ({ orm }: Database): Promise<boolean> => {
  const [row] = await orm.execute<{ there: boolean }>(
    sql`select to_regclass('record_company') is not null as there`,
  )
  return row?.there === true
}

/** A dry run writes nothing: where there is no database yet, or an empty one, it looks at an empty one in memory. */
const toLookAt = async (config: Config): Promise<Database> => {
  const isThere = config.DATABASE_URL !== undefined || existsSync(join(config.PORTAL_DATA_DIR, 'pglite'))
  if (!isThere) return migrated(await openDatabase({}))
  const database = await openDatabase({ ...databaseOptions(config), pool: 1 })
  if (await isPrepared(database)) return database
  await database.close()
  return migrated(await openDatabase({}))
}

/**
 * The portal's database: PostgreSQL by DATABASE_URL, the gateway that runs on the data folder, or the folder itself.
 * @throws FolderInUse where another process has the folder and does not let in
 */
export async function openForImport(config: Config, dryRun: boolean): Promise<Database> {
  try {
    if (dryRun) return await toLookAt(config)
    return await migrated(await openDatabase({ ...databaseOptions(config), pool: 1 }))
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    return await ofRunningGateway(config.PORTAL_DATA_DIR, error)
  }
}

/**
 * Counts anew what the search plans with, and brings up to date what is computed from the imported records. Also
 * after an import that changed nothing: an earlier one may have been cut off. `now` in ms.
 */
export async function finish({ sql: client }: Database, { kind }: Shape, now: number): Promise<void> {
  await client.begin(async (tx) => {
    await countTokens(tx, kind, tableOf(kind))
    await refreshDerived(tx, kind.kind, now)
    if (kind === company) await refreshExpiry(tx, now)
  })
}
