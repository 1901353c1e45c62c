import { expect, type Page, test } from '@playwright/test'
import { tender } from '../../packages/domain/src/records'
import { firstRow } from '../support/catalogue'
import { logIn, loginDialog } from '../support/login'
import { aCompany, detailOf } from '../support/records'
import { newMobile } from '../support/sandbox'
import { call, holdNewMember } from '../support/session'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

const portal = process.env.PORTAL_URL ?? 'http://localhost:3000'

const star = (page: Page) => page.getByRole('article').first().locator('[data-collect]')
const headStar = (page: Page) => page.locator('main header [data-collect]')

const kinds = (page: Page) => page.getByRole('navigation', { name: '收藏种类' }).getByRole('link')

/** Adds a tender to the favourites as well, and returns its title. */
const anotherFavourite = async (token: string): Promise<string> => {
  const found = { module: 'tender', moduleId: (await firstRow(tender)).id }
  await call('/jian-butler-portal-biz/memberCollect/addMemberCollect', found, token)
  return String((await firstRow(tender))[tender.title])
}

test('a visitor who clicks a star logs in, and then it is set', { tag: '@long' }, async ({ page }) => {
  await visit(page, '/zhaobiao/')
  await expect(star(page)).toHaveText(/^收藏/, { useInnerText: true })
  await star(page).click()
  await expect(loginDialog(page)).toBeVisible()
  await logIn(page, newMobile())
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true')
  await expectEqualsFreshLoad(page)
  await visit(page, '/center/?index=8')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a member adds favourites from a list and a detail, and finds both in the centre', async ({
  page,
  context,
}) => {
  const token = await holdNewMember(context, portal)
  await visit(page, '/zhaobiao/')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/listMemberCollected')) asked.push(request.url())
  })
  await star(page).click()
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(star(page)).toHaveText(/^已收藏/, { useInnerText: true })
  await expect(page.getByText('已收藏，可在个人中心查看')).toBeVisible()
  await expectEqualsFreshLoad(page)

  asked.length = 0
  await page.reload()
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true')
  expect(asked).toHaveLength(1)

  const company = await aCompany()
  await visit(page, detailOf(company))
  await headStar(page).click()
  await expect(headStar(page)).toHaveAttribute('aria-pressed', 'true')
  await expectEqualsFreshLoad(page)
  await expect
    .poll(async () =>
      call<{ favoritesTotal: number }>('/jian-butler-portal-biz/message/getMessageCount', {}, token),
    )
    .toMatchObject({ favoritesTotal: 2 })

  await visit(page, '/center/?index=8')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('article').first()).toContainText(company.name)
  await page.getByRole('navigation', { name: '收藏种类' }).getByRole('link', { name: /招标/ }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a favourite removed in the centre disappears at once, with its counts, and can be restored from the toast', async ({
  page,
  context,
}) => {
  const token = await holdNewMember(context, portal)
  const { id, name } = await aCompany()
  await call(
    '/jian-butler-portal-biz/memberCollect/addMemberCollect',
    { module: 'company', moduleId: id },
    token,
  )
  await visit(page, '/center/?index=8')
  await expect(page.getByRole('article')).toContainText(name)
  await star(page).click()
  await expect(page.getByText('暂无收藏')).toBeVisible()
  await expectEqualsFreshLoad(page)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(page.getByRole('article')).toContainText(name)
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true')
  await expectEqualsFreshLoad(page)

  const other = await anotherFavourite(token)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(kinds(page)).toHaveText(['全部 2', '企业 1', '招标 1'])
  await page.getByRole('article').filter({ hasText: other }).locator('[data-collect]').click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(kinds(page)).toHaveText(['全部 1', '企业 1'])
  await expectEqualsFreshLoad(page)
})

test('a flagged list asks its visitor to log in beyond the first page, once', async ({ page }) => {
  await visit(page, '/qiye/')
  await expect(loginDialog(page)).toHaveCount(0)
  await visit(page, '/qiye/p2.html')
  await expect(loginDialog(page)).toBeVisible()
  await expect(page.getByRole('article').first()).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(loginDialog(page)).toHaveCount(0)
  await visit(page, '/qiye/p3.html')
  await page.waitForTimeout(1000)
  await expect(loginDialog(page)).toHaveCount(0)
})

test('staying at the end of the first page asks as well', async ({ page }) => {
  await visit(page, '/qiye/')
  // The end may already be visible without scrolling, which does not open the login.
  await expect(page.getByRole('navigation', { name: '分页' })).toBeAttached()
  await page.mouse.wheel(0, 5000)
  await expect(loginDialog(page)).toBeVisible()
})
