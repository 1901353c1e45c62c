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
     * Where the run's global setup publishes its PostgreSQL and its migrated databases, created on the
     * first request.
     */
    postgresAt: string
  }
}

export type DatabaseKind = 'PGlite' | 'PostgreSQL'

export interface TestDatabase extends Database {
  /** Connection for a second client of the same database; PGlite has none. */
  readonly url?: string
  readonly sql: TestSql
}

/** Asks the global setup for what all test files share. */
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
  // Copying files takes half as long as writing each page to the log.
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

/** A data folder with a migrated PGlite, as the gateway has it: a copy of one that was made once for the run. */
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

/** A new empty database: PGlite in memory, or one on the run's PostgreSQL, dropped by close(). */
export async function openEmptyDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  return kind === 'PGlite' ? inMemory() : onPostgres()
}

/** The same, migrated and with these demo records: a copy of one that was prepared once for the run. */
export async function openMigratedDatabase(kind: DatabaseKind, seed?: Seed): Promise<TestDatabase> {
  if (kind === 'PGlite') return inFolder(seed)
  return onPostgres(await shared('/template', seed))
}

type OnDatabase = (database: () => TestDatabase, kind: DatabaseKind) => void
/** The tests, and before them the demo records that the database shall hold. */
type Tests = [tests: OnDatabase] | [seed: Seed, tests: OnDatabase]

/** Runs the same tests on these databases. For tests that only one of them can answer; else see below. */
export function describeOn(kinds: readonly DatabaseKind[], title: string, ...given: Tests) {
  const [seed, tests] = given.length === 1 ? [undefined, given[0]] : given
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
 * Runs the same tests on PGlite and on a real PostgreSQL: for what the two could answer differently, such as
 * searches, locks, bulk writes, jobs and the books. `database()` is one fresh, migrated database for the
 * whole block (opened before its first test, closed after its last): call it inside tests and hooks. With a seed it
 * holds these demo records, copied from a database that is seeded once for the run.
 */
export function describeOnBoth(title: string, ...tests: Tests) {
  return describeOn(['PGlite', 'PostgreSQL'], title, ...tests)
}

/** PostgreSQL, and with DATABASES=all PGlite too. */
export const LONG_TEST_KINDS: readonly DatabaseKind[] = runsAll('DATABASES')
  ? ['PGlite', 'PostgreSQL']
  : ['PostgreSQL']

/** Runs tests of a feature, whose queries are plain, and long tests: on PGlite too in `npm run test:all`. */
export function describeOnPostgres(title: string, ...tests: Tests) {
  return describeOn(LONG_TEST_KINDS, title, ...tests)
}
