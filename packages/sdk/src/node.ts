import { type ClientOptions, type PortalClient, portalClientOn } from './client'
import { nodePlatform, streamsOf } from './client/node-platform'
import { createNodeAdapter } from './transport/node.adapter'

export * from './public'

export interface NodeClientOptions extends ClientOptions {
  /** Connections at once to the gateway. Default 100. */
  readonly maxSockets?: number
}

export interface NodePortalClient extends PortalClient {
  /** Closes the idle connections. */
  readonly close: () => void
}

/** A client with a pool of connections of its own, for programs that set its size or end at once. */
export const createNodeClient = ({ maxSockets, ...options }: NodeClientOptions): NodePortalClient => {
  const pool = createNodeAdapter({ maxSockets })
  return { ...portalClientOn(nodePlatform(pool), options, streamsOf(options)), close: pool.close }
}
