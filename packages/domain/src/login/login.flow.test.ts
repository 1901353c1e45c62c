import { describe, expect, it } from 'vitest'
import { NOW, testClock } from '../testing'
import { type LoginEvent, type LoginGateway, type LoginState, loginFlow } from './index'
import { aForm, CODE, edit, failure, MOBILE, open, PASSWORD, slid } from './login.fixture'
import { runScan, submitLogin } from './login.flow'

const refused = async () => ({ error: failure('10011') })
const CLOSE: LoginEvent = { type: 'close' }
const SUBMIT: LoginEvent = { type: 'submit' }

/** A gateway that records its calls with their times and answers as given; by default every call succeeds. */
function begin(answers: Partial<LoginGateway> = {}) {
  const clock = testClock()
  const asked: unknown[] = []
  const times: number[] = []
  const noted =
    <A extends unknown[], R>(name: string, answer: (...args: A) => Promise<R>) =>
    (...args: A) => {
      asked.push([name, ...args])
      times.push(clock.now() - NOW)
      return answer(...args)
    }
  const gateway: LoginGateway = {
    sendSms: noted('sendSms', answers.sendSms ?? (async () => ({ smsId: 's1' }))),
    loginBySms: noted('loginBySms', answers.loginBySms ?? (async () => ({ isSeven: false }))),
    loginByPassword: noted('loginByPassword', answers.loginByPassword ?? (async () => ({ isSeven: true }))),
    bindMobile: noted('bindMobile', answers.bindMobile ?? (async () => ({ isSeven: false }))),
    resetPassword: noted(
      'resetPassword',
      answers.resetPassword ?? (async () => ({ changed: true as const })),
    ),
    fetchScan: noted('fetchScan', answers.fetchScan ?? (async () => ({ url: 'https://wx', taskId: 't1' }))),
    pollScan: noted('pollScan', answers.pollScan ?? (async () => ({ scanned: false as const }))),
    logout: noted('logout', async () => {}),
    agreement: refused,
  }
  const events: unknown[] = []
  const states: LoginState[] = []
  const flow = loginFlow(
    gateway,
    clock,
  )({
    onState: (state) => {
      states.push(state)
    },
    onEffect: (effect) => events.push('scode' in effect ? [effect.type, effect.scode] : effect.type),
  })
  const play = async (events: readonly LoginEvent[]) => {
    for (const event of events) {
      flow.send(event)
      await clock.pass(0)
    }
  }
  return { flow, gateway, clock, play, asked, times, told: events, states }
}

const filled = (mode: 'sms' | 'forgot' | 'binding'): LoginEvent[] => [
  open(mode, 'friend'),
  edit('mobile', MOBILE),
  slid,
  { type: 'sendSms', now: NOW },
  edit('code', CODE),
  edit('password', PASSWORD),
]
const BY_SMS = [...filled('sms'), SUBMIT]
const CREDENTIALS = { mobile: MOBILE, validationCode: CODE, smsId: 's1', captcha: 'c1', scode: 'friend' }

