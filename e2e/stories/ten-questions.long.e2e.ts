import { expect, type Locator, type Page, type TestInfo, test } from '@playwright/test'
import { holdNewSvip } from '../support/members'
import { call, holdSession, roleToken } from '../support/session'
import { settled, visit } from '../support/visit'

/*
 * The questions of a bidder before a bid, each answered from the home page by a member, with the number of
 * clicks. A typed word and a choice in a select each count as a click.
 */

const portal = process.env.PORTAL_URL ?? 'http://localhost:3000'
const BIZ = '/jian-butler-project-biz'

interface Company {
  readonly id: string
  readonly name: string
  readonly region: string
  readonly creditSummary: string
  readonly qualifications: ReadonlyArray<{ readonly name: string }>
}

/** A page, and the number of its reader's clicks. */
class Walk {
  clicks = 0
  constructor(
    readonly page: Page,
    private readonly info: TestInfo,
  ) {}

  async follow(locator: Locator) {
    const opened = this.page.waitForEvent('framenavigated')
    await this.press(locator)
    await opened
    await this.page.waitForLoadState()
    await settled(this.page)
  }

  async press(locator: Locator) {
    await locator.click()
    this.clicks++
  }

  async type(locator: Locator, text: string) {
    await locator.fill(text)
    this.clicks++
  }

  async choose(locator: Locator, option: string | { readonly label: string }) {
    await locator.selectOption(option)
    this.clicks++
  }

  tab(name: string) {
    return this.follow(
      this.page.getByRole('navigation', { name: '查询类别' }).getByRole('link', { name, exact: true }),
    )
  }

  /** A choice in one of the list's menus: two clicks. */
  async filter(menu: string, choice: string) {
    const of = this.page.getByRole('region', { name: '筛选' }).locator('details', { hasText: menu }).first()
    await this.press(of.locator('summary').first())
    await this.follow(of.getByRole('link', { name: choice, exact: true }).first())
  }

  async find(tab: string, word: string) {
    await this.tab(tab)
    await this.type(this.page.getByRole('searchbox', { name: '搜索' }), word)
    await this.follow(this.page.getByRole('button', { name: '搜索', exact: true }))
    await this.follow(this.page.getByRole('article').first().getByRole('link').first())
  }

  /** Checks the number of clicks at the answer, and attaches a screenshot. */
  async end(most: number) {
    expect(this.clicks, `${this.info.title}: clicks`).toBeLessThanOrEqual(most)
    const body = await this.page.screenshot()
    await this.info.attach(`${this.clicks} clicks`, { body, contentType: 'image/png' })
  }
}

const main = (page: Page) => page.getByRole('main')
const cell = (page: Page, label: string) =>
  page.getByLabel('一眼看懂').locator('section', { has: page.getByRole('heading', { name: label }) })

const begin = async (page: Page, info: TestInfo): Promise<Walk> => {
  await holdSession(page.context(), portal, roleToken('svip'))
  await visit(page, '/')
  return new Walk(page, info)
}

/** The company with the most wins. */
const busyCompany = async (): Promise<Company> => {
  const asked = { sort: 'wins', pageSize: 10 }
  const { records } = await call<{ records: Array<{ id: string }> }>(`${BIZ}/company/search`, asked)
  return call<Company>(`${BIZ}/company/detail`, { id: records[0]?.id })
}

test('1 which companies of a region have a qualification and a win above an amount in the last year', async ({
  page,
}, info) => {
  const { region, qualifications } = await busyCompany()
  const category = qualifications[0]?.name.replace(/施工总承包$|专业承包$/, '') ?? ''
  const walk = await begin(page, info)
  await walk.press(page.getByRole('button', { name: '查询服务' }))
  await walk.press(page.getByText('全部查询、服务与内容'))
  await walk.follow(page.getByRole('link', { name: '组合查询' }).first())
  const group = (name: string) => page.getByRole('group', { name })
  await walk.choose(group('所在地区').getByLabel('注册地', { exact: true }), `${region.slice(0, 2)}0000`)
  await walk.choose(group('企业资质').getByLabel('资质类别'), { label: category })
  await walk.type(group('中标业绩').getByLabel('单项金额不低于'), '100')
  await walk.follow(page.getByRole('button', { name: '查询企业' }))
  await expect(page).toHaveURL(/won\.amount=100/)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(
    main(page)
      .getByText(/\d+ 项中标/)
      .first(),
  ).toBeVisible()
  await walk.end(7)
})

