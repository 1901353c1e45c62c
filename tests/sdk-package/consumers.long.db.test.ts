import { execFile } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from '@playwright/test'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { features } from '../../packages/gateway/src/app/features'
import { openMigratedDatabase, type TestDatabase } from '../../packages/gateway/test-support/databases'
import { loginBySms, NOW, startGateway, type TestGateway } from '../../packages/gateway/test-support/gateway'
import { runsAll } from '../../scripts/lib/breadth.mjs'
import { at } from '../../scripts/lib/workspace.mjs'
import { consumer, openBrowser, openPage, outcomeOf, type Site, startSite } from '../support/consumers'
import { tarball, type UserProject } from '../support/sdk-package'

const run = promisify(execFile)
/** `npm run consumers` runs them all; these are fast enough for every test run. */
const ALL = runsAll('CONSUMERS')

/** The outcome of upload.mjs, on every platform. */
const UPLOADS = {
  kept: { name: '现场 "1".png', size: 900_000, mimeType: 'image/png' },
  inSteps: true,
  toItsEnd: true,
  cancelledOnItsWay: true,
  cancelled: { kind: 'AbortError' },
  tooLarge: { kind: 'validation', message: '上传文件大小不能超过 1 MB', fields: ['file'] },
  farTooLarge: { kind: 'validation', message: '上传文件大小不能超过 1 MB', fields: ['file'] },
  noImage: { kind: 'validation', message: '文件格式不正确', fields: ['file'] },
  otherType: { kind: 'validation', message: '文件格式不正确', fields: ['file'] },
  withoutToken: { kind: 'unauthorized', status: 401 },
}

/** The outcome of visit.mjs, and of upload.mjs after it, on every platform. */
const SEEN = {
  total: 60,
  records: 10,
  next: 10,
  iterated: 25,
  orderedOnce: true,
  answered: true,
  withoutToken: { kind: 'unauthorized' },
  wrongField: { kind: 'validation', fields: ['pageSize'] },
  unknownField: { kind: 'validation', fields: ['pageSzie'] },
  cancelled: { kind: 'AbortError' },
  uploads: UPLOADS,
}

let site: Site
let database: TestDatabase
let gateway: TestGateway
let browser: Browser
let token: string
const opened: UserProject[] = []

beforeAll(async () => {
  await tarball()
  site = await startSite()
  browser = await openBrowser()
  database = await openMigratedDatabase('PGlite', { size: 60, now: NOW })
  const env = { SEED_SIZE: '60', CORS_ORIGINS: Object.values(site.origins).join() }
  gateway = await startGateway(database, features, env)
  token = (await loginBySms(gateway, '12500000001')).access_token
})
afterEach(() => {
  for (const project of opened.splice(0)) project.remove()
})
afterAll(async () => {
  await browser?.close()
  await gateway?.close()
  await database?.close()
  site?.close()
})

const project = async (name: string): Promise<UserProject> => {
  const project = await consumer(name)
  opened.push(project)
  return project
}

const imagesKept = async () => {
  const [kept] = await database.sql<{ count: number }[]>`select count(*)::int as count from assistant_uploads`
  return kept?.count ?? 0
}

/** Cancelled and rejected uploads leave no file. */
const keepsOneImage = async <T>(visited: () => Promise<T>): Promise<T> => {
  const before = await imagesKept()
  const seen = await visited()
  expect(await imagesKept()).toBe(before + 1)
  return seen
}

const environment = () => ({ GATEWAY_URL: gateway.url, PORTAL_TOKEN: token })
const query = () => ({ baseUrl: gateway.url, token })

const built = async (name: string) => {
  const { node, folder } = await project(name)
  await node('build.mjs', { NODE_ENV: 'production' })
  site.show(join(folder, 'site'))
}

const fallbacksAsked = () => site.asked.filter((path) => /fallback-[\w-]+\.js$/.test(path)).length

const PROGRAMS = [
  ['node-esm', 'main.mjs'],
  ['node-cjs', 'main.cjs'],
] as const
const PAGES = ALL ? ['esbuild', 'vite', 'worker'] : ['esbuild']

describe('the packed tarball, as a partner installs it', () => {
  it.each(PROGRAMS)('%s runs on this Node', async (name, file) => {
    const { node } = await project(name)
    const seen = await keepsOneImage(() => node(file, environment()))
    expect(JSON.parse(seen)).toMatchObject({
      node: process.versions.node,
      ...SEEN,
    })
  })

  it.each(ALL ? ['node16', 'bundler'] : ['node16'])(
    'typescript compiles with moduleResolution %s',
    async (resolution) => {
      const { folder } = await project('typescript')
      const tsc = join(folder, 'node_modules', 'typescript', 'bin', 'tsc')
      const said = await run(process.execPath, [tsc, '-p', `tsconfig.${resolution}.json`], {
        cwd: folder,
      }).catch(({ stdout }: { stdout: string }) => ({ stdout }))
      expect(said.stdout).toBe('')
    },
  )

  it.each(PAGES)('%s runs in Chromium on localhost, and the crypto fallback is not loaded', async (name) => {
    await built(name)
    const page = await openPage(browser, site.origins.localhost, query())
    expect(await keepsOneImage(() => outcomeOf(page))).toMatchObject({ subtle: true, ...SEEN })
    expect(fallbacksAsked()).toBe(0)
    await page.close()
  })

  it.each(PAGES)('%s runs in Chromium over plain http, with the fallback', async (name) => {
    await built(name)
    const page = await openPage(browser, site.origins.plain, query())
    expect(await keepsOneImage(() => outcomeOf(page))).toMatchObject({ subtle: false, ...SEEN })
    expect(fallbacksAsked()).toBe(1)
    await page.close()
  })
})

const describeAll = ALL ? describe : undefined

describeAll?.('the packed tarball, in what takes longer', () => {
  it.each(PROGRAMS)('%s runs on the Node version that node-24 pins', async (name, file) => {
    const { folder, node } = await project('node-24')
    copyFileSync(at('packages', 'sdk', 'consumers', name, file), join(folder, file))
    const ownNode = join(folder, 'tools', 'node_modules', 'node', 'bin', 'node')
    const seen = JSON.parse(await node(file, environment(), ownNode))
    expect(seen).toMatchObject(SEEN)
    expect(seen.node).toMatch(/^24\./)
  })

  it('react shows a list and turns its pages', async () => {
    await built('react')
    const page = await openPage(browser, site.origins.localhost, query())
    expect(await page.locator('h1, [role=alert]').textContent()).toBe('共 60 家企业')
    const first = await page.getByRole('listitem').allTextContents()
    expect(first).toHaveLength(10)
    await page.getByRole('button', { name: '下一页' }).click()
    await page.locator('ol[start="11"]').waitFor()
    const second = await page.getByRole('listitem').allTextContents()
    expect(second).toHaveLength(10)
    expect(second.some((name) => first.includes(name))).toBe(false)
    await page.close()
  })
})
