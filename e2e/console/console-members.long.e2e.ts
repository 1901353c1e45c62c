import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/look'
import { newMobile } from '../support/sandbox'
import { holdSession, tokenOf } from '../support/session'
import { loginConsole } from '../support/staff'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

test('MEM-07 finance gives a year, an administrator approves it, and the member has it', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const mobile = newMobile()
  const member = await browser.newPage()
  await holdSession(member.context(), await tokenOf(mobile))

  await loginConsole(page, 'finance')
  await page.getByRole('link', { name: '会员', exact: true }).click()
  const search = page.getByRole('searchbox', { name: '完整手机号、账号、昵称' })
  await search.fill(mobile)
  await search.press('Enter')
  await page.getByRole('link', { name: `用户${mobile.slice(-4)}` }).click()
  const panel = page.getByRole('dialog')
  await expect(panel).toContainText(mobile)
  await expect(panel.getByRole('button', { name: '冻结' })).toHaveCount(0)
  await panel.getByRole('button', { name: '赠送会员' }).click()
  await panel.getByLabel('天数').fill('400')
  await panel.getByRole('button', { name: '提交' }).click()
  await expect(panel.getByText('天数为 1 到 366 的整数')).toBeVisible()
  await expect(panel.getByText('请写明原因')).toBeVisible()
  await expectAccessible(page)
  await panel.getByLabel('天数').fill('365')
  await panel.getByLabel('原因').fill('合同约定赠送一年')
  await panel.getByRole('button', { name: '提交' }).click()
  await expect(panel).toHaveCount(0)
  const row = page.getByRole('row', { name: `用户${mobile.slice(-4)}` })
  await expect(row).toContainText('建筑管家 SVIP 365 天')
  await expect(row).toContainText('待复核')
  await expectEqualsFreshLoad(page)
  await row.getByRole('link').click()
  await expect(panel).toContainText('须由另一名员工复核')

  const boss = await (await browser.newContext()).newPage()
  await loginConsole(boss, 'admin')
  await boss.goto(page.url())
  await boss.getByRole('dialog').getByRole('button', { name: '通过', exact: true }).click()
  await expect(boss.getByRole('dialog').locator('.tag').getByText('已开通')).toBeVisible()
  await expectEqualsFreshLoad(boss)

  await visit(member, '/center/?index=10')
  await expect(member.getByRole('main')).toContainText('使用中')
})

test('service freezes an account with a reason: its session ends; unfrozen, it may log in', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const mobile = newMobile()
  const member = await browser.newPage()
  await holdSession(member.context(), await tokenOf(mobile))
  await visit(member, '/center/?index=10')
  await expect(member.getByRole('main')).toContainText('账号总览')

  await loginConsole(page, 'service')
  await page.goto('/console/member')
  const search = page.getByRole('searchbox', { name: '完整手机号、账号、昵称' })
  await search.fill(mobile)
  await search.press('Enter')
  await page.getByRole('link', { name: `用户${mobile.slice(-4)}` }).click()
  await page.getByRole('button', { name: '冻结', exact: true }).click()
  const asked = page.getByRole('dialog', { name: '冻结' })
  await asked.getByRole('button', { name: '冻结' }).click()
  await expect(asked.getByText('请写明原因')).toBeVisible()
  await asked.getByLabel('原因').fill('异常抓取')
  await asked.getByRole('button', { name: '冻结' }).click()
  await expect(page.getByRole('dialog', { name: '会员' })).toContainText('冻结：异常抓取')

  await visit(member, '/center/?index=10')
  await expect(member.getByRole('main')).not.toContainText('可用积分')

  await page.getByRole('button', { name: '解除冻结' }).click()
  const back = page.getByRole('dialog', { name: '解除冻结' })
  await back.getByLabel('原因').fill('核实无误')
  await back.getByRole('button', { name: '解除冻结' }).click()
  await expect(page.getByRole('dialog', { name: '会员' })).toContainText('解除冻结：核实无误')
})
