import type { Server } from '../platform/http'

const EVERY_MS = 100

/**
 * Closes the server when its requests are answered, and cuts those that are not after `cutAfterMs`. Node closes idle
 * connections only once, at the beginning: later ones, kept alive after a stream, would hold the stop up.
 */
export async function closeServer(app: Server, cutAfterMs: number): Promise<void> {
  const closeIdle = setInterval(() => app.server.closeIdleConnections(), EVERY_MS)
  const cut = setTimeout(() => app.server.closeAllConnections(), cutAfterMs)
  await app.close()
  clearInterval(closeIdle)
  clearTimeout(cut)
}
