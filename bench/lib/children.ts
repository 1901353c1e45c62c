import { spawn } from 'node:child_process'

export function printed(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env: cleanEnv() })
    let text = ''
    const kill = () => child.kill('SIGKILL')
    process.once('exit', kill)
    child.stdout.on('data', (data) => {
      text += data
    })
    child.once('error', reject)
    child.once('exit', (code) => {
      process.off('exit', kill)
      if (code) reject(new Error(`node ${args[0]} ended with code ${code}`))
      else resolve(text)
    })
  })
}

// The loader of this bench must not run in the measured program.
const cleanEnv = () => ({ ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production' })
