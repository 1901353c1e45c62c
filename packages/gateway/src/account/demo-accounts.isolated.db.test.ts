import { verify } from '@node-rs/argon2'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@zhushutong/demo/accounts'
import { MINUTE_MS } from '@zhushutong/domain/formatting'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { INFO, LOGIN_SMS, loginByPassword, otherThan, RESET } from '../../test-support/accounts'
import { describeOnPostgres } from '../../test-support/databases'
import { smsProof, startGateway, type TestGateway } from '../../test-support/gateway'
import { BIND, POLL, scanning } from '../../test-support/scanning'
import { demoAccountsFeature } from '../demo-data'
import { sandboxFeature } from '../sandbox'
import { accountFeature } from './index'

vi.mock('@node-rs/argon2', async (load) => {
  const argon2 = await load<typeof import('@node-rs/argon2')>()
  return { ...argon2, verify: vi.fn(argon2.verify) }
})

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
  const passMinute = () => {
    for (const started of [gateway, before]) started.clock.advance(MINUTE_MS)
  }
  const readMe = (at: TestGateway, token: string) => at.call(INFO, {}, { token })
  const byPassword = (mobile: string, password: string, ip: string, at = gateway) =>
    loginByPassword(at, mobile, password, ip, before)

  it('their tokens are refused like made-up ones, all of them', async () => {
    const madeUp = await readMe(gateway, 'made-up')
    expect(madeUp).toMatchObject({ http: 401, statusCode: '00401' })
    for (const { key } of DEMO_ACCOUNTS) {
      const page = `/sandbox/accounts/${key}/token`
      const { access_token: token } = await before.sandbox<{ access_token: string }>(page, {})
      expect((await readMe(before, token)).http).toBe(200)
      expect(await readMe(gateway, token)).toEqual(madeUp)
      expect((await gateway.app.server.inject({ method: 'POST', url: page })).statusCode).toBe(404)
    }
  })

  it('LOG-08 their password answers like that of an unknown user, takes one check as well, and locks the address', async () => {
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
    for (let i = 0; i < 5; i += 1)
      expect((await byPassword(DEMO, DEMO_PASSWORD, '10.3.0.5')).statusCode).toBe('20001')
    expect((await byPassword(DEMO, DEMO_PASSWORD, '10.3.0.5')).statusCode).toBe('00429')
  })

  it('the right SMS code answers like a wrong one, at login, binding and reset; their WeChat is a stranger’s', async () => {
    const proof = await smsProof(before, DEMO)
    const validationCode = otherThan(proof.validationCode)
    const wrong = await gateway.call(LOGIN_SMS, { ...proof, validationCode })
    expect(wrong.statusCode).toBe('10011')
    expect(await gateway.call(LOGIN_SMS, proof)).toEqual(wrong)
    passMinute()
    const stranger = await scanning(before).confirmed('new')
    const toBind = { loginTaskId: stranger, ...(await smsProof(before, DEMO, 'bind')) }
    expect(await gateway.call(BIND, toBind)).toEqual(wrong)
    passMinute()
    const resets = []
    for (const mobile of [UNKNOWN, DEMO]) {
      const toReset = { ...(await smsProof(before, mobile, 'reset')), password: 'fresh12345' }
      resets.push(await gateway.callEncrypted(RESET, toReset))
    }
    expect(resets[0]?.statusCode).toBe('10000')
    expect(resets[1]).toEqual(resets[0])
    expect((await byPassword(DEMO, DEMO_PASSWORD, '10.3.0.6', before)).statusCode).toBe('00000')
    const loginTaskId = await scanning(before).confirmed('svip')
    expect((await gateway.call(POLL, { loginTaskId })).data).toEqual({ state: 'confirmed' })
    expect((await before.call(POLL, { loginTaskId })).data).toHaveProperty('access_token')
  })

  it('other accounts of that time log in', async () => {
    const proof = await smsProof(before, '12100000021')
    const { data } = await gateway.call<{ access_token: string }>(LOGIN_SMS, proof)
    expect((await readMe(gateway, data.access_token)).http).toBe(200)
  })
})
