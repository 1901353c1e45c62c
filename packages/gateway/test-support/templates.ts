import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import postgres from 'postgres'
import { migrateDatabase, openDatabase } from '../src/db'

/** The name of the migrated database that those of the tests are copied from. */
export const TEMPLATE = 'zhushutong_migrated'

/** Makes the migrated database on a server once; what a run before left there is made anew. */
export async function makeTemplate(server: string): Promise<string> {
  const name = `${TEMPLATE}_${process.pid}`
  const sql = postgres(server, { max: 1, onnotice: () => {} })
  await sql.unsafe(`drop database if exists ${name}`)
  await sql.unsafe(`create database ${name}`)
  await sql.end()
  const database = await openDatabase({ url: Object.assign(new URL(server), { pathname: `/${name}` }).href })
  await migrateDatabase(database)
  await database.close()
  return name
}

/** A migrated PGlite as a file that others begin with: making one takes seconds, reading it a moment. */
export async function dumpPglite(): Promise<{ file: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'zhushutong-pglite-'))
  const database = await openDatabase({ dataDir: folder })
  await migrateDatabase(database)
  await database.close()
  const db = await PGlite.create(join(folder, 'pglite'))
  const dump = await db.dumpDataDir('none')
  await db.close()
  const file = join(folder, 'migrated.tar')
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()))
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
