import { expect, type Page } from '@playwright/test'
import { staffLogin } from './sandbox'
import { PORTAL } from './session'

/** Logs in a demo staff member by the call of the login page, and opens the back office. */
export async function loginConsole(page: Page, account: string): Promise<void> {
  // Another test may use the code first, or move the clock: then the next code is used.
  await expect(async () => {
    const { password, code } = await staffLogin(account)
    const answer = await page.request.post('/console/api/session/login', {
      headers: { origin: new URL(PORTAL).origin },
      data: { account, password, code },
    })
    expect(await answer.json()).toMatchObject({ data: { next: 'done' } })
  }).toPass({ timeout: 20_000 })
  await page.goto('/console')
  await expect(page.getByRole('heading', { name: '工作台' })).toBeVisible()
}

/** The same login, typed into the login page. */
export async function typeConsoleLogin(page: Page, account: string): Promise<void> {
  await page.goto('/console/login')
  const { password } = await staffLogin(account)
  await page.getByLabel('账号').fill(account)
  await page.getByLabel('密码').fill(password)
  await page.getByRole('button', { name: '下一步' }).click()
  const first = page.getByRole('heading', { name: '工作台' })
  await expect(async () => {
    if (await first.isVisible()) return
    const { code } = await staffLogin(account)
    await page.getByLabel('验证码').fill(code, { timeout: 1000 })
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(first).toBeVisible({ timeout: 4000 })
  }).toPass({ timeout: 20_000 })
}
