import { describe, expect, it } from 'vitest'
import {
  canSubmit,
  cleanMobile,
  cleanPassword,
  cleanSmsCode,
  EMPTY_FORM,
  type LoginForm,
  loginNameError,
  mobileError,
  passwordError,
  reactToLoginFailure,
  registerError,
  resendIn,
  SMS_SEND_FAILED,
  smsCodeError,
  smsSendError,
  submitError,
} from './index'

const MOBILE = '12900000001'
const form = (held: Partial<LoginForm>): LoginForm => ({ ...EMPTY_FORM, ...held })

describe('validators', () => {
  it('VAL-10 a mobile has 11 digits, first 1, second 2 to 9', () => {
    for (let second = 0; second <= 9; second += 1) {
      const expected = second >= 2 ? null : '请输入正确合法的手机号'
      expect(mobileError(`1${second}012345678`)).toBe(expected)
    }
    for (const wrong of [
      '',
      '1301234567',
      '130123456789',
      '23012345678',
      '1301234567a',
      ' 13012345678',
      '13012345678\n',
    ]) {
      expect(mobileError(wrong)).toBe('请输入正确合法的手机号')
    }
  })

  it('VAL-10 non-digits are stripped, 11 digits kept', () => {
    expect(cleanMobile('+86 130-1234-56789')).toBe('86130123456')
    expect(cleanMobile('130 1234 5678')).toBe('13012345678')
  })

  it('VAL-10 the password login also takes an account name', () => {
    expect(loginNameError('zhang_san')).toBeNull()
    expect(loginNameError(MOBILE)).toBeNull()
    expect(loginNameError('1301234567')).toBe('请输入正确合法的手机号')
    expect(loginNameError('')).toBe('请输入正确合法的手机号')
    expect(loginNameError('a')).not.toBeNull()
    expect(loginNameError('a b')).not.toBeNull()
  })

  it('VAL-11 an SMS code has 6 digits', () => {
    expect(smsCodeError('012345')).toBeNull()
    for (const wrong of ['', '12345', '1234567', '12345a', '123456\n']) {
      expect(smsCodeError(wrong)).toBe('请输入6位数字验证码')
    }
    expect(cleanSmsCode(' 12 34 567')).toBe('123456')
  })

  it('VAL-12 a password has 8 to 20 letters and digits, both', () => {
    for (const right of ['abcdefg1', 'A1234567', `${'a'.repeat(19)}1`])
      expect(passwordError(right)).toBeNull()
    for (const wrong of [
      'abcdef1',
      `${'a'.repeat(20)}1`,
      'abcdefgh',
      '12345678',
      'abcdef1!',
      'abcdef1 x',
      '',
    ]) {
      expect(passwordError(wrong)).toBe('请输入8-20位字母和数字密码组合')
    }
    expect(cleanPassword('  ab-cd 12密3！4 ')).toBe('abcd1234')
  })

  it('VAL-13 an SMS needs a valid mobile, then a passed slider', () => {
    expect(smsSendError({ mobile: '1', captchaPassed: true })).toBe('请输入正确手机号!')
    expect(smsSendError({ mobile: MOBILE, captchaPassed: false })).toBe('请先完成滑块安全验证!')
    expect(smsSendError({ mobile: MOBILE, captchaPassed: true })).toBeNull()
  })

  it('VAL-14 the registration checks in their order', () => {
    const right = { mobile: MOBILE, captchaPassed: true, smsId: 's1', code: '123456' }
    expect(registerError({ mobile: '', captchaPassed: false, smsId: null, code: '' })).toBe(
      '请输入合法手机号',
    )
    expect(registerError({ ...right, captchaPassed: false, smsId: null })).toBe('请先完成滑块验证')
    expect(registerError({ ...right, smsId: null, code: '' })).toBe('请获取验证码')
    expect(registerError({ ...right, code: '12345' })).toBe('请输入正确验证码')
    expect(registerError(right)).toBeNull()
  })

  it('VAL-14 without a smsId every mode but the password login says 请先获取验证码', () => {
    const typed = form({
      mobile: MOBILE,
      code: '123456',
      password: 'abcd1234',
      loginName: MOBILE,
      captcha: 'c',
    })
    for (const mode of ['sms', 'forgot', 'binding'] as const) {
      expect(submitError(mode, typed)).toBe('请先获取验证码')
      expect(submitError(mode, { ...typed, smsId: 's1' })).toBeNull()
    }
    expect(submitError('password', typed)).toBeNull()
    expect(submitError('password', { ...typed, captcha: null })).toBe('请先完成滑块验证')
  })

  it('LOG-02 the button needs a passed slider and every field valid', () => {
    const typed = form({
      mobile: MOBILE,
      code: '123456',
      password: 'abcd1234',
      loginName: MOBILE,
      captcha: 'c',
    })
    for (const mode of ['sms', 'password', 'forgot', 'binding'] as const) {
      expect(canSubmit(mode, typed)).toBe(true)
      expect(canSubmit(mode, { ...typed, captcha: null })).toBe(false)
      expect(canSubmit(mode, { ...typed, disabled: true })).toBe(false)
      const usesPassword = mode === 'password' || mode === 'forgot'
      expect(canSubmit(mode, { ...typed, password: 'abcd' })).toBe(!usesPassword)
      expect(canSubmit(mode, { ...typed, code: '1' })).toBe(mode === 'password')
      expect(canSubmit(mode, { ...typed, mobile: '1' })).toBe(mode === 'password')
    }
  })

  it('LOG-06 the next SMS is blocked for 60 s', () => {
    const sent = { smsSentAt: 1_000_000 }
    expect([0, 1, 1000, 59_000, 59_999, 60_000, 90_000].map((ms) => resendIn(sent, 1_000_000 + ms))).toEqual([
      60, 60, 59, 1, 1, 0, 0,
    ])
    expect(resendIn({ smsSentAt: null }, 0)).toBe(0)
    expect(resendIn(sent, 0)).toBe(60)
  })
})

