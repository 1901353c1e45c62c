import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../src/app/main.ts', import.meta.url))

/** Runs a gateway whose start is expected to fail. @returns its exit and its complete output */
export async function startGatewayProcess(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: { PATH: process.env.PATH, GATEWAY_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const hear = (data: Buffer) => {
    said += data
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const timer = setTimeout(() => child.kill('SIGKILL'), 60_000)
  const [code] = await once(child, 'close')
  clearTimeout(timer)
  return { code: code as number | null, said }
}
