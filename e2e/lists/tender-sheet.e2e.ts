import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/look'
import { gatewayNow } from '../support/sandbox'
import { call, holdNewMember, roleToken } from '../support/session'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

interface Tender {
  readonly id: string
  readonly engineeringName: string
  readonly bidDeadline: number
}
interface Sheet {
  readonly owner: { readonly discount: object | null } | null
  readonly rivals: { readonly total: number }
  readonly similar: { readonly records: readonly object[] }
}

/** An open tender that requires a qualification, with an owner's history, rivals and similar tenders. */
async function anOpenTender(): Promise<Tender> {
  const token = roleToken('svip')
  const now = await gatewayNow()
  const { records } = await call<{ records: Tender[] }>(
    '/jian-butler-project-biz/zhaobiao/search',
    { pageSize: 50, filters: { qualification: ['D110', 'D101'], due: ['30d'], notice: ['tender'] } },
    token,
  )
  for (const record of records) {
    if (record.bidDeadline < now + 86_400_000) continue
    const sheet = await call<Sheet>('/jian-butler-project-biz/zhaobiao/sheet', { id: record.id }, token)
    if (sheet.owner?.discount && sheet.rivals.total > 2 && sheet.similar.records.length > 0) return record
  }
  throw new Error('no open tender has all of it')
}

const main = (page: Page) => page.getByRole('main')
const cell = (page: Page, label: string) => main(page).locator('.decision-cell').filter({ hasText: label })

test('BID-01 BID-02 BID-03 a visitor sees until when, for how much, against whom, and takes the dates along', async ({
  page,
}) => {
  const tender = await anOpenTender()
  await visit(page, `/zhaobiao/${tender.id}.html`)
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText(tender.engineeringName)
  await expect(cell(page, '能不能投').getByRole('link', { name: '登录后判断' })).toBeVisible()
  await expect(cell(page, '投标截止')).toContainText(/还剩\s*\d+\s*天/)
  await expect(cell(page, '该业主的下浮率')).toContainText(/\d+\.\d%.*(样本少|\d+ 标)/)
  await expect(cell(page, '预计对手')).toContainText(/\d+家/)
  const steps = main(page).getByRole('list', { name: '时间安排' }).getByRole('listitem')
  await expect(steps.first()).toContainText('发布公告')
  await expect(steps.last()).toContainText('今天')
  // A visitor sees two of the rivals; the page shows their total number.
  await expect(page.locator('section#rivals tbody tr')).toHaveCount(2)
  await expect(page.locator('section#rivals')).toContainText(/共 \d+ 家/)
  await expect(page.locator('section#similar li').first()).toContainText(/还剩 \d+ 天|今天/)
  await expect(page.locator('section#content h3')).toContainText(['一、招标条件', '三、投标人资格要求'])
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await main(page).getByRole('link', { name: '加入日历' }).first().click()
  const file = await readFile(await (await download).path(), 'utf8')
  const utc = new Date(tender.bidDeadline).toISOString().replace(/[-:]|\.\d+/g, '')
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(file).toContain(`DTSTART:${utc}\r\n`)
  expect(file.match(/BEGIN:VALARM/g)?.length).toBeGreaterThan(1)
})

