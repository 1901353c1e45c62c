import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/look'
import { call, holdSession, roleToken } from '../support/session'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

const INSIGHT = '/jian-butler-project-biz/company/insight'

interface Rival {
  readonly id: string
  readonly name: string
  readonly times: number
  readonly won: number
  readonly lost: number
  readonly elsewhere: number
}

/** The company with the most wins, with its relations of the last three years. */
async function aBusyCompany() {
  const token = roleToken('svip')
  const { records } = await call<{ records: Array<{ id: string; name: string }> }>(
    '/jian-butler-project-biz/company/search',
    { sort: 'wins', filters: { qualification: ['D101', 'D110'] } },
    token,
  )
  const [first] = records
  if (!first) throw new Error('no company has won anything')
  const insight = await call<{ competitor: { total: number; records: Rival[] } }>(
    INSIGHT,
    { id: first.id, years: 3 },
    token,
  )
  const [rival] = insight.competitor.records
  if (!rival) throw new Error('it has no competitor')
  return { ...first, rival, rivals: insight.competitor.total }
}

const main = (page: Page) => page.getByRole('main')
const graph = (page: Page) => page.getByRole('group', { name: /关系图/ })
const meetings = (page: Page) => page.locator('#meetings')

test('REL-03 REL-06 a member sees who a company meets, and with a key the results behind it', async ({
  page,
  context,
}) => {
  const { id, name, rival } = await aBusyCompany()
  await holdSession(context, roleToken('svip'))
  await visit(page, `/companyAnalyze/?cid=${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  for (const sector of ['业主', '竞争对手', '招标代理', '合作伙伴'])
    await expect(graph(page)).toContainText(sector)
  await expectAccessible(page)

  const node = graph(page).getByRole('link', { name: `竞争对手：${rival.name}` })
  await expect(node).toContainText(`胜 ${rival.won} · 负 ${rival.lost}`)
  await node.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`with=${rival.id}`))
  const title = meetings(page).getByRole('heading')
  await expect(title).toContainText(rival.name)
  await expect(title).toContainText(`${rival.times} 次同场`)
  const header = meetings(page).getByRole('columnheader', { name: '本企业报价（万元）' })
  await expect(header).toBeVisible()
  const shown = Math.min(rival.times, 3)
  await expect(meetings(page).locator('tbody tr')).toHaveCount(shown)
  await expect(meetings(page).getByText(/^来源：/)).toBeVisible()
  await expectEqualsFreshLoad(page)

  if (rival.times > 3) {
    await meetings(page)
      .getByRole('link', { name: `查看全部 ${rival.times} 次` })
      .click()
    await expect(meetings(page).locator('tbody tr')).toHaveCount(Math.min(rival.times, 20))
  }
  await page.getByRole('navigation', { name: '看法' }).getByRole('link', { name: '列表' }).click()
  await expect(graph(page)).toBeHidden()
  await expect(main(page).getByRole('heading', { name: /^竞争对手 / })).toBeVisible()
  await expect(meetings(page)).toContainText(rival.name)
  await page.getByRole('navigation', { name: '时间' }).getByRole('link', { name: '近 1 年' }).click()
  await expect(page).toHaveURL(/years=1/)
  await expectEqualsFreshLoad(page)

  await meetings(page).getByRole('link', { name: '以它为中心' }).click()
  await expect(page.getByRole('heading', { level: 1, name: rival.name })).toBeVisible()
})
