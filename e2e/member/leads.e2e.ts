import { expect, type Page, test } from '@playwright/test'
import { loginDialog } from '../support/login'
import { expectAccessible, expectFits } from '../support/look'
import { findBusyCompany } from '../support/records'
import { call, holdNewMember } from '../support/session'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

const BOARD = '/center/?index=27'
const main = (page: Page) => page.getByRole('main')

interface Listed {
  readonly records: ReadonlyArray<{
    readonly moduleId: string
    readonly outcome: { readonly winners: ReadonlyArray<{ readonly companyId: string }> } | null
  }>
}

const findTenders = async (notice: string) =>
  (
    await call<{ records: { id: string; engineeringName: string }[] }>(
      '/jian-butler-project-biz/zhaobiao/search',
      { pageSize: 5, filters: { notice: [notice] } },
    )
  ).records

/** A tender whose result names a winner, and that company; both are followed by a passing member. */
async function aWonTender(token: string) {
  for (const tender of await findTenders('award')) {
    await call('/jian-butler-portal-biz/lead/addLead', { module: 'tender', moduleId: tender.id }, token)
    const { records } = await call<Listed>('/jian-butler-portal-biz/lead/pageLead', {}, token)
    const winner = records.find(({ moduleId }) => moduleId === tender.id)?.outcome?.winners[0]?.companyId
    if (winner) return { tender, winner }
  }
  throw new Error('no tender has a result with a known winner')
}

test('LEA-01 LEA-04 LEA-05 a member follows a company and a tender, accepts a result, and sees the own win rate', async ({
  page,
  context,
}) => {
  const company = await findBusyCompany()
  const follow = main(page).getByRole('button', { name: '加入跟进' }).first()
  await visit(page, `/qiye/${company.id}/`)
  await follow.click()
  await expect(loginDialog(page)).toBeVisible()

  const token = await holdNewMember(context)
  await visit(page, BOARD)
  await expect(main(page)).toContainText('暂无跟进')
  await visit(page, `/qiye/${company.id}/`)
  await follow.click()
  await expect(page.getByText('已加入跟进')).toBeVisible()
  await expect(main(page).getByRole('link', { name: '跟进中' }).first()).toBeVisible()

  const { tender, winner } = await aWonTender(token)
  await call('/jian-butler-portal-biz/myCompany/saveMyCompany', { id: winner }, token)
  await visit(page, BOARD)
  const card = main(page).getByRole('article').filter({ hasText: tender.engineeringName })
  await expect(card).toContainText('结果已公布')
  await expectAccessible(page)
  await card.getByRole('button', { name: '移到“中标”' }).click()
  await expect(page.getByText('已移到“中标”')).toBeVisible()
  await expect(main(page).getByRole('region', { name: '中标' }).getByRole('article')).toHaveCount(1)
  await expect(main(page)).toContainText('100.0% 1/1')
  await expect(main(page)).toContainText('样本少')
  await expectEqualsFreshLoad(page)

  const followed = main(page).getByRole('article').filter({ hasText: company.name })
  await followed.getByRole('button', { name: '编辑' }).click()
  await followed.getByLabel('备注').fill('约下周拜访')
  await followed.getByRole('button', { name: '保存' }).click()
  await expect(followed).toContainText('约下周拜访')
  await followed.getByRole('button', { name: '移出' }).click()
  await expect(followed).toHaveCount(0)
  await page.getByRole('button', { name: '撤销' }).last().click()
  await expect(followed).toContainText('约下周拜访')
  await expectEqualsFreshLoad(page)
  await expectFits(page, [390, 1366])

  await main(page).getByRole('link', { name: /^未中/ }).click()
  await expect(main(page)).toContainText('这里没有跟进')
})
