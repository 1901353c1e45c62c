import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { publish } from '../telemetry'
import { observeQuery } from './observed-query'

export interface PoolState {
  readonly name: string
  /** The most connections that it opens. */
  readonly limit: number
  readonly busy: number
  readonly idle: number
  /** Queries and transactions that wait for a connection. */
  readonly waiting: number
}

type OnConnect = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void

/** A pool whose queries and waits are measured. */
export class ObservedPool extends Pool {
  readonly #name: string
  readonly #limit: number

  constructor(name: string, config: PoolConfig & { readonly max: number }) {
    super(config)
    this.#name = name
    this.#limit = config.max
  }

  override connect = ((onConnect?: OnConnect) => {
    const from = performance.now()
    const connected = () =>
      publish({ type: 'wait', pool: this.#name, seconds: (performance.now() - from) / 1000 })
    if (!onConnect) return super.connect().finally(connected)
    return super.connect((error, client, done) => {
      connected()
      onConnect(error, client, done)
    })
  }) as Pool['connect']

  override query = ((...args: unknown[]) =>
    observeQuery(args, () => Reflect.apply(Pool.prototype.query, this, args))) as Pool['query']

  readState(): PoolState {
    const { totalCount, idleCount: idle, waitingCount: waiting } = this
    return { name: this.#name, limit: this.#limit, busy: totalCount - idle, idle, waiting }
  }
}
