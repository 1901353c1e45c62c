import { randomUUID } from 'node:crypto'
import type { Readable, Writable } from 'node:stream'
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { Client, type ClientConfig, type PoolClient, types } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { ObservedPool, type PoolState } from './observed-pool'
import { observeQuery } from './observed-query'

/** Drizzle on the database or a replica. Each query may use another connection of the pool. */
export type Orm = NodePgDatabase

/** An open transaction: all its queries use one connection, and all commit or roll back together. */
export type Tx = Parameters<Parameters<Orm['transaction']>[0]>[0]

/** Either the database, where each statement commits by itself, or an open transaction. */
export type Queryable = PgDatabase<NodePgQueryResultHKT>

interface ConnectionPool {
  readonly orm: Orm
  readState(): PoolState
  end(): Promise<void>
}

interface PoolOptions {
  /** The name in the metrics. */
  readonly name: string
  readonly size: number
  /** True for PGlite: its connections are never closed, because they share one backend and cost nothing. */
  readonly isEmbedded: boolean
}

const CONNECT_WITHIN_MS = 10_000
const LIFETIME_S = 30 * 60

// int8 (counts, fen, ms) is parsed as a number: no value here reaches 2^53.
types.setTypeParser(types.builtins.INT8, Number)

/**
 * Names prepared statements by connection and SQL text. Drizzle names a query by its place in the code, even if its
 * text varies, and all connections to PGlite share the statements of a single backend.
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

  override query = ((...args: unknown[]) =>
    observeQuery(args, () =>
      Reflect.apply(Client.prototype.query, this, [this.#named(args[0]), ...args.slice(1)]),
    )) as Client['query']
}

/**
 * Clients with a connection timeout in ms. 0 disables it, because connections to PGlite wait in turn for its single
 * backend.
 */
const client = (withinMs: number) =>
  class extends PreparingClient {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionTimeoutMillis: withinMs })
    }
  }

const isNamed = (query: unknown): query is { readonly name: string; readonly text: string } =>
  typeof query === 'object' && query !== null && 'name' in query && typeof query.name === 'string'

const clients = new WeakMap<Tx, PoolClient>()

const findClient = (tx: Tx): PoolClient => {
  const client = clients.get(tx)
  if (!client) throw new Error('A COPY needs a transaction of the database, not one within another')
  return client
}

/** Opens a stream of rows for a COPY, in text format. It finishes when the database has accepted them. */
export function openCopy(tx: Tx, statement: string): Writable {
  return findClient(tx).query(copyFrom(statement))
}

/**
 * Opens the stream of a COPY's rows, in text format. The caller must read it to its end: until then the connection is
 * blocked.
 */
export function openCopyOut(tx: Tx, statement: string): Readable {
  return findClient(tx).query(copyTo(statement))
}

/**
 * A pool of node-postgres under Drizzle. A lost connection, idle or busy, rejects its query and leaves the pool; the
 * next query opens a new one.
 */
export function connect(url: string, { name, size, isEmbedded }: PoolOptions): ConnectionPool {
  const pool = new ObservedPool(name, {
    connectionString: url,
    max: size,
    // The pool's own timeout includes the wait for a free connection; a client's covers only its opening.
    Client: client(isEmbedded ? 0 : CONNECT_WITHIN_MS),
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: isEmbedded ? 0 : LIFETIME_S,
    keepAlive: true,
    application_name: 'zhushutong-gateway',
    // SSD costs: with the default the planner prefers sorting the whole table to an ordered index scan.
    options: '-c TimeZone=UTC -c random_page_cost=1.1',
  })
  // pg reports errors by rejecting the query. An `error` event without a listener would crash the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  const orm = drizzle(pool)
  // Drizzle's own method never releases the connection when `begin` fails.
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
  return { orm, readState: () => pool.readState(), end: () => pool.end() }
}
