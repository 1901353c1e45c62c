import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/look'
import { holdNewMember } from '../support/session'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

const QUESTION = '重庆近一年500万以上的市政招标'
/** The first ten characters of the question. */
const NAME = '重庆近一年500万以'

const drawer = (page: Page) => page.getByRole('dialog', { name: 'AI 商机助手' })
const log = (page: Page) => drawer(page).getByRole('log')
const rows = (page: Page) => drawer(page).getByRole('navigation', { name: '对话列表' }).getByRole('listitem')

async function pressEntry(page: Page) {
  const entry = page.getByRole('button', { name: 'AI 商机助手' })
  const menu = page.getByRole('button', { name: '快捷服务' })
  if (!(await entry.isVisible()) && (await menu.isVisible())) await menu.click()
  await entry.click()
}

async function open(page: Page) {
  await pressEntry(page)
  await expect(drawer(page)).toBeVisible()
}

async function ask(page: Page, text: string) {
  const box = drawer(page).getByRole('textbox', { name: '输入问题' })
  await box.fill(text)
  await box.press('Enter')
}

test('AI-01 to AI-05 asks, reads the cited records, rates, renames, and finds all of it after a reload', async ({
  page,
}) => {
  await holdNewMember(page.context())
  await visit(page, '/zhaobiao/')
  const scripts: string[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith('.js')) scripts.push(answer.url())
  })
  await open(page)
  // The click loads the drawer, not the page.
  expect(scripts.length).toBeGreaterThan(0)
  expect((await drawer(page).boundingBox())?.width).toBe(900)
  await expect(log(page).getByRole('button', { name: /招标/ }).first()).toBeVisible()
  await expect(rows(page)).toHaveText(['新建对话'])
  await expectAccessible(page)

  await ask(page, QUESTION)
  await expect(drawer(page).getByRole('button', { name: '有用' })).toBeVisible()
  await expect(log(page)).toContainText('所在地区：重庆')
  const card = log(page).getByRole('listitem').getByRole('link').first()
  await expect(card).toHaveAttribute('href', /^\/zhaobiao\/[^/]+\.html$/)
  await expect(card).toContainText('预算金额')
  await expect(rows(page).first()).toContainText(NAME)
  await expectAccessible(page)

  // A card opens the record beside the conversation.
  const [record] = await Promise.all([page.waitForEvent('popup'), card.click()])
  await expect(record.getByRole('main')).toBeVisible()
  await record.close()

  await drawer(page).getByRole('button', { name: '有用' }).click()
  await expect(drawer(page).getByRole('button', { name: '有用' })).toHaveAttribute('aria-pressed', 'true')
  await drawer(page)
    .getByRole('button', { name: `重命名 ${NAME}` })
    .click()
  await drawer(page).getByRole('textbox', { name: '对话名称' }).fill('市政招标')
  await page.keyboard.press('Enter')
  await expect(rows(page).first()).toContainText('市政招标')
  const shown = await log(page).textContent()

  await page.reload()
  await open(page)
  await expect(rows(page).first()).toContainText('市政招标')
  await expect(log(page)).toHaveText(shown ?? '')
  await expect(drawer(page).getByRole('button', { name: '有用' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toHaveCount(0)
  await expectEqualsFreshLoad(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('AI-04 the drawer is the whole screen, and the list takes the place of the chat', {
    tag: '@long',
  }, async ({ page }) => {
    await holdNewMember(page.context())
    await visit(page, '/zhaobiao/')
    await open(page)
    const { x, width, height } = (await drawer(page).boundingBox()) ?? { x: -1, width: 0, height: 0 }
    expect([x, width, height]).toEqual([0, 390, 844])
    await ask(page, QUESTION)
    await expect(drawer(page).getByRole('button', { name: '有用' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessible(page)
    await drawer(page).getByRole('button', { name: '对话列表' }).click()
    await expect(log(page)).toBeHidden()
    await expect(rows(page).first()).toContainText(NAME)
    await expectAccessible(page)
    await drawer(page).getByRole('button', { name: '新建对话' }).click()
    await expect(log(page)).toContainText('说需求，找商机')
  })
})
