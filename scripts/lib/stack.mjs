import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { launchServer } from './processes.mjs'
import { Refusal } from './say.mjs'
import { supervise } from './supervise.mjs'
import { at } from './workspace.mjs'

const READY_WITHIN_MS = 180_000

const GATEWAY = at('packages', 'gateway')
const WEB = at('packages', 'web')

/** The two servers as built. */
const BUILT = {
  gateway: { script: join(GATEWAY, 'dist', 'main.js'), args: () => [] },
  portal: { script: join(WEB, 'dist', 'server.js'), args: () => [], cwd: WEB },
}

/** The two servers from their sources, for development: both follow every change by themselves. */
export const FROM_SOURCE = {
  gateway: {
    script: at('node_modules', 'tsx', 'dist', 'cli.mjs'),
    args: () => ['watch', '--clear-screen=false', join(GATEWAY, 'src', 'app', 'main.ts')],
    cwd: GATEWAY,
  },
  portal: {
    script: join(WEB, 'node_modules', 'next', 'dist', 'bin', 'next'),
    args: (port) => ['dev', '--port', String(port)],
    cwd: WEB,
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

/**
 * The environment of a demonstration, a test or a measurement: with the sandbox, also under
 * NODE_ENV=production, unless a variable says otherwise.
 */
export function withSandbox(env) {
  return { ...env, SANDBOX: env.SANDBOX || 'on', SANDBOX_IN_PRODUCTION: env.SANDBOX_IN_PRODUCTION || 'on' }
}

const NEVER = new Promise(() => {})

/**
 * Starts the gateway, and the portal once `portalBuilt` resolves: the gateway generates its demo data while
 * the portal is being built. With `restart` (see supervise.mjs) either is restarted when it dies. `ended`
 * resolves with the first of them to end for good and its exit code; `ready` when both answer /readyz, and
 * rejects with that code when one ends before, or with the error of `portalBuilt`; `stop` ends both.
 */
export function startStack({
  portalPort,
  gatewayPort,
  dataDir,
  env,
  onLine,
  portalBuilt,
  restart,
  servers = BUILT,
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
  const run = (name, port) => {
    const start = () => startServer(name, servers[name], port, settings, onLine)
    const server = supervise({ name, start, untilReady, restart })
    started.push(server)
    return server
  }
  const gateway = run('gateway', gatewayPort)
  const portal = Promise.resolve(portalBuilt).then(() => run('portal', portalPort))
  const endOf = async (name, server) => ({ name, ...(await server.ended) })
  // A portal that was never started does not end; `ready` rejects with the reason.
  const portalEnds = portal.then(
    (server) => endOf('portal', server),
    () => NEVER,
  )
  const ended = Promise.race([endOf('gateway', gateway), portalEnds])
  const endedEarly = ended.then(({ name, code, reason }) => {
    if (reason) throw new Refusal(reason)
    throw new Refusal(`${name} 没有启动成功（代码 ${code}），原因见上`, code || 1)
  })
  return {
    gatewayUrl: urlOf(gatewayPort),
    portalUrl: urlOf(portalPort),
    ended,
    ready: Promise.race([
      endedEarly,
      Promise.all([gateway.ready, portal.then((server) => server.ready)]).then(() => undefined),
    ]),
    stop: () => Promise.all(started.map((server) => server.stop())),
  }
}

/** The demo accounts of members, or of the staff, from the sandbox; none if the sandbox is off. */
export async function demoAccounts(gatewayUrl, whose = 'accounts') {
  const answer = await fetch(`${gatewayUrl}/sandbox/${whose}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) return undefined
  return answer.json()
}
