import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/look'
import { call, holdSession, roleToken } from '../support/session'
import { visit } from '../support/visit'

const portal = process.env.PORTAL_URL ?? 'http://localhost:3000'

interface Person {
  readonly id: string
  readonly siteState: string | null
  readonly ongoingCount: number | null
}

const findPeople = async (state: string, sort?: string) => {
  const filters = { registration: ['R101'], site: [state] }
  const asked = { pageSize: 20, filters, ...(sort && { sort }) }
  return (await call<{ records: Person[] }>('/jian-butler-project-biz/renyuan/search', asked)).records
}

const main = (page: Page) => page.getByRole('main')

test('PPL-01 a visitor finds constructors who are free, and those with the fewest works first', async ({
  page,
}) => {
  const busy = await findPeople('many', 'free')
  const counts = busy.map(({ ongoingCount }) => ongoingCount ?? 0)
  expect(counts.length).toBeGreaterThan(0)
  expect(counts).toEqual([...counts].sort((a, b) => a - b))

  await visit(page, '/renyuan/?registration=R101&site=free')
  await expect(main(page).locator('.inferred').first()).toContainText('无在建')
  await expect(main(page).locator('.inferred').first()).toHaveAttribute('data-tip', /推断/)
  await expect(
    main(page)
      .locator('.inferred')
      .filter({ hasText: /在建 \d/ }),
  ).toHaveCount(0)
})

test('PPL-01 PPL-02 a member reads which works a constructor is busy with and why, a visitor does not', async ({
  page,
  context,
}) => {
  const [one] = await findPeople('one')
  if (!one) throw new Error('nobody is busy')
  const section = page.locator('section#site')
  await visit(page, `/renyuan/${one.id}.html`)
  await expect(section).toContainText('在建 1')
  await expect(section).not.toContainText('没有收录完工')
  await holdSession(context, portal, roleToken('svip'))
  await visit(page, `/renyuan/${one.id}.html`)
  await expect(section).toContainText(/\d{4}-\d\d-\d\d (开工|签约|中标|取得施工许可).*没有收录完工/)
  await expect(page.locator('section#registration')).toContainText(/剩 |已过期|今日到期/)
  await expectAccessible(page)
})
