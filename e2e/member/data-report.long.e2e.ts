import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { codeBroughtBy } from '../support/purchase'
import { pay } from '../support/sandbox'
import { holdNewMember } from '../support/session'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:4000'
const PRODUCT = '/sjfw/enterprise/companies.html'

const ask = (page: Page) => page.getByRole('button', { name: '购买报告' }).click()

test('DRP-01 DRP-03 DRP-05 a report is bought, made, downloaded, mailed and deleted', async ({
  page,
  context,
}) => {
  await holdNewMember(context)
  await visit(page, PRODUCT)
  await ask(page)
  const dialog = page.getByRole('dialog', { name: '购买数据报告' })
  await expect(dialog.getByText('¥169.00')).toBeVisible()
  await dialog.getByLabel('报告的地区').selectOption({ label: '重庆市' })
  await dialog.getByLabel('我已阅读并同意').check()
  const code = await codeBroughtBy(page, () => dialog.getByRole('button', { name: '去支付' }).click())
  const paying = page.getByRole('dialog', { name: '支付数据报告费用' })
  await expect(paying.getByText('重庆市建筑业企业名录报告')).toBeVisible()
  await pay(new URL(code).pathname.split('/').at(-1) ?? '', 'paid')
  await expect(paying.getByText('支付成功，文件开始生成')).toBeVisible()
  await paying.getByRole('button', { name: '完成' }).click()

  await expect(page).toHaveURL(/\/center\/\?index=19$/)
  const row = page.getByRole('row').filter({ hasText: '重庆市建筑业企业名录报告' })
  await expect(row.getByText('已生成')).toBeVisible({ timeout: 60_000 })
  await expectEqualsFreshLoad(page)

  const downloaded = page.waitForEvent('download')
  await row.getByRole('button', { name: /^下载/ }).click()
  const download = await downloaded
  expect(download.suggestedFilename()).toMatch(/^重庆市建筑业企业名录报告 \d{8}\.pdf$/)
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')

  await row.getByRole('button', { name: /^寄到邮箱/ }).click()
  const mailing = page.getByRole('dialog', { name: '寄到邮箱' })
  await mailing.getByRole('button', { name: '寄出' }).click()
  await expect(mailing.getByText('请填写正确的邮箱地址，如 name@example.com')).toBeVisible()
  const to = `buyer${Date.now()}@example.com`
  await mailing.getByLabel('收件邮箱').fill(to)
  await mailing.getByRole('button', { name: '寄出' }).click()
  await expect(page.getByText(`已寄到 ${to}，24 小时内还可以寄 9 次`)).toBeVisible()
  const mails = await context.newPage()
  await mails.goto(`${gateway}/sandbox/mails?to=${to}`)
  await expect(mails.getByText('重庆市建筑业企业名录报告', { exact: true })).toBeVisible()
  const attached = mails.getByRole('link', { name: /^重庆市建筑业企业名录报告 \d{8}\.pdf$/ })
  const answer = await context.request.get(`${gateway}${await attached.getAttribute('href')}`)
  expect((await answer.body()).equals(bytes)).toBe(true)
  await mails.close()

  await row.getByRole('button', { name: /^删除/ }).click()
  const question = page.getByRole('dialog', { name: '删除报告' })
  await question.getByRole('button', { name: '取消' }).click()
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: /^删除/ }).click()
  await question.getByRole('button', { name: '删除' }).click()
  await expect(row).toHaveCount(0)
  await expectEqualsFreshLoad(page)
})
