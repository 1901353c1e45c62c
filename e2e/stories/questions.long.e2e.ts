import { expect, type Page, test } from '@playwright/test'
import { holdNewSvip } from '../support/members'
import { findBusyCompany } from '../support/records'
import { call, roleToken } from '../support/session'
import { Walk } from '../support/walk'

/* Twenty questions of those who look up companies, each answered from the home page within six clicks. */

const BIZ = '/jian-butler-project-biz'

const main = (page: Page) => page.getByRole('main')
const head = (page: Page, label: string) =>
  page.locator('.decision > section').filter({ has: page.getByRole('heading', { name: label }) })

const search = async <T>(kind: string, body: object): Promise<T[]> => {
  const { records } = await call<{ records: T[] }>(
    `${BIZ}/${kind}/search`,
    { pageSize: 100, ...body },
    roleToken('svip'),
  )
  return records
}

const first = async <T>(kind: string, body: object = {}): Promise<T> => {
  const [record] = await search<T>(kind, body)
  if (!record) throw new Error(`${kind} has no record`)
  return record
}

test('bidder: which companies of a province have a qualification and a win of a million', async ({
  page,
}, info) => {
  const walk = await Walk.begin(page, info)
  await walk.menu('组合查询')
  const group = (name: string) => page.getByRole('group', { name })
  await walk.choose(group('所在地区').getByLabel('注册地', { exact: true }), { label: '四川' })
  await walk.choose(group('企业资质').getByLabel('资质类别'), { label: '市政公用工程' })
  await walk.type(group('中标业绩').getByLabel('单项金额不低于'), '100')
  await walk.follow(page.getByRole('button', { name: '查询企业' }))
  await expect(
    main(page)
      .getByText(/\d+ 项中标/)
      .first(),
  ).toBeVisible()
  await walk.end()
})

test('bidder: which tenders of a city end within seven days', async ({ page }, info) => {
  const walk = await Walk.begin(page, info)
  await walk.tab('查招标')
  await walk.filter('所在地区', '重庆')
  await walk.filter('投标截止', '7 天内截止')
  await expect(page.getByRole('article').first()).toContainText(/今天|明天|\d 天/)
  await walk.end()
})

test('bidder: which first-class constructors are free', async ({ page }, info) => {
  const walk = await Walk.begin(page, info)
  await walk.tab('查人员')
  await walk.filter('注册类别', '一级建造师')
  await expect(page.getByRole('article').first()).toContainText('无在建')
  await walk.end()
})

test('bidder: how often a competitor wins, and how far below the control price', async ({ page }, info) => {
  const { name } = await findBusyCompany()
  const walk = await Walk.begin(page, info)
  await walk.find('查企业', name)
  await expect(head(page, '中标率')).toContainText(/\d+ 中 \/ \d+ 投/)
  await expect(head(page, '常见下浮率')).toContainText(/\d+\.\d/)
  await walk.end()
})

test('bidder: which owners keep giving it work', async ({ page }, info) => {
  const { name } = await findBusyCompany()
  const walk = await Walk.begin(page, info)
  await walk.find('查企业', name)
  await walk.follow(
    page.getByRole('navigation', { name: '本页内容' }).getByRole('link', { name: '合作与对手' }),
  )
  await expect(page.locator('section#owners')).toContainText('占全部中标')
  await walk.end()
})

test('bidder: is a partner clean', async ({ page }, info) => {
  const { name, creditSummary } = await findBusyCompany()
  const walk = await Walk.begin(page, info)
  await walk.find('查企业', name)
  await expect(head(page, '信用结论')).toContainText(creditSummary)
  await walk.end()
})

test('bidder: can we bid', async ({ page }, info) => {
  const token = await holdNewSvip(page.context())
  const { id } = await findBusyCompany()
  await call('/jian-butler-portal-biz/myCompany/saveMyCompany', { id }, token)
  const walk = await Walk.begin(page, info, true)
  await walk.tab('查招标')
  await expect(page.locator('[data-fit][data-of]').first()).toContainText(/可投|差 \d+ 项|待定|未写明|缺/)
  await walk.end()
})

test('bidder: how far below the control price do municipal works of a province go', async ({
  page,
}, info) => {
  const walk = await Walk.begin(page, info)
  await walk.menu('下浮率与竞争')
  const choose = (row: string, choice: string) =>
    walk.follow(page.getByRole('navigation', { name: row }).getByRole('link', { name: choice, exact: true }))
  await choose('地区', '重庆')
  await choose('类型', '市政')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('重庆 · 市政')
  await walk.end()
})

