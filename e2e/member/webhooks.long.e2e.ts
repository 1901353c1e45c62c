import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, type Page, test } from '@playwright/test'
import { verifyWebhook } from '../../packages/sdk/src/webhooks'
import { expectAccessible } from '../support/look'
import { holdNewMember } from '../support/session'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

const PAGE = '/center/?index=23'

interface Received {
  readonly body: string
  readonly signature: string
}

let server: Server
let received: Received[] = []
let status = 204

test.beforeEach(async () => {
  received = []
  status = 204
  server = createServer(async (request, response) => {
    const signature = String(request.headers['zhushutong-signature'])
    received.push({ body: await text(request), signature })
    response.writeHead(status).end(status === 204 ? undefined : '接收程序正在维护')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
test.afterEach(() => new Promise((resolve) => server.close(resolve)))

const cards = (page: Page) => ({
  list: page.locator('section.card', { has: page.getByRole('heading', { name: 'Webhook', exact: true }) }),
  log: page.locator('section.card', { has: page.getByRole('heading', { name: '推送记录' }) }),
})
const eventOf = ({ body, signature }: Received, secret: string) => verifyWebhook(body, signature, secret)

test('WHK-01 WHK-03 WHK-06 a partner adds an address, tests it, sees a failure and sends it again', async ({
  page,
  context,
}) => {
  await holdNewMember(context)
  await visit(page, PAGE)
  const { list, log } = cards(page)
  await expect(list.getByText('暂无 Webhook')).toBeVisible()
  await expectAccessible(page)

  await list.getByRole('button', { name: '新建 Webhook' }).click()
  const form = page.getByRole('dialog', { name: '新建 Webhook' })
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form.getByText('请填写名称，便于日后辨认')).toBeVisible()
  await form.getByLabel('名称').fill('投标系统')
  await form.getByLabel('接收地址').fill('https://10.0.0.1/hook')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form.getByText('请填写互联网上可以访问的地址，不能是本机或内网')).toBeVisible()
  await expectAccessible(page)
  const { port } = server.address() as AddressInfo
  await form.getByLabel('接收地址').fill(`http://127.0.0.1:${port}/hook`)
  await form.getByLabel('接收地址').press('Enter')

  const shown = page.locator('[data-webhook-secret]')
  await expect(shown).toHaveText(/^whsec_[\w-]{43}$/)
  const secret = (await shown.textContent()) ?? ''
  await expectAccessible(page)
  await page.getByRole('button', { name: '已保存' }).click()
  await expect(list.getByRole('article')).toContainText('投标系统')
  await expect(list.getByRole('article')).toContainText('已启用')
  await expectEqualsFreshLoad(page)

  await list.getByRole('button', { name: '测试 投标系统' }).click()
  const passed = page.getByRole('dialog', { name: '测试事件已送达' })
  await expect(passed).toContainText('HTTP 204')
  expect(received).toHaveLength(1)
  expect(await eventOf(received[0]!, secret)).toMatchObject({ version: 1, type: 'webhook.test', data: null })
  await passed.getByRole('button', { name: '知道了' }).click()

  status = 503
  await list.getByRole('button', { name: '测试 投标系统' }).click()
  const failed = page.getByRole('dialog', { name: '测试事件没有送达' })
  await expect(failed).toContainText('HTTP 503')
  await expect(failed).toContainText('接收程序正在维护')
  await failed.getByRole('button', { name: '知道了' }).click()
  await expect(log.getByRole('article')).toHaveCount(2)
  await expectEqualsFreshLoad(page)
  await log.getByRole('link', { name: '失败' }).click()
  await expect(page).toHaveURL(/kind=failed/)
  await expect(log.getByRole('article')).toHaveCount(1)
  await log.getByText('1 次尝试与返回内容').click()
  await expect(log.getByText('接收程序正在维护')).toBeVisible()

  status = 204
  await log.getByRole('button', { name: '重发' }).click()
  await expect.poll(() => received.length, { timeout: 15_000 }).toBe(3)
  const [, second, third] = received
  expect((await eventOf(third!, secret)).id).toBe((await eventOf(second!, secret)).id)
  await expect
    .poll(async () => {
      await visit(page, `${PAGE}&kind=delivered`)
      return log.getByRole('article').count()
    })
    .toBe(2)
  await expect(log.getByRole('article').first()).toContainText('重发')
  await expectAccessible(page)
})
