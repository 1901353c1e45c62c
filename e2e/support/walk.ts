import { expect, type Locator, type Page, type TestInfo } from '@playwright/test'
import { holdSession, roleToken } from './session'
import { settled, visit } from './visit'

/** A reader's way from the home page to an answer, with its clicks. A typed word and a choice count as a click. */
export class Walk {
  private clicks = 0
  constructor(
    readonly page: Page,
    private readonly info: TestInfo,
  ) {}

  /** A way of the demo's SVIP, or of the user whose session the browser has. */
  static async begin(page: Page, info: TestInfo, hasSession = false): Promise<Walk> {
    if (!hasSession) await holdSession(page.context(), roleToken('svip'))
    await visit(page, '/')
    return new Walk(page, info)
  }

  async press(locator: Locator) {
    await locator.click()
    this.clicks++
  }

  /** A click that leads to another address. */
  async follow(locator: Locator) {
    const before = this.page.url()
    await this.press(locator)
    await this.page.waitForURL(({ href }) => href !== before)
    await settled(this.page)
  }

  async type(locator: Locator, text: string) {
    await locator.fill(text)
    this.clicks++
  }

  async choose(locator: Locator, option: string | { readonly label: string }) {
    await locator.selectOption(option)
    this.clicks++
  }

  tab(name: string) {
    return this.follow(
      this.page.getByRole('navigation', { name: '查询类别' }).getByRole('link', { name, exact: true }),
    )
  }

  /** An entry of the site menu: two clicks. */
  async menu(name: string) {
    await this.press(this.page.getByRole('button', { name: '查询服务' }))
    await this.follow(
      this.page
        .getByRole('navigation', { name: '查询服务' })
        .getByRole('link', { name, exact: true })
        .first(),
    )
  }

  /** A choice in one of the list's menus: two clicks. */
  async filter(menu: string, choice: string) {
    const of = this.page.getByRole('region', { name: '筛选' }).locator('.menu', { hasText: menu })
    await this.press(of.locator('> button').first())
    await this.follow(of.getByRole('link', { name: choice, exact: true }).first())
  }

  /** The first record that a word finds: four clicks. */
  async find(tab: string, word: string) {
    await this.tab(tab)
    await this.type(this.page.getByRole('searchbox', { name: '搜索' }), word)
    await this.follow(this.page.getByRole('button', { name: '搜索', exact: true }))
    await this.openFirst()
  }

  openFirst() {
    return this.follow(this.page.getByRole('article').first().getByRole('heading').getByRole('link'))
  }

  /** Ends at the answer: at most six clicks. */
  async end() {
    expect(this.clicks, `${this.info.title}: clicks`).toBeLessThanOrEqual(6)
    this.info.annotations.push({ type: 'clicks', description: String(this.clicks) })
    const body = await this.page.screenshot()
    await this.info.attach(`${this.clicks} clicks`, { body, contentType: 'image/png' })
  }
}
