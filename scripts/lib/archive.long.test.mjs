import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { archive, buildRelease, CONTENT, NAME, packArchive } from './archive.mjs'
import { freePort } from './ports.mjs'

const folder = mkdtempSync(join(tmpdir(), 'zhushutong-release-'))
const release = join(folder, NAME)
const servers = []
let env

const command = (...args) =>
  execFileSync(join(release, 'bin', 'zhushutong'), args, { env, cwd: folder, encoding: 'utf8' })

const start = (name, port) => {
  const server = spawn(join(release, 'bin', 'zhushutong'), [name], { env, cwd: folder, stdio: 'inherit' })
  servers.push(server)
  const url = `http://127.0.0.1:${port}`
  return { url, server }
}

const untilReady = async ({ url, server }) => {
  while (server.exitCode === null) {
    try {
      return command('ready', url)
    } catch {
      await sleep(200)
    }
  }
  throw new Error(`${url} ended with ${server.exitCode}`)
}

// Each within the time limit of a hook, also on a busy machine.
beforeAll(buildRelease)
beforeAll(async () => {
  await packArchive()
  execFileSync('tar', ['-xzf', archive, '-C', folder])
  const [portal, gateway] = [await freePort(), await freePort()]
  const settings = join(folder, 'settings.env')
  const values = {
    PORTAL_ORIGIN: `http://localhost:${portal}`,
    PORTAL_PORT: portal,
    GATEWAY_PORT: gateway,
    PORTAL_DATA_DIR: join(folder, 'data'),
    SEED_SIZE: 0,
    LOG_LEVEL: 'warn',
  }
  writeFileSync(
    settings,
    Object.entries(values)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )
  // Nothing of this checkout: no pnpm, no PATH to its tools.
  env = { PATH: `${join(process.execPath, '..')}:/usr/bin:/bin`, ZHUSHUTONG_ENV: settings }
})
afterAll(async () => {
  for (const server of servers) {
    server.kill('SIGTERM')
    if (server.exitCode === null) await new Promise((resolve) => server.once('exit', resolve))
  }
  rmSync(folder, { recursive: true, force: true })
})

it('has its parts, of one platform, and no tools of the build', () => {
  for (const part of CONTENT) expect(existsSync(join(release, part)), part).toBe(true)
  expect(command('version')).toMatch(/^\d+\.\d+\.\d+ [\da-f]{12} \w+-\w+\n$/)
  const names = execFileSync('tar', ['-tzf', archive], { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .trim()
    .split('\n')
  expect(
    names.filter((name) =>
      /node_modules\/(typescript|vitest|vite|esbuild|@next\/swc[^/]*)\/|\.map$/.test(name),
    ),
  ).toEqual([])
  expect(names.every((name) => name.startsWith(`${NAME}/`))).toBe(true)
})

it('runs gateway, portal and commands from its own folder, and writes nothing there', async () => {
  const list = () =>
    execFileSync('find', [release, '-newer', join(release, 'VERSION'), '-type', 'f'], { encoding: 'utf8' })
  const before = list()
  const settings = readFileSync(env.ZHUSHUTONG_ENV, 'utf8')
  const port = (name) => Number(new RegExp(`^${name}=(\\d+)$`, 'm').exec(settings)[1])
  const gateway = start('gateway', port('GATEWAY_PORT'))
  await untilReady(gateway)
  const portal = start('portal', port('PORTAL_PORT'))
  await untilReady(portal)
  const ask = (path) => fetch(`http://localhost:${port('PORTAL_PORT')}${path}`)
  expect((await ask('/')).status).toBe(200)
  expect((await ask('/qiye/')).status).toBe(200)
  const office = await ask('/console')
  expect([office.status, await office.text()]).toEqual([200, expect.stringContaining('/console/assets/')])
  expect((await fetch(`${gateway.url}/openapi.json`)).status).toBe(200)
  expect((await fetch(`${gateway.url}/sandbox`)).status).toBe(404)
  expect(command('admin', 'staff', 'add', 'zhang.san', 'admin', '张三')).toContain('首次登录的密码')
  expect(list()).toBe(before)
})
