import { sql } from 'drizzle-orm'
import { Busy, type Database } from '../../platform/db'
import type { Reader } from '../schema/reader'
import type { TimedOut } from './engine.ports'

/** A statement that runs longer than this is cancelled, where nobody gave it less. */
const STATEMENT_MS = 2_000
// Starting workers costs more than most reads take, and they would be missing where others search.
const settings = (ms: number) =>
  `set local statement_timeout = ${ms}; set local max_parallel_workers_per_gather = 0`
const CANCELLED = '57014'

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error
    ? error.code
    : error instanceof Error && error.cause
      ? codeOf(error.cause)
      : undefined

const readAtOnce = async <T>(
  database: Database,
  work: (reader: Reader) => Promise<T>,
  ms: number,
): Promise<T> => {
  const orm = database.read()
  if (database.kind === 'pglite') return work(orm)
  return orm.transaction(
    async (tx) => {
      await tx.execute(sql.raw(settings(ms)))
      return work(tx)
    },
    { accessMode: 'read only', isolationLevel: 'repeatable read' },
  )
}

/**
 * Runs reads of one moment's data in their turn, with a time limit for each. PGlite has no timer to cancel a statement
 * with, and its one backend needs no transaction to keep others out for long.
 */
export async function withinTime<T>(
  database: Database,
  work: (reader: Reader) => Promise<T>,
  ms = STATEMENT_MS,
): Promise<T | TimedOut> {
  try {
    return await database.turns.take('read', () => readAtOnce(database, work, ms))
  } catch (error) {
    if (error instanceof Busy) return { error: 'busy' }
    if (codeOf(error) === CANCELLED) return { error: 'timeout' }
    throw error
  }
}
