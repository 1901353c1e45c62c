import { expect, type Page, type Route, test } from '@playwright/test'
import { loggedIn, loginDialog } from './support/login'
import { expectAccessible } from './support/look'
import { aCompany, detailOf } from './support/records'
import { holdNewMember, holdSession, roleToken } from './support/session'
import { settled, visit } from './support/visit'
import { expectEqualsFreshLoad } from './support/whole-screen'

const portal = process.env.PORTAL_URL ?? 'http://localhost:3000'

/*
 * The shell's reactions to failed calls, broken parts, addresses and clicks. The check for a human (ERR-06)
 * is in risk-check.e2e.ts, an ended session (ERR-03, ERR-10) in story-session.e2e.ts as well. A refused
 * page (ERR-04), a request that cannot be made (ERR-07) and the error pages (ERR-08, ERR-11) cannot be
 * caused here: the SDK and app/error test them.
 */

const star = (page: Page) => page.getByRole('article').first().locator('[data-collect]')
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Opens a list as a member and presses a star; `answer` is the response to that call. */
const pressStar = async (page: Page, path: string, answer: Parameters<Route['fulfill']>[0]) => {
  await visit(page, path)
  await page.waitForLoadState('networkidle')
  await page.route('**/gateway/**', (route) => route.fulfill(answer))
  await star(page).click()
}

const refusal = (status: number, statusCode: string, statusMessage: string | null = null) => ({
  status,
  json: { statusCode, statusMessage, data: null },
})

