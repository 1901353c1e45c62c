import { DEMO_ACCOUNTS } from '@zhushutong/demo/accounts'
import { html } from '@zhushutong/domain/formatting'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { smsProof, startGateway, type TestGateway } from '../../test-support/gateway'
import { accountFeature } from '../account'
import { demoAccountsFeature } from '../demo-data'
import { purchaseFeature } from '../purchase'
import { sandboxFeature } from './index'

const FEATURES = [demoAccountsFeature, accountFeature, purchaseFeature, sandboxFeature]
const PAGES = [
  '/sandbox',
  '/sandbox/accounts',
  '/sandbox/sms',
  '/sandbox/mails',
  '/sandbox/cashier',
  '/sandbox/bills',
  '/sandbox/wechat',
  '/sandbox/clock',
]

describeOnPostgres('sandbox', (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway(database(), FEATURES)
  })
  afterAll(() => gateway?.close())

  const get = (url: string, accept: string) => gateway.app.server.inject({ url, headers: { accept } })
  const forward = (headers: Record<string, string>, payload = 'forwardMs=1000') =>
    gateway.app.server.inject({
      method: 'POST',
      url: '/sandbox/clock',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
    })

  it('every page is HTML for people and JSON for scripts', async () => {
    for (const url of PAGES) {
      const page = await get(url, 'text/html,application/xhtml+xml')
      expect(page.headers['content-type']).toContain('text/html')
      expect(page.body).toContain('<html lang="zh-CN">')
      expect(page.body).not.toMatch(/undefined|\[object/)
      const policy = String(page.headers['content-security-policy'])
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("form-action 'self'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('script-src')
      expect(page.headers).toMatchObject({ 'x-frame-options': 'DENY', 'referrer-policy': 'same-origin' })
      expect((await get(url, 'application/json')).headers['content-type']).toContain('application/json')
    }
  })

  it('lists one account for each role', async () => {
    const accounts =
      await gateway.sandbox<{ mobile: string; password: string; role: string }[]>('/sandbox/accounts')
    expect(accounts.map(({ mobile }) => mobile)).toEqual(DEMO_ACCOUNTS.map(({ mobile }) => mobile))
    for (const { mobile } of accounts) expect(mobile).toMatch(/^1[2-9]\d{9}$/)
  })

  it('gives the latest code of a mobile, and 404 for one without', async () => {
    const { validationCode } = await smsProof(gateway, '12300000001')
    expect(validationCode).toMatch(/^\d{6}$/)
    expect((await get('/sandbox/sms', 'text/html')).body).toContain('12300000001')
    expect((await get('/sandbox/sms?mobile=12300000002', 'application/json')).statusCode).toBe(404)
  })

  it('input from outside is escaped', async () => {
    const nasty = `<script>alert("1")</script>&'`
    expect(html`<p title="${nasty}">${[html`<b>${nasty}</b>`]}</p>`.markup).toBe(
      '<p title="&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;"><b>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;</b></p>',
    )
    await database().sql`insert into sms_outbox (id, mobile, text, sent_at)
      values (gen_random_uuid(), '12300000009', ${nasty}, now())`
    expect((await get('/sandbox/sms', 'text/html')).body).not.toContain('<script>')
  })

  it('moves the clock forward, never back, and not for a form of another site', async () => {
    const before = gateway.clock.now()
    expect((await forward({})).statusCode).toBe(303)
    expect((await forward({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(303)
    expect((await forward({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await forward({ origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await forward({}, 'forwardMs=-1')).statusCode).toBe(400)
    expect((await forward({}, 'forwardMs=')).statusCode).toBe(400)
    expect((await forward({}, '')).statusCode).toBe(400)
    expect(await gateway.sandbox('/sandbox/clock', { forwardMs: 500 })).toEqual({
      now: before + 2500,
      offset: 2500,
    })
  })

  it('asks who scanned a code, and refuses answers from other sites', async () => {
    const path = '/jian-butler-member-biz/login/getWxLoginUrl'
    const { url } = (await gateway.call<{ url: string }>(path)).data
    const page = await get(url, 'text/html')
    expect(page.body).toContain('以「建筑管家 SVIP」登录')
    const answer = (as: string, headers: Record<string, string> = {}) =>
      gateway.app.server.inject({
        method: 'POST',
        url,
        payload: `as=${as}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
      })
    expect((await answer('svip', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await answer('somebody')).statusCode).toBe(400)
    const sent = await answer('svip', { 'sec-fetch-site': 'same-origin' })
    expect([sent.statusCode, sent.headers.location]).toEqual([
      303,
      expect.stringContaining('/wechat/callback'),
    ])
    expect((await get(String(sent.headers.location), 'text/html')).body).toContain('确认是您本人在登录')
    const ownForm = await gateway.app.server.inject({
      method: 'POST',
      url: String(sent.headers.location),
      payload: 'answer=yes',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    })
    expect(ownForm.body).toContain('已确认登录')
    expect((await get(url, 'text/html')).statusCode).toBe(404)
  })

  it('an unknown payment or puzzle is a 404, an unknown outcome a 400', async () => {
    for (const url of ['/sandbox/cashier/nothing', '/sandbox/captcha/nothing']) {
      expect((await get(url, 'application/json')).statusCode).toBe(404)
      expect((await get(url, 'text/html')).statusCode).toBe(404)
    }
  })
})

describeOnPostgres('without the sandbox', (database) => {
  it.each([
    ['off', 'off'],
    ['not asked for', ''],
  ])('with the sandbox %s, neither its pages nor the demo accounts exist', async (_, SANDBOX) => {
    const gateway = await startGateway(database(), FEATURES, { SANDBOX })
    for (const url of [...PAGES, '/sandbox/captcha/x', '/sandbox/cashier/x', '/wechat/callback']) {
      expect((await gateway.app.server.inject({ url })).statusCode).toBe(404)
    }
    for (const url of ['/notify/sandbox/wechat', '/sandbox/accounts/svip/token', '/sandbox/clock']) {
      const sent = await gateway.app.server.inject({ method: 'POST', url, payload: {} })
      expect(sent.statusCode).toBe(404)
    }
    const scan = await gateway.call('/jian-butler-member-biz/login/getWxLoginUrl')
    expect(scan).toMatchObject({ statusCode: '00102', statusMessage: expect.stringContaining('短信') })
    expect(await database().sql`select id from users`).toEqual([])
    await gateway.close()
  })
})
