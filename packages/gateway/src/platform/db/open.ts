import type { Config } from '../config'
import { connect, type Orm } from './connect'
import type { PoolState } from './observed-pool'
import { startPglite } from './pglite'
import { createTurns, type Turns } from './turns'

export interface Database {
  readonly kind: 'pglite' | 'postgres'
  readonly orm: Orm
  /**
   * Connections for reads that may lag a little: replicas in turn, or connections to the primary apart from those of
   * logins and payments.
   */
  read(): Orm
  /** Limits searches and other slow reads to the number of their connections. */
  readonly turns: Turns
  readonly probe: Orm
  /** The connections of each pool at this moment. */
  readPools(): readonly PoolState[]
  /** Closes the clients, then the embedded server, if any. */
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** PostgreSQL URL; undefined starts PGlite. */
  readonly url?: string
  readonly readUrls?: readonly string[]
  /** PGlite's folder; undefined runs it in memory. */
  readonly dataDir?: string
  /** Connections to each database, for reads and for everything else alike. */
  readonly pool?: number
}

const WAIT_MS = 5_000
/** Limit for PGlite: other queries on its single backend wait for at most 2 slow reads. */
const PGLITE_READS_AT_ONCE = 2

export function databaseOptions(config: Config): DatabaseOptions {
  return {
    url: config.DATABASE_URL,
    readUrls: config.DATABASE_READ_URLS,
    dataDir: config.PORTAL_DATA_DIR,
    pool: config.DATABASE_POOL,
  }
}

/**
 * Opens PostgreSQL, or PGlite behind a PostgreSQL socket: the same driver and code path.
 * @throws FolderInUse when another process has PGlite's folder open
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const server = options.url === undefined ? await startPglite(options.dataDir) : null
  const size = options.pool ?? 10
  const url = options.url ?? server!.url
  const isEmbedded = server !== null
  const primary = connect(url, { name: 'primary', size, isEmbedded })
  const readUrls = options.readUrls?.length ? options.readUrls : [url]
  // More connections do not help PGlite: its single backend serves them in turn.
  const reads = server
    ? [primary]
    : readUrls.map((readUrl, i) => connect(readUrl, { name: `reads-${i + 1}`, size, isEmbedded }))
  const probe = connect(url, { name: 'probe', size: 1, isEmbedded })
  const atOnce = server ? PGLITE_READS_AT_ONCE : size * reads.length
  const pools = [...new Set([primary, ...reads, probe])]
  let turn = 0
  return {
    kind: server ? 'pglite' : 'postgres',
    orm: primary.orm,
    read: () => reads[turn++ % reads.length]!.orm,
    turns: createTurns({ name: 'slow-reads', atOnce, waitMs: WAIT_MS }),
    probe: probe.orm,
    readPools: () => pools.map((pool) => pool.readState()),
    async close() {
      await Promise.all(pools.map((pool) => pool.end()))
      await server?.close()
    },
  }
}
