import { describe, expect, it } from 'vitest'
import { NOW } from '../testing'
import type { LoginEvent, LoginMode } from './index'
import {
  aForm,
  asking,
  CODE,
  edit,
  effectTypes,
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

const to = (mode: LoginMode): LoginEvent => ({ type: 'switchMode', mode })
const QR: LoginEvent = { type: 'toggleQr' }

describe('opening', () => {
  it('LOG-01 starts with an empty form in each mode, and with a QR code in the QR mode', () => {
    for (const mode of ['sms', 'password', 'forgot', 'binding'] as const) {
      expect(run([open(mode)])).toEqual({
        state: { at: 'form', generation: 1, mode, form: aForm() },
        effects: [{ type: 'resetCaptcha', afterMs: 0 }],
      })
    }
    expect(run([open('qr')])).toEqual({
      state: { at: 'scan', generation: 1, form: aForm(), scan: { status: 'fetching' } },
      effects: [{ type: 'fetchScan', afterMs: 0, generation: 1 }],
    })
  })

  it('LOG-01 an open dialog is not opened again', () => {
    for (const [name, way] of Object.entries(WAYS)) {
      const { state } = run(way)
      expect(loginStep(state, open('sms')).state === state).toBe(name !== 'closed')
    }
  })

  it('LOG-09 LOG-03 the inviter and the invite code are set on opening', () => {
    const state = run([{ type: 'open', mode: 'sms', inviter: '李工', scode: 'x' }, to('password'), QR]).state
    expect(state).toMatchObject({ at: 'scan', form: { inviter: '李工', scode: 'x' } })
  })
})

describe('switching', () => {
  it('LOG-01 resets slider, codes and disabled state; other fields stay', () => {
    const before = run([
      ...submitted('sms', 'friend'),
      rejected('10004'),
      edit('loginName', 'zhang_san'),
      slid,
      edit('code', '654321'),
    ]).state
    expect(before).toMatchObject({ form: { captcha: 'c1', code: '654321', password: PASSWORD } })
    expect(loginStep(before, to('forgot'))).toEqual({
      state: {
        at: 'form',
        generation: 4,
        mode: 'forgot',
        form: aForm({ mobile: MOBILE, loginName: 'zhang_san', smsSentAt: NOW, scode: 'friend' }),
      },
      effects: [{ type: 'resetCaptcha', afterMs: 0 }],
    })
  })

  it('LOG-01 a button disabled by a rejection is enabled again', () => {
    const refused = run([...submitted('sms'), rejected('10004')]).state
    expect(refused).toMatchObject({ form: { disabled: true, notice: { kind: 'error' } } })
    expect(loginStep(refused, to('password')).state).toMatchObject({
      form: { disabled: false, notice: null },
    })
    expect(loginStep(refused, QR).state).toMatchObject({ form: { disabled: false, notice: null } })
  })

  it('LOG-01 goes between QR and phone, from every form', () => {
    for (const mode of ['sms', 'password', 'forgot'] as const) {
      const qr = run([...withSms(mode === 'password' ? 'sms' : mode), to(mode), QR])
      expect(qr.state).toMatchObject({
        at: 'scan',
        scan: { status: 'fetching' },
        form: { code: '', captcha: null },
      })
      expect(effectTypes(qr)).toEqual(['fetchScan'])
      const phone = loginStep(qr.state, QR)
      expect(phone.state).toMatchObject({ at: 'form', mode: 'sms', form: { mobile: MOBILE } })
      expect(effectTypes(phone)).toEqual(['resetCaptcha'])
    }
  })

  it('LOG-01 another mode can be chosen from the QR code, but not the QR code again', () => {
    const qr = run([open('qr')]).state
    expect(loginStep(qr, to('password')).state).toMatchObject({ at: 'form', mode: 'password', generation: 2 })
    expect(loginStep(qr, to('qr')).state).toBe(qr)
  })

  it('LOG-01 a mode does not switch to itself, nor during a submission, nor after the dialog closed', () => {
    const sms = run([open('sms')]).state
    expect(loginStep(sms, to('sms')).state).toBe(sms)
    for (const name of ['closed', 'submitting', 'changed', 'succeeded', 'trial', 'binding', 'leaving']) {
      const { state } = run(WAYS[name] ?? [])
      for (const event of [to('password'), to('qr'), QR]) {
        expect(loginStep(state, event)).toEqual({ state, effects: [] })
        expect(loginStep(state, event).state).toBe(state)
      }
    }
  })

  it('LOG-01 is possible while an SMS is being sent', () => {
    const step = run([...asking('sms'), to('password')])
    expect(step.state).toMatchObject({ at: 'form', mode: 'password', generation: 3, form: { captcha: null } })
    expect(step.state).not.toHaveProperty('askedAt')
  })

  it('LOG-01 an unknown mode changes nothing', () => {
    for (const mode of ['', 'wechat', '__proto__', 'constructor', 'SMS'] as unknown as LoginMode[]) {
      for (const name of ['closed', 'sms', 'sending', 'showing']) {
        const { state } = run(WAYS[name] ?? [])
        expect(loginStep(state, to(mode)).state).toBe(state)
        expect(loginStep(state, open(mode))).toEqual({ state, effects: [] })
        expect(loginStep(state, open(mode)).state).toBe(state)
      }
    }
  })
})

describe('typing', () => {
  const typed = { form: { mobile: MOBILE } }

  it('VAL-10 LOG-01 fields accept input while the form is shown; unknown names do not', () => {
    expect(run([open('sms'), edit('mobile', '129 0000 0001')]).state).toMatchObject(typed)
    const { state } = run([open('sms')])
    for (const field of ['smsId', 'captcha', '__proto__', 'toString', '']) {
      expect(loginStep(state, edit(field as 'code', CODE)).state).toBe(state)
    }
    for (const name of ['closed', 'submitting', 'showing', 'leaving', 'changed', 'succeeded', 'trial']) {
      const { state } = run(WAYS[name] ?? [])
      expect(loginStep(state, edit('code', '000000')).state).toBe(state)
    }
  })

  it('LOG-06 while an SMS is being sent the number cannot be changed, and the code can already be typed', () => {
    const { state } = run(asking('sms'))
    expect(loginStep(state, edit('mobile', '12900000002')).state).toBe(state)
    expect(loginStep(state, edit('code', CODE)).state).toMatchObject({ at: 'sending', form: { code: CODE } })
  })

  it('LOG-02 a slider counts only where a form needs it', () => {
    expect(run([open('sms'), slid]).state).toMatchObject({ form: { captcha: 'c1' } })
    for (const name of ['closed', 'sending', 'submitting', 'showing', 'changed', 'succeeded', 'trial']) {
      const { state } = run(WAYS[name] ?? [])
      expect(loginStep(state, slid).state).toBe(state)
    }
  })
})
