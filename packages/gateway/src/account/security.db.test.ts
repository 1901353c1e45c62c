import { DEMO_ACCOUNTS } from '@zhushutong/demo/accounts'
import { MINUTE_MS } from '@zhushutong/domain/formatting'
import { expect, it } from 'vitest'
import { describeAccounts, otherThan, SECURITY, SEND_SMS } from '../../test-support/accounts'
import { slide, smsProof } from '../../test-support/gateway'

interface Proof {
  readonly smsId: string
  readonly validationCode: string
}

describeAccounts('changing the number of an account', {}, ({ gateway, readMe, loginBySms }) => {
  const login = (mobile: string) => {
    gateway().clock.advance(MINUTE_MS)
    return loginBySms(mobile)
  }
  const sendOwnCode = (token: string | undefined, params: object) =>
    gateway().call<{ smsId: string }>(`${SECURITY}/sendOwnCode`, { params }, { token })
  const proveOwn = async (token: string, mobile: string, scene = 'unbind'): Promise<Proof> => {
    gateway().clock.advance(MINUTE_MS)
    const sent = await sendOwnCode(token, { sign: await slide(gateway(), scene), scene })
    const { code } = await gateway().sandbox<{ code: string }>(`/sandbox/sms?mobile=${mobile}`)
    return { smsId: sent.data?.smsId, validationCode: code }
  }
  const proveNew = async (mobile: string) => {
    gateway().clock.advance(MINUTE_MS)
    const { smsId, validationCode } = await smsProof(gateway(), mobile, 'rebind')
    return { mobile, newSmsId: smsId, newValidationCode: validationCode }
  }
  const change = (token: string, proof: object) =>
    gateway().call<{ fields?: readonly { field: string }[] }>(`${SECURITY}/changeMobile`, proof, { token })
  const findWrongField = async (token: string, proof: object) =>
    (await change(token, proof)).data?.fields?.[0]?.field
  const readMobile = async (token: string) => (await readMe(token)).data?.mobile

  it('takes a code of each number; a mistyped one costs neither, other logins end, the old number gets a notice', async () => {
    const [from, to] = ['12310000001', '12310000002']
    const other = (await login(from)).access_token
    const { access_token: token, userId } = await login(from)
    const proof = { ...(await proveOwn(token, from)), ...(await proveNew(to)) }
    for (const field of ['validationCode', 'newValidationCode'] as const)
      expect(await findWrongField(token, { ...proof, [field]: otherThan(proof[field]) })).toBe(field)
    expect(await findWrongField(token, { ...proof, smsId: proof.newSmsId })).toBe('validationCode')
    expect(await readMobile(token)).toBe('123****0001')
    expect((await change(token, proof)).data).toEqual({ mobile: '123****0002' })
    expect([await readMobile(token), await readMobile(other)]).toEqual(['123****0002', undefined])
    const notice = await gateway().sandbox<{ text: string }>(`/sandbox/sms?mobile=${from}`)
    expect(notice.text).toContain('已改用尾号 0002 的手机号')
    expect((await login(to)).userId).toBe(userId)
    expect(await login(from)).toMatchObject({ isNew: true })
    expect(await findWrongField(token, proof)).toBe('mobile')
  })

  it('refuses the present number, one of another account, one without a code, codes for another purpose', async () => {
    const [from, takenMobile] = ['12310000003', '12310000004']
    await login(takenMobile)
    const { access_token: token } = await login(from)
    const proof = { ...(await proveOwn(token, from)), ...(await proveNew(takenMobile)) }
    expect(await findWrongField(token, { ...proof, mobile: from })).toBe('mobile')
    expect(await findWrongField(token, { ...proof, mobile: '12310000099' })).toBe('newValidationCode')
    expect(await findWrongField(token, proof)).toBe('mobile')
    expect(await readMobile(token)).toBe('123****0003')
    const toClose = await proveOwn(token, from, 'close')
    expect(await findWrongField(token, { ...proof, ...toClose })).toBe('validationCode')
    // A code to the own number goes to that number only, and to no visitor.
    const other = '12310000006'
    const foreign = { sign: await slide(gateway(), 'login', other), scene: 'unbind' }
    expect((await sendOwnCode(token, foreign)).statusCode).toBe('10002')
    expect((await sendOwnCode(undefined, foreign)).http).toBe(401)
    const params = { sign: await slide(gateway(), 'close', other), scene: 'close' }
    expect((await gateway().call(SEND_SMS, { mobile: other, params })).statusCode).toBe('10002')
  })

  it('demo accounts are everybody’s: their number stays, and they are never closed', async () => {
    const account = await gateway().sandbox<{ access_token: string }>('/sandbox/accounts/svip/token', {})
    const { access_token: token } = account
    const { mobile } = DEMO_ACCOUNTS.find(({ key }) => key === 'svip')!
    const params = { sign: await slide(gateway(), 'unbind'), scene: 'unbind' }
    const proof = { smsId: 'x', validationCode: '000000' }
    const moved = { ...proof, mobile, newSmsId: 'x', newValidationCode: '000000' }
    const closing = gateway().call(`${SECURITY}/requestClosing`, proof, { token })
    for (const answer of [await sendOwnCode(token, params), await change(token, moved), await closing])
      expect(answer.statusCode).toBe('20021')
  })

  it('two accounts that take the same number at once: one of them gets it', async () => {
    const [first, second, target] = ['12310000007', '12310000008', '12310000009']
    const changes: (() => ReturnType<typeof change>)[] = []
    for (const mobile of [first, second]) {
      const { access_token: token } = await login(mobile!)
      const proof = { ...(await proveOwn(token, mobile!)), ...(await proveNew(target!)) }
      changes.push(() => change(token, proof))
    }
    const codes = (await Promise.all(changes.map((run) => run()))).map(({ statusCode }) => statusCode)
    expect(codes.sort()).toEqual(['00000', '00400'])
  })
})
