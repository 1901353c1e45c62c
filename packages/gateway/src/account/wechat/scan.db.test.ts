import { DEMO_ACCOUNTS } from '@zhushutong/demo/accounts'
import { MINUTE_MS } from '@zhushutong/domain/formatting'
import { beforeAll, expect, it } from 'vitest'
import { describeAccounts, otherThan } from '../../../test-support/accounts'
import { smsProof } from '../../../test-support/gateway'
import { BIND, POLL, type Polled, scanning } from '../../../test-support/scanning'
import { CONFIRMED_LIFETIME, SCAN_LIFETIME, sweepScans } from './scan.store'

const EXPIRED = { statusCode: '00000', data: { state: 'expired' } }
const svip = DEMO_ACCOUNTS.find(({ key }) => key === 'svip')!

describeAccounts('login by a scanned code', {}, ({ gateway, database, readMe, loginBySms }) => {
  let scan: ReturnType<typeof scanning>
  beforeAll(() => {
    scan = scanning(gateway())
  })
  const bind = async (loginTaskId: string, mobile: string, more: object = {}) => {
    gateway().clock.advance(MINUTE_MS)
    const proof = await smsProof(gateway(), mobile, 'bind')
    return gateway().call<Polled>(BIND, { loginTaskId, ...proof, ...more })
  }
  const poll = async (loginTaskId: string) => (await scan.poll(loginTaskId)).data

  it('LOG-04 waits, is scanned, is confirmed, logs in the owner of the WeChat once, and ends their former login', async () => {
    const { url, isPage, loginTaskId, expiresAt } = await scan.create()
    expect([isPage, expiresAt]).toEqual([false, gateway().clock.now() + SCAN_LIFETIME])
    const page = `${gateway().url.replace('localhost', '127.0.0.1')}/sandbox/wechat?state=`
    expect(url.startsWith(page)).toBe(true)
    expect(url).not.toContain(loginTaskId)
    expect(await poll(loginTaskId)).toEqual({ state: 'waiting' })
    await scan.look(url)
    expect(await poll(loginTaskId)).toEqual({ state: 'scanned' })
    expect(await scan.choose(url, 'svip')).toMatchObject({ status: 200 })
    const polls = await Promise.all(Array.from({ length: 6 }, () => poll(loginTaskId)))
    expect(polls.filter(({ state }) => state === 'expired')).toHaveLength(5)
    const login = polls.find(({ access_token }) => access_token)
    expect(login).toMatchObject({ state: 'confirmed', userId: svip.id, isNew: false, isSeven: false })
    const token = login?.access_token
    expect((await readMe(token)).data.userId).toBe(svip.id)
    const second = { loginTaskId: await scan.confirmed('svip') }
    const next = await gateway().call<Polled>(POLL, second, { token })
    expect((await readMe(token)).http).toBe(401)
    expect((await readMe(next.data.access_token)).http).toBe(200)
  })

  it('a scan ends when it was cancelled, is unknown, or took too long; a confirmed one waits 10 minutes', async () => {
    const cancelled = await scan.create()
    expect(await scan.choose(cancelled.url, 'cancel')).toMatchObject({ status: 200 })
    expect((await scan.choose(cancelled.url, 'svip')).status).toBe(400)
    expect(await poll(cancelled.loginTaskId)).toEqual({ state: 'cancelled' })
    expect(await scan.poll('made-up')).toMatchObject(EXPIRED)
    const late = await scan.create()
    gateway().clock.advance(SCAN_LIFETIME - 1)
    expect((await poll(late.loginTaskId)).state).toBe('waiting')
    gateway().clock.advance(1)
    expect(await scan.poll(late.loginTaskId)).toMatchObject(EXPIRED)
    expect([(await fetch(late.url)).status, (await scan.choose(late.url, 'svip')).status]).toEqual([404, 400])
    const [inTime, lost] = [await scan.confirmed('svip'), await scan.confirmed('svip')]
    gateway().clock.advance(CONFIRMED_LIFETIME - 1)
    expect((await poll(inTime)).state).toBe('confirmed')
    gateway().clock.advance(1)
    expect(await scan.poll(lost)).toMatchObject(EXPIRED)
  })

  it('a state is valid once, and a forged one never', async () => {
    const { url } = await scan.create()
    await scan.choose(url, 'new')
    expect((await scan.choose(url, 'svip')).status).toBe(400)
    const other = await scan.create()
    for (const query of [
      '',
      '?state=forged&code=sandbox-svip',
      `?state=${other.loginTaskId}&code=sandbox-svip`,
      '?state=a&state=b',
      `?state=${'s'.repeat(600)}`,
      '?state=%00',
    ]) {
      const answer = await fetch(`${gateway().url}/wechat/callback${query}`)
      expect([query, answer.status]).toEqual([query, 400])
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(await answer.text()).toContain('二维码已失效')
    }
    const state = new URL(other.url).searchParams.get('state')
    const callback = `${gateway().url}/wechat/callback?state=${state}&code=made-up`
    const refused = await scan.decide(callback, 'yes')
    expect(refused).toMatchObject({ status: 400, text: expect.stringContaining('微信授权已失效') })
    expect((await poll(other.loginTaskId)).state).toBe('waiting')
  })

  it('a scan confirmed elsewhere shows who asked, and the user decides', async () => {
    const userAgent =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'
    const ask = async () => {
      const { url, loginTaskId } = (await scan.createRaw('203.0.113.7', { userAgent })).data
      const state = new URL(url).searchParams.get('state')!
      return { loginTaskId, callback: `${gateway().url}/wechat/callback?state=${state}&code=sandbox-svip` }
    }
    const stranger = await ask()
    const page = await fetch(stranger.callback)
    const text = await page.text()
    for (const part of ['Windows · Chrome 130', '203.0.113.7', '2026-11-20', '不是您本人在登录？请取消。'])
      expect(text).toContain(part)
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
    const foreign = { 'sec-fetch-site': 'cross-site' }
    expect((await scan.decide(stranger.callback, 'yes', foreign)).status).toBe(400)
    expect((await scan.decide(stranger.callback, 'no')).text).toContain('已取消登录')
    expect(await poll(stranger.loginTaskId)).toEqual({ state: 'cancelled' })
    expect((await scan.decide(stranger.callback, 'yes')).status).toBe(400)
    const ownAnswer = await ask()
    expect((await scan.decide(ownAnswer.callback, 'yes')).text).toContain('已确认登录')
    expect(await poll(ownAnswer.loginTaskId)).toMatchObject({ userId: svip.id })
  })

  it('a scan is for the browser that asked, where it has a secret', async () => {
    const browserKey = 'browser-1'
    const { url, loginTaskId } = (await scan.createRaw(undefined, { browserKey })).data
    await scan.choose(url, 'svip')
    for (const key of [undefined, 'browser-2'])
      expect((await scan.poll(loginTaskId, { browserKey: key })).data).toEqual({ state: 'expired' })
    expect((await scan.poll(loginTaskId, { browserKey })).data).toMatchObject({ userId: svip.id })
  })

  it('LOG-04 LOG-09 an unbound WeChat is bound to a new mobile by a code for that, once', async () => {
    const loginTaskId = await scan.confirmed('new')
    expect(await poll(loginTaskId)).toEqual({ state: 'confirmed' })
    const mobile = '12500000001'
    const proof = await smsProof(gateway(), mobile, 'bind')
    const validationCode = otherThan(proof.validationCode)
    for (const [body, statusCode] of [
      [{ loginTaskId, ...proof, validationCode }, '10011'],
      [{ loginTaskId, ...proof, mobile: '12500000002' }, '00152'],
      [{ loginTaskId: 'made-up', ...proof }, '20015'],
    ] as const)
      expect((await gateway().call(BIND, body)).statusCode).toBe(statusCode)
    const bound = await gateway().call<Polled>(BIND, { loginTaskId, ...proof })
    expect(bound).toMatchObject({ statusCode: '00000', data: { isNew: true } })
    const { userId = '', access_token: token } = bound.data
    expect((await readMe(token)).data.userId).toBe(userId)
    expect(await scan.poll(loginTaskId)).toMatchObject(EXPIRED)
    expect((await bind(loginTaskId, mobile)).statusCode).toBe('20015')
    const rows = await database().sql`select 1 from wechat_accounts where user_id = ${userId}`
    expect(rows).toHaveLength(1)
  })

  it('is bound to the existing account of a mobile; an account has one WeChat, of two at once one', async () => {
    const { userId } = await loginBySms('12500000003')
    const existing = await scan.confirmed('new')
    gateway().clock.advance(MINUTE_MS)
    const foreign = await smsProof(gateway(), '12500000003', 'login')
    expect((await gateway().call(BIND, { loginTaskId: existing, ...foreign })).statusCode).toBe('10003')
    expect((await bind(existing, '12500000003')).data).toMatchObject({ userId, isNew: false })
    const again = await scan.confirmed('new')
    expect(await bind(again, svip.mobile)).toMatchObject({
      ...{ statusCode: '20018', statusMessage: expect.stringContaining('其他微信') },
    })
    const proofs = [
      await smsProof(gateway(), '12500000005', 'bind'),
      await smsProof(gateway(), '12500000006', 'bind'),
    ]
    const answers = await Promise.all(
      proofs.map((proof) => gateway().call(BIND, { loginTaskId: again, ...proof })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual(['00000', '20015'])
    // A WeChat that is bound to another account.
    const taskId = await scan.confirmed('expired-svip')
    expect((await bind(taskId, '12500000007')).statusCode).toBe('20016')
    expect((await poll(taskId)).access_token).toBeDefined()
  })

  it('one address gets 60 codes at once, then one a second', async () => {
    const ip = '10.9.0.1'
    for (let i = 0; i < 60; i += 1) expect((await scan.create(ip)).loginTaskId).toBeDefined()
    expect(await scan.createRaw(ip)).toMatchObject({ http: 429, statusCode: '00429' })
    gateway().clock.advance(1000)
    expect((await scan.create(ip)).loginTaskId).toBeDefined()
  })

  it('no id, state, WeChat id or token is in log or table; expired scans are deleted, and nothing else', async () => {
    const { url, loginTaskId } = await scan.create()
    const state = new URL(url).searchParams.get('state')!
    await scan.look(url)
    await scan.choose(url, 'svip')
    const { access_token: token = 'none' } = await poll(loginTaskId)
    const lines = gateway().log.join('\n')
    expect(lines).toContain('/wechat/callback')
    const rows = JSON.stringify(await database().sql`select * from wechat_scans`)
    for (const secret of [loginTaskId, state, token])
      expect([lines.includes(secret), rows.includes(secret)], secret).toEqual([false, false])
    expect(lines).not.toContain('sandbox-svip')
    gateway().clock.advance(CONFIRMED_LIFETIME)
    const open = await scan.create()
    await sweepScans(database().orm, gateway().clock.now())
    expect(await database().sql`select 1 from wechat_scans`).toHaveLength(1)
    expect((await poll(open.loginTaskId)).state).toBe('waiting')
  })
})
