import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { chromium } from '@playwright/test'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findChromium } from './browser.mjs'
import { freePort } from './ports.mjs'
import { at } from './workspace.mjs'

const NOT_COPIED = new Set(['node_modules', '.git', '.next', '.data', 'dist', 'reports'])
/** The first render compiles the page, which is slow on a busy machine. */
const PATIENCE = { timeout: 180_000 }

let folder
let dev

/** A copy of the workspace, because this test changes sources that the run itself uses. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dev-'))
  cpSync(at(''), folder, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) })
})

afterEach(async () => {
  if (dev?.exitCode === null) {
    const ended = new Promise((resolve) => dev.once('close', resolve))
    dev.kill('SIGINT')
    await ended
  }
  rmSync(folder, { recursive: true })
})

/** Starts `npm run dev` in the copy, and waits until it prints its addresses. */
async function startDev() {
  const ports = { portal: await freePort(), gateway: await freePort() }
  const env = {
    ...process.env,
    PORTAL_PORT: String(ports.portal),
    GATEWAY_PORT: String(ports.gateway),
    PORTAL_DATA_DIR: join(folder, '.data'),
    SEED_SIZE: '2000',
  }
  let output = ''
  dev = spawn(process.execPath, [join(folder, 'scripts', 'dev.mjs')], { cwd: folder, env })
  for (const stream of [dev.stdout, dev.stderr]) {
    stream.on('data', (piece) => {
      output += piece
    })
  }
  await expect.poll(() => dev.exitCode ?? output, PATIENCE).toContain('演示账号')
  return { portal: `http://localhost:${ports.portal}`, gateway: `http://localhost:${ports.gateway}` }
}

function replaceIn(file, from, to) {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

it('npm run dev shows a changed server component without a reload, and restarts a changed gateway', async () => {
  const { portal, gateway } = await startDev()
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    await page.goto(`${portal}/about.html`, PATIENCE)
    const search = page.locator('header input').first()
    // Typed text may be lost until the page has its listeners.
    await page.waitForLoadState('networkidle', PATIENCE)
    await search.fill('没有提交的字')
    replaceIn('packages/web/src/features/info/about.view.tsx', '我们怎样对待数据', '改过的标题')
    await page.getByRole('heading', { name: '改过的标题' }).waitFor(PATIENCE)
    expect(await search.inputValue()).toBe('没有提交的字')
  } finally {
    await browser.close()
  }

  const ask = () =>
    fetch(`${gateway}/no-such-call`).then(
      (response) => response.text(),
      () => 'restarts',
    )
  expect(await ask()).toContain('请求的地址不存在')
  // A file of another package: the gateway watches everything that it imports.
  replaceIn('packages/sdk/src/contract/shape/codes.ts', '请求的地址不存在', '改过的文字')
  await expect.poll(ask, PATIENCE).toContain('改过的文字')
})
