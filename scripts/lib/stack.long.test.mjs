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

/**
 * A server that prints its pid and the sandbox's variables, answers /readyz, and exits with a given code at
 * /end/<code>.
 */
const STAND_IN = `
import { fork } from 'node:child_process'
import { createServer } from 'node:http'
if (process.argv[3] === 'forked') {
  await new Promise((asked) => process.once('message', asked))
  process.send('here')
}
if (process.argv[3] === 'forks') {
  const child = fork(process.argv[1], ['0', 'forked'])
  setTimeout(() => child.send('anybody there?'), 500)
  await new Promise((answered) => child.once('message', answered))
}
console.log('pid', process.pid)
console.log('sandbox', process.env.SANDBOX, process.env.SANDBOX_IN_PRODUCTION)
if (process.argv[3] === 'slow' || process.argv[3] === 'silent') {
  for (let step = 1; step <= 12; step++) {
    if (process.argv[3] === 'slow') console.log(JSON.stringify({ level: 30, msg: '演示数据 第 ' + step + ' 类' }))
    await new Promise((waited) => setTimeout(waited, 150))
  }
}
if (process.argv[3] === 'deaf') process.on('SIGTERM', () => {})
if (process.argv[3] === 'broken') process.exit(5)
createServer((request, response) => {
  const end = /^\\/end\\/(\\d+)$/.exec(request.url)
  if (end) process.exit(Number(end[1]))
  if (request.url === '/sandbox/accounts') {
    response.statusCode = process.env.SANDBOX === 'on' ? 200 : 404
    return response.end('[{ "role": "非会员", "mobile": "12000000001", "password": "p" }]')
  }
  if (request.url === '/sandbox/staff') return response.end('[{ "role": "编辑", "account": "editor", "password": "p" }]')
  if (process.argv[3] === 'dies') setTimeout(() => process.exit(3), 100)
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
    restart: ${kinds.restart},
    patience: ${kinds.patience},
    servers: { gateway: server('${kinds.gateway}'), portal: server('${kinds.portal}') },
  })
  await stack.ready
  console.log('READY')
  const { name, code, reason } = await stack.ended
  console.log('ENDED', name, code, reason)
  return reason ? 1 : code
}, { interrupted: 0 })
`

/** Runs both servers like scripts/start.mjs. */
const terminalDriver = (folder, ports) => `
import { main } from ${lib('processes.mjs')}
import { runStack } from ${lib('terminal.mjs')}
const server = { script: ${JSON.stringify(join(folder, 'server.mjs'))}, args: (port) => [String(port)], cwd: ${JSON.stringify(folder)} }
main(() => runStack({
  portalPort: ${ports.portal}, gatewayPort: ${ports.gateway}, dataDir: ${JSON.stringify(folder)},
  servers: { gateway: server, portal: server },
}), { interrupted: 0 })
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

const start = (kinds = {}) =>
  startScript(driver(folder, ports, { gateway: 'plain', portal: 'plain', ...kinds }))

function startScript(text, env = process.env) {
  const script = join(folder, 'driver.mjs')
  writeFileSync(script, text)
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] })
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
  it(`${signal} ends both servers and exits with 0`, async () => {
    const state = start()
    await ready(state)
    state.child.kill(signal)
    expect(await state.code).toBe(0)
    await allGone(state)
  })
}

it('a server that ignores SIGTERM is killed within 10 s', async () => {
  const state = start({ gateway: 'deaf' })
  await ready(state)
  const from = Date.now()
  state.child.kill('SIGTERM')
  await state.code
  await allGone(state)
  expect(Date.now() - from).toBeLessThan(10_000)
})

const end = (name, code) => fetch(`http://localhost:${ports[name]}/end/${code}`).catch(() => undefined)

it('a server gets messages from the processes that it forks', async () => {
  const state = start({ portal: 'forks' })
  await ready(state)
  state.child.kill('SIGTERM')
  expect(await state.code).toBe(0)
  await allGone(state)
})

it("a server's death ends the other with its code if restarts are off", async () => {
  const state = start()
  await ready(state)
  await end('gateway', 7)
  expect(await state.code).toBe(7)
  expect(state.output).toContain('ENDED gateway 7 undefined')
  await allGone(state)
})

const restartAfter = (firstDelayMs, withinMs = 60_000) =>
  `{ tell: console.log, firstDelayMs: ${firstDelayMs}, withinMs: ${withinMs} }`
const answersAgain = (name, times) => until(() => running.output.split(`${name} 已恢复`).length > times)

it.each(['gateway', 'portal'])('a %s that dies is restarted, with a message', async (name) => {
  const state = start({ restart: restartAfter(50) })
  await ready(state)
  const [other] = ['gateway', 'portal'].filter((service) => service !== name)
  await end(name, 7)
  await answersAgain(name, 1)
  expect(state.output).toContain(`${name} 已退出（代码 7），0.1 s 后第 1 次重启`)
  for (const each of [name, other]) expect((await fetch(`http://localhost:${ports[each]}/`)).ok).toBe(true)
  expect(state.output.split(`${other} pid`)).toHaveLength(2)
  state.child.kill('SIGINT')
  expect(await state.code).toBe(0)
  await allGone(state, 3)
})

