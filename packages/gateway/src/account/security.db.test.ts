import { MINUTE_MS } from '@zhushutong/domain/formatting'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { loginBySms, slide, smsProof, startGateway, type TestGateway } from '../../test-support/gateway'
import { demoAccountsFeature } from '../demo-data'
import { sandboxFeature } from '../sandbox'
import { accountFeature, DEMO_ACCOUNTS } from './index'

const SECURITY = '/jian-butler-member-biz/security'
const INFO = '/jian-butler-portal-biz/personalCenter/personalInfo/getMemberInfoVO'

interface OwnProof {
  readonly smsId: string
  readonly validationCode: string
}

describeOnPostgres('changing the number of an account', (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway(database(), [demoAccountsFeature, accountFeature, sandboxFeature])
  })
  afterAll(() => gateway?.close())

  const own = async (token: string, mobile: string, scene = 'unbind'): Promise<OwnProof> => {
    gateway.clock.advance(MINUTE_MS)
    const params = { sign: await slide(gateway, scene), scene }
    const sent = await gateway.call<{ smsId: string }>(`${SECURITY}/sendOwnCode`, { params }, { token })
    const { code } = await gateway.sandbox<{ code: string }>(`/sandbox/sms?mobile=${mobile}`)
    return { smsId: sent.data?.smsId, validationCode: code }
  }
  const next = async (mobile: string) => {
    gateway.clock.advance(MINUTE_MS)
    const { smsId, validationCode } = await smsProof(gateway, mobile, 'rebind')
    return { mobile, newSmsId: smsId, newValidationCode: validationCode }
  }
  const change = (token: string, proof: object) =>
    gateway.call<{ mobile?: string; fields?: readonly { field: string }[] }>(
      `${SECURITY}/changeMobile`,
      proof,
      { token },
    )
  const wrongIn = async (token: string, proof: object) =>
    (await change(token, proof)).data?.fields?.[0]?.field
  const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')
  const mobileOf = async (token: string) =>
    (await gateway.call<{ mobile: string }>(INFO, {}, { token })).data?.mobile

  it('takes a code of each number; a mistyped one costs neither, other logins end, the old number is told', async () => {
    const [from, to] = ['12310000001', '12310000002']
    const other = (await loginBySms(gateway, from)).access_token
    gateway.clock.advance(MINUTE_MS)
    const { access_token: token, userId } = await loginBySms(gateway, from)
    const proof = { ...(await own(token, from)), ...(await next(to)) }
    for (const field of ['validationCode', 'newValidationCode'] as const) {
      const wrong = { ...proof, [field]: otherThan(proof[field]) }
      expect(await wrongIn(token, wrong)).toBe(field)
    }
    expect(await wrongIn(token, { ...proof, smsId: proof.newSmsId })).toBe('validationCode')
    expect(await mobileOf(token)).toBe('123****0001')
    expect((await change(token, proof)).data).toEqual({ mobile: '123****0002' })
    expect([await mobileOf(token), await mobileOf(other)]).toEqual(['123****0002', undefined])
    const notice = await gateway.sandbox<{ text: string }>(`/sandbox/sms?mobile=${from}`)
    expect(notice.text).toContain('已改用尾号 0002 的手机号')
    gateway.clock.advance(MINUTE_MS)
    expect((await loginBySms(gateway, to)).userId).toBe(userId)
    gateway.clock.advance(MINUTE_MS)
    expect(await loginBySms(gateway, from)).toMatchObject({ isNew: true })
    expect(await wrongIn(token, proof)).toBe('mobile')
  })

  it('refuses the present number, one of another account, and one that has not been proven', async () => {
    const [from, taken] = ['12310000003', '12310000004']
    await loginBySms(gateway, taken)
    const { access_token: token } = await loginBySms(gateway, from)
    const mine = await own(token, from)
    const proof = { ...mine, ...(await next(taken)) }
    expect(await wrongIn(token, { ...proof, mobile: from })).toBe('mobile')
    expect(await wrongIn(token, { ...proof, mobile: '12310000099' })).toBe('newValidationCode')
    expect(await wrongIn(token, proof)).toBe('mobile')
    expect(await mobileOf(token)).toBe('123****0003')
    // Codes for another purpose or another user's number are invalid.
    const { smsId, validationCode } = await own(token, from, 'close')
    expect(await wrongIn(token, { ...proof, smsId, validationCode })).toBe('validationCode')
  })

  it('a code to the own number goes to that number only, and to nobody without a login', async () => {
    const { access_token: token } = await loginBySms(gateway, '12310000005')
    const params = { sign: await slide(gateway, 'login', '12310000006'), scene: 'unbind' }
    expect((await gateway.call(`${SECURITY}/sendOwnCode`, { params }, { token })).statusCode).toBe('10002')
    expect((await gateway.call(`${SECURITY}/sendOwnCode`, { params })).http).toBe(401)
    const open = { sign: await slide(gateway, 'close', '12310000006'), scene: 'close' }
    const send = '/jian-butler-portal-biz/sms/sendVerifySmsV2'
    expect((await gateway.call(send, { mobile: '12310000006', params: open })).statusCode).toBe('10002')
  })

  it('demo accounts are everybody’s: their number stays, and nobody closes them', async () => {
    const { access_token: token } = await gateway.sandbox<{ access_token: string }>(
      '/sandbox/accounts/svip/token',
      {},
    )
    const mobile = DEMO_ACCOUNTS.find(({ key }) => key === 'svip')!.mobile
    const params = { sign: await slide(gateway, 'unbind'), scene: 'unbind' }
    expect((await gateway.call(`${SECURITY}/sendOwnCode`, { params }, { token })).statusCode).toBe('20021')
    const proof = { smsId: 'x', validationCode: '000000' }
    const moved = { ...proof, mobile, newSmsId: 'x', newValidationCode: '000000' }
    expect((await change(token, moved)).statusCode).toBe('20021')
    expect((await gateway.call(`${SECURITY}/requestClosing`, proof, { token })).statusCode).toBe('20021')
  })

  it('two accounts that take the same number at once: one of them gets it', async () => {
    const [one, two] = [await loginBySms(gateway, '12310000007'), await loginBySms(gateway, '12310000008')]
    const first = { ...(await own(one.access_token, '12310000007')), ...(await next('12310000009')) }
    const second = { ...(await own(two.access_token, '12310000008')), ...(await next('12310000009')) }
    const codes = await Promise.all([change(one.access_token, first), change(two.access_token, second)])
    expect(codes.map(({ statusCode }) => statusCode).sort()).toEqual(['00000', '00400'])
  })
})