test('BID-04 a member sees whether their company can bid, follows a clause to the notice, and is reminded', {
  tag: '@long',
}, async ({ page, context }) => {
  const tender = await anOpenTender()
  await holdNewMember(context)
  await visit(page, `/zhaobiao/${tender.id}.html`)
  await cell(page, '能不能投').getByRole('link', { name: '选择企业后判断' }).click()
  await expect(page).toHaveURL(/index=24/)
  await page.getByLabel(/企业全称或统一社会信用代码/).fill('重庆')
  await page.getByRole('list', { name: '可以选择的企业' }).getByRole('button').first().click()
  await expect(page.getByText('已保存我的企业')).toBeVisible()

  await visit(page, `/zhaobiao/${tender.id}.html`)
  await expect(cell(page, '能不能投')).toContainText(/可投|差 \d+ 项|\d+ 项待定/)
  const requirements = page.locator('section#check .requirement')
  const order = await requirements.evaluateAll((rows) =>
    rows.map((row) => ['missing', 'unknown', 'met'].indexOf((row as HTMLElement).dataset.status ?? '')),
  )
  expect(order.length).toBeGreaterThan(1)
  expect(order).toEqual([...order].sort())
  const clause = requirements.getByRole('link', { name: '看原文' }).first()
  const target = await clause.getAttribute('href')
  await clause.click()
  await expect(page.locator(`section#content ${target} mark`).first()).toBeVisible()
  await expectAccessible(page)

  // The bar follows the reading position: from the top, where a fresh page begins.
  await visit(page, `/zhaobiao/${tender.id}.html`)
  await main(page).getByRole('button', { name: '提醒我' }).click()
  const dialog = page.getByRole('dialog', { name: /^订阅/ })
  await dialog.getByRole('button', { name: '订阅' }).click()
  await expect(page.getByText('已订阅，有新数据会通知您')).toBeVisible()
  await expectEqualsFreshLoad(page)
  await visit(page, '/center/?index=13')
  await expect(main(page).getByRole('article')).toHaveCount(1)
})

interface Partners {
  readonly gaps: ReadonlyArray<{
    readonly partners: ReadonlyArray<{ readonly name: string; readonly latest: { readonly name: string } }>
  }>
}

const MY_COMPANY = '/jian-butler-portal-biz/myCompany'

/** Chooses a company that won as a consortium, and finds a tender whose gap one of its partners closes. */
async function chooseCompanyWithPartners(token: string) {
  const project = '/jian-butler-project-biz'
  const { records: wins } = await call<{ records: { companyId: string; partnerNames: string | null }[] }>(
    `${project}/zhongbiao/search`,
    { pageSize: 100 },
    roleToken('svip'),
  )
  const { records: tenders } = await call<{ records: Tender[] }>(
    `${project}/zhaobiao/search`,
    { pageSize: 100, filters: { notice: ['tender'], due: ['open'] } },
    roleToken('svip'),
  )
  const leads = new Set(wins.flatMap(({ companyId, partnerNames }) => (partnerNames ? [companyId] : [])))
  for (const id of [...leads].slice(0, 12)) {
    await call(`${MY_COMPANY}/saveMyCompany`, { id }, token)
    const { fits } = await call<{ fits: { id: string; of: string }[] }>(
      `${MY_COMPANY}/checkTenders`,
      { ids: tenders.map((tender) => tender.id) },
      token,
    )
    for (const fit of fits.filter(({ of }) => of === 'gaps')) {
      const { gaps } = await call<Partners>(`${MY_COMPANY}/findTenderPartners`, { id: fit.id }, token)
      const [partner] = gaps.flatMap(({ partners }) => partners)
      if (partner) return { tenderId: fit.id, partner }
    }
  }
  throw new Error('no past partner closes a gap')
}

test('MYC-08 a member who lacks a qualification finds a past partner that holds it, and their last joint bid', async ({
  page,
  context,
}) => {
  const token = await holdNewMember(context)
  const { tenderId, partner } = await chooseCompanyWithPartners(token)
  await visit(page, `/zhaobiao/${tenderId}.html`)
  const check = page.locator('section#check')
  await expect(check).toContainText(/联合体投标过、持有这一资质的企业 \d+ 家/)
  await expect(check).toContainText(/联合体投标 \d+ 次，中 \d+ 次/)
  await expect(check.getByRole('link', { name: partner.name }).first()).toBeVisible()
  await expectAccessible(page)
  await check.getByRole('link', { name: partner.latest.name }).first().click()
  await expect(page).toHaveURL(/\/zhongbiao\//)
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText(partner.latest.name)
})