it('a server that is killed is restarted, with the name of the signal', async () => {
  const state = start({ restart: restartAfter(50) })
  await ready(state)
  process.kill(Number(/gateway pid (\d+)/.exec(state.output)[1]), 'SIGKILL')
  await answersAgain('gateway', 1)
  expect(state.output).toContain('gateway 已退出（信号 SIGKILL）')
})

it('a server that keeps dying is given up with code 1, and the other ends', async () => {
  const state = start({ gateway: 'dies', restart: restartAfter(20) })
  const from = Date.now()
  expect(await state.code).toBe(1)
  // Each delay is twice the one before.
  expect(Date.now() - from).toBeGreaterThan(20 + 40 + 80 + 160)
  expect([...state.output.matchAll(/第 (\d) 次重启/g)].map((match) => match[1])).toEqual(['1', '2', '3', '4'])
  expect(state.output).toContain('gateway 又退出了（代码 3），60.0 s 内已 5 次，不再重启')
  await allGone(state, 6)
})

it('deaths far apart are not added up', async () => {
  const state = start({ restart: restartAfter(10, 300) })
  await ready(state)
  for (let time = 1; time <= 6; time++) {
    await end('portal', 7)
    await answersAgain('portal', time)
    await sleep(300)
  }
  expect(state.output).toContain('0.0 s 后第 6 次重启')
  expect(state.output).not.toContain('不再重启')
})

it('Ctrl-C while a server waits for its restart ends everything and exits with 0', async () => {
  const state = start({ restart: restartAfter(60_000) })
  await ready(state)
  await end('gateway', 7)
  await until(() => state.output.includes('第 1 次重启'))
  state.child.kill('SIGINT')
  expect(await state.code).toBe(0)
  await allGone(state)
})

it('a start that goes on is waited for, however long, and says what it does', async () => {
  const state = start({ gateway: 'slow', patience: '{ everyMs: 400, quietMs: 1000 }' })
  await ready(state)
  expect(state.output).toMatch(/gateway 还在启动，已 \d+\.\d s；最近：演示数据 第 \d+ 类/)
  state.child.kill('SIGTERM')
  expect(await state.code).toBe(0)
  await allGone(state)
})

it('a start without any progress is given up, and says that the next one goes on', async () => {
  const state = start({ gateway: 'silent', patience: '{ everyMs: 200, quietMs: 700 }' })
  expect(await state.code).toBe(1)
  expect(state.output).toContain('gateway 已 0.7 s 没有进展')
  expect(state.output).toContain('再次运行会从已完成的地方继续')
  await allGone(state, 0)
})

it('a server that does not start is named, with its code', async () => {
  const state = start({ portal: 'broken' })
  expect(await state.code).toBe(5)
  expect(state.output).toContain('portal 没有启动成功（代码 5）')
  expect(state.output).not.toContain('READY')
  // The other server may be stopped before it prints its pid.
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

it('a gateway that dies while the portal is being built is named at once', async () => {
  const state = start({ gateway: 'broken', building: 'new Promise(() => {})' })
  expect(await state.code).toBe(5)
  expect(state.output).toContain('gateway 没有启动成功（代码 5）')
})

it('SIGINT while the portal is being built ends the gateway and exits with 0', async () => {
  const state = start({ building: 'new Promise(() => {})' })
  await until(() => state.output.includes('gateway pid'))
  state.child.kill('SIGINT')
  expect(await state.code).toBe(0)
  await allGone(state, 1)
})

it('both servers end when the script is killed', async () => {
  const state = start()
  await ready(state)
  state.child.kill('SIGKILL')
  await state.code
  await allGone(state)
})

it('a port in use is reported in one line with its number', async () => {
  const busyServer = createServer()
  await new Promise((resolve) => busyServer.listen(ports.portal, '127.0.0.1', resolve))
  const state = start()
  expect(await state.code).toBe(1)
  expect(state.output.trim().split('\n')).toEqual([
    expect.stringMatching(new RegExp(`端口 ${ports.portal} 已被占用.*PORTAL_PORT`)),
  ])
  await new Promise((resolve) => busyServer.close(resolve))
})

it.each([
  ['by itself', {}, 'sandbox on on', true],
  ['with empty variables', { SANDBOX: '', SANDBOX_IN_PRODUCTION: '' }, 'sandbox on on', true],
  ['not when it is switched off', { SANDBOX: 'off' }, 'sandbox off on', false],
  ['not for production when that is refused', { SANDBOX_IN_PRODUCTION: 'off' }, 'sandbox on off', true],
])('npm start asks for the sandbox and says so: %s', async (_, set, asked, isShown) => {
  const { SANDBOX: _on, SANDBOX_IN_PRODUCTION: _too, ...env } = process.env
  const state = startScript(terminalDriver(folder, ports), { ...env, ...set })
  await until(() => state.output.includes('按 Ctrl-C 停止'))
  expect(state.output).toContain(asked)
  expect(state.output.includes('沙箱已开启，只供演示')).toBe(isShown)
  expect(state.output.includes('12000000001')).toBe(isShown)
  state.child.kill('SIGINT')
  expect(await state.code).toBe(0)
  await allGone(state)
})
