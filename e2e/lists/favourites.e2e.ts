import { expect, type Page, test } from '@playwright/test'
import { aCompany, detailOf } from '../support/records'
import { call, holdNewMember } from '../support/session'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

const star = (page: Page) =>
  page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^收藏|^已收藏/ })
const headStar = (page: Page) => page.locator('main header').getByRole('button', { name: /^收藏|^已收藏/ })

const kinds = (page: Page) => page.getByRole('navigation', { name: '收藏种类' }).getByRole('link')

test('a member adds favourites from a list and a detail, finds both in the centre, removes and restores them', async ({
  page,
  context,
}) => {
  const token = await holdNewMember(context)
  await visit(page, '/zhaobiao/')
  await star(page).click()
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(star(page)).toHaveText(/^已收藏/, { useInnerText: true })
  await expect(page.getByText('已收藏，可在个人中心查看')).toBeVisible()
  await expectEqualsFreshLoad(page)
  const company = await aCompany()
  await visit(page, detailOf(company))
  await headStar(page).click()
  await expect(headStar(page)).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(async () =>
      call<{ favoritesTotal: number }>('/jian-butler-portal-biz/message/getMessageCount', {}, token),
    )
    .toMatchObject({ favoritesTotal: 2 })

  await visit(page, '/center/?index=8')
  const rows = page.getByRole('article')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(company.name)
  await expect(kinds(page)).toHaveText(['全部 2', '企业 1', '招标 1'])
  await star(page).click()
  await expect(rows).toHaveCount(1)
  await expect(kinds(page)).toHaveText(['全部 1', '招标 1'])
  await expectEqualsFreshLoad(page)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(rows).toHaveCount(2)
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true')
  await expectEqualsFreshLoad(page)
  await kinds(page).filter({ hasText: '招标' }).click()
  await expect(rows).toHaveCount(1)
})
