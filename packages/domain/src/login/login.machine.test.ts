import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  AGREEMENTS,
  canSubmit,
  inviterText,
  LOGIN_CLOSED,
  LOGIN_TEXTS,
  type LoginEvent,
  type LoginMode,
  type LoginState,
  type LoginStep,
  loginEffectWanted,
  loginStep,
} from './index'

const MOBILE = '12900000001'
const NOW = 1_800_000_000_000
const run = (events: readonly LoginEvent[], from: LoginState = LOGIN_CLOSED): LoginStep =>
  events.reduce<LoginStep>((step, event) => loginStep(step.state, event), { state: from, effects: [] })
const types = (step: LoginStep) => step.effects.map((effect) => effect.type)
const open = (mode: LoginMode, scode: string | null = null): LoginEvent => ({
  type: 'open',
  mode,
  inviter: null,
  scode,
})
const edit = (field: 'mobile' | 'code' | 'password' | 'loginName', value: string): LoginEvent => ({
  type: 'edit',
  field,
  value,
})
const slid: LoginEvent = { type: 'captchaPassed', result: 'c1' }

/** From here on generations are: 1 the mode, 2 the SMS, 3 the submission. */
const withSms = (mode: LoginMode, scode: string | null = null): LoginEvent[] => [
  open(mode, scode),
  edit('mobile', MOBILE),
  slid,
  { type: 'sendSms', now: NOW },
  { type: 'smsSent', generation: 2, smsId: 's1', now: NOW },
  edit('code', '123456'),
]
const submitted = (mode: LoginMode, scode: string | null = null): LoginEvent[] => [
  ...withSms(mode, scode),
  edit('password', 'abcd1234'),
  { type: 'submit' },
]
const accepted = (isSeven = false): LoginEvent => ({ type: 'accepted', generation: 3, isSeven })
const rejected = (code: string): LoginEvent => ({
  type: 'rejected',
  generation: 3,
  failure: { http: 200, code, message: null },
})
const READY: LoginEvent[] = [
  open('qr', 'friend'),
  { type: 'scanReady', generation: 1, url: 'https://wx', taskId: 't1' },
]
const unscanned: LoginEvent = { type: 'scanPolled', generation: 1, answer: { scanned: false } }

describe('modes', () => {
  it('LOG-01 switching resets slider, codes and disabled state; the mobile stays', () => {
    const before = run([...submitted('sms'), rejected('10004'), slid, edit('code', '654321')]).state
    const after = loginStep(before, { type: 'switchMode', mode: 'forgot' })
    expect(after.state).toMatchObject({
      at: 'form',
      mode: 'forgot',
      form: { mobile: MOBILE, captcha: null, disabled: false, code: '', smsId: null, notice: null },
    })
    expect(types(after)).toEqual(['resetCaptcha'])
    expect(loginStep(before, { type: 'switchMode', mode: 'sms' }).state).toBe(before)
  })

  it('LOG-01 the switch goes between QR and phone', () => {
    const qr = run([open('sms'), { type: 'toggleQr' }])
    expect(qr.state).toMatchObject({ at: 'scan', scan: { status: 'fetching' } })
    expect(types(qr)).toEqual(['fetchScan'])
    expect(loginStep(qr.state, { type: 'toggleQr' }).state).toMatchObject({ at: 'form', mode: 'sms' })
    expect(run([open('password'), { type: 'toggleQr' }]).state.at).toBe('scan')
  })

  it('LOG-09 who invited is known, and the three agreements are at hand', () => {
    const state = run([{ type: 'open', mode: 'sms', inviter: '李工', scode: 'x' }]).state
    expect(state).toMatchObject({ form: { inviter: '李工' } })
    expect(inviterText('李工')).toContain('李工')
    expect(AGREEMENTS.map((one) => one.type)).toEqual(['agreement', 'privacy', 'disclaimers'])
    expect(LOGIN_TEXTS.registers).toContain('自动注册')
  })
})

