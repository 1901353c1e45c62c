import { describe, expect, it } from 'vitest'
import type { Clock } from '../session'
import { type LoginEvent, type LoginGateway, loginFlow } from './index'

const MOBILE = '12900000001'
const refused = async () => ({ error: { http: 200, code: '10011', message: null } })

/** A gateway that notes what it is asked and answers as told. */
function begin(answers: Partial<LoginGateway> = {}) {
  const asked: unknown[] = []
  const noted =
    <A extends unknown[], R>(name: string, answer: (...args: A) => Promise<R>) =>
    (...args: A) => {
      asked.push([name, ...args])
      return answer(...args)
    }
  const gateway: LoginGateway = {
    sendSms: noted('sendSms', async () => ({ smsId: 's1' })),
    loginBySms: noted('loginBySms', answers.loginBySms ?? (async () => ({ isSeven: false }))),
    loginByPassword: noted('loginByPassword', async () => ({ isSeven: true })),
    bindMobile: noted('bindMobile', refused),
    resetPassword: noted('resetPassword', async () => ({ changed: true as const })),
    fetchScan: noted('fetchScan', async () => ({ url: 'https://wx', taskId: 't1' })),
    pollScan: noted('pollScan', async () => ({ scanned: false as const })),
    logout: noted('logout', async () => {}),
    agreement: refused,
  }
  const slept: number[] = []
  const clock: Clock = {
    now: () => 1_800_000_000_000,
    sleep: async (ms) => {
      slept.push(ms)
    },
  }
  const effects: string[] = []
  const flow = loginFlow(gateway, clock)({ onState: () => {}, onEffect: ({ type }) => effects.push(type) })
  const play = async (events: readonly LoginEvent[]) => {
    for (const event of events) {
      flow.send(event)
      for (let turn = 0; turn < 200; turn += 1) await Promise.resolve()
    }
  }
  return { flow, play, asked, slept, effects }
}

const BY_SMS: LoginEvent[] = [
  { type: 'open', mode: 'sms', inviter: null, scode: 'friend' },
  { type: 'edit', field: 'mobile', value: MOBILE },
  { type: 'captchaPassed', result: 'c1' },
  { type: 'sendSms', now: 1_800_000_000_000 },
  { type: 'edit', field: 'code', value: '123456' },
  { type: 'submit' },
]

describe('the whole login over its ports', () => {
  it('LOG-03 logs in by SMS: sent, submitted, refreshed, invite claimed, home after 1.5 s', async () => {
    const { flow, play, asked, slept, effects } = begin()
    await play(BY_SMS)
    expect(asked).toEqual([
      ['sendSms', { mobile: MOBILE, captcha: 'c1', scene: 'sms' }],
      [
        'loginBySms',
        { mobile: MOBILE, validationCode: '123456', smsId: 's1', captcha: 'c1', scode: 'friend' },
      ],
    ])
    expect(slept).toEqual([1500])
    expect(effects).toEqual(['resetCaptcha', 'refreshUser', 'claimInvite', 'goHome'])
    expect(flow.state().at).toBe('closed')
  })

  it('LOG-08 a refusal comes back into the form', async () => {
    const { flow, play } = begin({ loginBySms: refused })
    await play(BY_SMS)
    expect(flow.state()).toMatchObject({ at: 'form', form: { code: '', notice: { text: '验证码错误' } } })
  })

  it('LOG-03 logs in by password, and the trial waits to be closed', async () => {
    const { flow, play, asked } = begin()
    await play([
      { type: 'open', mode: 'password', inviter: null, scode: null },
      { type: 'edit', field: 'loginName', value: 'zhang_san' },
      { type: 'edit', field: 'password', value: 'abcd1234' },
      { type: 'captchaPassed', result: 'c1' },
      { type: 'submit' },
    ])
    expect(asked).toEqual([
      ['loginByPassword', { loginName: 'zhang_san', password: 'abcd1234', captcha: 'c1' }],
    ])
    expect(flow.state().at).toBe('trial')
  })

  it('LOG-04 a code that nobody scans is polled 30 times, 2 s apart', async () => {
    const { flow, play, asked, slept } = begin()
    await play([{ type: 'open', mode: 'qr', inviter: null, scode: null }])
    expect(asked.filter((one) => Array.isArray(one) && one[0] === 'pollScan')).toHaveLength(30)
    expect(slept).toEqual(Array.from({ length: 30 }, () => 2000))
    expect(flow.state()).toMatchObject({ at: 'scan', scan: { status: 'expired' } })
  })

  it('LOG-05 leaving a binding logs out', async () => {
    const { play, asked } = begin()
    await play([
      { type: 'open', mode: 'binding', inviter: null, scode: null },
      { type: 'close' },
      { type: 'confirmLeave' },
    ])
    expect(asked).toEqual([['logout']])
  })
})
