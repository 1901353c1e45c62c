import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { main } from './lib/processes.mjs'
import { withProduct } from './lib/product.mjs'
import { step } from './lib/say.mjs'
import { at } from './lib/workspace.mjs'

/** The files of the picture by theme, and the page shown. */
const PICTURES = { light: at('docs', 'portal.png'), dark: at('docs', 'portal-dark.png') }
const PAGE = '/zhaobiao/'
const SIZE = { width: 1280, height: 800 }
/** The caption next to the picture, with the day on which it was taken. */
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
      // The pop-up at the lower edge covers the list.
      const close = page.getByRole('button', { name: '关闭' })
      for (const button of await close.all()) if (await button.isVisible()) await button.click()
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
main(() =>
  withProduct(async ({ browser, portalUrl }) => {
    await step('拍摄', () => take(browser, portalUrl))
    dateCaption()
  }),
)
