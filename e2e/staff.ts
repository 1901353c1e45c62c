import { expect, type Page } from '@playwright/test'
import { staffLogin } from './sandbox'

/** Logs a demo member of the staff in, as a person does, and stays on the first page of the back office. */
export async function loginConsole(page: Page, account: string): Promise<void> {
  await page.goto('/console/login')
  const { password, code } = await staffLogin(account)
  await page.getByLabel('账号').fill(account)
  await page.getByLabel('密码').fill(password)
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByLabel('验证码').fill(code)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('heading', { name: '工作台' })).toBeVisible()
}
