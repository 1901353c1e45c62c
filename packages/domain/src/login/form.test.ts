import { describe, expect, it } from 'vitest'
import { NOW } from '../testing'
import { editField, findSubmitError } from './form'
import { canSubmit, secondsUntilResend } from './index'
import { aFilledForm, aForm, MOBILE } from './login.fixture'

const CODED = ['sms', 'forgot', 'binding'] as const
const MODES = ['password', ...CODED] as const

describe('the button', () => {
  it('LOG-02 is enabled only with a passed slider and every field of its mode valid', () => {
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
})

describe('what is wrong with a submission', () => {
  it('VAL-10 VAL-11 VAL-12 LOG-02 the other forms are checked field by field, then for the slider', () => {
    for (const mode of ['forgot', 'binding'] as const) {
      const bad = { mobile: '1', code: '1', password: '1', captcha: null }
      expect(findSubmitError(mode, aFilledForm(bad))).toBe('请输入正确合法的手机号')
      expect(findSubmitError(mode, aFilledForm({ ...bad, mobile: MOBILE }))).toBe('请输入6位数字验证码')
      expect(findSubmitError(mode, aFilledForm({ captcha: null }))).toBe('请先完成滑块验证')
    }
    const shortPassword = aFilledForm({ password: '1', captcha: null })
    expect(findSubmitError('forgot', shortPassword)).toBe('请输入8-20位字母和数字密码组合')
    expect(findSubmitError('binding', shortPassword)).toBe('请先完成滑块验证')
  })

  it('VAL-10 VAL-12 LOG-02 a password login is checked by name, password and slider', () => {
    const bad = { loginName: '', password: '1', captcha: null }
    expect(findSubmitError('password', aFilledForm(bad))).toBe('请输入正确合法的手机号')
    expect(findSubmitError('password', aFilledForm({ ...bad, loginName: 'a' }))).toBe(
      '请输入正确的手机号或账号',
    )
    expect(findSubmitError('password', aFilledForm({ ...bad, loginName: 'ab' }))).toBe(
      '请输入8-20位字母和数字密码组合',
    )
    expect(findSubmitError('password', aFilledForm({ captcha: null }))).toBe('请先完成滑块验证')
  })
})

describe('typing', () => {
  it('VAL-10 VAL-11 VAL-12 each field is cleaned by its own rule', () => {
    const typed = '　１３０-1234-5678 ab'
    expect(editField(aForm(), 'mobile', typed).mobile).toBe('13012345678')
    expect(editField(aForm(), 'code', typed).code).toBe('130123')
    expect(editField(aForm(), 'password', typed).password).toBe('13012345678ab')
    expect(editField(aForm(), 'loginName', typed).loginName).toBe('130-1234-5678 ab')
  })

  it('VAL-14 another number needs another code, the same number in another notation does not', () => {
    const form = aFilledForm()
    expect(editField(form, 'mobile', '12900000002').smsId).toBeNull()
    expect(editField(form, 'mobile', '129 0000 0001').smsId).toBe('s1')
    expect(editField(form, 'code', MOBILE).smsId).toBe('s1')
  })
})

describe('resending', () => {
  it('LOG-06 the next SMS is blocked for 60 s', () => {
    const after = (ms: number) => secondsUntilResend({ smsSentAt: NOW }, NOW + ms)
    expect([0, 1, 1000, 1001, 59_000, 59_001, 59_999].map(after)).toEqual([60, 60, 59, 59, 1, 1, 1])
    expect([60_000, 60_001, 90_000, 2 ** 50].map(after)).toEqual([0, 0, 0, 0])
    for (const now of [NOW, 0, -1]) expect(secondsUntilResend({ smsSentAt: null }, now)).toBe(0)
  })
})
