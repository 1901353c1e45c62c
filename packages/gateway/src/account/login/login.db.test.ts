import { DEMO_PASSWORD } from '@zhushutong/demo/accounts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@zhushutong/domain/formatting'
import { expect, it } from 'vitest'
import {
  describeAccounts,
  INFO,
  LOGIN_PASSWORD,
  LOGIN_SMS,
  otherThan,
  RESET,
  SEND_SMS,
  VIP,
} from '../../../test-support/accounts'
import { slide, smsProof } from '../../../test-support/gateway'

const LOGOUT = '/authCenter/logOutByAnything'
const DEMO = '12000000001'

describeAccounts('login', { TRIAL_DAYS: '7' }, (accounts) => {
  const { gateway, database, readMe, loginBySms, loginByPassword } = accounts
  const send = async (mobile: string, sign: string, scene = 'login') =>
    (await gateway().call(SEND_SMS, { mobile, params: { sign, scene } })).statusCode
  const tryProof = async (proof: object) => (await gateway().call(LOGIN_SMS, proof)).statusCode

  it('LOG-09 LOG-03 slider, SMS, login of a new user with a trial once, logout, and the token is dead', async () => {
    const mobile = '12100000001'
    const first = await loginBySms(mobile)
    expect(first).toMatchObject({ isNew: true, isSeven: true })
    const { access_token: token, userId } = first
    expect((await readMe(token)).data).toMatchObject({ mobile: '121****0001', userId })
    const overTime = gateway().clock.now() + 7 * DAY_MS
    const trial = { meberInfo: true, vipInfo: { overTime } }
    expect((await gateway().call(VIP, {}, { token })).data).toMatchObject(trial)
    expect((await gateway().call(LOGOUT, {}, { token })).statusCode).toBe('00000')
    expect(await readMe(token)).toMatchObject({ http: 401, statusCode: '00401' })
    gateway().clock.advance(7 * DAY_MS)
    const again = await loginBySms(mobile)
    expect(again).toMatchObject({ isNew: false, isSeven: false })
    const ended = { meberInfo: false, vipInfo: { overTime } }
    expect((await gateway().call(VIP, {}, { token: again.access_token })).data).toMatchObject(ended)
  })

  it('a new login ends the one that came with it, and a session ends after 7 days', async () => {
    const first = (await loginByPassword(DEMO, DEMO_PASSWORD)).data.access_token
    const proof = await smsProof(gateway(), DEMO)
    const answer = await gateway().call<{ access_token: string }>(LOGIN_SMS, proof, { token: first })
    const second = answer.data.access_token
    expect((await readMe(first)).http).toBe(401)
    gateway().clock.advance(7 * DAY_MS - 1)
    expect((await readMe(second)).http).toBe(200)
    gateway().clock.advance(1)
    expect((await readMe(second)).http).toBe(401)
  })

  it('LOG-06 a mobile gets a code each 60 s, 5 an hour and 10 a day, also when sent at once', async () => {
    const mobile = '12100000002'
    const signs = await Promise.all(Array.from({ length: 6 }, () => slide(gateway(), 'login', mobile)))
    const codes = await Promise.all(signs.map((sign) => send(mobile, sign)))
    expect(codes.sort()).toEqual(['00000', ...Array(5).fill('00133')])
    const sendAfter = async (ms: number) => {
      gateway().clock.advance(ms)
      return send(mobile, await slide(gateway(), 'login', mobile))
    }
    expect([await sendAfter(MINUTE_MS - 1), await sendAfter(1)]).toEqual(['00133', '00000'])
    for (let sent = 2; sent < 5; sent += 1) expect(await sendAfter(MINUTE_MS)).toBe('00000')
    expect(await sendAfter(MINUTE_MS)).toBe('00133')
    for (let sent = 5; sent < 10; sent += 1) expect(await sendAfter(HOUR_MS)).toBe('00000')
    expect(await sendAfter(HOUR_MS)).toBe('00133')
  })

  it('an SMS code is valid for its mobile, its purpose, 5 minutes, 5 tries and one use', async () => {
    const wrong = (proof: { validationCode: string }) => ({
      ...proof,
      validationCode: otherThan(proof.validationCode),
    })
    const proof = await smsProof(gateway(), '12100000004')
    expect(await tryProof({ ...proof, mobile: '12100000005' })).toBe('00152')
    for (let i = 0; i < 4; i += 1) expect(await tryProof(wrong(proof))).toBe('10011')
    expect(await tryProof(proof)).toBe('00000')
    expect(await tryProof(proof)).toBe('10003')

    const guessed = await smsProof(gateway(), '12100000006')
    for (let i = 0; i < 5; i += 1) expect(await tryProof(wrong(guessed))).toBe('10011')
    expect(await tryProof(guessed)).toBe('10003')

    const late = await smsProof(gateway(), '12100000007')
    gateway().clock.advance(5 * MINUTE_MS)
    expect(await tryProof(late)).toBe('10003')
    expect((await accounts.login('12100000008', 'reset')).statusCode).toBe('10003')
    expect(await tryProof({ ...proof, smsId: 'nonsense' })).toBe('10003')
  })

  it('a sign is valid once, in its scene, for its mobile, for 5 minutes', async () => {
    const mobile = '12100000009'
    expect(await send('12100000010', await slide(gateway(), 'login', mobile))).toBe('10002')
    expect(await send(mobile, await slide(gateway(), 'reset', mobile))).toBe('10002')
    expect(await send(mobile, 'made-up')).toBe('10002')
    const old = await slide(gateway(), 'login', mobile)
    gateway().clock.advance(5 * MINUTE_MS)
    expect(await send(mobile, old)).toBe('10002')
    const sign = await slide(gateway(), 'login', mobile)
    expect(await send(mobile, sign)).toBe('00000')
    gateway().clock.advance(MINUTE_MS)
    expect(await send(mobile, sign)).toBe('10002')
  })

  it('LOG-08 LOG-10 wrong password and unknown user answer alike; five wrong ones lock account and address', async () => {
    const [mobile, ip] = ['12000000002', '10.2.0.1']
    const login = { loginName: mobile, password: DEMO_PASSWORD, params: { sign: 'x', scene: 'password' } }
    expect((await gateway().callEncrypted(LOGIN_PASSWORD, login)).statusCode).toBe('00139')
    expect((await gateway().call(LOGIN_PASSWORD, login)).statusCode).toBe('00430')
    expect((await loginByPassword('12199999999', 'wrong1234', ip)).statusCode).toBe('20001')
    for (let i = 0; i < 5; i += 1)
      expect((await loginByPassword(mobile, 'wrong1234', ip)).statusCode).toBe('20001')
    expect(await loginByPassword(mobile, DEMO_PASSWORD, ip)).toMatchObject({ http: 429, statusCode: '00429' })
    expect((await loginByPassword(mobile, DEMO_PASSWORD, '10.2.0.2')).statusCode).toBe('00000')
    gateway().clock.advance(15 * MINUTE_MS + 1)
    expect((await loginByPassword(mobile, DEMO_PASSWORD, ip)).statusCode).toBe('00000')
  })

  it('LOG-07 a new password, none that is common, replaces the old one and ends every login', async () => {
    const mobile = '12100000011'
    const { access_token: token } = await loginBySms(mobile)
    gateway().clock.advance(MINUTE_MS)
    const proof = await smsProof(gateway(), mobile, 'reset')
    const reset = (password: string, fields: object = proof) =>
      gateway().callEncrypted(RESET, { ...fields, password })
    for (const password of ['Password1', 'QWERTY123'])
      expect(await reset(password)).toMatchObject({
        statusCode: '20019',
        statusMessage: expect.stringContaining('太常见'),
      })
    expect(await reset('fresh12345')).toMatchObject({ statusCode: '00000', data: true })
    expect((await readMe(token)).http).toBe(401)
    expect((await loginByPassword(mobile, 'fresh12345')).statusCode).toBe('00000')
    const unknown = await smsProof(gateway(), '12100000012', 'reset')
    expect((await reset('fresh12345', unknown)).statusCode).toBe('10000')
  })

  it('a frozen user cannot log in, and a running session ends', async () => {
    const { access_token: token, userId } = await loginBySms('12100000013')
    await database().sql`update users set frozen_at = now() where id = ${userId}`
    expect((await readMe(token)).http).toBe(401)
    gateway().clock.advance(MINUTE_MS)
    expect((await accounts.login('12100000013')).statusCode).toBe('10004')
  })

  it('no mobile, token, SMS code or password is in the log or in plain text in the tables', async () => {
    const proof = await smsProof(gateway(), '12100000014')
    const { data } = await gateway().call<{ access_token: string }>(LOGIN_SMS, proof)
    await gateway().call(INFO, {}, { token: data.access_token })
    // Durations are removed: as long decimal fractions they can contain any digits by chance.
    const lines = gateway()
      .log.join('\n')
      .replace(/"responseTime":[\d.e-]+/g, '')
    expect(gateway().log.length).toBeGreaterThan(100)
    const mobiles = Array.from({ length: 14 }, (_, i) => `121000000${String(i + 1).padStart(2, '0')}`)
    for (const secret of [...mobiles, DEMO, DEMO_PASSWORD, 'fresh12345', data.access_token])
      expect(lines.includes(secret)).toBe(false)
    const sessions = await database().sql`select token_hash from sessions`
    expect(sessions.some((row) => row.token_hash === data.access_token)).toBe(false)
    const codes = await database().sql`select code_hash from sms_codes where id = ${proof.smsId}`
    expect(codes[0]?.code_hash).toMatch(/^[0-9a-f]{64}$/)
  })
})
