import { expect, type Page, test } from '@playwright/test'
import { PORTAL } from './support/session'
import { visit } from './support/visit'

/** The sub-sites of cities (REG-04): nanjing.localhost is this machine in every browser. */

const main = new URL(PORTAL)
const at = (label: string, path = '/') => `${main.protocol}//${label}.localhost:${main.port}${path}`
const onMain = (path: string) => `${main.protocol}//localhost:${main.port}${path}`

const regionMenu = (page: Page) =>
  page.getByRole('region', { name: '筛选' }).locator('.menu', { hasText: '所在地区' })

test('the region tag leads to a city, whose home and lists are its province’s', async ({ page }) => {
  await visit(page, onMain('/'))
  await expect(page.locator('[data-failed]')).toHaveCount(0)
  await page.getByText('重庆', { exact: true }).first().click()
  await page.getByRole('link', { name: '南京', exact: true }).first().click()
  await expect(page).toHaveURL(at('nanjing'))
  await expect(page).toHaveTitle(/^筑数通南京站/)
  await expect(page.locator('[data-failed]')).toHaveCount(0)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^http:\/\/nanjing\.localhost/)

  await page
    .getByRole('link', { name: /^查企业/ })
    .first()
    .click()
  await expect(page).toHaveURL(at('nanjing', '/qiye/'))
  await expect(regionMenu(page).locator('> button')).toContainText('江苏')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', at('nanjing', '/qiye/'))
})

test('another region stays on the sub-site, the whole country is on the main site', async ({ page }) => {
  await visit(page, at('nanjing', '/qiye/'))
  await regionMenu(page).locator('> button').click()
  await regionMenu(page).getByRole('link', { name: '浙江', exact: true }).click()
  await expect(page).toHaveURL(at('nanjing', '/qiye/?region=330000'))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', onMain('/qiye/?region=330000'))
  await regionMenu(page).locator('> button').click()
  await regionMenu(page).getByRole('link', { name: '全国', exact: true }).click()
  await expect(page).toHaveURL(onMain('/qiye/'))
})

test('a sub-site has its own hub, friend links, sitemap and robots.txt', async ({ page, request }) => {
  await visit(page, at('nanjing', '/urbanSubstation.html'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('南京建筑行业分站')
  await expect(page.getByRole('link', { name: '江苏省住房和城乡建设厅' })).toBeVisible()
  await visit(page, onMain('/urbanSubstation.html'))
  await expect(page.getByRole('link', { name: '江苏省住房和城乡建设厅' })).toHaveCount(0)

  const host = { host: `nanjing.localhost:${main.port}` }
  const text = async (path: string) => (await request.get(onMain(path), { headers: host })).text()
  expect(await text('/robots.txt')).toContain(`Sitemap: ${at('nanjing', '/sitemap.xml')}`)
  const pages = await text('/sitemaps/pages.xml')
  expect(pages).toContain(`<loc>${at('nanjing', '/qiye/')}</loc>`)
  expect(pages).not.toContain(onMain('/'))
})
