import { MINUTE_MS } from '@zhushutong/domain/formatting'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import { loginBySms, slide, smsProof, startGateway, type TestGateway } from '../../../test-support/gateway'
import { demoAccountsFeature } from '../../demo-data'
import { sandboxFeature } from '../../sandbox'
import { accountFeature, DEMO_ACCOUNTS, DEMO_PASSWORD } from '..'

const LOGIN_SMS = '/jian-butler-member-biz/login/registerLoginSms'
const LOGIN_PASSWORD = '/jian-butler-member-biz/login/loginByUsername'
const RESET = '/jian-butler-member-biz/member/forgetPassword'
const SEND = '/jian-butler-portal-biz/sms/sendVerifySmsV2'
const INFO = '/jian-butler-portal-biz/personalCenter/personalInfo/getMemberInfoVO'
const VIP = '/jian-butler-portal-biz/personalCenter/personalInfo/getMemberVipInfoVO'
const LOGOUT = '/authCenter/logOutByAnything'

describeOnPostgres('login', (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway(database(), [demoAccountsFeature, accountFeature, sandboxFeature])
  })
  afterAll(() => gateway?.close())

  const byPassword = async (loginName: string, password: string, ip?: string) => {
    const params = { sign: await slide(gateway, 'password', loginName), scene: 'password' }
    return gateway.callEncrypted<{ access_token: string }>(
      LOGIN_PASSWORD,
      { loginName, password, params },
      { ip },
    )
  }
  const whoIs = (token: string) => gateway.call<{ mobile: string; userId: string }>(INFO, {}, { token })

  it('LOG-09 slider, SMS, login of a new user, member info, logout, and the token is dead', async () => {
    const login = await loginBySms(gateway, '12100000001')
    expect(login).toMatchObject({ isNew: true, isSeven: false })
    const token = login.access_token
    expect((await whoIs(token)).data).toMatchObject({ mobile: '121****0001', userId: login.userId })
    expect((await gateway.call(VIP, {}, { token })).data).toMatchObject({ meberInfo: false, vipInfo: null })
    expect((await gateway.call(LOGOUT, {}, { token })).statusCode).toBe('00000')
    expect(await whoIs(token)).toMatchObject({ http: 401, statusCode: '00401' })
    gateway.clock.advance(MINUTE_MS)
    expect((await loginBySms(gateway, '12100000001')).isNew).toBe(false)
  })

  it('a new login ends the one that came with it, and a session ends after 7 days', async () => {
    const first = (await byPassword('12000000001', DEMO_PASSWORD)).data.access_token
    const proof = await smsProof(gateway, '12000000001')
    const second = (await gateway.call<{ access_token: string }>(LOGIN_SMS, proof, { token: first })).data
      .access_token
    expect((await whoIs(first)).http).toBe(401)
    expect((await whoIs(second)).http).toBe(200)
    gateway.clock.advance(7 * 1440 * MINUTE_MS - 1)
    expect((await whoIs(second)).http).toBe(200)
    gateway.clock.advance(1)
    expect((await whoIs(second)).http).toBe(401)
  })

  it('LOG-06 a mobile gets a code each 60 s, 5 an hour and 10 a day', async () => {
    const mobile = '12100000002'
    const send = async () => {
      const params = { sign: await slide(gateway, 'login', mobile), scene: 'login' }
      return (await gateway.call(SEND, { mobile, params })).statusCode
    }
    expect(await send()).toBe('00000')
    gateway.clock.advance(MINUTE_MS - 1)
    expect(await send()).toBe('00133')
    gateway.clock.advance(1)
    expect(await send()).toBe('00000')
    for (let sent = 2; sent < 5; sent++) {
      gateway.clock.advance(MINUTE_MS)
      expect(await send()).toBe('00000')
    }
    gateway.clock.advance(MINUTE_MS)
    expect(await send()).toBe('00133')
    for (let sent = 5; sent < 10; sent++) {
      gateway.clock.advance(60 * MINUTE_MS)
      expect(await send()).toBe('00000')
    }
    gateway.clock.advance(60 * MINUTE_MS)
    expect(await send()).toBe('00133')
  })

  it('LOG-06 only one of many simultaneous requests sends an SMS', async () => {
    const mobile = '12100000003'
    const signs = await Promise.all(Array.from({ length: 6 }, () => slide(gateway, 'login', mobile)))
    const answers = await Promise.all(
      signs.map((sign) => gateway.call(SEND, { mobile, params: { sign, scene: 'login' } })),
    )
    expect(answers.filter((answer) => answer.statusCode === '00000')).toHaveLength(1)
    expect(answers.filter((answer) => answer.statusCode === '00133')).toHaveLength(5)
  })

  it('an SMS code is valid for its mobile, its purpose, 5 minutes, 5 tries and one use', async () => {
    const login = async (proof: object) => (await gateway.call(LOGIN_SMS, proof)).statusCode
    const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

    const proof = await smsProof(gateway, '12100000004')
    expect(await login({ ...proof, mobile: '12100000005' })).toBe('00152')
    for (let i = 0; i < 4; i++) {
      expect(await login({ ...proof, validationCode: wrong(proof.validationCode) })).toBe('10011')
    }
    expect(await login(proof)).toBe('00000')
    expect(await login(proof)).toBe('10003')

    const guessed = await smsProof(gateway, '12100000006')
    for (let i = 0; i < 5; i++) {
      expect(await login({ ...guessed, validationCode: wrong(guessed.validationCode) })).toBe('10011')
    }
    expect(await login(guessed)).toBe('10003')

    const late = await smsProof(gateway, '12100000007')
    gateway.clock.advance(5 * MINUTE_MS)
    expect(await login(late)).toBe('10003')

    expect(await login(await smsProof(gateway, '12100000008', 'reset'))).toBe('10003')
    expect(await login({ ...proof, smsId: 'nonsense' })).toBe('10003')
  })

  it('a sign is valid once, in its scene, for its mobile, for 5 minutes', async () => {
    const send = async (mobile: string, sign: string, scene = 'login') =>
      (await gateway.call(SEND, { mobile, params: { sign, scene } })).statusCode
    const mobile = '12100000009'
    expect(await send('12100000010', await slide(gateway, 'login', mobile))).toBe('10002')
    expect(await send(mobile, await slide(gateway, 'reset', mobile))).toBe('10002')
    expect(await send(mobile, 'made-up')).toBe('10002')
    const old = await slide(gateway, 'login', mobile)
    gateway.clock.advance(5 * MINUTE_MS)
    expect(await send(mobile, old)).toBe('10002')
    const sign = await slide(gateway, 'login', mobile)
    expect(await send(mobile, sign)).toBe('00000')
    gateway.clock.advance(MINUTE_MS)
    expect(await send(mobile, sign)).toBe('10002')
  })

  it('LOG-10 every demo account logs in by password, and only with encryption', async () => {
    for (const { mobile } of DEMO_ACCOUNTS) {
      expect((await byPassword(mobile, DEMO_PASSWORD, '10.1.0.1')).statusCode).toBe('00000')
    }
    const params = { sign: await slide(gateway, 'password', '12000000001'), scene: 'password' }
    const plain = await gateway.call(LOGIN_PASSWORD, {
      loginName: '12000000001',
      password: DEMO_PASSWORD,
      params,
    })
    expect(plain.statusCode).toBe('00430')
  })

  it('LOG-08 a wrong password and an unknown user answer the same; five wrong ones lock account and address', async () => {
    const ip = '10.2.0.1'
    expect((await byPassword('12199999999', 'wrong1234', ip)).statusCode).toBe('20001')
    for (let i = 0; i < 5; i++) {
      expect((await byPassword('12000000002', 'wrong1234', ip)).statusCode).toBe('20001')
    }
    expect(await byPassword('12000000002', DEMO_PASSWORD, ip)).toMatchObject({
      http: 429,
      statusCode: '00429',
    })
    expect((await byPassword('12000000002', DEMO_PASSWORD, '10.2.0.2')).statusCode).toBe('00000')
    gateway.clock.advance(15 * MINUTE_MS + 1)
    expect((await byPassword('12000000002', DEMO_PASSWORD, ip)).statusCode).toBe('00000')
  })

  it('LOG-08 a password login without a slider is asked for one', async () => {
    const given = {
      loginName: '12000000001',
      password: DEMO_PASSWORD,
      params: { sign: 'x', scene: 'password' },
    }
    expect((await gateway.callEncrypted(LOGIN_PASSWORD, given)).statusCode).toBe('00139')
  })

  it('LOG-07 a new password replaces the old one and ends every login', async () => {
    const mobile = '12100000011'
    const { access_token: token } = await loginBySms(gateway, mobile)
    gateway.clock.advance(MINUTE_MS)
    const proof = await smsProof(gateway, mobile, 'reset')
    const changed = await gateway.callEncrypted(RESET, { ...proof, password: 'fresh12345' })
    expect(changed).toMatchObject({ statusCode: '00000', data: true })
    expect((await whoIs(token)).http).toBe(401)
    expect((await byPassword(mobile, 'fresh12345')).statusCode).toBe('00000')
    const unknown = await smsProof(gateway, '12100000012', 'reset')
    expect((await gateway.callEncrypted(RESET, { ...unknown, password: 'fresh12345' })).statusCode).toBe(
      '10000',
    )
  })

  it('a frozen user cannot log in, and a running session ends', async () => {
    const { access_token: token, userId } = await loginBySms(gateway, '12100000013')
    await database().sql`update users set frozen_at = now() where id = ${userId}`
    expect((await whoIs(token)).http).toBe(401)
    gateway.clock.advance(MINUTE_MS)
    const again = await gateway.call(LOGIN_SMS, await smsProof(gateway, '12100000013'))
    expect(again.statusCode).toBe('10004')
  })

  it('a password that everybody tries first is refused, and costs no code', async () => {
    const proof = await smsProof(gateway, '12000000001', 'reset')
    for (const password of ['password1', 'Password1', 'QWERTY123']) {
      const refused = await gateway.callEncrypted(RESET, { ...proof, password })
      expect([password, refused.statusCode, refused.statusMessage]).toEqual([
        password,
        '20019',
        expect.stringContaining('太常见'),
      ])
    }
    const changed = await gateway.callEncrypted(RESET, { ...proof, password: 'fresh12345' })
    expect(changed.statusCode).toBe('00000')
  })

  it('no mobile, token, SMS code or password is in the log or in plain text in the tables', async () => {
    const proof = await smsProof(gateway, '12100000014')
    const { data } = await gateway.call<{ access_token: string }>(LOGIN_SMS, proof)
    await gateway.call(INFO, {}, { token: data.access_token })
    // Durations are removed: as long decimal fractions they can contain any digits by chance.
    const lines = gateway.log.join('\n').replace(/"responseTime":[\d.e-]+/g, '')
    expect(gateway.log.length).toBeGreaterThan(100)
    const mobiles = Array.from({ length: 14 }, (_, i) => `121000000${String(i + 1).padStart(2, '0')}`)
    for (const secret of [...mobiles, '12000000001', DEMO_PASSWORD, 'fresh12345', data.access_token]) {
      expect(lines.includes(secret)).toBe(false)
    }
    const kept = await database().sql`select token_hash from sessions`
    expect(kept.some((row) => row.token_hash === data.access_token)).toBe(false)
    const codes = await database().sql`select code_hash from sms_codes where id = ${proof.smsId}`
    expect(codes[0]?.code_hash).toMatch(/^[0-9a-f]{64}$/)
  })
})

describeOnPostgres('the trial of new accounts', (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway(database(), [accountFeature, sandboxFeature], { TRIAL_DAYS: '7' })
  })
  afterAll(() => gateway?.close())

  it('LOG-03 a new account has the SVIP for as many days, once', async () => {
    const mobile = '12100000901'
    const first = await loginBySms(gateway, mobile)
    expect(first).toMatchObject({ isNew: true, isSeven: true })
    const vipOf = async (token: string) =>
      (await gateway.call<{ meberInfo: boolean; vipInfo: { overTime: number } }>(VIP, {}, { token })).data
    const vip = await vipOf(first.access_token)
    const until = gateway.clock.now() + 7 * 1440 * MINUTE_MS
    expect(vip).toMatchObject({ meberInfo: true, vipInfo: { overTime: until } })
    gateway.clock.advance(7 * 1440 * MINUTE_MS)
    const again = await loginBySms(gateway, mobile)
    expect(again).toMatchObject({ isNew: false, isSeven: false })
    expect(await vipOf(again.access_token)).toMatchObject({ meberInfo: false, vipInfo: { overTime: until } })
  })
})
