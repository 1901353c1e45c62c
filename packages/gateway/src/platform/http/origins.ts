import type { Server } from './server'

/** Addresses of this gateway, known once it listens. */
export interface Origins {
  /** Address under which this process reaches itself; null before it listens. */
  readonly own: () => string | null
  readonly public: () => string
}

function ownOrigin(server: Server): string | null {
  const [address] = server.addresses()
  if (!address || typeof address === 'string') return null
  const everywhere = ['0.0.0.0', '::', '::1'].includes(address.address)
  return `http://${everywhere ? 'localhost' : address.address}:${address.port}`
}

/** A server's addresses from its configuration, otherwise from its listening socket. */
export function originsOf(
  config: { readonly GATEWAY_ORIGIN?: string; readonly GATEWAY_PORT: number },
  server: Server,
): Origins {
  return {
    own: () => ownOrigin(server),
    public: () => config.GATEWAY_ORIGIN ?? ownOrigin(server) ?? `http://localhost:${config.GATEWAY_PORT}`,
  }
}
