import type { Server } from './server'

/** Where this process is reached from itself, once it listens. */
export function ownOrigin(server: Server): string | null {
  const [address] = server.addresses()
  if (!address || typeof address === 'string') return null
  const everywhere = ['0.0.0.0', '::', '::1'].includes(address.address)
  return `http://${everywhere ? 'localhost' : address.address}:${address.port}`
}

/** Where people reach this gateway. */
export const originOf = (
  config: { readonly GATEWAY_ORIGIN?: string; readonly GATEWAY_PORT: number },
  server: Server,
): string => config.GATEWAY_ORIGIN ?? ownOrigin(server) ?? `http://localhost:${config.GATEWAY_PORT}`
