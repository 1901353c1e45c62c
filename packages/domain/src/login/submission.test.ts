import { describe, expect, it } from 'vitest'
import { canSubmit, type LoginEvent } from './index'
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

  it('LOG-02 a password login needs the slider but no SMS', () => {
    const typed = [open('password'), edit('loginName', 'zhang_san'), edit('password', PASSWORD)]
    expect(run([...typed, SUBMIT])).toMatchObject({
      state: { at: 'form', form: { notice: { kind: 'error', title: null, text: '请先完成滑块验证' } } },
      effects: [],
    })
    const step = run([...typed, SUBMIT, slid, SUBMIT])
    expect(step.effects).toMatchObject([{ type: 'submit', mode: 'password', form: { notice: null } }])
  })

  it('VAL-12 a new password goes out trimmed', () => {
    const typed = [...withSms('forgot'), edit('password', '  abcd1234\t'), SUBMIT]
    expect(run(typed).effects).toMatchObject([
      { type: 'submit', mode: 'forgot', form: { password: 'abcd1234' } },
    ])
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

  it('VAL-14 another number needs another code', () => {
    const other = run([...withSms('sms'), edit('mobile', '12900000002')]).state
    expect(other).toMatchObject({ form: { smsId: null } })
    expect(loginStep(other, SUBMIT).state).toMatchObject({ form: { notice: { text: '请先获取验证码' } } })
  })

  it('LOG-02 only a form is submitted, and only once', () => {
    for (const name of Object.keys(WAYS).filter(
      (one) => !['sms', 'password', 'filled', 'binding'].includes(one),
    )) {
      const { state } = run(WAYS[name] ?? [])
      expect(loginStep(state, SUBMIT)).toEqual({ state, effects: [] })
      expect(loginStep(state, SUBMIT).state).toBe(state)
    }
  })
})

describe('a refusal', () => {
  it('LOG-08 of a registration resets the slider; submit is disabled until it is passed again', () => {
    const step = run([...submitted('sms'), rejected('10011')])
    expect(step.state).toMatchObject({
      at: 'form',
      generation: 3,
      mode: 'sms',
      form: { mobile: MOBILE, captcha: null, disabled: true, code: '', notice: { text: '验证码错误' } },
    })
    expect(effectTypes(step)).toEqual(['resetCaptcha'])
    expect(loginStep(step.state, SUBMIT).state).toBe(step.state)
    const again = run([slid, edit('code', '111111')], step.state).state
    expect(again.at === 'form' && canSubmit('sms', again.form)).toBe(true)
    expect(effectTypes(loginStep(again, SUBMIT))).toEqual(['submit'])
  })

  it('LOG-08 other registration codes keep the typed fields', () => {
    expect(run([...submitted('sms'), rejected('10004')]).state).toMatchObject({
      form: { captcha: null, disabled: true, code: CODE },
    })
  })

  it('LOG-08 a rejected binding or new password behaves like a registration', () => {
    for (const mode of ['binding', 'forgot'] as const) {
      const step = run([...submitted(mode), rejected('10003')])
      expect(step.state).toMatchObject({ mode, form: { captcha: null, disabled: true, code: '' } })
      expect(effectTypes(step)).toEqual(['resetCaptcha'])
    }
  })

  it('LOG-08 a password login resets its slider only for 00139 and 20001, and is never disabled', () => {
    const typed = [open('password'), edit('loginName', 'zhang_san'), edit('password', PASSWORD), slid, SUBMIT]
    const refused = (code: string) => run([...typed, rejected(code, 2)])
    for (const code of ['00139', '20001']) {
      expect(refused(code).state).toMatchObject({
        form: { captcha: null, disabled: false, password: PASSWORD },
      })
      expect(effectTypes(refused(code))).toEqual(['resetCaptcha'])
    }
    expect(refused('10004')).toMatchObject({
      state: { form: { captcha: 'c1', disabled: false } },
      effects: [],
    })
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
