import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freePort } from './ports.mjs'

const lib = (name) => JSON.stringify(pathToFileURL(join(import.meta.dirname, name)).href)

/** A server that prints its pid, answers /readyz, and ends with the code asked for at /end/<code>. */
const STAND_IN = `
import { createServer } from 'node:http'
console.log('pid', process.pid)
if (process.argv[3] === 'deaf') process.on('SIGTERM', () => {})
if (process.argv[3] === 'broken') process.exit(5)
createServer((request, response) => {
  const end = /^\\/end\\/(\\d+)$/.exec(request.url)
  if (end) process.exit(Number(end[1]))
  response.end('ok')
}).listen(Number(process.argv[2]))
`

const driver = (folder, ports, kinds) => `
import { main } from ${lib('processes.mjs')}
import { requireFree } from ${lib('ports.mjs')}
import { startStack } from ${lib('stack.mjs')}
const server = (kind) => ({ script: ${JSON.stringify(join(folder, 'server.mjs'))}, args: (port) => [String(port), kind], cwd: ${JSON.stringify(folder)} })
main(async () => {
  await requireFree(${ports.portal}, 'PORTAL_PORT')
  const stack = startStack({
    portalPort: ${ports.portal}, gatewayPort: ${ports.gateway}, dataDir: ${JSON.stringify(folder)}, env: process.env,
    onLine: (name, line) => console.log(name, line),
    portalBuilt: ${kinds.building},
    servers: { gateway: server('${kinds.gateway}'), portal: server('${kinds.portal}') },
  })
  await stack.ready
  console.log('READY')
  const { name, code } = await stack.ended
  console.log('ENDED', name, code)
  return code
}, { interrupted: 0 })
`

let folder
let ports
let running

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stack-'))
  ports = { portal: await freePort(), gateway: await freePort() }
  writeFileSync(join(folder, 'server.mjs'), STAND_IN)
})

afterEach(() => {
  for (const pid of running.pids()) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  rmSync(folder, { recursive: true })
})

function start(kinds = {}) {
  const script = join(folder, 'driver.mjs')
  writeFileSync(script, driver(folder, ports, { gateway: 'plain', portal: 'plain', ...kinds }))
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'pipe'] })
  const state = { child, output: '' }
  child.stdout.on('data', (piece) => {
    state.output += piece
  })
  child.stderr.on('data', (piece) => {
    state.output += piece
  })
  state.code = new Promise((resolve) => child.once('close', resolve))
  state.pids = () => [...state.output.matchAll(/pid (\d+)/g)].map((match) => Number(match[1]))
  running = state
  return state
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function until(condition, limitMs = 15_000) {
  const end = Date.now() + limitMs
  while (!condition()) {
    if (Date.now() > end) throw new Error(`not reached in ${limitMs} ms:\n${running.output}`)
    await sleep(20)
  }
}

const ready = (state) => until(() => state.output.includes('READY'))
const allGone = (state, atLeast = 2) =>
  until(() => state.pids().length >= atLeast && !state.pids().some(isAlive), 10_000)

for (const signal of ['SIGINT', 'SIGTERM']) {
  it(`${signal} ends both servers and answers 0`, async () => {
    const state = start()
    await ready(state)
    state.child.kill(signal)
    expect(await state.code).toBe(0)
    await allGone(state)
  })
}

it('a server that ignores SIGTERM is gone within 10 s', async () => {
  const state = start({ gateway: 'deaf' })
  await ready(state)
  const from = Date.now()
  state.child.kill('SIGTERM')
  await state.code
  await allGone(state)
  expect(Date.now() - from).toBeLessThan(10_000)
})

it("a server's death ends the other with its code", async () => {
  const state = start()
  await ready(state)
  await fetch(`http://localhost:${ports.gateway}/end/7`).catch(() => undefined)
  expect(await state.code).toBe(7)
  expect(state.output).toContain('ENDED gateway 7')
  await allGone(state)
})

it('a server that does not come up is named, with its code', async () => {
  const state = start({ portal: 'broken' })
  expect(await state.code).toBe(5)
  expect(state.output).toContain('portal 没有启动成功（代码 5）')
  expect(state.output).not.toContain('READY')
  // The other one may be told to stop before it could say its pid.
  await allGone(state, 1)
})

it('the gateway runs while the portal is still being built', async () => {
  const state = start({ building: 'new Promise((built) => setTimeout(built, 1500))' })
  await until(() => state.output.includes('gateway pid'))
  expect(state.output).not.toContain('portal pid')
  await ready(state)
  expect(state.output).toContain('portal pid')
  state.child.kill('SIGTERM')
  await allGone(state)
})

it('a portal that cannot be built ends the gateway, with the reason', async () => {
  const building = `new Promise((_, failed) => setTimeout(() => failed(new Error('no portal')), 1500))`
  const state = start({ building })
  expect(await state.code).toBe(1)
  expect(state.output).toContain('no portal')
  await allGone(state, 1)
})

it('a gateway that ends while the portal is being built is named at once', async () => {
  const state = start({ gateway: 'broken', building: 'new Promise(() => {})' })
  expect(await state.code).toBe(5)
  expect(state.output).toContain('gateway 没有启动成功（代码 5）')
})

it('SIGINT while the portal is being built ends the gateway and answers 0', async () => {
  const state = start({ building: 'new Promise(() => {})' })
  await until(() => state.output.includes('gateway pid'))
  state.child.kill('SIGINT')
  expect(await state.code).toBe(0)
  await allGone(state, 1)
})

it('both servers end when the script is killed outright', async () => {
  const state = start()
  await ready(state)
  state.child.kill('SIGKILL')
  await state.code
  await allGone(state)
})

it('a taken port is said in one line that names it', async () => {
  const taken = createServer()
  await new Promise((resolve) => taken.listen(ports.portal, '127.0.0.1', resolve))
  const state = start()
  expect(await state.code).toBe(1)
  expect(state.output.trim().split('\n')).toEqual([
    expect.stringMatching(new RegExp(`端口 ${ports.portal} 已被占用.*PORTAL_PORT`)),
  ])
  await new Promise((resolve) => taken.close(resolve))
})
