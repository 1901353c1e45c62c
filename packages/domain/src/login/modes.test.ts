import { describe, expect, it } from 'vitest'
import type { LoginEvent, LoginMode } from './index'
import { asking, CODE, edit, MOBILE, open, rejected, run, slid, submitted, WAYS } from './login.fixture'
import { loginStep } from './login.machine'

const to = (mode: LoginMode): LoginEvent => ({ type: 'switchMode', mode })
const QR: LoginEvent = { type: 'toggleQr' }

describe('switching', () => {
  it('LOG-01 a button disabled by a rejection is enabled again', () => {
    const refused = run([...submitted('sms'), rejected('10004')]).state
    expect(refused).toMatchObject({ form: { disabled: true, notice: { kind: 'error' } } })
    expect(loginStep(refused, to('password')).state).toMatchObject({
      form: { disabled: false, notice: null },
    })
    expect(loginStep(refused, QR).state).toMatchObject({ form: { disabled: false, notice: null } })
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