describe('failures', () => {
  const refused = (code: string, message: string | null = null) => ({ http: 200, code, message })

  it('LOG-08 a refused registration resets the slider and disables the button', () => {
    expect(reactToLoginFailure('register', refused('10004'))).toMatchObject({
      resetCaptcha: true,
      disableSubmit: true,
      clearCodes: false,
    })
  })

  it('LOG-08 10011 and 10003 clear the code fields', () => {
    for (const code of ['10011', '10003']) {
      expect(reactToLoginFailure('register', refused(code)).clearCodes).toBe(true)
    }
    expect(reactToLoginFailure('register', refused('10002')).clearCodes).toBe(false)
  })

  it('LOG-08 20003 and 00102 show the server message as an error', () => {
    for (const code of ['20003', '00102']) {
      expect(reactToLoginFailure('register', refused(code, '该账号存在风险')).notice).toEqual({
        kind: 'error',
        title: null,
        text: '该账号存在风险',
      })
    }
  })

  it('LOG-08 on password login 00139 and 20001 reset the slider, others do not', () => {
    for (const code of ['00139', '20001']) {
      expect(reactToLoginFailure('password', refused(code))).toMatchObject({
        resetCaptcha: true,
        disableSubmit: false,
      })
    }
    expect(reactToLoginFailure('password', refused('10004')).resetCaptcha).toBe(false)
    expect(reactToLoginFailure('password', refused('20001')).notice.text).toBe('用户名或密码错误')
  })

  it('LOG-08 00133 on sending an SMS is a warning titled 提示', () => {
    expect(reactToLoginFailure('send-sms', refused('00133', '发送过于频繁')).notice).toEqual({
      kind: 'warning',
      title: '提示',
      text: '发送过于频繁',
    })
  })

  it('LOG-08 another failed sending says 二次验证失败，请重新获取 and resets the slider', () => {
    const reaction = reactToLoginFailure('send-sms', refused('10010', 'no'))
    expect(reaction).toMatchObject({ resetCaptcha: true, notice: { kind: 'error', text: SMS_SEND_FAILED } })
    expect(SMS_SEND_FAILED).toBe('二次验证失败，请重新获取')
  })

  it('LOG-08 an HTTP error shows the server message and clears the codes', () => {
    for (const action of ['register', 'password', 'send-sms', 'bind', 'reset-password'] as const) {
      const reaction = reactToLoginFailure(action, { http: 500, code: null, message: '系统维护中' })
      expect(reaction).toMatchObject({ clearCodes: true, notice: { kind: 'error', text: '系统维护中' } })
    }
    expect(reactToLoginFailure('register', { http: null, code: null, message: null }).notice.text).toMatch(
      /[一-龥]/,
    )
  })
})
