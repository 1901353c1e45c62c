import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/look'
import { holdNewMember } from '../support/session'
import { loginConsole } from '../support/staff'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

const UPLOAD = '/buryPoint/uploadBuryPoint'

interface Sent {
  readonly type: string
  readonly pageUrl: string
  readonly eventParam?: string
  readonly eventName?: string
  readonly stayTime?: number
  readonly stayEndType?: number
}

/** Every record sent by the page from now on. */
const watchRecords = (page: Page): Sent[] => {
  const sent: Sent[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(UPLOAD)) sent.push(...(request.postDataJSON() as { records: Sent[] }).records)
  })
  return sent
}

/**
 * Every record sent by the browser from now on, also while a page closes, which Playwright does not report.
 */
const keepRecords = async (page: Page) => {
  await page.addInitScript((upload) => {
    const send = window.fetch
    window.fetch = (input, init) => {
      const isUpload = String(input instanceof Request ? input.url : input).endsWith(upload)
      const kept = JSON.parse(localStorage.getItem('sent') ?? '[]')
      const { records } = isUpload ? JSON.parse(String(init?.body)) : { records: [] }
      localStorage.setItem('sent', JSON.stringify([...kept, ...records]))
      return send(input, init)
    }
  }, UPLOAD)
  return (): Promise<Sent[]> => page.evaluate(() => JSON.parse(localStorage.getItem('sent') ?? '[]'))
}

test('TRK-02 a page is recorded without what was searched for, and its end when it closes', async ({
  page,
  context,
}) => {
  await holdNewMember(context)
  const sent = watchRecords(page)
  const kept = await keepRecords(page)
  await visit(page, '/qiye/?q=桥梁')
  await expect.poll(() => sent.filter(({ type }) => type === 'page').length, { timeout: 15_000 }).toBe(1)
  expect(sent[0]).toMatchObject({ pageUrl: '/qiye/' })
  expect(sent[0]).not.toHaveProperty('stayTime')
  await page.getByRole('button', { name: '搜索' }).first().focus()
  await expect.poll(() => sent.filter(({ type }) => type === 'event')).toMatchObject([{ eventName: 'focus' }])
  await page.goto('/privacy.html')
  await expect(page.getByText('不记录您在输入框里填写的内容')).toBeVisible()
  const all = await kept()
  expect(all.find(({ stayEndType }) => stayEndType !== undefined)).toMatchObject({
    pageUrl: '/qiye/',
    stayTime: expect.any(Number),
    stayEndType: expect.any(Number),
  })
  expect(JSON.stringify(all)).not.toContain('桥梁')
})

test('TRK-03 who switches it off sends nothing more, on any page', async ({ page, context }) => {
  await holdNewMember(context)
  const sent = watchRecords(page)
  await visit(page, '/center/?index=11')
  await expect.poll(() => sent.length, { timeout: 15_000 }).toBeGreaterThan(0)
  const box = page.getByLabel('允许记录我的使用情况')
  await expect(box).toBeChecked()
  await box.click()
  await expect(page.getByText('已关闭，原有的使用记录已删除')).toBeVisible()
  await expect(box).not.toBeChecked()
  await expectEqualsFreshLoad(page)
  await expectAccessible(page)
  const before = sent.length
  await visit(page, '/siku/')
  await page.waitForTimeout(6000)
  await visit(page, '/')
  expect(sent).toHaveLength(before)
  await visit(page, '/center/?index=11')
  await box.click()
  await expect(page.getByText('已开启使用记录')).toBeVisible()
  await expect.poll(() => sent.length, { timeout: 15_000 }).toBeGreaterThan(before)
})

test('TRK-04 the staff see figures of pages, words and purchases', async ({ page, context, browser }) => {
  test.setTimeout(120_000)
  await holdNewMember(context)
  const word = `无此企业甲乙丙${Date.now().toString(36)}`.slice(0, 15)
  const sent = watchRecords(page)
  await visit(page, `/qiye/?q=${encodeURIComponent(word)}`)
  await visit(page, '/svip.html')
  await expect
    .poll(() => sent.some(({ eventParam }) => eventParam === 'purchase-dialog'), { timeout: 20_000 })
    .toBe(true)
  const staff = await browser.newPage()
  await loginConsole(staff, 'editor')
  await staff.goto('/console/usage')
  await staff.getByRole('searchbox').fill(word)
  await staff.getByRole('searchbox').press('Enter')
  await expect(staff.getByRole('row').filter({ hasText: word })).toBeVisible()
  const pages = staff.getByRole('region', { name: '浏览最多的页面' })
  await expect(pages.getByRole('row').filter({ hasText: '/svip.html' })).toBeVisible()
  const funnel = staff.getByRole('region', { name: '从浏览到付款' })
  await expect(funnel.getByRole('row')).toHaveCount(31)
  await funnel.getByText('近 7 天').click()
  await expect(funnel.getByRole('row')).toHaveCount(8)
  await expectAccessible(staff)
  await staff.context().close()
})
