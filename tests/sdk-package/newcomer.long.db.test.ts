import { execFile, spawn, spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { features } from '../../packages/gateway/src/app/features'
import { openMigratedDatabase, type TestDatabase } from '../../packages/gateway/test-support/databases'
import { NOW, startGateway, type TestGateway } from '../../packages/gateway/test-support/gateway'
import { createPortalClient } from '../../packages/sdk/src/index-node'
import { freePort } from '../../scripts/lib/ports.mjs'
import { consumer, openBrowser, openPage, outcomeOf, type Site, startSite } from '../support/consumers'
import { demoMobile, loginByPassword } from '../support/portal'
import type { UserProject } from '../support/sdk-package'

const run = promisify(execFile)

let database: TestDatabase
let gateway: TestGateway
let site: Site
let token: string
let project: UserProject
/** The outcome on this Node, to which the other runtimes are compared. */
let outcome: unknown

const environment = () => ({ ...process.env, GATEWAY_URL: gateway.url, PORTAL_TOKEN: token })
const query = () => ({ baseUrl: gateway.url, token })

beforeAll(async () => {
  site = await startSite()
  database = await openMigratedDatabase('PGlite', { size: 100, now: NOW })
  const env = { SEED_SIZE: '100', CORS_ORIGINS: Object.values(site.origins).join() }
  gateway = await startGateway(database, features, env)
  const client = createPortalClient({ baseUrl: gateway.url })
  token = await loginByPassword(gateway, client, demoMobile('svip'))
  project = await consumer('newcomer')
  outcome = JSON.parse(await project.node('main.mjs', environment()))
})
afterAll(async () => {
  project?.remove()
  await gateway?.close()
  await database?.close()
  site?.close()
})

/** True if a runtime is in the PATH; a missing one is reported by a line. */
const hasRuntime = (name: string) => {
  if (spawnSync(name, ['--version']).status === 0) return true
  process.stderr.write(`The newcomer's program was not run on ${name}: it is not installed\n`)
  return false
}

/** Bundles an entry as a partner's bundler does, and returns the modules that stay outside. */
async function bundle(entry: string, outfile: string, conditions: readonly string[]) {
  const { metafile } = await build({
    entryPoints: [join(project.folder, entry)],
    outfile: join(project.folder, outfile),
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    conditions: [...conditions],
    metafile: true,
    logLevel: 'error',
  })
  return Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path))
}

it('the program of a newcomer runs on this Node', () => {
  expect(outcome).toMatchObject({
    ...{ name: true, turned: true, answered: true, followed: true, missing: true, strange: true },
    ...{ exported: true, wrong: 'pageSize', late: 'too late', hasRequestId: true },
  })
  const { tenders, counts } = outcome as { tenders: number; counts: { tender: number } }
  expect(tenders).toBeGreaterThan(20)
  expect(counts.tender).toBe(tenders)
})

it('the program of a newcomer runs on Bun', async (context) => {
  if (!hasRuntime('bun')) return context.skip()
  const { stdout } = await run('bun', ['main.mjs'], { cwd: project.folder, env: environment() })
  expect(JSON.parse(stdout)).toEqual(outcome)
})

it('the program of a newcomer runs on Deno', async (context) => {
  if (!hasRuntime('deno')) return context.skip()
  const args = ['run', '--allow-all', '--node-modules-dir=manual', 'main.mjs']
  const { stdout } = await run('deno', args, { cwd: project.folder, env: environment() })
  expect(JSON.parse(stdout)).toEqual(outcome)
})

it('the program of a newcomer is bundled for workers without any import', async () => {
  expect(await bundle('worker.js', 'worker.bundle.js', ['workerd', 'worker', 'import'])).toEqual([])
})

it('the program of a newcomer runs on workerd', async (context) => {
  if (!hasRuntime('workerd')) return context.skip()
  await bundle('worker.js', 'worker.bundle.js', ['workerd', 'worker', 'import'])
  const port = await freePort()
  const args = ['serve', 'workerd.capnp', `--socket-addr=http=127.0.0.1:${port}`]
  const worker = spawn('workerd', args, { cwd: project.folder, stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}/?${new URLSearchParams(query())}`
  try {
    const ask = () =>
      fetch(url).then(
        (answer) => answer.json(),
        () => null,
      )
    await expect.poll(ask, { timeout: 60_000, interval: 300 }).toEqual(outcome)
  } finally {
    worker.kill()
  }
})

it('the program of a newcomer runs in Chromium', async () => {
  await bundle('page.js', 'site/page.js', ['browser', 'import'])
  cpSync(join(project.folder, 'index.html'), join(project.folder, 'site', 'index.html'))
  site.show(join(project.folder, 'site'))
  const browser = await openBrowser()
  try {
    expect(await outcomeOf(await openPage(browser, site.origins.localhost, query()))).toEqual(outcome)
  } finally {
    await browser.close()
  }
})
