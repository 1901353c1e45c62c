import { randomUUID } from 'node:crypto'
import type { Readable, Writable } from 'node:stream'
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { Client, type ClientConfig, Pool, type PoolClient, types } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

/** The database or a replica of it, through Drizzle. Each query may take another connection of the pool. */
export type Orm = NodePgDatabase

/** An open transaction: whatever is asked through it is asked on one connection, and stands or falls with it. */
export type Tx = Parameters<Parameters<Orm['transaction']>[0]>[0]

/** What reads and writes: the database, where each statement is by itself, or an open transaction. */
export type Queryable = PgDatabase<NodePgQueryResultHKT>

export interface ConnectionPool {
  readonly orm: Orm
  /** Answers what is under way, then ends the connections. */
  end(): Promise<void>
}

export interface PoolOptions {
  /** Most connections at once. */
  readonly size: number
  /** Connections are kept for good: those to PGlite share one backend and cost nothing. */
  readonly isEmbedded: boolean
}

const CONNECT_WITHIN_MS = 10_000
const LIFETIME_S = 30 * 60

// int8 (counts, fen, ms) is returned as a number: no value here reaches 2^53.
types.setTypeParser(types.builtins.INT8, Number)

/**
 * Names prepared statements after the connection and the text. Drizzle names a query by where it is written, whatever
 * its text becomes, and the connections to PGlite share the statements of its one backend.
 */
class PreparingClient extends Client {
  readonly #own = randomUUID()
  readonly #names = new Map<string, string>()

  readonly #named = (query: unknown): unknown => {
    if (!isNamed(query)) return query
    const name = this.#names.get(query.text) ?? `${this.#own}-${this.#names.size}`
    this.#names.set(query.text, name)
    return { ...query, name }
  }

  override query = ((query: unknown, ...rest: unknown[]) =>
    Reflect.apply(Client.prototype.query, this, [this.#named(query), ...rest])) as Client['query']
}

/** Clients that give up what is not open after so many ms; 0: never, as all wait in turn for PGlite's one backend. */
const client = (withinMs: number) =>
  class extends PreparingClient {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionTimeoutMillis: withinMs })
    }
  }

const isNamed = (query: unknown): query is { readonly name: string; readonly text: string } =>
  typeof query === 'object' && query !== null && 'name' in query && typeof query.name === 'string'

const clients = new WeakMap<Tx, PoolClient>()

const clientOf = (tx: Tx): PoolClient => {
  const client = clients.get(tx)
  if (!client) throw new Error('A COPY needs a transaction of the database, not one within another')
  return client
}

/** The stream that a COPY takes its rows from, in text form; it finishes when the database has taken them. */
export function openCopy(tx: Tx, statement: string): Writable {
  return clientOf(tx).query(copyFrom(statement))
}

/** The stream of the rows that a COPY gives, in text form. It must be read to its end: the connection waits for it. */
export function openCopyOut(tx: Tx, statement: string): Readable {
  return clientOf(tx).query(copyTo(statement))
}

/**
 * A pool of node-postgres under Drizzle. A connection that is lost, idle or at work, fails what was asked on it and
 * leaves the pool; the next question opens another.
 */
export function connect(url: string, { size, isEmbedded }: PoolOptions): ConnectionPool {
  const pool = new Pool({
    connectionString: url,
    max: size,
    // A pool's own limit counts the wait for a free connection too; a client's only what opening one takes.
    Client: client(isEmbedded ? 0 : CONNECT_WITHIN_MS),
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: isEmbedded ? 0 : LIFETIME_S,
    keepAlive: true,
    application_name: 'zhushutong-gateway',
    // SSD costs: with the default the planner prefers sorting the whole table to an ordered index scan.
    options: '-c TimeZone=UTC -c random_page_cost=1.1',
  })
  // Whoever asked is told by a rejected promise; an event that nobody listens to would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  const orm = drizzle(pool)
  // Drizzle's own keeps the connection for ever when already `begin` fails.
  orm.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle(client).transaction((tx) => {
        clients.set(tx, client)
        return work(tx)
      }, config)
    } finally {
      client.release()
    }
  }
  return { orm, end: () => pool.end() }
}
