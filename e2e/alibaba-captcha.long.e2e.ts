import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import {
  alibabaSettings,
  openAlibabaCaptcha,
  type TestAlibaba,
} from '../packages/gateway/test-support/providers/alibaba-captcha'
import { freePort } from '../scripts/lib/ports.mjs'
import { startStack, withSandbox } from '../scripts/lib/stack.mjs'
import { WIDE_READING } from '../scripts/lib/wide-reading.mjs'
import { serveAlibaba } from './support/alibaba-script.fixture'
import { loginDialog, loginLink, nextAnswer } from './support/login'
import { expectAccessible } from './support/look'
import { newMobile } from './support/sandbox'
import { visit } from './support/visit'

/*
 * A portal and a gateway of their own, configured with Alibaba's captcha. Its API and its script are fakes:
 * the API checks signatures, the script has the documented interface.
 */

declare global {
  interface Window {
    refused?: string[]
  }
}

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let alibaba: TestAlibaba
let stack: ReturnType<typeof startStack>
let dataDir: string

test.beforeAll(async () => {
  test.setTimeout(240_000)
  dataDir = mkdtempSync(join(tmpdir(), 'zhushutong-captcha-'))
  alibaba = await openAlibabaCaptcha()
  const settings = { ...WIDE_READING, SEED_SIZE: '0', ...alibabaSettings(alibaba.url) }
  stack = startStack({
    portalPort: await freePort(),
    gatewayPort: await freePort(),
    dataDir,
    env: withSandbox({ ...process.env, ...settings, PORTAL_ORIGIN: undefined }),
    onLine: () => {},
    portalBuilt: undefined,
    restart: undefined,
  })
  await stack.ready
})

test.afterAll(async () => {
  await stack?.stop()
  await alibaba?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test.beforeEach(() => alibaba.answers(null))

const OPEN = '点击完成安全验证'

const opener = (page: Page) => page.getByRole('button', { name: OPEN })
const check = (page: Page) => page.getByRole('dialog', { name: '安全验证' })
const frame = (page: Page) => page.frameLocator('iframe[title="安全验证"]')

/** Opens the login and types a mobile. */
const toLogin = async (page: Page) => {
  await visit(page, `${stack.portalUrl}/`)
  await loginLink(page).click()
  await expect(loginDialog(page)).toBeVisible()
  await page.getByLabel('手机号').fill(newMobile())
}

const recordRefusals = (page: Page) =>
  page.addInitScript(() => {
    window.refused = []
    window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.refused?.push(`${effectiveDirective} ${blockedURI}`),
    )
  })

const refusalsOn = (page: Page) =>
  Promise.all(page.frames().map((frame) => frame.evaluate(() => window.refused))).then((all) => all.flat())

const nothingRemains = async (page: Page) => {
  await expect(check(page)).toHaveCount(0)
  await expect(page.locator('iframe, script[src*="alicdn"], [id^="aliyunCaptcha"]')).toHaveCount(0)
}

test('LOG-02 the script comes when a check is opened; what it gave is checked, and sends the code', async ({
  page,
}) => {
  await recordRefusals(page)
  const asked = await serveAlibaba(page)
  await toLogin(page)
  expect(asked).toEqual([])
  await opener(page).click()
  await expect(frame(page).getByRole('button', { name: '按住滑块拖动' })).toBeVisible()
  expect(asked).toEqual(['o.alicdn.com', 'prefix01.captcha-open.aliyuncs.com', 'static-captcha.aliyuncs.com'])
  expect(await refusalsOn(page)).toEqual([])
  await expectAccessible(page)

  const before = alibaba.asked.length
  await frame(page).getByRole('button', { name: '按住滑块拖动' }).click()
  await expect(page.getByRole('button', { name: '验证通过' })).toBeVisible()
  await expect(page.getByRole('button', { name: '验证通过' })).toBeFocused()
  await nothingRemains(page)
  expect(alibaba.asked.slice(before)).toEqual([expect.stringMatching(/^person-.*"\+\/=":"prefix01"/)])
  expect(alibaba.faults).toEqual([])

  const sent = nextAnswer(page, '/sms/sendVerifySmsV2')
  await page.getByRole('button', { name: '获取验证码' }).click()
  expect(((await (await sent).json()) as { statusCode: string }).statusCode).toBe('00000')
})

test('only the framed page lets Alibaba’s hosts in, and only pages of the portal frame it', async ({
  page,
  baseURL,
}) => {
  const policyOf = async (url: string) =>
    (await page.request.get(url)).headers()['content-security-policy'] ?? ''
  for (const path of ['/', '/auth/login/', '/about.html'])
    expect(await policyOf(`${stack.portalUrl}${path}`), path).not.toMatch(/alicdn|aliyuncs/)
  expect(await policyOf(`${stack.portalUrl}/captcha`)).toMatch(
    /script-src https:\/\/o\.alicdn\.com .*frame-ancestors 'self'$/,
  )
  // The portal of all other tests uses the slider.
  expect((await page.request.get(`${baseURL}/captcha`)).status()).toBe(404)
  expect(await policyOf(`${baseURL}/captcha`)).toBe("default-src 'none'; frame-ancestors 'none'")
})

test('LOG-02 a service that does not answer is said, with other ways; another try passes', async ({
  page,
}) => {
  await serveAlibaba(page)
  await toLogin(page)
  alibaba.answers((answer) => answer.destroy())
  await opener(page).click()
  await frame(page).getByRole('button', { name: '按住滑块拖动' }).click()
  const failed = check(page).getByRole('button', {
    name: /^安全验证服务暂时没有响应.*无图验证或微信扫码登录$/,
  })
  await expect(failed).toBeVisible()
  await expectAccessible(page)
  alibaba.answers(null)
  await failed.click()
  await frame(page).getByRole('button', { name: '按住滑块拖动' }).click()
  await expect(page.getByRole('button', { name: '验证通过' })).toBeVisible()
})
