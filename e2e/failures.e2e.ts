import { expect, type Page, test } from '@playwright/test'
import { drag, loginDialog, newPuzzle, nextAnswer } from './support/login'
import { expectAccessible } from './support/look'
import { aCompany, detailOf } from './support/records'
import { holdNewMember, holdSession, roleToken } from './support/session'
import { settled, visit } from './support/visit'
import { expectEqualsFreshLoad } from './support/whole-screen'

/*
 * Reactions of the shell to failed calls. story-session.e2e.ts has an ended session (ERR-03, ERR-10). A
 * refused page (ERR-04), a request that cannot be made (ERR-07) and the error pages (ERR-08, ERR-11) cannot
 * be caused here: the SDK and app/error test them.
 */

const star = (page: Page) =>
  page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^收藏|^已收藏/ })

const refusal = (status: number, statusCode: string, statusMessage: string | null = null) => ({
  status,
  json: { statusCode, statusMessage, data: null },
})

test('ERR-01 ERR-02 ERR-05 a failed call shows the words of its code, the login, or the membership’s end', async ({
  page,
  context,
}) => {
  await holdNewMember(context)
  await visit(page, '/zhaobiao/')
  await page.waitForLoadState('networkidle')
  // Only 00000 with HTTP 200 is a success.
  let answer = refusal(200, '40001', 'no such order')
  await page.route('**/gateway/**', (route) => route.fulfill(answer))
  await star(page).click()
  const toast = page.getByRole('status').filter({ hasText: '提示' })
  await expect(toast).toContainText('订单不存在')
  await expect(star(page)).toHaveAttribute('aria-pressed', 'false')

  answer = refusal(409, '00409', '会员已到期')
  await star(page).click()
  const ended = page.getByRole('dialog', { name: '会员已到期' })
  await expect(ended).toContainText('您的会员已到期，续费后可继续查看完整数据')
  await expectAccessible(page)
  await ended.getByRole('button', { name: '取消' }).click()
  await expect(ended).toHaveCount(0)
  await page.unroute('**/gateway/**')
  await expectEqualsFreshLoad(page)

  await page.route('**/gateway/**', (route) => route.fulfill(answer))
  answer = refusal(401, '00113', '请先登录')
  await star(page).click()
  await expect(loginDialog(page)).toBeVisible()
  await expectAccessible(page)
})

test('ERR-06 a call that asks for a person opens the slider; its result is sent and the page goes on', async ({
  page,
  context,
}) => {
  await holdSession(context, roleToken('svip'))
  await visit(page, '/qiye/')
  // Every call requires the check for a human until it is passed.
  let isRefusing = true
  await page.route('**/gateway/**', (route) =>
    isRefusing && !route.request().url().includes('/riskControl/')
      ? route.fulfill(refusal(403, '00131', '请先完成真人验证'))
      : route.continue(),
  )
  const dialog = page.getByRole('dialog', { name: '安全验证' })
  const puzzle = await newPuzzle(page, () => page.getByRole('searchbox', { name: '搜索' }).fill('重庆'))
  await expect(dialog).toBeVisible()
  isRefusing = false
  const passed = nextAnswer(page, '/riskControl/handlerRiskByAli')
  const reloaded = page.waitForEvent('load')
  await drag(page, puzzle)
  expect((await passed).status()).toBe(200)
  await reloaded
  await expect(dialog).toHaveCount(0)
})

test('NAV-16 a part that cannot be loaded reloads the page, and not twice', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await holdNewMember(context)
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
