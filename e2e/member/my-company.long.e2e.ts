import { expect, type Page, test } from '@playwright/test'
import { loginDialog } from '../support/login'
import { expectAccessible } from '../support/look'
import { gatewayNow } from '../support/sandbox'
import { call, holdNewMember, roleToken } from '../support/session'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

const DAY_MS = 86_400_000
const CENTRE = '/center/?index=24'

interface Firm {
  readonly id: string
  readonly name: string
  readonly status: string
  readonly creditCode: string
  readonly qualifications: ReadonlyArray<{ name: string; grade: string; validUntil: string }>
}

/** An active company with a qualification that ends within 30 days. */
async function aFirmWithEnding(): Promise<Firm> {
  const token = roleToken('svip')
  const now = await gatewayNow()
  const daysLeft = (day: string) => (Date.parse(`${day}T00:00:00+08:00`) - now) / DAY_MS
  for (let pageNum = 1; pageNum <= 10; pageNum++) {
    const { records } = await call<{ records: Firm[] }>(
      '/jian-butler-project-biz/company/search',
      { pageSize: 20, pageNum, filters: { status: ['active'], qualification: ['D110', 'D101'] } },
      token,
    )
    for (const { id } of records) {
      const firm = await call<Firm>('/jian-butler-project-biz/company/detail', { id }, token)
      const ends = firm.qualifications.some(({ validUntil }) => {
        const days = daysLeft(validUntil)
        return days > 1 && days < 29
      })
      if (ends) return firm
    }
  }
  throw new Error('no company has a qualification that ends within a month')
}

/** A tender that names the required qualification, permit and constructor. */
async function aTender(): Promise<string> {
  const { records } = await call<{ records: Array<{ id: string }> }>(
    '/jian-butler-project-biz/zhaobiao/search',
    { pageSize: 10, filters: { qualification: ['D110'] } },
    roleToken('svip'),
  )
  return `/zhaobiao/${records[0]?.id}.html`
}

const check = (page: Page) => page.locator('section#check')
const box = (page: Page) => page.getByLabel(/企业全称或统一社会信用代码/)
const main = (page: Page) => page.getByRole('main')

test('MYC-01 MYC-03 MYC-06 a member chooses their company by its code, sees a tender compared and what ends, and removes it', async ({
  page,
  context,
}) => {
  const [firm, tender] = [await aFirmWithEnding(), await aTender()]
  await visit(page, tender)
  await check(page).getByRole('link', { name: '登录后对照' }).click()
  await expect(loginDialog(page)).toBeVisible()

  await holdNewMember(context)
  await visit(page, tender)
  await check(page).getByRole('link', { name: '选择我的企业' }).click()
  await expect(page).toHaveURL(/index=24/)

  const last = firm.creditCode.at(-1)
  await box(page).fill(`${firm.creditCode.slice(0, -1)}${last === '1' ? '2' : '1'}`)
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('统一社会信用代码的校验位不正确')).toBeVisible()
  await expectAccessible(page)
  await box(page).fill(firm.creditCode.toLowerCase())
  await page.getByRole('button', { name: '确定' }).click()
  await expect(main(page).getByRole('heading', { name: firm.name })).toBeVisible()
  await expect(
    main(page)
      .getByText(/^剩 \d+ 天$/)
      .first(),
  ).toBeVisible()
  await expectEqualsFreshLoad(page)
  await expectAccessible(page)
  await expect(page.getByRole('complementary', { name: '到期提醒' })).toContainText(/还有 \d+ 天到期/)

  await visit(page, tender)
  await expect(check(page)).toContainText('公告写明 3 项要求')
  await expect(check(page)).toContainText(firm.name)
  await expect(check(page).getByRole('listitem')).toHaveCount(3)
  await check(page).getByRole('link', { name: '查看企业资质' }).click()
  await expect(page).toHaveURL(new RegExp(`/qiye/${firm.id}/#qualification`))

  await expect(async () => {
    await visit(page, '/center/?index=5&kind=reminder')
    await expect(
      main(page)
        .getByText(/还有 \d+ 天到期/)
        .first(),
    ).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 40_000 })

  await visit(page, CENTRE)
  await page.getByRole('button', { name: '移除' }).click()
  await page.getByRole('dialog', { name: '移除我的企业' }).getByRole('button', { name: '移除' }).click()
  await expect(main(page).getByRole('heading', { name: '选择我的企业' })).toBeVisible()
  await expectEqualsFreshLoad(page)
})
