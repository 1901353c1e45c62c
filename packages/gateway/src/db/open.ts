import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import type { Config } from '../config'
import { startPglite } from './pglite'

// int8 (counts, fen, ms) comes as a number: nothing here reaches 2^53.
const types = { bigint: { to: 20, from: [20], parse: Number, serialize: String } }

export type Sql = postgres.Sql<{ bigint: number }>
export type Orm = PostgresJsDatabase

/** Two ways to speak over the same connections. */
export interface Connection {
  /**
   * postgres.js, for what the query builder cannot say. int8 is a number, timestamps and days are text, and JSON
   * parameters are passed as text (`${JSON.stringify(value)}::jsonb`): the query builder asks for it so.
   */
  readonly sql: Sql
  /** Drizzle's query builder. */
  readonly orm: Orm
}

export interface Database extends Connection {
  readonly kind: 'pglite' | 'postgres'
  /** Where to read what may lag a little: the replicas in turn, or the database itself where there are none. */
  read(): Connection
  /** Ends the clients, then the server behind them where it is our own. */
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** A PostgreSQL; without one PGlite is started. */
  readonly url?: string
  readonly readUrls?: readonly string[]
  /** PGlite's folder; without one it lives in memory. */
  readonly dataDir?: string
  /** A dump (dumpDataDir) that PGlite in memory begins with: tests start from one instead of from nothing. */
  readonly begunWith?: string
  /** Connections to each database. */
  readonly pool?: number
}

export const databaseOptions = (config: Config): DatabaseOptions => ({
  url: config.DATABASE_URL,
  readUrls: config.DATABASE_READ_URLS,
  dataDir: config.PORTAL_DATA_DIR,
  pool: config.DATABASE_POOL,
})

const END_WITHIN_S = 5

const connect = (url: string, pool: number, ownServer: boolean): Connection => {
  const sql = postgres(url, {
    max: pool,
    types,
    onnotice: () => {},
    connect_timeout: 10,
    // In PGlite prepared statements outlive their connection, so connections are kept.
    max_lifetime: ownServer ? null : 30 * 60,
    connection: {
      application_name: 'zhushutong-gateway',
      TimeZone: 'UTC',
      // Disks without heads: else a walk along an index is given up for sorting the whole table.
      random_page_cost: 1.1,
    },
  })
  return { sql, orm: drizzle(sql) }
}

/**
 * Opens PostgreSQL, or PGlite behind a PostgreSQL socket: one driver and one path for both.
 * @throws FolderInUse when another process has PGlite's folder open
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const server = options.url === undefined ? await startPglite(options.dataDir, options.begunWith) : null
  const pool = options.pool ?? 10
  const primary = connect(options.url ?? server!.url, pool, server !== null)
  const replicas = server ? [] : (options.readUrls ?? []).map((url) => connect(url, pool, false))
  let turn = 0
  return {
    ...primary,
    kind: server ? 'pglite' : 'postgres',
    read: () => replicas[turn++ % replicas.length] ?? primary,
    async close() {
      await Promise.all([primary, ...replicas].map(({ sql }) => sql.end({ timeout: END_WITHIN_S })))
      await server?.close()
    },
  }
}
