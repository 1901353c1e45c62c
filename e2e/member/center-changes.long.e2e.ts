import { expect, test } from '@playwright/test'
import { buy } from '../support/members'
import { codeBroughtBy } from '../support/purchase'
import { aCompany } from '../support/records'
import { pay } from '../support/sandbox'
import { holdNewMember } from '../support/session'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

test('QST-04 the next grade of my company follows its choice', async ({ page, context }) => {
  await holdNewMember(context)
  const { name } = await aCompany()
  await visit(page, '/center/?index=25')
  await page.getByRole('link', { name: '选择我的企业' }).click()
  await page.getByLabel(/企业全称或统一社会信用代码/).fill(name)
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page.getByRole('main').getByRole('heading', { name })).toBeVisible()
  await expectEqualsFreshLoad(page)
  await page.getByRole('navigation', { name: '个人中心' }).getByRole('link', { name: '资质升级' }).click()
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
  await expectEqualsFreshLoad(page)
  await page.getByRole('main').getByRole('combobox').selectOption({ index: 1 })
  await page.getByRole('main').getByRole('combobox').press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/kind=/)
  await expectEqualsFreshLoad(page)
})

test('SEA-04 more accounts are bought to the day while the term runs', async ({ page, context }) => {
  const token = await holdNewMember(context)
  await buy('enterprise-year', token, { orderType: 'CWEB_COMBINE', childNumber: 2 })
  await visit(page, '/center/?index=18')
  await expect(page.getByText(/共 2 个，还可给出 2 个/)).toBeVisible()
  await page.getByLabel('加购个数').fill('3')
  await expect(page.getByText(/按剩余 36[45] 天计价/)).toBeVisible()
  await page.getByRole('button', { name: '去支付' }).click()
  await expect(page.getByText('请先阅读并同意《产品购买及使用协议》')).toBeVisible()
  await page.getByLabel('我已阅读并同意').check()
  const code = await codeBroughtBy(page, () => page.getByRole('button', { name: '去支付' }).click())
  const paying = page.getByRole('dialog', { name: '加购共享账号' })
  await expect(paying.getByText('企业 VIP 加购 3 个共享账号')).toBeVisible()
  await pay(new URL(code).pathname.split('/').at(-1) ?? '', 'paid')
  await expect(paying.getByText('支付成功，共享账号已增加')).toBeVisible()
  await paying.getByRole('button', { name: '完成' }).click()
  await expect(page.getByText(/共 5 个，还可给出 5 个/)).toBeVisible()
  await expectEqualsFreshLoad(page)
})
