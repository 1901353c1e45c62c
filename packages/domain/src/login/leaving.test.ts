import { describe, expect, it } from 'vitest'
import { NOW } from '../testing'
import { LOGIN_TEXTS, type LoginEvent } from './index'
import {
  accepted,
  asking,
  edit,
  effectTypes,
  open,
  READY,
  rejected,
  run,
  scanned,
  slid,
  smsFailed,
  smsSent,
  submitted,
  WAYS,
  withSms,
} from './login.fixture'
import { loginStep } from './login.machine'

const CLOSE: LoginEvent = { type: 'close' }
const STAY: LoginEvent = { type: 'stay' }
const LEAVE: LoginEvent = { type: 'confirmLeave' }

describe('closing a binding', () => {
  it('LOG-05 asks first, whatever the form is waiting for', () => {
    expect(LOGIN_TEXTS.leaveBinding).toBe('退出后，不可完成登录，请问是否确定退出手机号验证？')
    for (const way of [
      [open('binding')],
      asking('binding'),
      submitted('binding'),
      [...READY, scanned(null)],
    ]) {
      const beneath = run(way).state
      expect(loginStep(beneath, CLOSE)).toEqual({
        state: { at: 'leaving', generation: beneath.generation, beneath },
        effects: [],
      })
    }
  })

  it('LOG-05 no other form asks', () => {
    for (const mode of ['sms', 'forgot', 'password'] as const) {
      expect(run([open(mode), CLOSE]).state.at).toBe('closed')
    }
  })

  it('LOG-05 staying returns to the unchanged form', () => {
    for (const way of [withSms('binding'), asking('binding'), submitted('binding')]) {
      const beneath = run(way).state
      expect(run([CLOSE, STAY], beneath)).toEqual({ state: beneath, effects: [] })
      expect(run([CLOSE, STAY], beneath).state).toBe(beneath)
    }
  })

  it('LOG-05 leaving logs out, and keeps only the resend block', () => {
    expect(run([...submitted('binding', 'friend'), CLOSE, LEAVE])).toEqual({
      state: { at: 'closed', generation: 4, smsSentAt: NOW, scode: null },
      effects: [{ type: 'logout', afterMs: 0 }],
    })
    expect(run([...asking('binding'), CLOSE, LEAVE]).state).toMatchObject({ at: 'closed', smsSentAt: NOW })
  })

  it('LOG-05 without a question, confirming and staying do nothing', () => {
    for (const [name, way] of Object.entries(WAYS)) {
      if (name === 'leaving') continue
      const { state } = run(way)
      for (const event of [STAY, LEAVE]) expect(loginStep(state, event).state).toBe(state)
    }
  })

  it('LOG-05 only yes and no answer the question', () => {
    const { state } = run([...withSms('binding'), CLOSE])
    const others: LoginEvent[] = [
      CLOSE,
      open('sms'),
      edit('code', '000000'),
      { type: 'submit' },
      { type: 'sendSms', now: NOW + 60_000 },
      { type: 'toggleQr' },
      { type: 'switchMode', mode: 'sms' },
      { type: 'closeTrial' },
      { type: 'refreshScan' },
      { type: 'due', generation: state.generation },
    ]
    for (const event of others) {
      expect(loginStep(state, event)).toEqual({ state, effects: [] })
      expect(loginStep(state, event).state).toBe(state)
    }
  })
})

describe('answers that come while it is asked', () => {
  it('LOG-05 LOG-06 an SMS sent meanwhile is known after staying', () => {
    const { state } = run([...asking('binding'), CLOSE, smsSent(NOW + 500), STAY])
    expect(state).toMatchObject({ at: 'form', mode: 'binding', form: { smsId: 's1', smsSentAt: NOW + 500 } })
    const left = run([...asking('binding'), CLOSE, smsSent(NOW + 500), LEAVE]).state
    expect(left).toMatchObject({ at: 'closed', smsSentAt: NOW + 500 })
  })

  it('LOG-05 LOG-08 a rejection is shown in the form after staying', () => {
    const refused = run([...submitted('binding'), CLOSE, rejected('10011')])
    expect(refused.state.at).toBe('leaving')
    expect(effectTypes(refused)).toEqual(['resetCaptcha'])
    expect(loginStep(refused.state, STAY).state).toMatchObject({
      at: 'form',
      form: { captcha: null, disabled: true, notice: { text: '验证码错误' } },
    })
    const unsent = run([...asking('binding'), CLOSE, smsFailed(), STAY]).state
    expect(unsent).toMatchObject({ at: 'form', form: { notice: { text: '二次验证失败，请重新获取' } } })
  })

  it('LOG-05 LOG-02 a slider passed meanwhile counts', () => {
    expect(run([open('binding'), CLOSE, slid, STAY]).state).toMatchObject({ form: { captcha: 'c1' } })
  })

  it('LOG-05 LOG-03 a binding completed meanwhile is a login, and the question disappears', () => {
    const step = run([...submitted('binding', 'friend'), CLOSE, accepted()])
    expect(step.state).toMatchObject({ at: 'succeeded', generation: 4 })
    expect(effectTypes(step)).toEqual(['refreshUser', 'claimInvite', 'due'])
    expect(run([...READY, scanned(null), CLOSE, scanned('u1')]).state.at).toBe('succeeded')
  })

  it('LOG-05 late answers change nothing', () => {
    const { state } = run([...withSms('binding'), CLOSE])
    for (const event of [rejected('10011', 2), rejected('10011', 3), smsFailed(), scanned(null, 2)]) {
      expect(loginStep(state, event)).toEqual({ state, effects: [] })
      expect(loginStep(state, event).state).toBe(state)
    }
  })

  it('LOG-05 LOG-03 a binding completed after leaving counts, but its invite is not claimed', () => {
    const step = run([...submitted('binding', 'friend'), CLOSE, LEAVE, accepted()])
    expect(step.state.at).toBe('closed')
    expect(effectTypes(step)).toEqual(['refreshUser'])
  })
})
