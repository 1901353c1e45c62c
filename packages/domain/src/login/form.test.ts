import { describe, expect, it } from 'vitest'
import { NOW } from '../testing'
import { canSubmit, edited, resendIn, submitError } from './index'
import { aFilledForm, aForm, MOBILE } from './login.fixture'

const CODED = ['sms', 'forgot', 'binding'] as const
const MODES = ['password', ...CODED] as const

describe('the button', () => {
  it('LOG-02 is on only with a passed slider and every field of its mode valid', () => {
    for (const mode of MODES) {
      const isOn = (held: Parameters<typeof aFilledForm>[0]) => canSubmit(mode, aFilledForm(held))
      expect(isOn({})).toBe(true)
      expect(isOn({ captcha: null })).toBe(false)
      expect(isOn({ disabled: true })).toBe(false)
      expect(isOn({ password: 'abcd' })).toBe(mode === 'sms' || mode === 'binding')
      expect(isOn({ code: '1' })).toBe(mode === 'password')
      expect(isOn({ mobile: '1' })).toBe(mode === 'password')
      expect(isOn({ loginName: 'a' })).toBe(mode !== 'password')
    }
  })

  it('LOG-02 VAL-14 is on before an SMS was asked for: pressing it says so', () => {
    for (const mode of CODED) expect(canSubmit(mode, aFilledForm({ smsId: null }))).toBe(true)
  })
})

describe('what is wrong with a submission', () => {
  it('VAL-14 without a smsId every mode but the password login says 请先获取验证码', () => {
    for (const mode of CODED) {
      expect(submitError(mode, aFilledForm({ smsId: null }))).toBe('请先获取验证码')
      expect(submitError(mode, aForm())).toBe('请先获取验证码')
      expect(submitError(mode, aFilledForm())).toBeNull()
    }
    expect(submitError('password', aFilledForm({ smsId: null }))).toBeNull()
  })

  it('VAL-14 a registration is checked by its own texts', () => {
    expect(submitError('sms', aFilledForm({ mobile: '1', captcha: null }))).toBe('请输入合法手机号')
    expect(submitError('sms', aFilledForm({ captcha: null, code: '' }))).toBe('请先完成滑块验证')
    expect(submitError('sms', aFilledForm({ code: '1' }))).toBe('请输入正确验证码')
  })

  it('VAL-10 VAL-11 VAL-12 LOG-02 the other forms are checked field by field, then for the slider', () => {
    for (const mode of ['forgot', 'binding'] as const) {
      const bad = { mobile: '1', code: '1', password: '1', captcha: null }
      expect(submitError(mode, aFilledForm(bad))).toBe('请输入正确合法的手机号')
      expect(submitError(mode, aFilledForm({ ...bad, mobile: MOBILE }))).toBe('请输入6位数字验证码')
      expect(submitError(mode, aFilledForm({ captcha: null }))).toBe('请先完成滑块验证')
    }
    const shortPassword = aFilledForm({ password: '1', captcha: null })
    expect(submitError('forgot', shortPassword)).toBe('请输入8-20位字母和数字密码组合')
    expect(submitError('binding', shortPassword)).toBe('请先完成滑块验证')
  })

  it('VAL-10 VAL-12 LOG-02 a password login is checked by name, password and slider', () => {
    const bad = { loginName: '', password: '1', captcha: null }
    expect(submitError('password', aFilledForm(bad))).toBe('请输入正确合法的手机号')
    expect(submitError('password', aFilledForm({ ...bad, loginName: 'a' }))).toBe('请输入正确的手机号或账号')
    expect(submitError('password', aFilledForm({ ...bad, loginName: 'ab' }))).toBe(
      '请输入8-20位字母和数字密码组合',
    )
    expect(submitError('password', aFilledForm({ captcha: null }))).toBe('请先完成滑块验证')
  })
})

describe('typing', () => {
  it('VAL-10 VAL-11 VAL-12 each field is cleaned by its own rule', () => {
    const typed = '　１３０-1234-5678 ab'
    expect(edited(aForm(), 'mobile', typed).mobile).toBe('13012345678')
    expect(edited(aForm(), 'code', typed).code).toBe('130123')
    expect(edited(aForm(), 'password', typed).password).toBe('13012345678ab')
    expect(edited(aForm(), 'loginName', typed).loginName).toBe('130-1234-5678 ab')
  })

  it('VAL-14 another number needs another code, the same number written otherwise does not', () => {
    const form = aFilledForm()
    expect(edited(form, 'mobile', '12900000002').smsId).toBeNull()
    expect(edited(form, 'mobile', '129 0000 0001').smsId).toBe('s1')
    expect(edited(form, 'code', MOBILE).smsId).toBe('s1')
  })

  it('LOG-08 typing takes the notice away and leaves the rest', () => {
    const form = aFilledForm({ notice: { kind: 'error', title: null, text: '验证码错误' }, disabled: true })
    expect(edited(form, 'code', '65432')).toEqual({ ...form, code: '65432', notice: null })
  })
})

describe('resending', () => {
  it('LOG-06 the next SMS is blocked for 60 s', () => {
    const after = (ms: number) => resendIn({ smsSentAt: NOW }, NOW + ms)
    expect([0, 1, 1000, 1001, 59_000, 59_001, 59_999].map(after)).toEqual([60, 60, 59, 59, 1, 1, 1])
    expect([60_000, 60_001, 90_000, 2 ** 50].map(after)).toEqual([0, 0, 0, 0])
    for (const now of [NOW, 0, -1]) expect(resendIn({ smsSentAt: null }, now)).toBe(0)
  })

  it('LOG-06 a clock that was set back shows 60 s and no more', () => {
    for (const ms of [1, 1000, 3_600_000, 2 ** 50]) expect(resendIn({ smsSentAt: NOW }, NOW - ms)).toBe(60)
  })
})
