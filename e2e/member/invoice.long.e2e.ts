import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { violationsOn } from '../support/look'
import { buy, MANAGER } from '../support/members'
import { call, holdNewMember } from '../support/session'
import { loginConsole } from '../support/staff'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

const COMPANY = { title: '渝州某建设有限公司', taxNumber: '91350100M000100Y43' }

const openInvoice = async (staff: Page, code: string) => {
  await staff.getByRole('navigation', { name: '运营台' }).getByRole('link', { name: '发票' }).click()
  await staff.getByRole('link', { name: code }).click()
  const panel = staff.getByRole('dialog', { name: '发票' })
  await expect(panel.getByText(COMPANY.title)).toBeVisible()
  return panel
}

test('a member asks for an invoice, finance issues it, the member downloads it, a refund makes it red', async ({
  page,
  context,
  browser,
}) => {
  // Two people at two screens.
  test.slow()
  const token = await holdNewMember(context)
  const orderId = await buy('svip-quarter', token)
  const askButton = page.getByRole('button', { name: /^申请开票/ })
  // The list appears without the invoice buttons if a busy gateway returns the invoices too late.
  await expect(async () => {
    await visit(page, '/center/?index=6')
    await expect(askButton).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 60_000 })
  await askButton.click()
  const dialog = page.getByRole('dialog', { name: '申请开票' })
  await expect(dialog.getByText('¥980.00')).toBeVisible()
  await dialog.getByRole('button', { name: '提交申请' }).click()
  await expect(dialog.getByText('请填写发票抬头')).toBeVisible()
  await dialog.getByRole('textbox', { name: '发票抬头' }).fill(COMPANY.title)
  await dialog.getByRole('textbox', { name: '纳税人识别号' }).fill('91350100M000100Y44')
  await dialog.getByRole('button', { name: '提交申请' }).click()
  await expect(dialog.getByText('纳税人识别号有误')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole('textbox', { name: '纳税人识别号' }).fill(COMPANY.taxNumber)
  await dialog.getByRole('button', { name: '提交申请' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('row', { name: /ZST/ })).toContainText('待开具')
  await expectEqualsFreshLoad(page)
  await visit(page, '/center/?index=20')
  const mine = page.getByRole('article', { name: /^发票 FP/ })
  await expect(mine.getByText('待开具')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: COMPANY.taxNumber })).toContainText('默认')
  expect(await violationsOn(page)).toEqual([])
  const code = /FP\d{20}/.exec((await mine.textContent()) ?? '')?.[0] ?? 'no code'

  const office = await browser.newContext()
  const staff = await office.newPage()
  await loginConsole(staff, 'finance')
  const panel = await openInvoice(staff, code)
  expect(await violationsOn(staff)).toEqual([])
  await panel.getByRole('button', { name: '登记开具' }).click()
  await expect(panel.getByText('请选择发票文件')).toBeVisible()
  await panel.getByRole('button', { name: '生成样票' }).click()
  await expect(panel.getByText('已开具')).toBeVisible()

  await page.reload()
  await expect(mine.getByText('已开具')).toBeVisible()
  const issuedOn = /开票日期 (\d{4}-\d{2}-\d{2})/.exec((await mine.textContent()) ?? '')?.[1] ?? ''
  const downloading = page.waitForEvent('download')
  await mine.getByRole('link', { name: '下载发票 PDF' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^电子发票-\d{20}\.pdf$/)
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')

  const price = await call<{ amount: number; points: number }>(`${MANAGER}/priceRefund`, { orderId }, token)
  const { amount, points } = price
  const asked = await call<{ refundCode: string }>(
    `${MANAGER}/askRefund`,
    { orderId, reason: '买错了', amount, points },
    token,
  )
  await staff.goto(`/console/refund/${asked.refundCode}`)
  await staff.getByRole('dialog', { name: '退款' }).getByRole('button', { name: '批准退款' }).click()
  await staff.getByRole('dialog', { name: '批准退款' }).getByRole('button', { name: '批准' }).click()
  await expect(staff.getByRole('button', { name: '批准退款' })).toHaveCount(0)
  await page.reload()
  await expect(mine.getByText('待红冲')).toBeVisible()

  await staff.goto(`/console/invoice/${code}`)
  const due = staff.getByRole('dialog', { name: '发票' })
  await due.getByLabel('发票号码').fill('26502000000099887766')
  await due.getByRole('textbox', { name: '开票日期' }).fill(issuedOn)
  await due
    .getByLabel('发票文件')
    .setInputFiles({ name: '红字.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 red') })
  await due.getByRole('button', { name: '完成红冲' }).click()
  await expect(due.getByRole('button', { name: '完成红冲' })).toHaveCount(0)
  expect(await violationsOn(staff)).toEqual([])
  await office.close()
  await page.reload()
  await expect(mine.getByText('部分红冲')).toBeVisible()
  await expect(mine.getByText('26502000000099887766')).toBeVisible()
  await expect(mine.getByRole('link', { name: '下载红字发票 PDF' })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})

test('BIL-08 titles are saved, changed and removed', async ({ page, context }) => {
  await holdNewMember(context)
  await visit(page, '/center/?index=20')
  const saved = page.getByRole('listitem').filter({ hasText: COMPANY.title })
  await page.getByRole('button', { name: '新增抬头' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '发票抬头' }).fill(COMPANY.title)
  await dialog.getByRole('textbox', { name: '纳税人识别号' }).fill(COMPANY.taxNumber)
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(saved).toContainText(COMPANY.taxNumber)
  await expectEqualsFreshLoad(page)

  await saved.getByRole('button', { name: /^修改/ }).click()
  await dialog.getByRole('textbox', { name: '发票抬头' }).fill(`${COMPANY.title}分公司`)
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(saved).toContainText('分公司')
  await expectEqualsFreshLoad(page)

  await saved.getByRole('button', { name: /^删除/ }).click()
  await dialog.getByRole('button', { name: '删除', exact: true }).click()
  await expect(page.getByText('暂无抬头')).toBeVisible()
  await expectEqualsFreshLoad(page)
})
