import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensureBrowser } from './lib/browser.mjs'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { freePort } from './lib/ports.mjs'
import { main } from './lib/processes.mjs'
import { step } from './lib/say.mjs'
import { startStack, withoutSettings, withSandbox } from './lib/stack.mjs'
import { at, requireNode } from './lib/workspace.mjs'

/** The files of the picture by theme, and the page that it shows. */
const PICTURES = { light: at('docs', 'portal.png'), dark: at('docs', 'portal-dark.png') }
const PAGE = '/zhaobiao/'
const SIZE = { width: 1280, height: 800 }
/** Beside it the day that it was taken on. */
const CAPTION = /(<sub>.*?)\d{4}-\d{2}-\d{2}(.*?<\/sub>)/

const take = async (executablePath, address) => {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    for (const [colorScheme, path] of Object.entries(PICTURES)) {
      const page = await browser.newPage({
        viewport: SIZE,
        deviceScaleFactor: 2,
        colorScheme,
        reducedMotion: 'reduce',
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
      })
      await page.goto(address + PAGE, { waitUntil: 'networkidle' })
      await page.screenshot({ path })
    }
  } finally {
    await browser.close()
  }
}

const shanghaiDay = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date())

const dateCaption = () => {
  const text = readFileSync(at('README.md'), 'utf8')
  writeFileSync(at('README.md'), text.replace(CAPTION, `$1${shanghaiDay()}$2`))
}

/** Takes the pictures of README from the built product with fresh demo data, and dates their caption. */
main(async () => {
  requireNode()
  await step('安装依赖', install)
  const browser = await ensureBrowser()
  await step('构建网关', () => build('gateway'))
  await step('构建门户', () => build('web'))
  const dataDir = mkdtempSync(join(tmpdir(), 'picture-'))
  const stack = startStack({
    portalPort: await freePort(),
    gatewayPort: await freePort(),
    dataDir,
    env: withSandbox({ ...withoutSettings(process.env), LOG_LEVEL: 'error' }),
    onLine: () => {},
  })
  try {
    await step('启动网关与门户', () => stack.ready)
    await step('拍摄', () => take(browser, stack.portalUrl))
    dateCaption()
  } finally {
    await stack.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
