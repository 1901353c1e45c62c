import { expect, type Page, type Response, test } from '@playwright/test'
import { logIn, loginDialog, loginLink } from '../support/login'
import { aCompany, detailOf } from '../support/records'
import { newMobile } from '../support/sandbox'
import { visit } from '../support/visit'

/** Every response text of the page from now on, by address. */
const listen = (page: Page) => {
  const bodies: Promise<{ url: string; text: string }>[] = []
  const read = async (response: Response) => ({
    url: response.url(),
    // A redirect, or a response abandoned by the page, has no body.
    text: await response.text().catch(() => ''),
  })
  page.on('response', (response) => bodies.push(read(response)))
  return () => Promise.all(bodies)
}

const readableByScripts = (page: Page) =>
  page.evaluate(() => JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]))

test('nothing sent to a visitor contains a closed value', async ({ page }) => {
  const company = await aCompany()
  const heard = listen(page)
  await visit(page, detailOf(company))
  await visit(page, `/qiye/`)
  await page.locator('a.locked').first().click()
  await expect(loginDialog(page)).toBeVisible()
  const bodies = await heard()
  expect(bodies.filter(({ text }) => text.includes(company.name)).length).toBeGreaterThan(0)
  for (const { url, text } of bodies) {
    expect(text.includes(company.contactPhone), `${url} holds the telephone`).toBe(false)
    expect(text.includes(company.contactEmail), `${url} holds the e-mail`).toBe(false)
  }
})

test('no script can read the token of a login', async ({ page, context }) => {
  const heard = listen(page)
  await visit(page, '/qiye/')
  await loginLink(page).click()
  await logIn(page, newMobile())
  const cookies = await context.cookies()
  const held = cookies.find(({ name }) => name === 'JGJTK')
  expect(held?.httpOnly).toBe(true)
  expect(held?.sameSite).toBe('Lax')
  const token = decodeURIComponent(held?.value ?? '')
  expect(token.length).toBeGreaterThan(20)

  const readable = await readableByScripts(page)
  expect(readable).toContain('JGJLOGIN=1')
  expect(readable).not.toContain(token)
  expect(readable).not.toContain('JGJTK')
  const bodies = await heard()
  const login = bodies.find(({ url }) => url.endsWith('/registerLoginSms'))
  expect(login?.text).toContain('"statusCode":"00000"')
  for (const { url, text } of bodies) {
    expect(text.includes(token), `${url} holds the token`).toBe(false)
    if (!url.includes('/_next/')) expect(text, url).not.toContain('access_token')
  }
})
