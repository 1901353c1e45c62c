import type { Clock } from '../../platform/clock'
import type { Database } from '../../platform/db'
import type { SessionOptions } from '../session.store'
import { keysHandlers } from './keys.routes'
import { keysStore } from './keys.store'

export function apiKeys(database: Pick<Database, 'orm'>, clock: Clock, options: SessionOptions) {
  const store = keysStore(database, clock, options)
  return { store, handlers: keysHandlers(store) }
}
