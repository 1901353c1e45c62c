import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from '../../scripts/lib/build.mjs'
import { freePort } from '../../scripts/lib/ports.mjs'
import { at } from '../../scripts/lib/workspace.mjs'
import { BUILT_GATEWAY, gatewayProcess } from './gateway-process'
import { portalProcess } from './portal-process'
import { openRoundRobin } from './round-robin'

/** Lead of the second gateway’s clock, in ms. */
export const CLOCK_AHEAD_MS = 90_000

const AHEAD = {
  NODE_OPTIONS: `--import ${pathToFileURL(at('tests', 'support', 'clock-ahead.mjs')).href}`,
  CLOCK_AHEAD_MS: String(CLOCK_AHEAD_MS),
}

/** A server at a fixed port that is killed and started again. */
interface Killable {
  readonly name: string
  readonly port: number
  readonly url: string
  readonly start: () => Promise<void>
  readonly kill: () => Promise<void>
}

const killable = (
  name: string,
  port: number,
  launch: () => Promise<{ readonly kill: () => Promise<void> }>,
): Killable => {
  let running: { readonly kill: () => Promise<void> } | null = null
  return {
    name,
    port,
    url: `http://127.0.0.1:${port}`,
    async start() {
      running = await launch()
    },
    async kill() {
      await running?.kill()
      running = null
    },
  }
}

/**
 * Two built gateways on one database and one folder behind one address, the second one's clock ahead; with `portals`
 * two portals in front of them behind another address.
 */
export async function startSeveral(env: Readonly<Record<string, string>>, { portals = false } = {}) {
  await build('gateway')
  if (portals) await build('web')
  const folder = mkdtempSync(join(tmpdir(), 'zhushutong-several-'))
  const gateways = [await freePort(), await freePort()].map((port, i) =>
    killable(`gateway ${i + 1}`, port, () => {
      const own = { GATEWAY_PORT: String(port), PORTAL_DATA_DIR: folder, ...(i === 1 && AHEAD) }
      return gatewayProcess({ ...env, ...own }, BUILT_GATEWAY)
    }),
  )
  const gateway = await openRoundRobin(gateways.map(({ port }) => port))
  const portalPorts = portals ? [await freePort(), await freePort()] : []
  const portal = await openRoundRobin(portalPorts)
  const portalServers = portalPorts.map((port, i) =>
    killable(`portal ${i + 1}`, port, () =>
      portalProcess(port, { PORTAL_ORIGIN: portal.url, GATEWAY_INTERNAL_ORIGIN: gateway.url }),
    ),
  )
  const servers = [...gateways, ...portalServers]
  const close = async () => {
    for (const server of servers) await server.kill()
    await gateway.close()
    await portal.close()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    for (const server of servers) await server.start()
  } catch (error) {
    await close()
    throw error
  }
  return { gateways, portals: portalServers, servers, gateway, portal, close }
}

export type Several = Awaited<ReturnType<typeof startSeveral>>
