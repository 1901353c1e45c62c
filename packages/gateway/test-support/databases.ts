import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { runsAll } from '../../../scripts/lib/breadth.mjs'
import { type Database, openDatabase } from '../src/platform/db'
import type { Seed } from './templates'
import { type TestSql, testSql } from './test-sql'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * URL of the global setup's broker, which creates PostgreSQL and the migrated databases on the first
     * request.
     */
    postgresAt: string
  }
}

export type DatabaseKind = 'PGlite' | 'PostgreSQL'

export interface TestDatabase extends Database {
  /** Connection string for a second client of the same database; PGlite has none. */
  readonly url?: string
  readonly sql: TestSql
}

/** Requests a shared resource of the run from the global setup's broker. */
async function shared(path: '/' | '/template' | '/pglite', seed?: Seed): Promise<string> {
  const query = seed ? `?size=${seed.size}&now=${seed.now}` : ''
  const answer = await fetch(`${inject('postgresAt')}${path}${query}`)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`No database for the tests: ${text}`)
  return text
}

const onPostgres = async (template?: string): Promise<TestDatabase> => {
  const server = await shared('/')
  const name = `test_${randomBytes(8).toString('hex')}`
  const admin = async (statement: string) => {
    const client = new Client(server)
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  // Copying files takes half the time of writing each page to the log.
  await admin(`create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`)
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
  const database = await openDatabase({ url })
  return {
    ...database,
    sql: testSql(database.orm),
    url,
    async close() {
      await database.close()
      await admin(`drop database ${name} with (force)`)
    },
  }
}

/** A data folder with a migrated PGlite, copied from a folder that is prepared once for the run. */
export async function copyDataFolder(seed?: Seed): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'zhushutong-data-'))
  cpSync(await shared('/pglite', seed), folder, { recursive: true })
  return folder
}

const inMemory = async (): Promise<TestDatabase> => {
  const database = await openDatabase({})
  return { ...database, sql: testSql(database.orm) }
}

const inFolder = async (seed?: Seed): Promise<TestDatabase> => {
  const dataDir = await copyDataFolder(seed)
  const database = await openDatabase({ dataDir })
  return {
    ...database,
    sql: testSql(database.orm),
    async close() {
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A new empty database: PGlite in memory, or a database on the run's PostgreSQL that close() drops. */
export async function openEmptyDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  return kind === 'PGlite' ? inMemory() : onPostgres()
}

/**
 * A new migrated database with these demo records, copied from a database that is prepared once for the run.
 */
export async function openMigratedDatabase(kind: DatabaseKind, seed?: Seed): Promise<TestDatabase> {
  if (kind === 'PGlite') return inFolder(seed)
  return onPostgres(await shared('/template', seed))
}

type OnDatabase = (database: () => TestDatabase, kind: DatabaseKind) => void
/** The tests, optionally after the demo records of their database. */
type Tests = [tests: OnDatabase] | [seed: Seed, tests: OnDatabase]

/**
 * Runs the same tests on these databases. Only for tests that need a certain database; otherwise see below.
 */
export function describeOn(kinds: readonly DatabaseKind[], title: string, ...args: Tests) {
  const [seed, tests] = args.length === 1 ? [undefined, args[0]] : args
  describe.each(kinds)(`${title} (%s)`, (kind) => {
    let database: TestDatabase | undefined
    beforeAll(async () => {
      database = await openMigratedDatabase(kind, seed)
    })
    afterAll(() => database?.close())
    tests(() => {
      if (!database) throw new Error('The database is open only inside tests and hooks')
      return database
    }, kind)
  })
}

/**
 * Runs the same tests on PGlite and on a real PostgreSQL, for cases in which the two could differ: searches,
 * locks, bulk writes. `database()` is a fresh, migrated database for the whole block, opened before its first test and closed after its last: call it inside tests and hooks. With a seed it
 * contains these demo records, copied from a database that is seeded once for the run.
 */
export function describeOnBoth(title: string, ...tests: Tests) {
  return describeOn(['PGlite', 'PostgreSQL'], title, ...tests)
}

/** PostgreSQL; with DATABASES=all also PGlite. */
export const LONG_TEST_KINDS: readonly DatabaseKind[] = runsAll('DATABASES')
  ? ['PGlite', 'PostgreSQL']
  : ['PostgreSQL']

/** Runs long tests and tests of features with plain queries on PostgreSQL; `npm run test:all` adds PGlite. */
export function describeOnPostgres(title: string, ...tests: Tests) {
  return describeOn(LONG_TEST_KINDS, title, ...tests)
}
