import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { WIDE_READING } from '../../scripts/lib/wide-reading.mjs'
import { at } from '../../scripts/lib/workspace.mjs'

const FROM_SOURCE = ['--import', 'tsx', at('packages', 'gateway', 'src', 'app', 'main.ts')]
/** The gateway after `build('gateway')`, which starts sooner. */
export const BUILT_GATEWAY = [at('packages', 'gateway', 'dist', 'main.js')]

export interface GatewayProcess {
  readonly url: string
  /** Kills the process like a power cut: no handler runs, nothing is written. */
  readonly kill: () => Promise<void>
  readonly isRunning: () => boolean
}

const HOST = '127.0.0.1'
const START_MS = 60_000

const addressSaidBy = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ''
    const fail = () => reject(new Error(`The gateway did not start: ${said.slice(-2000)}`))
    const timer = setTimeout(fail, START_MS)
    const hear = (data: Buffer) => {
      said += data
      const url = /"msg":"Gateway (http:[^"]+)"/.exec(said)?.[1]
      if (!url) return
      clearTimeout(timer)
      resolve(url)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', fail)
  })

/**
 * Starts the gateway from its entry point, like `npm start`, with these variables; resolves when it accepts
 * calls.
 */
export async function gatewayProcess(
  env: Readonly<Record<string, string>>,
  program: readonly string[] = FROM_SOURCE,
): Promise<GatewayProcess> {
  const child = spawn(process.execPath, program, {
    env: {
      PATH: process.env.PATH,
      GATEWAY_PORT: '0',
      GATEWAY_HOST: HOST,
      LOG_LEVEL: 'info',
      SANDBOX: 'on',
      ...WIDE_READING,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const gone = once(child, 'exit')
  const kill = async () => {
    child.kill('SIGKILL')
    await gone
  }
  try {
    const isRunning = () => child.exitCode === null && child.signalCode === null
    return { url: await addressSaidBy(child), kill, isRunning }
  } catch (error) {
    await kill()
    throw error
  }
}
