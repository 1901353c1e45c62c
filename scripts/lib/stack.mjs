import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { launchServer } from './processes.mjs'
import { Refusal, seconds } from './say.mjs'
import { supervise } from './supervise.mjs'
import { at } from './workspace.mjs'

/** The interval of progress lines in a long start, and the silence after which the start is given up, in ms. */
const PATIENCE = { everyMs: 30_000, quietMs: 1_800_000 }

const GATEWAY = at('packages', 'gateway')
const WEB = at('packages', 'web')

const BUILT = {
  gateway: { script: join(GATEWAY, 'dist', 'main.js'), args: () => [] },
  portal: { script: join(WEB, 'dist', 'server.js'), args: () => [], cwd: WEB },
}

/** The two servers from their sources, for development: both reload on every change. */
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

/**
 * Waits as long as the server lives and prints output: a first start generates its data, which takes long.
 */
async function untilReady(server, { everyMs, quietMs }, onWait) {
  const from = performance.now()
  for (let next = from + everyMs; ; ) {
    if (server.over || (await isReady(server.url))) return
    const now = performance.now()
    if (now - server.said.at > quietMs)
      throw new Refusal(
        `${server.name} 已 ${seconds(quietMs)} 没有进展，也没有就绪（${server.url}/readyz）；再次运行会从已完成的地方继续`,
      )
    if (now >= next) {
      onWait(server.name, `还在启动，已 ${seconds(now - from)}；最近：${server.said.line || '还没有输出'}`)
      next = now + everyMs
    }
    await sleep(100)
  }
}

const urlOf = (port) => `http://localhost:${port}`

/** A line of output in words: for the gateway's log its message. */
function progressIn(line) {
  try {
    return String(JSON.parse(line).msg ?? line)
  } catch {
    return line.trim()
  }
}

function startServer(name, { script, args, cwd }, port, env, onLine) {
  const child = launchServer(script, args(port), { cwd, env })
  const server = { name, child, url: urlOf(port), over: false, said: { line: '', at: performance.now() } }
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      server.said = { line: progressIn(line) || server.said.line, at: performance.now() }
      onLine(name, line)
    })
  }
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

/** The environment without this machine's own settings of the portal, which must not affect a test or a picture. */
export function withoutSettings(env) {
  const isSetting = (name) => /^(PORTAL|GATEWAY|DATABASE|SANDBOX|SEED|READING|TRIAL|METRICS|OTEL)/.test(name)
  return Object.fromEntries(Object.entries(env).filter(([name]) => !isSetting(name)))
}

const NEVER = new Promise(() => {})

/**
 * Starts the gateway, and the portal once `portalBuilt` resolves: the gateway generates its demo data while
 * the portal is being built. A start has no time limit while it prints progress; `patience` is the report
 * interval and the silence after which it is given up. With `restart` (see supervise.mjs) a dead server is
 * restarted. `ended` resolves with the first server to end for good and its exit code; `ready` resolves
 * when both answer /readyz, and rejects with that code if one ends earlier, or with the error of
 * `portalBuilt`; `stop` ends both.
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
  patience = {},
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
    const wait = (started) => untilReady(started, { ...PATIENCE, ...patience }, onLine)
    const server = supervise({ name, start, untilReady: wait, restart })
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
