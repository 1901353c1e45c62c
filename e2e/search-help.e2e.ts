import { expect, test } from '@playwright/test'
import { aCompany } from './records'
import { call, holdSession, roleToken } from './session'
import { visit } from './visit'

const portal = process.env.PORTAL_URL ?? 'http://localhost:3000'

/** A company whose name holds a brand that no other character sounds like at its end. */
const mistyped = (name: string) => `${name.slice(0, 4)}囧${name.slice(5, 9)}`

test('a company is suggested by its initials, marked where it meets them, and opened by key', async ({
  page,
}) => {
  const { records } = await call<{ records: { name: string }[] }>(
    '/jian-butler-project-biz/company/searchAssociation',
    { companyNames: 'cq' },
  )
  const name = records[0]?.name ?? ''
  expect(name).toMatch(/^重庆|^长/)
  await visit(page, '/qiye/')
  const box = page.getByRole('searchbox', { name: '搜索' })
  await box.focus()
  await box.pressSequentially('cq')
  const option = page.getByRole('link', { name: new RegExp(name) }).first()
  await expect(option).toBeVisible()
  await expect(option.locator('mark')).toHaveText(name.slice(0, 2))
  await box.press('ArrowDown')
  await expect(page.locator('[data-option]').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/qiye\/[0-9a-z]+\//)
})

test('a mistyped name is asked about, and the question leads to what was meant', async ({
  page,
  context,
}) => {
  await holdSession(context, portal, roleToken('svip'))
  const { name } = await aCompany()
  await visit(page, `/qiye/?q=${encodeURIComponent(mistyped(name))}`)
  await expect(page.getByText('抱歉，没有找到相关信息')).toBeVisible()
  const meant = page.getByText('您是不是要找：').getByRole('link').first()
  await expect(meant).toHaveText(name.slice(0, 9))
  await expect(page.getByText('未找到完全匹配，以下为相近结果')).toBeVisible()
  await meant.click()
  await expect(page.getByRole('article').first()).toContainText(name.slice(0, 9))
})

test('a search that is too narrow says which condition to drop, and how many that finds', async ({
  page,
  context,
}) => {
  await holdSession(context, portal, roleToken('svip'))
  const { name } = await aCompany()
  const far = name.startsWith('拉萨') ? '500000' : '540000'
  await visit(page, `/qiye/?q=${encodeURIComponent(name.slice(0, 9))}&region=${far}`)
  const drop = page.getByRole('link', { name: /去掉所在地区/ })
  await expect(drop).toContainText(/\d 家/)
  await drop.click()
  await expect(page.getByRole('article').first()).toContainText(name.slice(0, 9))
})
