import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { type Database, migrateDatabase, openDatabase } from '../src/platform/db'

/** Demo records that a template contains. */
export interface Seed {
  /** Number of companies; the numbers of the other kinds follow from it. */
  readonly size: number
  /** ms; dates are relative to this day. */
  readonly now: number
}

/** Migrates a new database and optionally fills it: both take as long as many tests, hence the templates. */
async function prepare(database: Database, seed?: Seed) {
  await migrateDatabase(database)
  if (!seed) return
  // Imported on demand: demo data are a third of the program, and most runs of single tests need none.
  const { seedDatabase } = await import('../src/demo-data')
  await seedDatabase(database, seed)
}

/** Creates a template database on a server and replaces one left by an earlier run. @returns its name */
export async function makeTemplate(server: string, seed?: Seed): Promise<string> {
  const name = ['zhushutong_template', process.pid, ...(seed ? [seed.size, seed.now] : [])].join('_')
  const client = new Client(server)
  await client.connect()
  await client.query(`drop database if exists ${name}`)
  await client.query(`create database ${name}`)
  await client.end()
  const database = await openDatabase({ url: Object.assign(new URL(server), { pathname: `/${name}` }).href })
  await prepare(database, seed)
  await database.close()
  return name
}

/** Drops a template database of a server that outlives the run. */
export async function dropTemplate(server: string, name: string) {
  const client = new Client(server)
  await client.connect()
  await client.query(`drop database if exists ${name} with (force)`).finally(() => client.end())
}

/**
 * A data folder with a prepared PGlite: creating one takes seconds, a copy is fast. With `from`, the folder
 * of a migrated PGlite, it starts from a copy of that folder.
 */
export async function makeDataFolder(seed?: Seed, from?: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'zhushutong-pglite-'))
  if (from) cpSync(from, folder, { recursive: true })
  const database = await openDatabase({ dataDir: folder })
  await prepare(database, seed)
  await database.close()
  return folder
}