test.describe('a failed call of a member', () => {
  test.beforeEach(({ context }) => holdNewMember(context, portal).then(() => undefined))

  test('ERR-01 ERR-09 ERR-12 is told in the words of its code, in a warning titled 提示', async ({
    page,
  }) => {
    // Only 00000 with HTTP 200 is a success.
    await pressStar(page, '/zhaobiao/', refusal(200, '40001', 'no such order'))
    const toast = page.getByRole('status').filter({ hasText: '提示' })
    await expect(toast).toContainText('订单不存在')
    await expect(star(page)).toHaveAttribute('aria-pressed', 'false')
    await page.unroute('**/gateway/**')
    await expectEqualsFreshLoad(page)
  })

  test('ERR-02 401 with 00113 opens the login, on a search page too', async ({ page }) => {
    await pressStar(page, '/qiye/', refusal(401, '00113', '请先登录'))
    await expect(loginDialog(page)).toBeVisible()
    await expectAccessible(page)
  })

  test('ERR-03 ERR-10 another 401 says that the login ran out, except on the search pages', async ({
    page,
  }) => {
    await pressStar(page, '/zhaobiao/', refusal(401, '00401', '登录已失效'))
    const expired = dialog(page, '登录失效')
    await expect(expired.getByRole('button', { name: '返回首页' })).toBeVisible()
    await expect(expired.getByRole('button', { name: '重新登录' })).toBeVisible()
  })

  test('ERR-03 on a search page another 401 opens nothing and keeps the login', async ({ page }) => {
    await pressStar(page, '/qiye/', refusal(401, '00401', '登录已失效'))
    await expect(page.getByRole('status').filter({ hasText: '提示' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.unroute('**/gateway/**')
    await page.reload()
    await loggedIn(page)
  })

  test('ERR-05 409 says that the membership ended, and sells it again', async ({ page }) => {
    await pressStar(page, '/zhaobiao/', refusal(409, '00409', '会员已到期'))
    const ended = dialog(page, '会员已到期')
    await expect(ended).toContainText('您的会员已到期，续费后可继续查看完整数据')
    await expectAccessible(page)
    await ended.getByRole('button', { name: '取消' }).click()
    await expect(ended).toHaveCount(0)
  })

  test('NAV-16 a part that cannot be loaded reloads the page, and not twice', { tag: '@long' }, async ({
    page,
  }) => {
    let isBroken = false
    await page.route('**/_next/static/chunks/**', (route) => (isBroken ? route.abort() : route.continue()))
    const report = page.getByRole('button', { name: '数据纠错' })
    await visit(page, detailOf(await aCompany()))
    await page.waitForLoadState('networkidle')
    isBroken = true
    const reloaded = page.waitForEvent('load')
    await report.click()
    await reloaded
    // Complete again, whatever requests failed before.
    isBroken = false
    await page.reload()
    await settled(page)
    await page.waitForLoadState('networkidle')

    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    isBroken = true
    await report.click()
    await expect(page.getByText('网络开小差了，请稍后重试')).toBeVisible()
    await page.waitForTimeout(1000)
    expect(loads).toBe(0)
  })
})

test('SES-06 what scripts can read says nothing of the member', async ({ page, context }) => {
  await holdSession(context, portal, roleToken('svip'))
  await visit(page, '/zhaobiao/')
  await page.waitForLoadState('networkidle')
  const kept = await page.evaluate(() => ({
    cookies: document.cookie.split('; ').filter((one) => one.startsWith('JGJ')),
    stored: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  }))
  expect(kept.cookies).toEqual(['JGJLOGIN=1'])
  const name = await page.locator('header details summary').first().textContent()
  expect(name?.length).toBeGreaterThan(0)
  expect(kept.stored).not.toContain(name?.trim())
  expect(kept.stored).not.toMatch(/(?<!\d)1\d{2}(\*{4}\d{4}|\d{8})(?!\d)/)
})

test('NAV-05 the home page has no hash', async ({ page }) => {
  await visit(page, '/#anything')
  await expect(page).toHaveURL(new URL('/', portal).href)
})

test('NAV-11 a company opens 463 px down, every other page at its top, and the way back keeps the place', async ({
  page,
}) => {
  const top = () => page.evaluate(() => scrollY)
  await visit(page, detailOf(await aCompany()))
  await expect.poll(top).toBe(463)
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  await expect.poll(top).toBe(700)
  await visit(page, '/zhaobiao/')
  expect(await top()).toBe(0)
  await page.goBack()
  await settled(page)
  await expect.poll(top).toBe(700)
  await page.reload()
  await settled(page)
  await expect.poll(top).toBe(700)
})

test('NAV-15 of several quick clicks on the tabs the last one opens its list, at the top', async ({
  page,
}) => {
  await visit(page, '/zhaobiao/')
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  const asked: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && asked.push(new URL(request.url()).search))
  const tabs = page.getByRole('navigation', { name: '查询类别' })
  await page.evaluate(() => {
    for (const href of ['/qiye/', '/xinyong/'])
      document.querySelector<HTMLElement>(`[data-shell-tabs] a[href="${href}"]`)?.click()
  })
  await expect(page).toHaveURL(/\/xinyong\/$/)
  expect(asked).toContain('?name=xinyong')
  expect(asked).not.toContain('?name=qiye')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(tabs.locator('[aria-current=page]')).toHaveAttribute('href', '/xinyong/')
  await expectEqualsFreshLoad(page)
})

test('ACC-14 the qualification site asks whether a member may enter', { tag: '@long' }, async ({
  page,
  context,
  browser,
}) => {
  const link = {
    ...{ label: '资质服务平台', href: 'https://q.example/login?type=login', external: true, tier: 'addon' },
    qualificationSite: 'https://q.example',
  }
  // The link comes from the operator's menu; only the call is the gateway's own.
  const offer = async (on: Page) => {
    await on.route('**/assets/site-menu.json', (route) =>
      route.fulfill({ json: [{ title: '更多平台', links: [link] }] }),
    )
    await visit(on, '/help.html')
    await on.getByRole('button', { name: '查询服务' }).click()
    await on.getByText('全部查询、服务与内容').click()
    return on.getByRole('link', { name: '资质服务平台' })
  }
  await holdSession(context, portal, roleToken('non-member'))
  await (await offer(page)).click()
  const question = dialog(page, '资质服务平台')
  await expect(question).toContainText('您暂无资质网站的使用权限')
  await expectAccessible(page)
  await question.getByRole('button', { name: '查看增值服务' }).click()
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('dialog')).toContainText('资质')

  const holder = await browser.newContext()
  await holdSession(holder, portal, roleToken('company_outnews'))
  const theirs = await holder.newPage()
  await (await offer(theirs)).click()
  await expect(dialog(theirs, '资质服务平台')).toContainText('已确认您的使用权限')
  await expect(dialog(theirs, '资质服务平台').getByRole('button', { name: '立即前往' })).toBeEnabled()
  await holder.close()

  const visitors = await browser.newContext()
  const visitor = await visitors.newPage()
  await expect(await offer(visitor)).toHaveAttribute('href', 'https://q.example/login?type=login')
  await visitors.close()
})

test('ACC-13 the mark of an add-on tells who lacks it what it is, and its holder nothing', async ({
  page,
  context,
}) => {
  await visit(page, '/zzwinning/')
  const mark = page.locator('main').getByRole('link', { name: /「资质追踪」为增值服务/ })
  await expect(mark).toHaveAttribute('href', '/svip.html')
  await mark.focus()
  await expect(page.getByRole('tooltip')).toHaveText('「资质追踪」为增值服务，开通后可用')
  await holdSession(context, portal, roleToken('company_outnews'))
  await visit(page, '/zzwinning/')
  await expect(mark).toHaveCount(0)
  await expect(page.locator('main').getByText('增值', { exact: true })).toBeVisible()
})

test('SHL-04 the floating menu has every entry, the last one once the page is scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(page, '/zhaobiao/')
  const menu = page.getByRole('complementary', { name: '快捷服务' })
  const opener = menu.getByRole('button', { name: '快捷服务' })
  if (await opener.isVisible()) await opener.click()
  for (const word of ['更新', '客服', '咨询', '热线', '公众号', 'AI 商机'])
    await expect(menu.getByRole('listitem').filter({ hasText: word }).first()).toBeVisible()
  const toTop = menu.locator('[data-back-to-top]')
  await expect(toTop).toBeHidden()
  await page.keyboard.press('Escape')
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await toTop.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('VAL-03 an enquiry with the number of an identity card is not sent', async ({ page }) => {
  await visit(page, '/zzfw.html')
  const text = page.getByLabel('想了解的内容')
  await text.fill('我的证件是 110105 19491231 002X')
  await text.blur()
  await text.press('Control+Enter')
  await page
    .getByRole('button', { name: /提交|咨询/ })
    .last()
    .click()
  await expect(page.getByText('为保护个人信息，请不要填写身份证号')).toBeVisible()
})