describe('the whole login over its ports', () => {
  it('LOG-03 LOG-09 by SMS: sent, submitted, refreshed, invite claimed, home after 1.5 s', async () => {
    const { flow, clock, play, asked, told: events } = begin()
    await play(BY_SMS)
    expect(asked).toEqual([
      ['sendSms', { mobile: MOBILE, captcha: 'c1', scene: 'sms' }],
      ['loginBySms', CREDENTIALS],
    ])
    expect(events).toEqual(['resetCaptcha', 'refreshUser', ['claimInvite', 'friend']])
    await clock.pass(1499)
    expect(flow.state().at).toBe('succeeded')
    await clock.pass(1)
    expect(flow.state().at).toBe('closed')
    expect(events).toEqual(['resetCaptcha', 'refreshUser', ['claimInvite', 'friend'], 'goHome'])
  })

  it('LOG-03 a login accepted after the dialog was closed is reported', async () => {
    let accept: (answer: { isSeven: boolean }) => void = () => {}
    const loginBySms = () =>
      new Promise<{ isSeven: boolean }>((resolve) => {
        accept = resolve
      })
    const { flow, clock, play, told: events } = begin({ loginBySms })
    await play([...BY_SMS, CLOSE])
    accept({ isSeven: false })
    await clock.pass(1500)
    expect(flow.state().at).toBe('closed')
    expect(events).toEqual(['resetCaptcha', 'refreshUser', ['claimInvite', 'friend']])
  })

  it('LOG-08 a rejection is shown in the form', async () => {
    const { flow, play } = begin({ loginBySms: refused })
    await play(BY_SMS)
    expect(flow.state()).toMatchObject({ at: 'form', form: { code: '', notice: { text: '验证码错误' } } })
  })

  it('LOG-06 LOG-08 an SMS counts as sent once the answer arrives; a failed one blocks nothing', async () => {
    const { flow, clock, play } = begin({
      sendSms: async () => {
        await clock.sleep(700)
        return { smsId: 's1' }
      },
    })
    await play(filled('sms').slice(0, 4))
    expect(flow.state().at).toBe('sending')
    await clock.pass(700)
    expect(flow.state()).toMatchObject({ at: 'form', form: { smsId: 's1', smsSentAt: NOW + 700 } })

    const unsent = begin({ sendSms: refused })
    await unsent.play(filled('forgot').slice(0, 4))
    expect(unsent.asked).toEqual([['sendSms', { mobile: MOBILE, captcha: 'c1', scene: 'forgot' }]])
    expect(unsent.flow.state()).toMatchObject({
      at: 'form',
      form: { smsSentAt: null, notice: { text: '二次验证失败，请重新获取' } },
    })
  })

  it('LOG-07 a new password is sent, confirmed for 1.5 s, and leads to the QR login', async () => {
    const { flow, clock, play, asked } = begin()
    await play([...filled('forgot'), SUBMIT])
    expect(asked[1]).toEqual(['resetPassword', { ...CREDENTIALS, password: PASSWORD }])
    await clock.pass(1499)
    expect(flow.state()).toMatchObject({ at: 'changed', form: { notice: { text: '修改成功' } } })
    await clock.pass(1)
    expect(flow.state()).toMatchObject({ at: 'scan', scan: { status: 'showing' } })
    expect(asked[2]).toEqual(['fetchScan'])
  })

  it('LOG-05 a binding is sent as a binding; leaving it logs out', async () => {
    const bound = begin()
    await bound.play([...filled('binding'), SUBMIT])
    expect(bound.asked[1]).toEqual(['bindMobile', CREDENTIALS])
    expect(bound.flow.state().at).toBe('succeeded')

    const left = begin()
    await left.play([open('binding'), CLOSE])
    expect(left.asked).toEqual([])
    await left.play([{ type: 'confirmLeave' }])
    expect(left.asked).toEqual([['logout']])
    expect(left.told).toEqual(['resetCaptcha'])
  })

  it('VAL-14 missing fields are sent as empty, for the gateway to reject', async () => {
    const { gateway, asked } = begin()
    const effect = { type: 'submit', afterMs: 0, generation: 1, form: aForm() } as const
    await submitLogin(gateway)({ ...effect, mode: 'sms' })
    await submitLogin(gateway)({ ...effect, mode: 'password' })
    expect(asked).toEqual([
      ['loginBySms', { mobile: '', validationCode: '', smsId: '', captcha: '', scode: null }],
      ['loginByPassword', { loginName: '', password: '', captcha: '' }],
    ])
  })
})

describe('the QR login over its ports', () => {
  it('LOG-04 a poll without an answer counts as one of the 30; a QR code that cannot be fetched is reported', async () => {
    const unanswered = begin({ pollScan: refused })
    await unanswered.play([open('qr')])
    await unanswered.clock.pass(600_000)
    expect(unanswered.asked).toHaveLength(31)

    const none = begin({ fetchScan: refused })
    await none.play([open('qr')])
    expect(none.flow.state()).toMatchObject({ scan: { status: 'expired', text: '二维码获取失败，点击刷新' } })
  })

  it('LOG-04 a failed poll is reported as a failure, not as an answer', async () => {
    const scan = runScan(begin({ pollScan: refused }).gateway)
    const effect = { type: 'pollScan', afterMs: 2000, generation: 7, taskId: 't1' } as const
    expect(await scan(effect)).toEqual({ type: 'scanFailed', generation: 7 })
  })

  it('LOG-04 polling stops once the QR code is closed', async () => {
    for (const type of ['close', 'toggleQr'] as const) {
      const { clock, play, asked } = begin()
      await play([open('qr')])
      await clock.pass(4000)
      await play([{ type }])
      await clock.pass(600_000)
      expect(asked).toEqual([['fetchScan'], ['pollScan', 't1'], ['pollScan', 't1']])
    }
  })

  it('LOG-01 a listener gets every change and nothing else', async () => {
    const { play, states } = begin()
    await play([CLOSE, open('sms'), open('sms'), edit('mobile', '1'), { type: 'stay' }, CLOSE])
    expect(states.map(({ at }) => at)).toEqual(['form', 'form', 'closed'])
  })
})
