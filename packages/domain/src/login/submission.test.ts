import { describe, expect, it } from 'vitest'
import type { LoginEvent } from './index'
import {
  CODE,
  edit,
  effectTypes,
  failure,
  MOBILE,
  open,
  PASSWORD,
  rejected,
  run,
  slid,
  submitted,
  WAYS,
  withSms,
} from './login.fixture'
import { loginStep } from './login.machine'

const SUBMIT: LoginEvent = { type: 'submit' }

describe('submitting', () => {
  it('LOG-02 a valid form is submitted unchanged, without an old notice', () => {
    for (const mode of ['sms', 'forgot', 'binding'] as const) {
      const { state, effects } = run(submitted(mode))
      const form = {
        mobile: MOBILE,
        code: CODE,
        password: PASSWORD,
        smsId: 's1',
        captcha: 'c1',
        notice: null,
      }
      expect(state).toMatchObject({ at: 'submitting', generation: 3, mode, form })
      expect(effects).toMatchObject([{ type: 'submit', afterMs: 0, generation: 3, mode, form }])
    }
    const warned = run([...withSms('sms'), edit('code', '1'), SUBMIT]).state
    expect(warned).toMatchObject({ form: { code: '1', notice: { text: '请输入正确验证码' } } })
  })

  it('VAL-14 submitting before requesting a code shows the message and clears the codes', () => {
    for (const mode of ['sms', 'forgot', 'binding'] as const) {
      const typed = [open(mode), edit('mobile', MOBILE), slid, edit('code', CODE), edit('password', PASSWORD)]
      expect(run([...typed, SUBMIT])).toMatchObject({
        state: { at: 'form', form: { code: '', password: PASSWORD, notice: { text: '请先获取验证码' } } },
        effects: [],
      })
    }
  })

  it('LOG-02 only a form is submitted, and only once', () => {
    for (const name of Object.keys(WAYS).filter(
      (way) => !['sms', 'password', 'filled', 'binding'].includes(way),
    )) {
      const { state } = run(WAYS[name] ?? [])
      expect(loginStep(state, SUBMIT)).toEqual({ state, effects: [] })
      expect(loginStep(state, SUBMIT).state).toBe(state)
    }
  })
})

describe('a refusal', () => {
  it('LOG-08 a rejected binding or new password behaves like a registration', () => {
    for (const mode of ['binding', 'forgot'] as const) {
      const step = run([...submitted(mode), rejected('10003')])
      expect(step.state).toMatchObject({ mode, form: { captcha: null, disabled: true, code: '' } })
      expect(effectTypes(step)).toEqual(['resetCaptcha'])
    }
  })

  it('LOG-08 an HTTP error shows the server message and clears the code', () => {
    const event: LoginEvent = { type: 'rejected', generation: 3, failure: failure(null, '系统维护中', 502) }
    expect(run([...submitted('sms'), event])).toMatchObject({
      state: { at: 'form', form: { code: '', captcha: 'c1', notice: { text: '系统维护中' } } },
      effects: [],
    })
  })

  it('LOG-08 late answers of an earlier try are ignored', () => {
    const submitting = run(submitted('sms')).state
    for (const generation of [2, 4]) {
      expect(loginStep(submitting, rejected('10011', generation)).state).toBe(submitting)
    }
    for (const [name, way] of Object.entries(WAYS)) {
      if (name === 'submitting' || name === 'leaving') continue
      const { state } = run(way)
      expect(loginStep(state, rejected('10011', state.generation)).state).toBe(state)
    }
  })
})