test('bidder: who came second, and how far behind', async ({ page }, info) => {
  const walk = await Walk.begin(page, info)
  await walk.tab('查中标')
  await walk.openFirst()
  await expect(head(page, '与第二名相差')).toBeVisible()
  await walk.end()
})

test('bidder: what will an owner tender next', async ({ page }, info) => {
  const { companyName } = await first<{ companyName: string }>('nijian')
  const walk = await Walk.begin(page, info)
  await walk.find('查业主', companyName)
  await expect(head(page, '拟建项目')).toContainText(/[1-9]/)
  await walk.end()
})

test('owner: may this contractor have the award', async ({ page }, info) => {
  const { name } = await findBusyCompany()
  const walk = await Walk.begin(page, info)
  await walk.find('查企业', name)
  await walk.follow(page.getByRole('link', { name: '尽调表' }).first())
  await expect(main(page)).toContainText('未完工程')
  await expect(main(page)).toContainText('诉讼、仲裁与执行案件')
  await walk.end()
})

test('bank: tell me when anything of a company changes', async ({ page }, info) => {
  await holdNewSvip(page.context())
  const { name } = await findBusyCompany()
  const walk = await Walk.begin(page, info, true)
  await walk.find('查企业', name)
  await walk.press(page.getByRole('button', { name: '关注动态' }).first())
  await walk.press(page.getByRole('dialog').getByRole('button', { name: '订阅' }))
  await expect(page.getByText('已订阅')).toBeVisible()
  await walk.end()
})

test('supplier: does this owner pay', async ({ page }, info) => {
  const { ownerUnitName } = await first<{ ownerUnitName: string }>('zhongbiao')
  const walk = await Walk.begin(page, info)
  await walk.find('查业主', ownerUnitName)
  await expect(head(page, '付款记录')).toBeVisible()
  await expect(page.locator('section#payments')).toContainText('已完工合同')
  await walk.end()
})

test('recruiter: whose certificate is valid for another year', async ({ page }, info) => {
  const walk = await Walk.begin(page, info)
  await walk.tab('查人员')
  await walk.filter('注册类别', '一级建造师')
  await walk.filter('证书有效期', '有效一年以上')
  await expect(page.getByRole('article').first()).toContainText(/\d+ 天/)
  await walk.end()
})

test('person: is my own record right, and how do I claim it', async ({ page }, info) => {
  const { name } = await first<{ name: string }>('renyuan')
  const walk = await Walk.begin(page, info)
  await walk.find('查人员', name)
  await expect(page.getByRole('button', { name: /我是本人|认领/ }).first()).toBeVisible()
  await walk.end()
})

test('firm: how far is my company from the next grade', async ({ page }, info) => {
  const token = await holdNewSvip(page.context())
  const { id } = await findBusyCompany()
  await call('/jian-butler-portal-biz/myCompany/saveMyCompany', { id }, token)
  const walk = await Walk.begin(page, info, true)
  await walk.menu('资质升级')
  await expect(main(page)).toContainText(/还差|满足/)
  await walk.end()
})

test('consultant: which water works of a kind are finished', async ({ page }, info) => {
  const walk = await Walk.begin(page, info)
  await walk.tab('水利业绩')
  await walk.filter('工程类别', '河道整治')
  await expect(page.getByRole('article').first()).toBeVisible()
  await walk.end()
})

test('consortium: who holds the qualification that we lack', async ({ page }, info) => {
  const token = await holdNewSvip(page.context())
  const { id } = await findBusyCompany()
  await call('/jian-butler-portal-biz/myCompany/saveMyCompany', { id }, token)
  const walk = await Walk.begin(page, info, true)
  await walk.tab('查招标')
  await walk.follow(page.locator('[data-of="gaps"]').filter({ hasText: '级' }).first().getByRole('link'))
  await walk.follow(page.locator('section#check').getByRole('link', { name: '谁能投这个标' }))
  await expect(page.getByRole('article').first()).toBeVisible()
  await walk.end()
})

test('clerk: which penalty can be repaired, where and when', async ({ page }, info) => {
  const walk = await Walk.begin(page, info)
  await walk.tab('查信用')
  await walk.filter('行政处罚', '有处罚')
  await walk.openFirst()
  await expect(page.locator('section#repairs')).toContainText(/可申请|已修复|公示已期满/)
  await walk.end()
})

test('journalist: what does a market look like, and how is it cited', async ({ page, context }, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const walk = await Walk.begin(page, info)
  await walk.menu('下浮率与竞争')
  await walk.follow(
    page.getByRole('navigation', { name: '年份' }).getByRole('link', { name: '2025 年', exact: true }),
  )
  await walk.press(page.getByRole('button', { name: '复制引用' }))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('[DB/OL]. 统计 2025-01-01')
  await walk.end()
})
