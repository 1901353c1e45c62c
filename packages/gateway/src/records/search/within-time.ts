import { sql } from 'drizzle-orm'
import { Busy, type Database, lockName } from '../../platform/db'
import type { Reader } from '../schema/reader'
import type { TimedOut } from './search-request'

/** The default timeout of a statement, in ms. */
const STATEMENT_MS = 2_000
// Parallel workers take longer to start than most reads last, and would be missing for other searches.
const settings = (ms: number) =>
  `set local statement_timeout = ${ms}; set local max_parallel_workers_per_gather = 0`
const CANCELLED = '57014'

/** The longest wait for the previous read in a line, in ms. */
const LINE_MS = 6_000
const NO_LOCK_IN_TIME = '55P03'

interface ReadLimits {
  /** The timeout of each statement in ms. */
  readonly ms?: number
  /** Reads with the same name run one after another on a database server, for all gateways. */
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
 * Runs reads of one snapshot in their turn, each with a time limit. PGlite has no timer to cancel a statement, and its
 * one backend serves one gateway only: it needs neither a transaction nor a line.
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