describe('SMS', () => {
  it('VAL-13 nothing is sent without a valid mobile and a passed slider', () => {
    const bare = run([open('sms'), { type: 'sendSms', now: NOW }])
    expect(bare).toMatchObject({ state: { form: { notice: { text: '请输入正确手机号!' } } }, effects: [] })
    const unslid = run([open('sms'), edit('mobile', MOBILE), { type: 'sendSms', now: NOW }])
    expect(unslid).toMatchObject({
      state: { form: { notice: { text: '请先完成滑块安全验证!' } } },
      effects: [],
    })
  })

  it('LOG-06 a second SMS is not asked for within 60 s, in no mode', () => {
    const sent = run(withSms('sms')).state
    expect(loginStep(sent, { type: 'sendSms', now: NOW + 59_999 }).state).toBe(sent)
    expect(types(loginStep(sent, { type: 'sendSms', now: NOW + 60_000 }))).toEqual(['sendSms'])
    const elsewhere = run([{ type: 'switchMode', mode: 'forgot' }, slid], sent).state
    expect(loginStep(elsewhere, { type: 'sendSms', now: NOW + 1000 }).state).toBe(elsewhere)
  })

  it('LOG-08 a failed sending shows its text and resets the slider', () => {
    const step = run([
      ...withSms('sms').slice(0, 4),
      { type: 'smsFailed', generation: 2, failure: { http: 200, code: '10010', message: null } },
    ])
    expect(step.state).toMatchObject({
      at: 'form',
      form: { captcha: null, notice: { text: '二次验证失败，请重新获取' } },
    })
    expect(types(step)).toEqual(['resetCaptcha'])
  })

  it('VAL-14 submitting without a code asked for clears the codes', () => {
    const step = run([open('sms'), edit('mobile', MOBILE), slid, edit('code', '123456'), { type: 'submit' }])
    expect(step).toMatchObject({
      state: { at: 'form', form: { code: '', notice: { text: '请先获取验证码' } } },
      effects: [],
    })
  })

  it('VAL-14 another number needs another code', () => {
    const other = run([...withSms('sms'), edit('mobile', '12900000002')]).state
    expect(other).toMatchObject({ form: { smsId: null } })
    expect(run([...withSms('sms'), edit('mobile', MOBILE)]).state).toMatchObject({ form: { smsId: 's1' } })
  })
})

describe('submission', () => {
  it('LOG-03 success refreshes the user, and the dialog closes and goes home 1.5 s later', () => {
    const step = run([...submitted('sms'), accepted()])
    expect(step.state.at).toBe('succeeded')
    expect(step.effects).toEqual([
      { type: 'refreshUser', afterMs: 0 },
      { type: 'due', afterMs: 1500, generation: 4 },
    ])
    const gone = loginStep(step.state, { type: 'due', generation: 4 })
    expect(gone.state.at).toBe('closed')
    expect(types(gone)).toEqual(['goHome'])
  })

  it('LOG-03 an invite code is claimed after the login, and only then', () => {
    const step = run([...submitted('sms', 'friend'), accepted()])
    expect(step.effects).toContainEqual({ type: 'claimInvite', afterMs: 0, scode: 'friend' })
    expect(types(run([...submitted('sms', 'friend'), rejected('10004')]))).not.toContain('claimInvite')
  })

  it('LOG-03 isSeven shows the seven-day trial before going home', () => {
    const trial = run([...submitted('sms'), accepted(true), { type: 'due', generation: 4 }])
    expect(trial.state.at).toBe('trial')
    expect(trial.effects).toEqual([])
    expect(types(loginStep(trial.state, { type: 'closeTrial' }))).toEqual(['goHome'])
  })

  it('LOG-03 a login that stands after the dialog was closed is learnt of', () => {
    const step = run([...submitted('sms'), { type: 'close' }, accepted()])
    expect(step.state.at).toBe('closed')
    expect(types(step)).toEqual(['refreshUser'])
  })

  it('LOG-02 a password login needs no SMS, but the slider', () => {
    const typed: LoginEvent[] = [
      open('password'),
      edit('loginName', 'zhang_san'),
      edit('password', 'abcd1234'),
    ]
    expect(run([...typed, { type: 'submit' }])).toMatchObject({ state: { at: 'form' }, effects: [] })
    const step = run([...typed, slid, { type: 'submit' }])
    expect(step.effects).toMatchObject([{ type: 'submit', mode: 'password' }])
  })

  it('LOG-08 a refused registration: slider reset, submit off until it is passed again', () => {
    const step = run([...submitted('sms'), rejected('10011')])
    expect(step.state).toMatchObject({
      at: 'form',
      form: { captcha: null, disabled: true, code: '', notice: { text: '验证码错误' } },
    })
    expect(types(step)).toEqual(['resetCaptcha'])
    expect(loginStep(step.state, { type: 'submit' }).state).toBe(step.state)
    const again = run([slid, edit('code', '111111')], step.state).state
    expect(again.at === 'form' && canSubmit('sms', again.form)).toBe(true)
  })

  it('LOG-08 late answers of an earlier try are ignored', () => {
    const state = run(submitted('sms')).state
    for (const late of [
      { type: 'rejected', generation: 2, failure: { http: 200, code: '10011', message: null } },
      { type: 'accepted', generation: 2, isSeven: false },
      { type: 'smsSent', generation: 2, smsId: 's9', now: NOW },
      { type: 'due', generation: 3 },
    ] as const) {
      expect(loginStep(state, late).state).toBe(state)
    }
  })

  it('LOG-07 a reset shows 修改成功 for 1.5 s, clears all but the mobile and returns to the QR login', () => {
    const step = run([...submitted('forgot'), accepted()])
    expect(step.state).toMatchObject({
      at: 'changed',
      form: { mobile: MOBILE, password: '', code: '', captcha: null, notice: { text: '修改成功' } },
    })
    expect(step.effects).toEqual([
      { type: 'resetCaptcha', afterMs: 0 },
      { type: 'due', afterMs: 1500, generation: 4 },
    ])
    const qr = loginStep(step.state, { type: 'due', generation: 4 })
    expect(qr.state).toMatchObject({ at: 'scan', form: { mobile: MOBILE } })
    expect(types(qr)).toEqual(['fetchScan'])
  })
})

