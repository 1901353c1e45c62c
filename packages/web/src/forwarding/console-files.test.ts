// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'zhushutong-console-'))
const dist = join(folder, 'console', 'dist')
let serve: typeof import('./console-files').serveConsole

beforeAll(async () => {
  vi.spyOn(process, 'cwd').mockReturnValue(join(folder, 'web'))
  serve = (await import('./console-files')).serveConsole
})
afterAll(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

it('until it is built a page says so and reloads itself; nothing is indexed', async () => {
  const waiting = await serve('/')
  expect(waiting.status).toBe(503)
  expect(waiting.headers.get('x-robots-tag')).toContain('noindex')
  expect(await waiting.text()).toMatch(/<meta http-equiv="refresh" content="3">.*运营台正在构建/s)
})

it('every address is its one page; files of the build have a long life, all others do not exist', async () => {
  mkdirSync(join(dist, 'assets'), { recursive: true })
  writeFileSync(join(dist, 'index.html'), '<title>运营台</title>')
  writeFileSync(join(dist, 'assets', 'index-a1.js'), 'run()')
  writeFileSync(join(dist, 'secret.js'), 'no')
  for (const path of ['', '/', '/posting/1', '/login']) {
    const page = await serve(path)
    expect([page.status, await page.text()]).toEqual([200, '<title>运营台</title>'])
    expect(page.headers.get('cache-control')).toBe('no-store')
  }
  const script = await serve('/assets/index-a1.js')
  expect(await script.text()).toBe('run()')
  expect(script.headers.get('content-type')).toContain('text/javascript')
  expect(script.headers.get('cache-control')).toContain('immutable')
  for (const path of ['/assets/none.js', '/assets/../secret.js', '/assets/..%2fsecret.js'])
    expect((await serve(path)).status).toBe(404)
})
