import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { migrateDatabase, openDatabase } from '../src/platform/db'

/** The name of the migrated template database. */
export const TEMPLATE = 'zhushutong_migrated'

/** Creates the migrated template database on a server once; one left by an earlier run is replaced. */
export async function makeTemplate(server: string): Promise<string> {
  const name = `${TEMPLATE}_${process.pid}`
  const client = new Client(server)
  await client.connect()
  await client.query(`drop database if exists ${name}`)
  await client.query(`create database ${name}`)
  await client.end()
  const database = await openDatabase({ url: Object.assign(new URL(server), { pathname: `/${name}` }).href })
  await migrateDatabase(database)
  await database.close()
  return name
}

/** A data folder with a migrated PGlite: creating one takes seconds, copying it a moment. */
export async function makeDataFolder(): Promise<{ folder: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'zhushutong-pglite-'))
  const database = await openDatabase({ dataDir: folder })
  await migrateDatabase(database)
  await database.close()
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
