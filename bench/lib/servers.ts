import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { freePort } from '../../scripts/lib/ports.mjs'
import { launchServer, stop } from '../../scripts/lib/processes.mjs'
import { withSandbox } from '../../scripts/lib/stack.mjs'
import { WIDE_READING } from '../../scripts/lib/wide-reading.mjs'
import { at } from '../../scripts/lib/workspace.mjs'
import { EMPTY_PAGE, NEXT } from './empty-page'
import { SIZE, tempFolder } from './temp'

const READY_WITHIN_MS = 150_000

export interface Server {
  readonly url: string
  /** The address of its metrics, if it has some. */
  readonly metricsUrl?: string
  /** ms of CPU that the process has used so far; NaN if it cannot be read. */
  cpu(): number
  /** Blocks of the event loop since the server was ready; null if not measured. */
  loop(): LoopHolds | null
  stop(): Promise<unknown>
}

/** In ms, see watch-loop.mjs. */
interface LoopHolds {
  /** The longest delay between two turns of the loop. */
  readonly held: number
  /** The most CPU time between two turns. */
  readonly worked: number
  /** The total wait for a processor. */
  readonly waited: number
}

interface Wanted {
  readonly script: string
  readonly args?: readonly string[]
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  readonly port: number
  /** The output file of watch-loop.mjs. */
  readonly loopFile?: string
  /** Answers 200 when the server is ready. */
  readonly path: string
}

type Child = ChildProcess & { readonly ended: Promise<unknown> }

const TICK_MS = 10

const cpuOf = (pid: number): number => {
  if (process.platform !== 'linux') return Number.NaN
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

const isReady = async (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    async (answer) => {
      await answer.body?.cancel()
      return answer.ok
    },
    () => false,
  )

const WATCH_LOOP = pathToFileURL(at('bench', 'lib', 'watch-loop.mjs')).href

const watchingLoop = (loopFile: string) => ({
  LOOP_FILE: loopFile,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${WATCH_LOOP}`.trim(),
})

const start = async ({ script, args = [], cwd, env, port, path, loopFile }: Wanted): Promise<Server> => {
  const settings = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env }
  if (loopFile) Object.assign(settings, watchingLoop(loopFile))
  const child = launchServer(script, [...args], { cwd, env: settings }) as unknown as Child
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data: Buffer) => void (said.push(String(data)) > 200 && said.shift()))
  let over = false
  child.ended.then(() => {
    over = true
  })
  const url = `http://localhost:${port}`
  const end = performance.now() + READY_WITHIN_MS
  while (!(await isReady(url + path))) {
    if (over || performance.now() > end)
      throw new Error(`${script} 没有就绪：\n${said.join('').slice(-2000)}`)
    await sleep(50)
  }
  if (loopFile) child.kill('SIGUSR2')
  return {
    url,
    cpu: () => cpuOf(child.pid ?? 0),
    loop: () =>
      loopFile && existsSync(loopFile) ? (JSON.parse(readFileSync(loopFile, 'utf8')) as LoopHolds) : null,
    stop: () => stop(child),
  }
}

/**
 * The built gateway on PGlite in a folder, or on PostgreSQL; never on the database of this process's
 * DATABASE_URL.
 */
export async function startGateway(dataDir = tempFolder('gateway'), databaseUrl = ''): Promise<Server> {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const server = await start({
    script: at('packages', 'gateway', 'dist', 'main.js'),
    env: withSandbox({
      ...WIDE_READING,
      DATABASE_URL: databaseUrl,
      DATABASE_READ_URLS: '',
      GATEWAY_HOST: 'localhost',
      GATEWAY_PORT: String(port),
      PORTAL_DATA_DIR: dataDir,
      SEED_SIZE: String(SIZE),
      LOG_LEVEL: 'warn',
      METRICS_PORT: String(metricsPort),
    }),
    port,
    path: '/readyz',
    ...(process.platform === 'linux' && { loopFile: join(dataDir, 'loop.json') }),
  })
  return { ...server, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics` }
}

/**
 * The portal as in production: its server caches visitors' pages.
 * @param web the built folder packages/web of this checkout, or of another one for comparison
 */
export async function startPortal(gateway: Server, web = at('packages', 'web')): Promise<Server> {
  const port = await freePort()
  return start({
    script: join(web, 'dist', 'server.js'),
    cwd: web,
    env: { GATEWAY_INTERNAL_ORIGIN: gateway.url, PORTAL_PORT: String(port) },
    port,
    path: '/readyz',
  })
}

export async function startEmptyPage(): Promise<Server> {
  const port = await freePort()
  const args = ['start', '--hostname', 'localhost', '--port', String(port)]
  return start({ script: NEXT, args, cwd: EMPTY_PAGE, port, path: '/empty' })
}
