import { MINUTE_MS } from '@zhushutong/domain/formatting'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import { loginBySms, smsProof, startGateway, type TestGateway } from '../../../test-support/gateway'
import { BIND, INFO, POLL, type Polled, scanning } from '../../../test-support/scanning'
import { demoAccountsFeature } from '../../demo-data'
import { sandboxFeature } from '../../sandbox'
import { accountFeature, DEMO_ACCOUNTS } from '../index'
import { CONFIRMED_LIFETIME, SCAN_LIFETIME, scanStore } from './scan.store'

const EXPIRED = { statusCode: '00000', data: { state: 'expired' } }

describeOnPostgres('login by a scanned code', (database) => {
  let gateway: TestGateway
  let scan: ReturnType<typeof scanning>
  beforeAll(async () => {
    gateway = await startGateway(database(), [demoAccountsFeature, accountFeature, sandboxFeature])
    scan = scanning(gateway)
  })
  afterAll(() => gateway?.close())

  const whoIs = (token?: string) => gateway.call<{ userId: string }>(INFO, {}, { token })
  const bind = (loginTaskId: string, proof: object) => gateway.call<Polled>(BIND, { loginTaskId, ...proof })
  const svip = DEMO_ACCOUNTS.find(({ key }) => key === 'svip')!

  it('LOG-04 waits, is scanned, is confirmed, and logs in the owner of the WeChat', async () => {
    const { url, isPage, loginTaskId, expiresAt } = await scan.create()
    expect(isPage).toBe(false)
    expect(expiresAt).toBe(gateway.clock.now() + SCAN_LIFETIME)
    expect(url.startsWith(`${gateway.url.replace('localhost', '127.0.0.1')}/sandbox/wechat?state=`)).toBe(
      true,
    )
    expect(url).not.toContain(loginTaskId)
    expect((await scan.poll(loginTaskId)).data).toEqual({ state: 'waiting' })
    await scan.look(url)
    expect((await scan.poll(loginTaskId)).data).toEqual({ state: 'scanned' })
    expect(await scan.choose(url, 'svip')).toMatchObject({
      status: 200,
      text: expect.stringContaining('已确认'),
    })
    const { data } = await scan.poll(loginTaskId)
    expect(data).toMatchObject({ state: 'confirmed', userId: svip.id, isNew: false, isSeven: false })
    expect((await whoIs(data.access_token)).data.userId).toBe(svip.id)
  })

  it('a login is issued once, even to two simultaneous requests', async () => {
    const loginTaskId = await scan.confirmed('svip')
    const answers = await Promise.all(Array.from({ length: 6 }, () => scan.poll(loginTaskId)))
    expect(answers.filter(({ data }) => data.access_token)).toHaveLength(1)
    expect(answers.filter(({ data }) => data.state === 'expired')).toHaveLength(5)
    expect(await scan.poll(loginTaskId)).toMatchObject(EXPIRED)
  })

  it('the previous login of the same browser ends', async () => {
    const first = (await scan.poll(await scan.confirmed('svip'))).data.access_token
    const second = await gateway.call<Polled>(
      POLL,
      { loginTaskId: await scan.confirmed('svip') },
      { token: first },
    )
    expect((await whoIs(first)).http).toBe(401)
    expect((await whoIs(second.data.access_token)).http).toBe(200)
  })

  it('a scan ends when it was cancelled, is unknown, or took too long', async () => {
    const cancelled = await scan.create()
    expect(await scan.choose(cancelled.url, 'cancel')).toMatchObject({ status: 200 })
    expect((await scan.poll(cancelled.loginTaskId)).data).toEqual({ state: 'cancelled' })
    expect((await scan.choose(cancelled.url, 'svip')).status).toBe(400)
    expect((await scan.poll(cancelled.loginTaskId)).data).toEqual({ state: 'cancelled' })
    expect(await scan.poll('made-up')).toMatchObject(EXPIRED)

    const late = await scan.create()
    gateway.clock.advance(SCAN_LIFETIME - 1)
    expect((await scan.poll(late.loginTaskId)).data.state).toBe('waiting')
    gateway.clock.advance(1)
    expect(await scan.poll(late.loginTaskId)).toMatchObject(EXPIRED)
    expect((await fetch(late.url)).status).toBe(404)
    expect((await scan.choose(late.url, 'svip')).status).toBe(400)
  })

  it('a confirmed scan waits 10 minutes to be used', async () => {
    const [taken, lost] = [await scan.confirmed('svip'), await scan.confirmed('svip')]
    gateway.clock.advance(CONFIRMED_LIFETIME - 1)
    expect((await scan.poll(taken)).data.state).toBe('confirmed')
    gateway.clock.advance(1)
    expect(await scan.poll(lost)).toMatchObject(EXPIRED)
  })

  it('a state is valid once, and a forged one never', async () => {
    const { url, loginTaskId } = await scan.create()
    await scan.choose(url, 'new')
    expect((await scan.choose(url, 'svip')).status).toBe(400)
    expect((await scan.poll(loginTaskId)).data).toEqual({ state: 'confirmed' })
    const other = await scan.create()
    for (const query of [
      '',
      '?state=',
      '?state=forged&code=sandbox-svip',
      `?state=${other.loginTaskId}&code=sandbox-svip`,
      '?state=a&state=b',
      `?state=${'s'.repeat(600)}`,
      '?state=%00',
    ]) {
      const answer = await fetch(`${gateway.url}/wechat/callback${query}`)
      expect([query, answer.status]).toEqual([query, 400])
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(await answer.text()).toContain('二维码已失效')
    }
    const state = new URL(other.url).searchParams.get('state')
    const callback = `${gateway.url}/wechat/callback?state=${state}&code=made-up`
    expect(await scan.decide(callback, 'yes')).toEqual({
      status: 400,
      text: expect.stringContaining('微信授权已失效'),
    })
    expect((await scan.poll(other.loginTaskId)).data.state).toBe('waiting')
  })

  it('a scan confirmed elsewhere shows who asked, and the user decides', async () => {
    const ask = async () => {
      const userAgent =
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'
      const { url, loginTaskId } = (await scan.createRaw('203.0.113.7', { userAgent })).data
      const state = new URL(url).searchParams.get('state')!
      return { loginTaskId, callback: `${gateway.url}/wechat/callback?state=${state}&code=sandbox-svip` }
    }
    const stranger = await ask()
    const page = await fetch(stranger.callback)
    const text = await page.text()
    for (const shown of [
      'Windows · Chrome 130',
      '203.0.113.7',
      '2026-11-20 10:',
      '不是您本人在登录？请取消。',
    ])
      expect(text).toContain(shown)
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
    expect((await scan.poll(stranger.loginTaskId)).data).toEqual({ state: 'waiting' })
    const foreign = { 'sec-fetch-site': 'cross-site' }
    expect((await scan.decide(stranger.callback, 'yes', foreign)).status).toBe(400)
    expect((await scan.decide(stranger.callback, 'no')).text).toContain('已取消登录')
    expect((await scan.poll(stranger.loginTaskId)).data).toEqual({ state: 'cancelled' })
    expect((await scan.decide(stranger.callback, 'yes')).status).toBe(400)

    const own = await ask()
    expect((await scan.decide(own.callback, 'yes')).text).toContain('已确认登录')
    expect((await scan.poll(own.loginTaskId)).data).toMatchObject({ userId: svip.id })
  })

  it('a scan is for the browser that asked, where it has a secret', async () => {
    const browserKey = 'browser-1'
    const { url, loginTaskId } = (await scan.createRaw(undefined, { browserKey })).data
    await scan.choose(url, 'svip')
    expect((await scan.poll(loginTaskId)).data).toEqual({ state: 'expired' })
    expect((await scan.poll(loginTaskId, { browserKey: 'browser-2' })).data).toEqual({ state: 'expired' })
    expect((await scan.poll(loginTaskId, { browserKey })).data).toMatchObject({ userId: svip.id })
  })

  it('LOG-04 LOG-09 an unbound WeChat is bound to a new mobile, and is recognised from then on', async () => {
    const loginTaskId = await scan.confirmed('new')
    expect((await scan.poll(loginTaskId)).data).toEqual({ state: 'confirmed' })
    const mobile = '12500000001'
    const proof = await smsProof(gateway, mobile, 'bind')
    const wrong = proof.validationCode === '000000' ? '000001' : '000000'
    expect((await bind(loginTaskId, { ...proof, validationCode: wrong })).statusCode).toBe('10011')
    expect((await bind(loginTaskId, { ...proof, mobile: '12500000002' })).statusCode).toBe('00152')
    expect((await bind('made-up', proof)).statusCode).toBe('20015')
    expect((await scan.poll(loginTaskId)).data).toEqual({ state: 'confirmed' })
    const bound = await bind(loginTaskId, proof)
    expect(bound).toMatchObject({ statusCode: '00000', data: { isNew: true } })
    expect((await whoIs(bound.data.access_token)).data.userId).toBe(bound.data.userId)
    expect(await scan.poll(loginTaskId)).toMatchObject(EXPIRED)
    gateway.clock.advance(MINUTE_MS)
    const again = await smsProof(gateway, mobile, 'bind')
    expect((await bind(loginTaskId, again)).statusCode).toBe('20015')
    const [row] = await database()
      .sql`select user_id from wechat_accounts where user_id = ${bound.data.userId!}`
    expect(row).toBeDefined()
  })

  it('is bound to the existing account of a mobile, by an SMS code issued for binding only', async () => {
    const mobile = '12500000003'
    const { userId } = await loginBySms(gateway, mobile)
    const loginTaskId = await scan.confirmed('new')
    gateway.clock.advance(MINUTE_MS)
    expect((await bind(loginTaskId, await smsProof(gateway, mobile, 'login'))).statusCode).toBe('10003')
    gateway.clock.advance(MINUTE_MS)
    const bound = await bind(loginTaskId, await smsProof(gateway, mobile, 'bind'))
    expect(bound).toMatchObject({ statusCode: '00000', data: { userId, isNew: false } })
  })

  it('an account has one WeChat; the same scan can be used again with another mobile', async () => {
    const loginTaskId = await scan.confirmed('new')
    const taken = await bind(loginTaskId, await smsProof(gateway, svip.mobile, 'bind'))
    expect(taken).toMatchObject({ statusCode: '20018', statusMessage: expect.stringContaining('其他微信') })
    const free = await bind(loginTaskId, await smsProof(gateway, '12500000004', 'bind'))
    expect(free).toMatchObject({ statusCode: '00000', data: { isNew: true } })
  })

  it('only one of two simultaneous bindings of one scan succeeds', async () => {
    const loginTaskId = await scan.confirmed('new')
    const proofs = [
      await smsProof(gateway, '12500000005', 'bind'),
      await smsProof(gateway, '12500000006', 'bind'),
    ]
    const codes = await Promise.all(proofs.map(async (proof) => (await bind(loginTaskId, proof)).statusCode))
    expect(codes.sort()).toEqual(['00000', '20015'])
  })

  it('a WeChat that was bound to another account in the meantime is refused', async () => {
    const loginTaskId = await scan.confirmed('expired-svip')
    const proof = await smsProof(gateway, '12500000007', 'bind')
    expect((await bind(loginTaskId, proof)).statusCode).toBe('20016')
    expect((await scan.poll(loginTaskId)).data.access_token).toBeDefined()
  })

  it('a frozen user cannot log in', async () => {
    const frozen = DEMO_ACCOUNTS.find(({ key }) => key === 'enterprise')!
    const loginTaskId = await scan.confirmed('enterprise')
    await database().sql`update users set frozen_at = now() where id = ${frozen.id}`
    expect((await scan.poll(loginTaskId)).statusCode).toBe('10004')
    await database().sql`update users set frozen_at = null where id = ${frozen.id}`
  })

  it('one address gets 60 codes at once, then one a second', async () => {
    const create = async () => (await scan.create('10.9.0.1')).loginTaskId
    for (let i = 0; i < 60; i++) expect(await create()).toBeDefined()
    expect(await scan.createRaw('10.9.0.1')).toMatchObject({ http: 429, statusCode: '00429' })
    gateway.clock.advance(1000)
    expect(await create()).toBeDefined()
  })

  it('no id, state, WeChat id or token is in the log, and the login secret is not stored in plain text', async () => {
    const { url, loginTaskId } = await scan.create()
    const state = new URL(url).searchParams.get('state')!
    await scan.look(url)
    await scan.choose(url, 'svip')
    const { access_token: token = 'none' } = (await scan.poll(loginTaskId)).data
    const lines = gateway.log.join('\n')
    expect(lines).toContain('/wechat/callback')
    for (const secret of [loginTaskId, state, token, 'sandbox-svip'])
      expect(lines.includes(secret), secret).toBe(false)
    const kept = JSON.stringify(await database().sql`select * from wechat_scans`)
    for (const secret of [loginTaskId, state, token]) expect(kept.includes(secret), secret).toBe(false)
  })

  it('expired scans are deleted, and nothing else', async () => {
    const count = async () => (await database().sql`select * from wechat_scans`).length
    const { sweep } = scanStore(database(), gateway.clock)
    gateway.clock.advance(CONFIRMED_LIFETIME)
    const { loginTaskId } = await scan.create()
    await sweep()
    expect([await count(), (await scan.poll(loginTaskId)).data.state]).toEqual([1, 'waiting'])
  })
})
