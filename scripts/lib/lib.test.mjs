import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findChromium } from './browser.mjs'
import { fingerprint } from './fingerprint.mjs'
import { withoutNpmSettings } from './install.mjs'
import { withLock } from './lock.mjs'
import { portFrom } from './ports.mjs'
import { at, requireNode } from './workspace.mjs'

let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scripts-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const file = (name, text) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

describe('versions and settings', () => {
  it('refuses a Node older than 20.19 and takes that and newer ones', () => {
    expect(() => requireNode('20.18.3')).toThrow('需要 Node.js 20.19')
    expect(() => requireNode('18.20.0')).toThrow('18.20.0')
    requireNode('20.19.0')
    requireNode('24.0.1')
  })

  it('keeps only the npm settings that say where packages come from', () => {
    const env = { PATH: '/bin', npm_config_registry: 'r', NPM_CONFIG_CACHE: 'c', npm_config_prefix: 'p' }
    expect(withoutNpmSettings(env)).toEqual({ PATH: '/bin', npm_config_registry: 'r', NPM_CONFIG_CACHE: 'c' })
  })

  it('reads a port and refuses an invalid one, with its name', () => {
    expect(portFrom({}, 'PORTAL_PORT', 3000)).toBe(3000)
    expect(portFrom({ PORTAL_PORT: '65535' }, 'PORTAL_PORT', 3000)).toBe(65_535)
    for (const wrong of ['0', '65536', '80a', '-1', '3.5']) {
      expect(() => portFrom({ PORTAL_PORT: wrong }, 'PORTAL_PORT', 3000)).toThrow('PORTAL_PORT 应为')
    }
  })

  it('finds the named Chromium, else one on the PATH', () => {
    const named = file('my-chrome', '')
    expect(findChromium({ CHROMIUM_PATH: named, PATH: '' })).toBe(named)
    expect(() => findChromium({ CHROMIUM_PATH: join(folder, 'none') })).toThrow('CHROMIUM_PATH')
    expect(findChromium({ PATH: folder })).not.toBe(join(folder, 'chromium'))
    const onPath = file('chromium', '')
    expect(findChromium({ PATH: folder })).toBe(onPath)
    const headless = file('chromium-headless-shell', '')
    expect(findChromium({ PATH: folder })).toBe(headless)
  })
})

describe('fingerprint', () => {
  const print = (...words) => fingerprint([folder], words, folder)

  it('changes with a content, a name and a word, and with nothing else', () => {
    file('a.ts', '1')
    const first = print('x')
    expect(print('x')).toBe(first)
    expect(print('y')).not.toBe(first)
    file('a.ts', '2')
    expect(print('x')).not.toBe(first)
    file('a.ts', '1')
    expect(print('x')).toBe(first)
    file('b.ts', '')
    expect(print('x')).not.toBe(first)
  })

  it('ignores tests and build results', () => {
    file('a.ts', '1')
    const first = print()
    file('a.test.ts', 'test')
    mkdirSync(join(folder, 'dist'))
    file('dist/main.js', 'built')
    expect(print()).toBe(first)
  })
})

describe('lock', () => {
  const count = () => Number(readFileSync(join(folder, 'count'), 'utf8'))
  const worker = (times) => `
    import { readFileSync, writeFileSync } from 'node:fs'
    import { withLock } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'lock.mjs')).href)}
    for (let n = 0; n < ${times}; n++) await withLock('job', async () => {
      const seen = Number(readFileSync('count', 'utf8'))
      await new Promise((resolve) => setTimeout(resolve, 20))
      writeFileSync('count', String(seen + 1))
    }, ${JSON.stringify(folder)})
  `

  it('admits one process at a time', async () => {
    file('count', '0')
    const script = file('worker.mjs', worker(3))
    const codes = [0, 1, 2, 3].map(
      () =>
        new Promise((resolve) =>
          spawn(process.execPath, [script], { cwd: folder }).once('exit', (code) => resolve(code)),
        ),
    )
    expect(await Promise.all(codes)).toEqual([0, 0, 0, 0])
    expect(count()).toBe(12)
  })

  it('is taken over from a dead process', async () => {
    const dead = spawn(process.execPath, ['-e', ''])
    await new Promise((resolve) => dead.once('exit', resolve))
    file('job.lock', String(dead.pid))
    expect(await withLock('job', async () => 'done', folder)).toBe('done')
    expect(existsSync(join(folder, 'job.lock'))).toBe(false)
  })

  it('waits for a live holder', async () => {
    const path = file('job.lock', String(process.pid))
    let entered = false
    const waiting = withLock(
      'job',
      async () => {
        entered = true
      },
      folder,
    )
    await sleep(300)
    expect(entered).toBe(false)
    rmSync(path)
    await waiting
    expect(entered).toBe(true)
  })

  it('is released when the work fails', async () => {
    await expect(withLock('job', () => Promise.reject(new Error('no')), folder)).rejects.toThrow('no')
    expect(await withLock('job', async () => 1, folder)).toBe(1)
  })
})

describe('.env.example', () => {
  const names = (text, pattern) => new Set([...text.matchAll(pattern)].map((match) => match[1]))
  const documented = names(readFileSync(at('.env.example'), 'utf8'), /^#? ?([A-Z][A-Z0-9_]*)=/gm)
  const gateway = names(
    readdirSync(at('packages/gateway/src/platform/config'))
      .filter((file) => /variables\.ts$/.test(file))
      .map((file) => readFileSync(at('packages/gateway/src/platform/config', file), 'utf8'))
      .join('\n'),
    /^ {2}([A-Z][A-Z0-9_]+): \[/gm,
  )
  const portal = names(
    ['settings/environment.ts', 'server/main.ts']
      .map((file) => readFileSync(at('packages/web/src', file), 'utf8'))
      .join('\n'),
    /process\.env\.([A-Z][A-Z0-9_]+)/g,
  )
  const scripts = ['PORTAL_PORT', 'GATEWAY_PORT', 'PORTAL_DATA_DIR', 'CHROMIUM_PATH']

  it('names every variable that is read, and no other', () => {
    expect(gateway.size).toBeGreaterThan(10)
    expect(portal.size).toBeGreaterThan(3)
    expect([...documented].sort()).toEqual([...new Set([...gateway, ...portal, ...scripts])].sort())
  })
})
