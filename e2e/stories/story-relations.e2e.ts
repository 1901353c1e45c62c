import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/look'
import { call, holdNewMember, holdSession, roleToken } from '../support/session'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

const portal = process.env.PORTAL_URL ?? 'http://localhost:3000'
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

test('REL-03 REL-06 a member sees who a company meets, and with a key the results behind it', {
  tag: '@long',
}, async ({ page, context }) => {
  const { id, name, rival } = await aBusyCompany()
  await holdSession(context, portal, roleToken('svip'))
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

test('REL-06 ACC-02 on a phone without scripts a visitor sees lists, and prices as locks', async ({
  browser,
}) => {
  const { id, rival, rivals } = await aBusyCompany()
  const context = await browser.newContext({
    baseURL: portal,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto(`/companyAnalyze/?cid=${id}`)
  await expect(graph(page)).toBeHidden()
  await page
    .getByRole('navigation', { name: '关系种类' })
    .getByRole('link', { name: /竞争对手/ })
    .click()
  const list = page.locator('#competitor')
  await expect(list).toBeVisible()
  await expect(page.locator('#owner')).toBeHidden()
  await expect(list.getByRole('link')).toHaveCount(Math.min(2, rivals))
  await expect(main(page).getByText(/还有.*竞争对手 .* 家，登录后查看完整信息/)).toBeVisible()

  await list.getByRole('link', { name: rival.name }).click()
  await expect(meetings(page).getByRole('heading')).toContainText(`${rival.times} 次同场`)
  await expect(meetings(page).locator('a.locked').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await context.close()
})

test('REL-07 a company tells a member how often they met, and from whose side', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const { id, name, rival } = await aBusyCompany()
  const token = await holdNewMember(context, portal)
  await visit(page, `/qiye/${rival.id}/`)
  await expect(main(page).getByText('与我们')).toHaveCount(0)

  await call('/jian-butler-portal-biz/myCompany/saveMyCompany', { id }, token)
  await visit(page, `/qiye/${rival.id}/`)
  const line = main(page).locator('.us-and-them')
  await expect(line).toContainText(
    `同场 ${rival.times} 次，我们胜 ${rival.won}，对方胜 ${rival.lost}，他人中标 ${rival.elsewhere}`,
  )
  // Prices, and figures derived from them, are for members.
  await expect(line).not.toContainText('相差')
  await expectEqualsFreshLoad(page)
  await line.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(graph(page)).toContainText('（我）')
  await expect(meetings(page).getByRole('heading')).toContainText(`${rival.times} 次同场`)

  await visit(page, `/qiye/${id}/`)
  await expect(line).toContainText('这是我的企业')
})
