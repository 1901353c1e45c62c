import { expect, test } from '@playwright/test'
import { aCompany } from '../support/records'
import { holdSession, roleToken } from '../support/session'
import { visit } from '../support/visit'

/** A name with one character that no name has. */
const mistyped = (name: string) => `${name.slice(0, 4)}囧${name.slice(5)}`

test('a query is corrected, narrowed conditions are offered, and the exact name comes first', async ({
  page,
  context,
}) => {
  await holdSession(context, roleToken('svip'))
  const { name } = await aCompany()
  const typed = mistyped(name)
  const first = page.getByRole('article').first()
  const search = (query: string, conditions = '') =>
    visit(page, `/qiye/?q=${encodeURIComponent(query)}${conditions}`)

  await search(typed)
  const notice = page.getByRole('status').filter({ hasText: '已改为查找' })
  await expect(notice).toContainText(`没有找到“${typed}”，已改为查找“${name}”`)
  await expect(first).toContainText(name)
  await notice.getByRole('link', { name: `仍按“${typed}”查找` }).click()
  await expect(page).toHaveURL(/match=literal/)
  await expect(page.getByText('抱歉，没有找到相关信息')).toBeVisible()
  const meant = page.getByText('您是不是要找：').getByRole('link').first()
  await expect(meant).toHaveText(name)
  await meant.click()
  await expect(first).toContainText(name)

  await search(name, `&region=${name.startsWith('拉萨') ? '500000' : '540000'}`)
  const drop = page.getByRole('link', { name: /去掉所在地区/ })
  await expect(drop).toContainText(/\d 家/)
  await drop.click()
  await expect(first).toContainText(name)

  await search(name)
  await expect(first).toContainText(name)
  const sorts = page.locator('.sorts > button')
  await expect(sorts).toContainText('最相关')
  await sorts.click()
  await page.getByRole('navigation', { name: '排序' }).getByRole('link', { name: '最近中标' }).click()
  await expect(page).toHaveURL(/sort=latest/)
  await expect(first).toContainText(name)
})

test('a member is suggested titles of the category and hits in other kinds, and opens them by keyboard', async ({
  page,
  context,
}) => {
  await holdSession(context, roleToken('svip'))
  await visit(page, '/zhaobiao/')
  const box = page.getByRole('searchbox', { name: '搜索' })
  await box.focus()
  await box.pressSequentially('小学')
  const panel = page.getByRole('region', { name: '搜索联想与历史' })
  await expect(panel.getByRole('link', { name: /小学.*招标/ }).first()).toBeVisible()
  const other = panel.getByRole('link', { name: /^中标\s*[\d,]+\+? 条$/ })
  await expect(other).toBeVisible()
  await expect(panel.getByText('抱歉，没有找到相关信息')).toHaveCount(0)
  await other.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/zhongbiao\/\?q=/)
  await expect(page.getByRole('article').first()).toContainText('小学')
  await expect(page.getByRole('article').first().locator('mark').first()).toBeVisible()
})
