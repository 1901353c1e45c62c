import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { explain, Refusal } from './say.mjs'
import { at, root } from './workspace.mjs'

const windows = process.platform === 'win32'
const GRACE_MS = 6_000
const live = new Set()
let stopping = false

/** True while the script is shutting down: processes that end from then on were stopped on purpose. */
export const isStopping = () => stopping

/** Sends a signal to a child and its descendants: each child leads a process group. */
function signal(child, name) {
  try {
    if (windows) child.kill(name)
    else process.kill(-child.pid, name)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

const isGroupAlive = (child) => {
  try {
    return !windows && process.kill(-child.pid, 0)
  } catch {
    return false
  }
}

/** Waits for the rest of a stopped child's group: a watcher ends before the server that it runs. */
async function untilGroupEnds(child) {
  for (const since = performance.now(); performance.now() - since < GRACE_MS; await sleep(50))
    if (!isGroupAlive(child)) return
}

/** Starts a command whose whole process group ends with it, and with this script. */
export function launch(command, args, options = {}) {
  if (stopping) throw new Refusal('正在停止')
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: !windows,
    shell: windows && !command.endsWith('.exe'),
    ...options,
  })
  live.add(child)
  child.ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, error }))
    child.once('exit', (code, signalName) => resolve({ code: code ?? 1, signal: signalName }))
  }).finally(async () => {
    if (child.isStopped) await untilGroupEnds(child)
    if (child.pid) signal(child, 'SIGKILL')
    live.delete(child)
  })
  return child
}

/** Starts a Node server that also ends when this script is killed (see leash.mjs). */
export function launchServer(script, args, options = {}) {
  const leash = pathToFileURL(at('scripts', 'lib', 'leash.mjs')).href
  return launch(process.execPath, ['--import', leash, script, ...args], {
    ...options,
    env: { ...(options.env ?? process.env), ON_A_LEASH: '1' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
}

/** Runs a command to its end and returns its exit code; after `limitMs` it is stopped and fails. */
export async function run(command, args, { limitMs, ...options } = {}) {
  const child = launch(command, args, options)
  const timer = limitMs && setTimeout(() => stop(child), limitMs)
  const { code, error } = await child.ended
  clearTimeout(timer)
  if (error) console.error(`无法运行 ${command}：${error.message}`)
  return code
}

/** Ends one child: SIGTERM first, SIGKILL after the grace period. */
export async function stop(child) {
  child.isStopped = true
  signal(child, 'SIGTERM')
  const timer = setTimeout(() => signal(child, 'SIGKILL'), GRACE_MS)
  await child.ended
  clearTimeout(timer)
}

const stopAll = () => Promise.all([...live].map(stop))

/**
 * Runs a script's whole work. At any end (normal, error, Ctrl-C, SIGTERM, death of the calling npm) its
 * children are ended first. `work` returns the exit code; `interrupted` is the exit code after a request to
 * stop.
 */
export async function main(work, { interrupted = 130 } = {}) {
  const leave = async (code) => {
    if (stopping) return
    stopping = true
    await stopAll()
    process.exit(code)
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => leave(interrupted))
  watchNpm(leave)
  try {
    await leave(await work())
  } catch (error) {
    if (!stopping) explain(error)
    await leave(error.exitCode ?? 1)
  }
}

/** A killed npm sends no signal; its child can only detect the change of its parent pid. */
function watchNpm(leave) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && leave(1), 500).unref()
}
