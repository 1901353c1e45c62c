import type { Config } from '../config'
import { connect, type Orm } from './connect'
import { startPglite } from './pglite'

export interface Database {
  readonly kind: 'pglite' | 'postgres'
  readonly orm: Orm
  /**
   * Connections for reads that may lag a little: the replicas in turn, or the primary if there are none.
   */
  read(): Orm
  /** Closes the clients, then the server if it is our own. */
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** PostgreSQL URL; without one PGlite is started. */
  readonly url?: string
  readonly readUrls?: readonly string[]
  /** PGlite's folder; without one it runs in memory. */
  readonly dataDir?: string
  /** A dump (dumpDataDir) that PGlite in memory starts from: used by tests. */
  readonly begunWith?: string
  /** Connections to each database. */
  readonly pool?: number
}

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
  const server = options.url === undefined ? await startPglite(options.dataDir, options.begunWith) : null
  const size = options.pool ?? 10
  const primary = connect(options.url ?? server!.url, { size, isKept: server !== null })
  const replicas = server ? [] : (options.readUrls ?? []).map((url) => connect(url, { size, isKept: false }))
  let turn = 0
  return {
    kind: server ? 'pglite' : 'postgres',
    orm: primary.orm,
    read: () => (replicas[turn++ % replicas.length] ?? primary).orm,
    async close() {
      await Promise.all([primary, ...replicas].map((pool) => pool.end()))
      await server?.close()
    },
  }
}
