import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { type Database, migrateDatabase, openDatabase } from '../src/db'

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the connection string of the run's PostgreSQL, starting it at the first request. */
    postgresAt: string
  }
}

export type DatabaseKind = 'PGlite' | 'PostgreSQL'

export interface TestDatabase extends Database {
  /** What a second client of the same database connects to; PGlite in memory has none. */
  readonly url?: string
}

async function postgresUrl(): Promise<string> {
  const answer = await fetch(inject('postgresAt'))
  const text = await answer.text()
  if (!answer.ok) throw new Error(`No PostgreSQL for the tests: ${text}`)
  return text
}

/** A new empty database: PGlite in memory, or one of its own name on the run's PostgreSQL, dropped by close(). */
export async function openEmptyDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  if (kind === 'PGlite') return openDatabase({})
  const server = await postgresUrl()
  const name = `test_${randomBytes(8).toString('hex')}`
  const admin = async (statement: string) => {
    const sql = postgres(server, { max: 1, onnotice: () => {} })
    await sql.unsafe(statement).finally(() => sql.end())
  }
  await admin(`create database ${name}`)
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
  const database = await openDatabase({ url })
  return {
    ...database,
    url,
    async close() {
      await database.close()
      await admin(`drop database ${name} with (force)`)
    },
  }
}

/**
 * The same tests on PGlite and on a real PostgreSQL. `database()` is one fresh, migrated database for the whole
 * block (opened before its first test, closed after its last): call it inside tests and hooks.
 */
export function describeOnBoth(
  title: string,
  tests: (database: () => TestDatabase, kind: DatabaseKind) => void,
) {
  describe.each<DatabaseKind>(['PGlite', 'PostgreSQL'])(`${title} (%s)`, (kind) => {
    let database: TestDatabase | undefined
    beforeAll(async () => {
      database = await openEmptyDatabase(kind)
      await migrateDatabase(database)
    })
    afterAll(() => database?.close())
    tests(() => {
      if (!database) throw new Error('The database is open only inside tests and hooks')
      return database
    }, kind)
  })
}
