import { MINUTE_MS } from '@zhushutong/domain/formatting'
import { MAIL_CODE_MS, MAIL_TEXTS, MAX_MAIL_TRIES } from '@zhushutong/domain/mail'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import { loginBySms, startGateway, type TestGateway } from '../../../test-support/gateway'
import { demoAccountsFeature } from '../../demo-data'
import { sandboxFeature } from '../../sandbox'
import { accountFeature } from '../index'
import { mailCodes, memberMails } from './mail.table'

const INFO = '/jian-butler-portal-biz/personalCenter/personalInfo'

interface Info {
  readonly mail: string | null
  readonly isConfirmed: boolean
  readonly confirmTime: number | null
}
interface Mail {
  readonly to: string
  readonly subject: string
}

let mobiles = 0
let addresses = 0
const newAddress = () => `reader${++addresses}@example.com`

describeOnPostgres('the mail address of a member', (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway(database(), [demoAccountsFeature, accountFeature, sandboxFeature])
  })
  afterAll(() => gateway?.close())
  beforeEach(async () => {
    await database().orm.delete(mailCodes)
  })

  const aMember = async () => {
    const { access_token: token } = await loginBySms(gateway, `1220044${String(++mobiles).padStart(4, '0')}`)
    const ip = `10.8.0.${mobiles}`
    const call = <T>(name: string, body: object = {}) =>
      gateway.call<T>(`${INFO}/${name}`, body, { token, ip })
    return {
      call,
      info: async () => (await call<Info>('getMemberMailInfoVO')).data,
      send: (mail: string) => call<{ mailId: string; resendAt: number }>('sendMemberMailCode', { mail }),
      confirm: (mail: string, mailId: string, validationCode: string) =>
        call<Info>('confirmMemberMail', { mail, mailId, validationCode }),
    }
  }
  const codeTo = async (address: string) => {
    const [mail] = await gateway.sandbox<Mail[]>(`/sandbox/mails?to=${encodeURIComponent(address)}`)
    return /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? ''
  }
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  it('PRF-01 PRF-02 is confirmed by the code that was mailed, shown masked, changed and removed', async () => {
    const { info, send, confirm, call } = await aMember()
    expect(await info()).toEqual({ mail: null, isConfirmed: false, confirmTime: null })
    const first = 'zhangsan@example.com'
    const sent = await send(' ZhangSan@Example.com ')
    expect(sent).toMatchObject({ statusCode: '00000', data: { resendAt: gateway.clock.now() + MINUTE_MS } })
    expect(await info()).toEqual({ mail: 'z****n@example.com', isConfirmed: false, confirmTime: null })
    const code = await codeTo(first)
    const confirmed = await confirm(first, sent.data.mailId, code)
    const confirmTime = gateway.clock.now()
    expect(confirmed.data).toEqual({ mail: 'z****n@example.com', isConfirmed: true, confirmTime })
    expect((await confirm(first, sent.data.mailId, code)).data).toMatchObject({
      fields: [{ field: 'validationCode', message: '邮箱验证码已过期，请重新获取' }],
    })
    gateway.clock.advance(MINUTE_MS)
    expect(await send(first)).toMatchObject({ statusCode: '00400', statusMessage: MAIL_TEXTS.unchanged })

    const second = 'second1@example.com'
    const again = await send(second)
    // The old address stays until the new one is confirmed.
    expect(await info()).toMatchObject({ mail: 'z****n@example.com', isConfirmed: true })
    await confirm(second, again.data.mailId, await codeTo(second))
    expect(await info()).toMatchObject({ mail: 's****1@example.com', isConfirmed: true })
    expect((await call('removeMemberMail')).statusCode).toBe('00000')
    expect(await info()).toEqual({ mail: null, isConfirmed: false, confirmTime: null })
    // A removed address does not come back by an older code.
    gateway.clock.advance(MINUTE_MS)
    const removed = await send(second)
    await call('removeMemberMail')
    await confirm(second, removed.data.mailId, await codeTo(second))
    expect((await info()).isConfirmed).toBe(false)
    expect(JSON.stringify(gateway.log)).not.toMatch(/zhangsan|second1@/i)
  })

  it('PRF-01 a code is for its account and its address, ten minutes and five tries', async () => {
    const [first, second] = [await aMember(), await aMember()]
    const address = newAddress()
    const { mailId } = (await first.send(address)).data
    const code = await codeTo(address)
    const over = { fields: [{ field: 'validationCode', message: '邮箱验证码已过期，请重新获取' }] }
    expect((await second.confirm(address, mailId, code)).data).toEqual(over)
    expect((await first.confirm(newAddress(), mailId, code)).data).toEqual(over)
    for (let tries = 0; tries < MAX_MAIL_TRIES; tries++)
      expect((await first.confirm(address, mailId, other(code))).data).toEqual({
        fields: [{ field: 'validationCode', message: '邮箱验证码错误' }],
      })
    expect((await first.confirm(address, mailId, code)).data).toEqual(over)

    for (const [wait, statusCode] of [
      [MAIL_CODE_MS, '00400'],
      [MAIL_CODE_MS - 1, '00000'],
    ] as const) {
      gateway.clock.advance(MINUTE_MS)
      const late = (await first.send(address)).data.mailId
      const lateCode = await codeTo(address)
      gateway.clock.advance(wait)
      expect((await first.confirm(address, late, lateCode)).statusCode).toBe(statusCode)
    }
  })

  it('PRF-01 is limited by account, address and network, and says the same whoever uses the address', async () => {
    const [first, second] = [await aMember(), await aMember()]
    for (const wrong of ['a@b.cn,c@d.cn', 'a@b.cn\nbcc: x@y.cn'])
      expect((await first.send(wrong)).statusCode).toBe('00400')
    const address = newAddress()
    const { mailId } = (await first.send(address)).data
    await first.confirm(address, mailId, await codeTo(address))
    gateway.clock.advance(MINUTE_MS)
    // The address belongs to another account as well: the response does not reveal it, and both may have it.
    const same = await second.send(address)
    expect([same.statusCode, same.statusMessage, Object.keys(same.data)]).toEqual([
      ...['00000', (await second.call('getMemberMailInfoVO')).statusMessage],
      ['mailId', 'resendAt'],
    ])
    await second.confirm(address, same.data.mailId, await codeTo(address))
    expect(await database().orm.$count(memberMails)).toBeGreaterThanOrEqual(2)
    expect((await second.send(newAddress())).statusCode).toBe('00133')
    const three = await aMember()
    expect((await three.send(address)).statusCode).toBe('00133')
    // Ten parallel requests send one mail.
    const at = await Promise.all(Array.from({ length: 10 }, () => three.send(newAddress())))
    expect(at.filter(({ statusCode }) => statusCode === '00000')).toHaveLength(1)
    for (let n = 1; n < 5; n++) {
      gateway.clock.advance(MINUTE_MS)
      expect((await three.send(newAddress())).statusCode).toBe('00000')
    }
    gateway.clock.advance(MINUTE_MS)
    expect((await three.send(newAddress())).statusCode).toBe('00133')
  })
})
