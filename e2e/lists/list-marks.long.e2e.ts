import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/look'
import { call, holdNewMember } from '../support/session'
import { visit } from '../support/visit'

const rows = (page: Page) => page.getByRole('region', { name: '查询结果' }).getByRole('article')

async function chooseCompany(token: string): Promise<void> {
  const { records } = await call<{ records: Array<{ id: string }> }>(
    '/jian-butler-project-biz/company/search',
    { pageSize: 10, filters: { status: ['active'], qualification: ['D110'] } },
  )
  await call('/jian-butler-portal-biz/myCompany/saveMyCompany', { id: records[0]?.id }, token)
}

test('BID-09 a member sees in a list of tenders for which their company can bid, and why not; a visitor calls nothing', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  const checks: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/myCompany/checkTenders')) checks.push(request.url())
  })
  await visit(page, '/zhaobiao/?due=open&notice=tender')
  await expect(page.locator('[data-fit]')).toHaveCount(0)
  await chooseCompany(await holdNewMember(context))

  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/myCompany/checkTenders', async (route) => {
    await held
    await route.continue()
  })
  await visit(page, '/zhaobiao/?due=open&notice=tender')
  const fits = rows(page).locator('[data-fit]')
  expect(await fits.count()).toBeGreaterThan(2)
  const before = await rows(page).first().boundingBox()
  release()
  await expect(fits.first()).toHaveText(/^(可投|差 \d+ 项|\d+ 项待定|未写明要求) ./)
  expect(await rows(page).first().boundingBox()).toEqual(before)
  expect(checks).toHaveLength(1)
  await expectAccessible(page)

  // The page of a tender shows the same verdict.
  const verdict = (await fits.first().locator('b').textContent()) ?? ''
  await rows(page).first().locator('.row-title > a').click()
  await expect(page.locator('.decision-cell').filter({ hasText: '能不能投' })).toContainText(verdict)
  // So does each similar tender; of some provinces and types there is no other open one.
  const similar = page.locator('#similar :is([data-of], ul:empty + p)').first()
  await expect(similar).toHaveText(/可投|差 \d+ 项|\d+ 项待定|未写明要求|没有收录其他仍可投标的项目/)
})
