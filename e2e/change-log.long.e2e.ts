import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/look'
import { visit } from './support/visit'
import { expectEqualsFreshLoad } from './support/whole-screen'

const entry = (page: Page) =>
  page.getByRole('complementary', { name: '快捷服务' }).getByRole('link', { name: /^更新/ })
const dot = (page: Page) => entry(page).locator('.unread')
const list = (page: Page) => page.getByRole('navigation', { name: '更新日志列表' })

/**
 * True when the newest entry of the log is at most two days old (CHG-01): the entry has a real date, and
 * tests run on any day.
 */
const hasNews = async (page: Page): Promise<boolean> => {
  await visit(page, '/dailyLog/')
  const text = (await list(page).getByRole('link').first().textContent()) ?? ''
  const day = /\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? ''
  await page.context().clearCookies({ name: 'JGJDAILYLOG' })
  return Date.parse(`${day}T00:00:00+08:00`) + 3 * 86_400_000 > Date.now()
}

test('CHG-01, CHG-02 the dot leads to the log over the page; looked at, it is gone on other pages too', async ({
  page,
}) => {
  // Wide enough to show the menu beside the page.
  await page.setViewportSize({ width: 1400, height: 900 })
  const news = (await hasNews(page)) ? 1 : 0
  await visit(page, '/help.html')
  await expect(dot(page)).toHaveCount(news)
  await entry(page).click()
  const dialog = page.getByRole('dialog', { name: '更新日志' })
  await expect(list(page).getByRole('link')).toHaveCount(10)
  await expect(list(page).getByRole('link').first()).toContainText('新')
  await expect(dialog.getByRole('article')).toContainText('金额合计')
  await expectAccessible(page)
  // Scrolling to the end of the list loads more entries.
  await list(page).getByRole('link').last().scrollIntoViewIfNeeded()
  await list(page).evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await expect.poll(() => list(page).getByRole('link').count()).toBeGreaterThan(10)
  const second = list(page).getByRole('link').nth(1)
  const title = (await second.locator('b').textContent()) ?? ''
  await second.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('article', { name: title })).toBeVisible()
  await expect(second).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(entry(page)).toBeFocused()
  await expect(dot(page)).toHaveCount(0)
  await expectEqualsFreshLoad(page)

  await visit(page, '/about.html')
  await expect(entry(page)).toBeVisible()
  await expect(dot(page)).toHaveCount(0)
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'JGJDAILYLOG')
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(3 * 86_400 - 120)
  await page.context().clearCookies({ name: 'JGJDAILYLOG' })
  await visit(page, '/about.html')
  await expect(entry(page)).toBeVisible()
  await expect(dot(page)).toHaveCount(news)
})
