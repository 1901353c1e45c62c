import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { launchServer, stop } from './processes.mjs'
import { Refusal } from './say.mjs'
import { at } from './workspace.mjs'

const READY_WITHIN_MS = 180_000

/** Where the two servers are found; a test passes stand-ins of its own. */
const SERVERS = {
  gateway: { script: at('packages', 'gateway', 'dist', 'main.js'), args: () => [] },
  portal: {
    script: at('packages', 'web', 'node_modules', 'next', 'dist', 'bin', 'next'),
    args: (port) => ['start', '--port', String(port)],
    cwd: at('packages', 'web'),
  },
}

async function isReady(url) {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}

async function untilReady(server) {
  const end = performance.now() + READY_WITHIN_MS
  while (performance.now() < end) {
    if (server.over || (await isReady(server.url))) return
    await sleep(100)
  }
  throw new Refusal(`${server.name} 在 ${READY_WITHIN_MS / 1000} 秒内没有就绪（${server.url}/readyz）`)
}

function startServer(name, { script, args, cwd }, port, env, onLine) {
  const child = launchServer(script, args(port), { cwd, env })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => onLine(name, line))
  }
  const server = { name, child, url: `http://localhost:${port}`, over: false }
  child.ended.then(() => {
    server.over = true
  })
  return server
}

/**
 * Starts gateway and portal side by side. `ended` resolves with the first of them to end and its exit code;
 * `ready` when both answer /readyz, and is refused with that code when one ends before; `stop` ends both.
 */
export function startStack({ portalPort, gatewayPort, dataDir, env, onLine, servers = SERVERS }) {
  const settings = {
    ...env,
    PORTAL_PORT: String(portalPort),
    GATEWAY_PORT: String(gatewayPort),
    PORTAL_DATA_DIR: dataDir,
    PORTAL_ORIGIN: env.PORTAL_ORIGIN ?? `http://localhost:${portalPort}`,
    NEXT_TELEMETRY_DISABLED: '1',
  }
  const gateway = startServer('gateway', servers.gateway, gatewayPort, settings, onLine)
  const portal = startServer('portal', servers.portal, portalPort, settings, onLine)
  const both = [gateway, portal]
  const ended = Promise.race(both.map(async ({ name, child }) => ({ name, ...(await child.ended) })))
  const endedEarly = ended.then(({ name, code }) => {
    throw new Refusal(`${name} 没有启动成功（代码 ${code}），原因见上`, code || 1)
  })
  return {
    gatewayUrl: gateway.url,
    portalUrl: portal.url,
    ended,
    ready: Promise.race([endedEarly, Promise.all(both.map(untilReady)).then(() => undefined)]),
    stop: () => Promise.all(both.map(({ child }) => stop(child))),
  }
}

/** The demo accounts, as the sandbox lists them; none where the sandbox is off. */
export async function demoAccounts(gatewayUrl) {
  const answer = await fetch(`${gatewayUrl}/sandbox/accounts`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) return undefined
  return answer.json()
}
