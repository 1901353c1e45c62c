import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { at } from '../../scripts/lib/workspace.mjs'

const WEB = at('packages', 'web')
const START_MS = 60_000

interface PortalProcess {
  readonly kill: () => Promise<void>
}

/** Starts the portal after `build('web')` with these variables; resolves when it answers. */
export async function portalProcess(
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<PortalProcess> {
  const child = spawn(process.execPath, ['dist/server.js'], {
    cwd: WEB,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PORTAL_PORT: String(port),
      PORTAL_HOST: '127.0.0.1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const hear = (data: Buffer) => {
    said = (said + data).slice(-2000)
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const gone = once(child, 'exit')
  const kill = async () => {
    child.kill('SIGKILL')
    await gone
  }
  const until = performance.now() + START_MS
  while (child.exitCode === null && performance.now() < until) {
    if (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null)) return { kill }
    await pause(50)
  }
  await kill()
  throw new Error(`The portal did not start: ${said}`)
}
