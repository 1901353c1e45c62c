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
    script: at('packages', 'web', 'dist', 'server.js'),
    args: () => [],
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

const urlOf = (port) => `http://localhost:${port}`

function startServer(name, { script, args, cwd }, port, env, onLine) {
  const child = launchServer(script, args(port), { cwd, env })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => onLine(name, line))
  }
  const server = { name, child, url: urlOf(port), over: false }
  child.ended.then(() => {
    server.over = true
  })
  return server
}

const NEVER = new Promise(() => {})

const endOf = async ({ name, child }) => ({ name, ...(await child.ended) })

/**
 * Starts the gateway, and the portal beside it once `portalBuilt` is kept: the gateway makes its demo data while the
 * portal is still being built. `ended` resolves with the first of them to end and its exit code; `ready` when both
 * answer /readyz, and is refused with that code when one ends before, or with what became of `portalBuilt`; `stop`
 * ends both.
 */
export function startStack({
  portalPort,
  gatewayPort,
  dataDir,
  env,
  onLine,
  portalBuilt,
  servers = SERVERS,
}) {
  const settings = {
    ...env,
    PORTAL_PORT: String(portalPort),
    GATEWAY_PORT: String(gatewayPort),
    PORTAL_DATA_DIR: dataDir,
    PORTAL_ORIGIN: env.PORTAL_ORIGIN ?? `http://localhost:${portalPort}`,
    NEXT_TELEMETRY_DISABLED: '1',
  }
  const started = []
  const start = (name, port) => {
    const server = startServer(name, servers[name], port, settings, onLine)
    started.push(server)
    return server
  }
  const gateway = start('gateway', gatewayPort)
  const portal = Promise.resolve(portalBuilt).then(() => start('portal', portalPort))
  // A portal that was never started does not end; `ready` tells why.
  const ended = Promise.race([endOf(gateway), portal.then(endOf, () => NEVER)])
  const endedEarly = ended.then(({ name, code }) => {
    throw new Refusal(`${name} 没有启动成功（代码 ${code}），原因见上`, code || 1)
  })
  return {
    gatewayUrl: gateway.url,
    portalUrl: urlOf(portalPort),
    ended,
    ready: Promise.race([
      endedEarly,
      Promise.all([untilReady(gateway), portal.then(untilReady)]).then(() => undefined),
    ]),
    stop: () => Promise.all(started.map(({ child }) => stop(child))),
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