test('2 which tenders of a region end within seven days', async ({ page }, info) => {
  const walk = await begin(page, info)
  await walk.tab('查招标')
  await walk.filter('投标截止', '7 天内截止')
  await walk.filter('公告类型', '招标公告')
  await expect(page.getByRole('article').first()).toContainText(/今天|\d 天/)
  await walk.end(5)
})

test('3 which first-class constructors are free', async ({ page }, info) => {
  const walk = await begin(page, info)
  await walk.tab('查人员')
  await walk.filter('注册类别', '一级建造师')
  await walk.filter('在建', '无在建')
  await expect(main(page).locator('.inferred').first()).toContainText('无在建')
  await walk.end(5)
})

test('4 how often a competitor wins, and how far below the control price', async ({ page }, info) => {
  const { name } = await busyCompany()
  const walk = await begin(page, info)
  await walk.find('查企业', name)
  await expect(cell(page, '中标率')).toContainText(/\d+ 中 \/ \d+ 投/)
  await expect(cell(page, '常见下浮率')).toContainText(/\d+\.\d/)
  await walk.end(4)
})

test('5 which owners keep giving it work', async ({ page }, info) => {
  const { name } = await busyCompany()
  const walk = await begin(page, info)
  await walk.find('查企业', name)
  const bar = page.getByRole('navigation', { name: '本页内容' })
  await walk.follow(bar.getByRole('link', { name: '合作与对手' }))
  await expect(page.locator('section#owners')).toBeInViewport()
  await expect(page.locator('section#owners')).toContainText('占全部中标')
  await walk.end(5)
})

test('6 whether a partner is clean', async ({ page }, info) => {
  const { name, creditSummary } = await busyCompany()
  const walk = await begin(page, info)
  await walk.find('查企业', name)
  await expect(cell(page, '信用结论')).toContainText(creditSummary)
  await walk.end(4)
})

test('7 whether we can bid', async ({ page }, info) => {
  const token = await holdNewSvip(page.context(), portal)
  const { id } = await busyCompany()
  await call('/jian-butler-portal-biz/myCompany/saveMyCompany', { id }, token)
  await visit(page, '/')
  const walk = new Walk(page, info)
  await walk.tab('查招标')
  await walk.filter('投标截止', '30 天内截止')
  await expect(page.locator('[data-fit][data-of]').first()).toContainText(/可投|差 \d+ 项|待定|未写明/)
  await walk.end(3)
})

test('8 the usual discount of a region and a type of works', async ({ page }, info) => {
  const walk = await begin(page, info)
  await walk.press(page.getByRole('button', { name: '查询服务' }))
  await walk.press(page.getByText('全部查询、服务与内容'))
  await walk.follow(page.getByRole('link', { name: '中标率与下浮率' }).first())
  await walk.follow(page.getByRole('navigation', { name: '类型' }).getByRole('link', { name: '市政' }))
  await walk.follow(page.getByRole('navigation', { name: '地区' }).getByRole('link', { name: '重庆' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('重庆 · 市政中标率与下浮率')
  await walk.end(5)
})

test('9 who came second, and with which price', async ({ page }, info) => {
  const walk = await begin(page, info)
  await walk.tab('查招标')
  await walk.filter('公告类型', '中标候选人')
  await walk.follow(page.getByRole('article').first().getByRole('link').first())
  const rows = page.locator('section#candidate tbody tr')
  await expect(rows.nth(1)).toContainText(/公司/)
  await expect(rows.nth(1)).toContainText(/[\d,]+\.\d\d/)
  await walk.end(4)
})

test('10 what an owner will tender next', async ({ page }, info) => {
  const { records } = await call<{ records: Array<{ companyName: string }> }>(
    `${BIZ}/nijian/search`,
    { pageSize: 10 },
    roleToken('svip'),
  )
  const owner = records[0]?.companyName ?? ''
  const walk = await begin(page, info)
  await walk.find('查业主', owner)
  const planned = main(page).locator('section', { has: page.getByRole('heading', { name: '拟建项目' }) })
  await expect(planned.locator('tbody tr').first()).toBeVisible()
  await expect(page.getByRole('button', { name: '关注动态' }).first()).toBeVisible()
  await walk.end(4)
})
