import type { Config } from '../config'
import { connect, type Orm } from './connect'
import { startPglite } from './pglite'
import { createTurns, type Turns } from './turns'

export interface Database {
  readonly kind: 'pglite' | 'postgres'
  readonly orm: Orm
  /**
   * Connections for reads that may lag a little: the replicas in turn, or connections to the primary that logins and
   * payments do not use.
   */
  read(): Orm
  /** For searches and other reads that may take long: no more at once than their connections can serve. */
  readonly turns: Turns
  /** A connection that nothing else uses: whether the database answers. */
  readonly probe: Orm
  /** Closes the clients, then the server if it is our own. */
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** PostgreSQL URL; without one PGlite is started. */
  readonly url?: string
  readonly readUrls?: readonly string[]
  /** PGlite's folder; without one it runs in memory. */
  readonly dataDir?: string
  /** Connections to each database: as many for reads as for everything else. */
  readonly pool?: number
}

/** How long a read waits for its turn. */
const WAIT_MS = 5_000
/** What others ask of PGlite's one backend waits behind no more than these. */
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
 * Opens PostgreSQL, or PGlite behind a PostgreSQL socket: one driver and one code path for both.
 * @throws FolderInUse when another process has PGlite's folder open
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const server = options.url === undefined ? await startPglite(options.dataDir) : null
  const size = options.pool ?? 10
  const url = options.url ?? server!.url
  const isEmbedded = server !== null
  const primary = connect(url, { size, isEmbedded })
  const readUrls = options.readUrls?.length ? options.readUrls : [url]
  // More connections do not help PGlite, whose one backend serves them in turn.
  const reads = server ? [primary] : readUrls.map((readUrl) => connect(readUrl, { size, isEmbedded }))
  const probe = connect(url, { size: 1, isEmbedded })
  const atOnce = server ? PGLITE_READS_AT_ONCE : size * reads.length
  let turn = 0
  return {
    kind: server ? 'pglite' : 'postgres',
    orm: primary.orm,
    read: () => reads[turn++ % reads.length]!.orm,
    turns: createTurns({ atOnce, waitMs: WAIT_MS }),
    probe: probe.orm,
    async close() {
      await Promise.all([...new Set([primary, ...reads, probe])].map((pool) => pool.end()))
      await server?.close()
    },
  }
}
