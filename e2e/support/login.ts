import { expect, type Page, type Response } from '@playwright/test'
import { puzzleAnswer, smsCode } from './sandbox'
import { settled } from './visit'

export function loginDialog(page: Page) {
  return page.getByRole('dialog', { name: '登录 / 注册' })
}

const isCall = (path: string) => (response: Response) => new URL(response.url()).pathname.endsWith(path)

export function nextAnswer(page: Page, path: string): Promise<Response> {
  return page.waitForResponse(isCall(path))
}

/** Runs an action that loads a new puzzle, and returns its solution, in image pixels. */
export async function newPuzzle(page: Page, bring: () => Promise<unknown>): Promise<number> {
  const answered = nextAnswer(page, '/riskControl/createSlider')
  await bring()
  const { data } = (await (await answered).json()) as { data: { captchaId: string } }
  return (await puzzleAnswer(data.captchaId)).x
}

const unfold = (page: Page) => page.getByRole('button', { name: '点击完成安全验证' }).click()

/** Drags the handle with the mouse until the piece is x image pixels from the left, and releases it. */
export async function drag(page: Page, x: number) {
  const handle = page.getByRole('slider')
  await handle.scrollIntoViewIfNeeded()
  const most = Number(await handle.getAttribute('aria-valuemax'))
  const box = await handle.boundingBox()
  const rail = await handle.locator('..').evaluate((element) => element.clientWidth)
  if (!box) throw new Error('the slider is not to be seen')
  const way = (x / most) * (rail - box.width)
  const [left, top] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(left, top)
  await page.mouse.down()
  for (const part of [0.15, 0.4, 0.7, 0.9, 1]) {
    await page.mouse.move(left + way * part, top + part * 3, { steps: 3 })
    await page.waitForTimeout(60)
  }
  await page.mouse.up()
}

/** Solves the slider; by default opens it first by its button. */
export async function slide(page: Page, bring: () => Promise<unknown> = () => unfold(page)) {
  await drag(page, await newPuzzle(page, bring))
  await expect(page.getByText('验证通过', { exact: true })).toBeVisible()
}

/** Requests a code in the open SMS form: mobile, then the slider opened by 获取验证码. */
async function askCode(page: Page, mobile: string) {
  await page.getByLabel('手机号').fill(mobile)
  // Waits for the new code: a mobile with an earlier code would otherwise get the earlier one.
  const sent = nextAnswer(page, '/sms/sendVerifySmsV2')
  await slide(page, () => page.getByRole('button', { name: '获取验证码' }).click())
  await sent
}

/** Fills the open SMS form; in a login the last digit of the code submits the form. */
export async function fillSms(page: Page, mobile: string) {
  await askCode(page, mobile)
  await page.getByLabel('验证码').fill(await smsCode(mobile))
}

/** Requests a code in a dialog of a member, solves the slider for it, and fills it in. */
export async function fillOwnCode(page: Page, label: string, mobile: string, call: string) {
  const field = page.getByLabel(label)
  const button = field.locator('..').getByRole('button')
  const sent = nextAnswer(page, call)
  await drag(page, await newPuzzle(page, () => button.click()))
  expect((await (await sent).json()).statusCode).toBe('00000')
  await field.fill(await smsCode(mobile))
}

/** Logs in through the open dialog, and waits for the next page. */
export async function logIn(page: Page, mobile: string) {
  await fillSms(page, mobile)
  await expect(page.getByText('登录成功')).toBeVisible()
  await loggedIn(page)
}

export async function loggedIn(page: Page) {
  await expect(accountMenu(page)).toBeVisible()
  await settled(page)
}

/** The account menu in the header: shown to members only. */
export function accountMenu(page: Page) {
  return page.locator('button[aria-label^="我的账号"]')
}

/** The link that opens the login for a visitor. */
export function loginLink(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: '登录 / 注册' })
}
