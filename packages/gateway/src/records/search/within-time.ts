import { sql } from 'drizzle-orm'
import { Busy, type Database, lockName } from '../../platform/db'
import type { Reader } from '../schema/reader'
import type { TimedOut } from './engine.ports'

/** A statement that runs longer than this is cancelled, where nobody gave it less. */
const STATEMENT_MS = 2_000
// Starting workers costs more than most reads take, and they would be missing where others search.
const settings = (ms: number) =>
  `set local statement_timeout = ${ms}; set local max_parallel_workers_per_gather = 0`
const CANCELLED = '57014'

/** How long a read waits for the one before it in its line, in ms. */
const LINE_MS = 6_000
const NO_LOCK_IN_TIME = '55P03'

export interface ReadLimits {
  /** The limit of each statement in ms. */
  readonly ms?: number
  /** Reads of one name run one after another on a database server, whichever gateway asks. */
  readonly line?: string
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error
    ? error.code
    : error instanceof Error && error.cause
      ? codeOf(error.cause)
      : undefined

const readAtOnce = async <T>(
  database: Database,
  work: (reader: Reader) => Promise<T>,
  { ms = STATEMENT_MS, line }: ReadLimits,
): Promise<T> => {
  const orm = database.read()
  if (database.kind === 'pglite') return work(orm)
  return orm.transaction(
    async (tx) => {
      if (line !== undefined) {
        await tx.execute(sql.raw(`set local lock_timeout = ${LINE_MS}`))
        await lockName(tx, line)
      }
      await tx.execute(sql.raw(settings(ms)))
      return work(tx)
    },
    { accessMode: 'read only', isolationLevel: 'repeatable read' },
  )
}

/**
 * Runs reads of one moment's data in their turn, with a time limit for each. PGlite has no timer to cancel a statement
 * with, and its one backend serves one gateway only: it needs neither a transaction nor a line.
 */
export async function withinTime<T>(
  database: Database,
  work: (reader: Reader) => Promise<T>,
  limits: ReadLimits = {},
): Promise<T | TimedOut> {
  try {
    return await database.turns.take('read', () => readAtOnce(database, work, limits))
  } catch (error) {
    if (error instanceof Busy) return { error: 'busy' }
    if (codeOf(error) === NO_LOCK_IN_TIME) return { error: 'busy' }
    if (codeOf(error) === CANCELLED) return { error: 'timeout' }
    throw error
  }
}
