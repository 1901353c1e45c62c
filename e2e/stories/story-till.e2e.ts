import { expect, type Page, test } from '@playwright/test'
import { fillSms, loggedIn, loginDialog } from '../support/login'
import { orderOnPage, paymentDialog } from '../support/purchase'
import { newMobile, pay } from '../support/sandbox'
import { call, holdNewMember, holdSession, roleToken, tokenOf } from '../support/session'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

const SUCCESS = '支付成功，会员已开通'

const paid = async (page: Page) => {
  const orderId = await orderOnPage(page)
  const dialog = paymentDialog(page)
  await expect(dialog.getByRole('img', { name: /扫码支付二维码$/ })).toBeVisible()
  await pay(orderId, 'paid')
  await expect(dialog.getByText(SUCCESS)).toBeVisible()
  await dialog.getByRole('button', { name: '完成' }).click()
  await expect(dialog).toHaveCount(0)
}

/** Logs in as a new user through the open dialog; the page reloads, even if it already showed a member. */
const logInHere = async (page: Page) => {
  const loaded = page.waitForEvent('load')
  await fillSms(page, newMobile())
  await loaded
  await loggedIn(page)
}

test('every kind of product is bought on one page and held afterwards', { tag: '@long' }, async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  await holdNewMember(context)
  await visit(page, '/svip.html')
  const kinds = page.getByRole('navigation', { name: '会员类型' })
  const order = page.getByRole('complementary', { name: '确认订单' })
  for (const [kind, product, due] of [
    ['建筑管家 SVIP', '建筑管家 SVIP 一年', '¥2,380.00'],
    ['增值服务 SVIP', '人员缺口检测 一年', '¥1,580.00'],
    ['业主查 SVIP', '业主查 SVIP 一年', '¥1,980.00'],
    ['企业 VIP', '企业 VIP 一年', '¥2,980.00'],
    ['组合优惠', '到期双查 一年', '¥1,568.00'],
  ] as const) {
    await kinds.getByRole('link', { name: kind }).click()
    await expect(order).toContainText(product)
    await expect(order.getByText(/^应付/)).toHaveText(`应付 ${due}`)
    await paid(page)
  }
  await visit(page, '/center/')
  const held = page.getByRole('listitem')
  for (const name of ['建筑管家 SVIP', '企业 VIP', '人员缺口检测', '业主查 SVIP', '资质到期', '安许到期'])
    await expect(held.filter({ hasText: name }).filter({ hasText: '使用中' }), name).toHaveCount(1)
  await page.getByRole('link', { name: /续费 ?资质到期/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('续费资质到期')
  await expect(order).toContainText('续费')
})

test('a login that ended at the till opens the login, and the same purchase goes on', {
  tag: '@long',
}, async ({ page, context }) => {
  const mobile = newMobile()
  const token = await tokenOf(mobile)
  await holdSession(context, token)
  await visit(page, '/svip.html?product=enterprise')
  const seats = page.getByLabel('共享账号数')
  await seats.fill('4')
  const order = page.getByRole('complementary', { name: '确认订单' })
  await expect(order.getByText(/^应付/)).toHaveText('应付 ¥4,980.00')
  await call('/authCenter/logOutByAnything', {}, token)
  await order.getByLabel('我已阅读并同意').check()
  await order.getByRole('button', { name: '立即支付' }).click()
  await expect(loginDialog(page)).toBeVisible()
  await logInHere(page)
  await expect(page).toHaveURL(/product=enterprise&package=enterprise-year&count=4$/)
  await expect(seats).toHaveValue('4')
  await paid(page)
})

test('what is chosen before the scripts of the page ran is what is paid', async ({ page, context }) => {
  await holdNewMember(context)
  let runScripts = () => {}
  const mayRun = new Promise<void>((resolve) => {
    runScripts = resolve
  })
  await page.route('**/_next/static/chunks/*.js', (route) => mayRun.then(() => route.continue()))
  await page.goto('/svip.html?product=enterprise', { waitUntil: 'commit' })
  await page.getByLabel('共享账号数').fill('4')
  runScripts()
  const order = page.getByRole('complementary', { name: '确认订单' })
  await expect(order.getByText(/^应付/)).toHaveText('应付 ¥4,980.00')
  await expect(page.getByLabel('共享账号数')).toHaveValue('4')
})

test('an enterprise gives three seats, one is used and taken back', { tag: '@long' }, async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  await holdNewMember(context)
  await visit(page, '/svip.html?product=enterprise&count=3')
  await paid(page)
  await visit(page, '/center/')
  await page.getByRole('link', { name: '3 个共享账号' }).click()
  await expect(page.getByText(/共 3 个，还可给出 3 个/)).toBeVisible()
  const people = [newMobile(), newMobile(), newMobile()]
  for (const [i, mobile] of people.entries()) {
    await page.getByLabel('手机号').fill(mobile)
    await page.getByLabel('姓名').fill(`同事${i + 1}`)
    await page.getByRole('button', { name: '给出共享账号' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: `同事${i + 1}` })).toContainText('待登录')
  }
  await expect(page.getByText('共享账号已全部给出。')).toBeVisible()
  await expectEqualsFreshLoad(page)

  const child = await browser.newContext()
  await holdSession(child, await tokenOf(people[0] ?? ''))
  const theirs = await child.newPage()
  await visit(theirs, `${baseURL}/center/`)
  await expect(theirs.getByText('共享账号，由企业管理与续费')).toBeVisible()
  await page.reload()
  const first = page.getByRole('listitem').filter({ hasText: '同事1' })
  await expect(first).toContainText('使用中')
  await first.getByRole('button', { name: /收回/ }).click()
  await page.getByRole('dialog', { name: '收回共享账号' }).getByRole('button', { name: '收回' }).click()
  await expect(first).toHaveCount(0)
  await expect(page.getByText(/共 3 个，还可给出 1 个/)).toBeVisible()
  await expectEqualsFreshLoad(page)
  await visit(theirs, `${baseURL}/center/`)
  await expect(theirs.getByText('共享账号，由企业管理与续费')).toHaveCount(0)
  await child.close()
})

/** The only test that renews for the demo account whose services end soon. */
test('an add-on is renewed from the reminder, which then names only the other service', {
  tag: '@long',
}, async ({ page, context }) => {
  await holdSession(context, roleToken('expiring'))
  await visit(page, '/qiye/')
  const dialog = page.getByRole('dialog', { name: '会员即将到期' })
  await expect(dialog).toContainText('增值服务 SVIP（资质到期）还有 3 天到期')
  await expect(dialog).not.toContainText('业主查')
  await dialog.getByRole('button', { name: '知道了' }).click()
  await visit(page, '/zhaobiao/')
  await expect(dialog).toHaveCount(0)
  const bar = page.getByRole('complementary', { name: '到期提醒' })
  await expect(bar.getByRole('listitem')).toHaveCount(2)
  await bar.getByRole('link', { name: /去续费 ?资质到期/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('续费资质到期')
  const order = page.getByRole('complementary', { name: '确认订单' })
  await expect(order.getByText(/^应付/)).toHaveText('应付 ¥980.00')
  await expect(order).toContainText(/续费\s*\d{4}-\d\d-\d\d 至 \d{4}-\d\d-\d\d/)
  await paid(page)
  await expect(bar.getByRole('listitem')).toHaveCount(1)
  await expect(bar).toContainText('业主查 SVIP还有 7 天到期')
  await bar.getByRole('button', { name: '今天不再提醒' }).click()
  await expect(bar).toHaveCount(0)
  await expectEqualsFreshLoad(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar).toHaveCount(0)
})