describe('QR login', () => {
  it('LOG-04 polls every 2 s, 30 times, then 二维码已失效，点击刷新', () => {
    let step = run(READY)
    let polls = 0
    while (step.effects.length > 0) {
      expect(step.effects).toEqual([{ type: 'pollScan', afterMs: 2000, generation: 1, taskId: 't1' }])
      polls += 1
      step = loginStep(step.state, polls % 2 ? unscanned : { type: 'scanFailed', generation: 1 })
    }
    expect(polls).toBe(30)
    expect(step.state).toMatchObject({ scan: { status: 'expired', text: '二维码已失效，点击刷新' } })
    const fresh = loginStep(step.state, { type: 'refreshScan' })
    expect(fresh.effects).toEqual([{ type: 'fetchScan', afterMs: 0, generation: 2 }])
  })

  it('LOG-04 a scan with a userId logs in, without one it binds a phone', () => {
    const scan = (userId: string | null) =>
      run([
        ...READY,
        { type: 'scanPolled', generation: 1, answer: { scanned: true, userId, isSeven: false } },
      ])
    expect(scan('u1').state.at).toBe('succeeded')
    expect(types(scan('u1'))).toEqual(['refreshUser', 'claimInvite', 'due'])
    expect(scan('u1').effects).toContainEqual({ type: 'due', afterMs: 1500, generation: 2 })
    expect(scan(null).state).toMatchObject({ at: 'form', mode: 'binding', form: { scode: 'friend' } })
  })

  it('LOG-04 closing stops polling', () => {
    const ready = run(READY)
    const closed = loginStep(ready.state, { type: 'close' }).state
    for (const effect of ready.effects) expect(loginEffectWanted(closed, effect)).toBe(false)
    expect(loginStep(closed, unscanned).state).toBe(closed)
  })

  it('LOG-05 closing a binding asks first; leaving it logs out', () => {
    const asked = run([open('binding'), { type: 'close' }])
    expect(asked).toMatchObject({ state: { at: 'leaving' }, effects: [] })
    expect(LOGIN_TEXTS.leaveBinding).toBe('退出后，不可完成登录，请问是否确定退出手机号验证？')
    expect(loginStep(asked.state, { type: 'stay' }).state).toMatchObject({ at: 'form', mode: 'binding' })
    const left = loginStep(asked.state, { type: 'confirmLeave' })
    expect(left.state.at).toBe('closed')
    expect(types(left)).toEqual(['logout'])
  })

  it('LOG-05 a binding is not left by switching the mode', () => {
    const binding = run([open('binding')]).state
    expect(loginStep(binding, { type: 'toggleQr' }).state).toBe(binding)
  })
})

it('LOG-01 an unknown event changes nothing in any state', () => {
  const paths = [
    [],
    [open('sms')],
    withSms('sms'),
    submitted('sms'),
    READY,
    [open('binding'), { type: 'close' }],
  ]
  const unknown = fc.string().map((type) => ({ type: `x${type}` }) as unknown as LoginEvent)
  fc.assert(
    fc.property(fc.constantFrom(...paths), unknown, (events, event) => {
      const { state } = run(events as LoginEvent[])
      expect(loginStep(state, event)).toEqual({ state, effects: [] })
      expect(loginStep(state, event).state).toBe(state)
    }),
  )
})
