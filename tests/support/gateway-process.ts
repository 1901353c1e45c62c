import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { at } from '../../scripts/lib/workspace.mjs'

/** A gateway in a process of its own. */
export interface GatewayProcess {
  readonly url: string
  /** Ends it as a power cut does: no handler runs, nothing is written. */
  readonly kill: () => Promise<void>
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

/** Starts the gateway from its own entry point, as `npm start` does, with these variables; resolves when it takes calls. */
export async function gatewayProcess(env: Readonly<Record<string, string>>): Promise<GatewayProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', at('packages', 'gateway', 'src', 'main.ts')], {
    env: { PATH: process.env.PATH, GATEWAY_PORT: '0', GATEWAY_HOST: HOST, LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const gone = once(child, 'exit')
  const kill = async () => {
    child.kill('SIGKILL')
    await gone
  }
  try {
    return { url: await addressSaidBy(child), kill }
  } catch (error) {
    await kill()
    throw error
  }
}
