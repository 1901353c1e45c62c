import { verify } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { slide, smsProof, startGateway, type TestGateway } from '../../test-support/gateway'
import { BIND, INFO, POLL, scanning } from '../../test-support/scanning'
import { demoAccountsFeature } from '../demo-data'
import { sandboxFeature } from '../sandbox'
import { accountFeature, DEMO_ACCOUNTS, DEMO_PASSWORD } from './index'

vi.mock('@node-rs/argon2', async (load) => {
  const argon2 = await load<typeof import('@node-rs/argon2')>()
  return { ...argon2, verify: vi.fn(argon2.verify) }
})

const LOGIN_SMS = '/jian-butler-member-biz/login/registerLoginSms'
const LOGIN_PASSWORD = '/jian-butler-member-biz/login/loginByUsername'
const RESET = '/jian-butler-member-biz/member/forgetPassword'
const UNKNOWN = '12199999999'
const { mobile: DEMO } = DEMO_ACCOUNTS.find(({ key }) => key === 'svip')!

describeOnPostgres('demo accounts that an earlier start with the sandbox has left', (database) => {
  /** A gateway with the sandbox, which provides signs, codes and tokens for attacks on the other gateway. */
  let before: TestGateway
  let gateway: TestGateway
  beforeAll(async () => {
    const features = [demoAccountsFeature, accountFeature, sandboxFeature]
    before = await startGateway(database(), features)
    gateway = await startGateway(database(), features, { SANDBOX: '' })
  })
  afterAll(async () => {
    await gateway?.close()
    await before?.close()
  })

  const whoIs = (at: TestGateway, token: string) => at.call(INFO, {}, { token })
  const byPassword = async (loginName: string, password: string, ip: string, at = gateway) => {
    const params = { sign: await slide(before, 'password', loginName), scene: 'password' }
    return at.callEncrypted(LOGIN_PASSWORD, { loginName, password, params }, { ip })
  }

  it('their tokens are refused like made-up ones, all of them', async () => {
    const madeUp = await whoIs(gateway, 'made-up')
    expect(madeUp).toMatchObject({ http: 401, statusCode: '00401' })
    for (const { key } of DEMO_ACCOUNTS) {
      const page = `/sandbox/accounts/${key}/token`
      const { access_token: token } = await before.sandbox<{ access_token: string }>(page, {})
      expect((await whoIs(before, token)).http).toBe(200)
      expect(await whoIs(gateway, token)).toEqual(madeUp)
      expect((await gateway.app.server.inject({ method: 'POST', url: page })).statusCode).toBe(404)
    }
  })

  it('LOG-08 their password answers like that of an unknown user, and takes one check as well', async () => {
    expect((await byPassword(DEMO, DEMO_PASSWORD, '10.3.0.1', before)).statusCode).toBe('00000')
    const answers = []
    for (const [ip, mobile, password] of [
      ['10.3.0.2', UNKNOWN, DEMO_PASSWORD],
      ['10.3.0.3', DEMO, 'wrong1234'],
      ['10.3.0.4', DEMO, DEMO_PASSWORD],
    ] as const) {
      vi.mocked(verify).mockClear()
      answers.push(await byPassword(mobile, password, ip))
      expect(vi.mocked(verify)).toHaveBeenCalledTimes(1)
    }
    expect(answers[0]).toMatchObject({ http: 200, statusCode: '20001' })
    expect(answers).toEqual([answers[0], answers[0], answers[0]])
  })

  it('LOG-08 five tries with their right password lock the address like wrong ones', async () => {
    for (let i = 0; i < 5; i++) {
      expect((await byPassword(DEMO, DEMO_PASSWORD, '10.3.0.5')).statusCode).toBe('20001')
    }
    expect((await byPassword(DEMO, DEMO_PASSWORD, '10.3.0.5')).statusCode).toBe('00429')
  })

  it('the right SMS code answers like a wrong one, at login and at binding', async () => {
    const proof = await smsProof(before, DEMO)
    const validationCode = proof.validationCode === '000000' ? '000001' : '000000'
    const wrong = await gateway.call(LOGIN_SMS, { ...proof, validationCode })
    expect(wrong.statusCode).toBe('10011')
    expect(await gateway.call(LOGIN_SMS, proof)).toEqual(wrong)

    for (const at of [gateway, before]) at.clock.advance(60_000)
    const loginTaskId = await scanning(before).confirmed('new')
    expect(await gateway.call(BIND, { loginTaskId, ...(await smsProof(before, DEMO, 'bind')) })).toEqual(
      wrong,
    )
  })

  it('their password cannot be reset, as if nobody had the mobile', async () => {
    const reset = async (mobile: string) => {
      const proof = await smsProof(before, mobile, 'reset')
      return gateway.callEncrypted(RESET, { ...proof, password: 'fresh12345' })
    }
    for (const at of [gateway, before]) at.clock.advance(60_000)
    const unknown = await reset(UNKNOWN)
    expect(unknown.statusCode).toBe('10000')
    expect(await reset(DEMO)).toEqual(unknown)
    expect((await byPassword(DEMO, DEMO_PASSWORD, '10.3.0.6', before)).statusCode).toBe('00000')
  })

  it('their WeChat is that of a stranger', async () => {
    const loginTaskId = await scanning(before).confirmed('svip')
    expect((await gateway.call(POLL, { loginTaskId })).data).toEqual({ state: 'confirmed' })
    expect((await before.call(POLL, { loginTaskId })).data).toHaveProperty('access_token')
  })

  it('other accounts of that time log in', async () => {
    const proof = await smsProof(before, '12100000021')
    const { data } = await gateway.call<{ access_token: string }>(LOGIN_SMS, proof)
    expect((await whoIs(gateway, data.access_token)).http).toBe(200)
  })
})
