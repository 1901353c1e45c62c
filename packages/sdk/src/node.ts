import { type ClientOptions, createPortalClientOn, type PortalClient } from './client'
import { chooseStreams, nodePlatform } from './client/node-platform'
import { createNodeAdapter } from './transport/node.adapter'

export * from './public'

export interface NodeClientOptions extends ClientOptions {
  /** Maximum number of concurrent connections to the gateway. Default 100. */
  readonly maxSockets?: number
}

export interface NodePortalClient extends PortalClient {
  /** Closes the idle connections. */
  readonly close: () => void
}

/** A client with its own connection pool, for programs that set its size or must exit at once. */
export function createNodeClient({ maxSockets, ...options }: NodeClientOptions): NodePortalClient {
  const pool = createNodeAdapter({ maxSockets })
  return { ...createPortalClientOn(nodePlatform(pool), options, chooseStreams(options)), close: pool.close }
}
