import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import { smsProof, startGateway, type TestGateway } from '../../../test-support/gateway'
import { openWechat, type TestWechat } from '../../../test-support/providers/wechat'
import { BIND, type Polled, scanning } from '../../../test-support/scanning'
import { sandboxFeature } from '../../sandbox'
import { accountFeature } from '../index'

const SECRET = 'app-secret-0123456789'
const ORIGIN = 'https://www.example.com'
const browserKey = 'browser-1'

describeOnPostgres('login by the open platform of WeChat', (database) => {
  let wechat: TestWechat
  let gateway: TestGateway
  let scan: ReturnType<typeof scanning>
  beforeAll(async () => {
    wechat = await openWechat()
    gateway = await startGateway(database(), [accountFeature, sandboxFeature], {
      WECHAT_LOGIN_PROVIDER: 'wechat',
      WECHAT_LOGIN_APP_ID: 'wx01',
      WECHAT_LOGIN_APP_SECRET: SECRET,
      WECHAT_LOGIN_API_URL: wechat.url,
      PORTAL_ORIGIN: ORIGIN,
    })
    scan = scanning(gateway)
  })
  afterAll(async () => {
    await gateway?.close()
    await wechat?.close()
  })

  const create = async () => {
    const { url, isPage, loginTaskId } = (await scan.createRaw(undefined, { browserKey })).data
    expect(isPage).toBe(true)
    return { loginTaskId, state: new URL(url).searchParams.get('state')!, url }
  }
  const back = async (state: string, code?: string, key: string | null = browserKey) => {
    const query = new URLSearchParams({ state, ...(code !== undefined && { code }) })
    const answer = await gateway.app.server.inject({
      url: `/wechat/callback?${query}`,
      headers: { ...(key !== null && { 'x-browser-key': key }) },
    })
    return { status: answer.statusCode, body: answer.body, headers: answer.headers }
  }
  const bind = async (loginTaskId: string, mobile: string) =>
    gateway.call<Polled>(BIND, { loginTaskId, ...(await smsProof(gateway, mobile, 'bind')) }, { browserKey })
  const poll = (loginTaskId: string) => scan.poll(loginTaskId, { browserKey })

  it('redirects to WeChat and back, binds the account, and then recognises the person by union id or open id', async () => {
    const { url, state, loginTaskId } = await create()
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(`${ORIGIN}/gateway/wechat/callback`)
    wechat.says({ openid: 'o-1', unionid: 'u-1' })
    const page = await back(state, 'c-1')
    expect(page).toMatchObject({ status: 200, body: expect.stringContaining('已确认登录') })
    expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    expect(wechat.asked.at(-1)!.searchParams.get('code')).toBe('c-1')
    expect((await poll(loginTaskId)).data).toEqual({ state: 'confirmed' })
    const { userId } = (await bind(loginTaskId, '12500000011')).data

    for (const answer of [
      { openid: 'o-1' },
      { openid: 'o-1', unionid: 'u-1' },
      { openid: 'o-9', unionid: 'u-1' },
    ]) {
      const next = await create()
      wechat.says(answer)
      await back(next.state, 'c-2')
      expect((await poll(next.loginTaskId)).data).toMatchObject({ state: 'confirmed', userId })
    }
    const stranger = await create()
    wechat.says({ openid: 'o-2', unionid: 'u-2' })
    await back(stranger.state, 'c-3')
    expect((await poll(stranger.loginTaskId)).data).toEqual({ state: 'confirmed' })
  })

  it('a user who refuses permission comes back without a code', async () => {
    const { state, loginTaskId } = await create()
    expect(await back(state)).toMatchObject({ status: 200, body: expect.stringContaining('已取消登录') })
    expect((await poll(loginTaskId)).data).toEqual({ state: 'cancelled' })
    expect((await back(state, 'c-4')).status).toBe(400)
  })

  it('a stranger’s link logs nobody in: only the browser that asked can finish its login', async () => {
    const { state, loginTaskId } = await create()
    const asked = wechat.asked.length
    for (const key of ['browser-2', null]) {
      const page = await back(state, 'c-8', key)
      expect(page).toMatchObject({ status: 403, body: expect.stringContaining('不是在这个浏览器里发起的') })
      expect(
        (await scan.decide(`${gateway.url}/wechat/callback?state=${state}&code=c-8`, 'yes')).status,
      ).toBe(400)
    }
    for (const forged of ['forged', '', loginTaskId]) expect((await back(forged, 'c-5')).status).toBe(400)
    expect(wechat.asked.length).toBe(asked)
    expect((await poll(loginTaskId)).data).toEqual({ state: 'waiting' })
  })

  it('the id of a login is worth nothing in another browser', async () => {
    const { state, loginTaskId } = await create()
    wechat.says({ openid: 'o-1', unionid: 'u-1' })
    expect((await back(state, 'c-9')).status).toBe(200)
    for (const stranger of [{}, { browserKey: 'browser-2' }]) {
      expect((await scan.poll(loginTaskId, stranger)).data).toEqual({ state: 'expired' })
      const proof = await smsProof(gateway, stranger.browserKey ? '12500000012' : '12500000013', 'bind')
      expect((await gateway.call(BIND, { loginTaskId, ...proof }, stranger)).statusCode).toBe('20015')
    }
    expect((await poll(loginTaskId)).data).toMatchObject({ state: 'confirmed' })
  })

  it('reports an error when WeChat is down or answers invalid data, and recovers afterwards', async () => {
    const { state, loginTaskId } = await create()
    wechat.answers((answer) => answer.destroy())
    const down = { status: 502, body: expect.stringContaining('暂时连接不上微信') }
    expect(await back(state, 'c-6')).toMatchObject(down)
    wechat.says({ errcode: 40029, errmsg: 'invalid code' })
    expect(await back(state, 'c-6')).toMatchObject({
      status: 400,
      body: expect.stringContaining('授权已失效'),
    })
    expect((await poll(loginTaskId)).data).toEqual({ state: 'waiting' })
    wechat.says({ openid: 'o-3' })
    expect((await back(state, 'c-7')).status).toBe(200)
  })

  it('one address may come back 30 times at once, then once every two seconds', async () => {
    const back = (ip: string) =>
      gateway.app.server.inject({ url: '/wechat/callback?state=x', headers: { 'x-forwarded-for': ip } })
    for (let i = 0; i < 30; i++) expect((await back('10.9.0.2')).statusCode).toBe(400)
    expect((await back('10.9.0.2')).statusCode).toBe(429)
    gateway.clock.advance(2000)
    expect((await back('10.9.0.2')).statusCode).toBe(400)
  })

  it('has no sandbox page, and no secret in the log', async () => {
    expect((await gateway.app.server.inject({ url: '/sandbox/wechat' })).statusCode).toBe(404)
    expect(gateway.log.join('')).toContain('wechat gave no identity')
    for (const secret of [SECRET, 'o-1', 'u-1', 'c-6']) {
      expect(
        gateway.log.filter((line) => line.includes(`"${secret}"`) || line.includes(`=${secret}`)),
      ).toEqual([])
    }
  })
})
