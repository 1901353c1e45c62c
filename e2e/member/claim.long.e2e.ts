import { expect, test } from '@playwright/test'
import { fillOwnCode, logIn, loginLink } from '../support/login'
import { violationsOn } from '../support/look'
import { forward, newMobile } from '../support/sandbox'
import { call, roleToken } from '../support/session'
import { loginConsole } from '../support/staff'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

// Not parallel: it moves the gateway's clock.
test.describe.configure({ mode: 'default' })

test('CLM-01 CLM-02 CLM-03 a person claims the own record, the staff accept, and the page says so', async ({
  page,
  browser,
}) => {
  const { records } = await call<{ records: { id: string; name: string }[] }>(
    '/jian-butler-project-biz/renyuan/search',
    { pageSize: 20 },
    roleToken('svip'),
  )
  const person = records[Math.floor(Math.random() * records.length)]
  if (!person) throw new Error('there is no person')
  const mobile = newMobile()
  await visit(page, `/renyuan/?q=${encodeURIComponent(person.name)}`)
  await expect(page.getByText('查自己的注册信息？')).toBeVisible()
  await loginLink(page).click()
  await logIn(page, mobile)
  await forward(61_000)

  const path = `/renyuan/${person.id}.html`
  await visit(page, path)
  await page.getByRole('button', { name: '我是本人' }).click()
  const dialog = page.getByRole('dialog', { name: '认领本人记录' })
  await dialog.getByRole('button', { name: '提交认领' }).click()
  await expect(dialog.getByText('请填写您的真实姓名')).toBeVisible()
  await expect(dialog.getByText('请先获取验证码')).toBeVisible()
  await dialog.getByLabel('真实姓名').fill(person.name)
  await dialog.getByLabel('可以核实的信息').fill('注册编号 渝150')
  expect(await violationsOn(page)).toEqual([])
  await fillOwnCode(page, '账号手机号收到的验证码', mobile, '/security/sendOwnCode')
  await dialog.getByRole('button', { name: '提交认领' }).click()
  await expect(dialog).toHaveCount(0)
  const own = page.getByRole('link', { name: '您的认领：审核中' })
  await expect(own).toBeVisible()
  await expectEqualsFreshLoad(page)
  await own.click()
  await expect(page.getByRole('article').first()).toContainText('审核中')

  const office = await browser.newPage()
  await loginConsole(office, 'service')
  await office.getByRole('navigation', { name: '运营台' }).getByRole('link', { name: '认领' }).click()
  await office.getByRole('link', { name: person.name }).first().click()
  const panel = office.getByRole('dialog', { name: '认领' })
  await expect(panel).toContainText('与记录的姓名一致')
  expect(await violationsOn(office)).toEqual([])
  await panel.getByRole('button', { name: '通过', exact: true }).click()
  await expect(panel).toContainText('已认领')
  await office.close()

  await visit(page, path)
  await expect(page.getByText(/本人已认领/)).toBeVisible()
  await expect(page.getByRole('button', { name: '我是本人' })).toHaveCount(0)
  await visit(page, '/center/?index=9')
  await page.getByRole('button', { name: '放弃认领' }).click()
  await page.getByRole('dialog', { name: '放弃认领' }).getByRole('button', { name: '放弃认领' }).click()
  await expect(page.getByRole('article').first()).toContainText('已撤回')
  await expectEqualsFreshLoad(page)
})
