import { describe, expect, it } from 'vitest'
import { cleanMobile, loginNameError, mobileError, passwordError, smsCodeError } from './index'
import { MOBILE } from './login.fixture'
import { cleanLoginName, cleanPassword, registerError } from './validators'

const BAD_MOBILE = '请输入正确合法的手机号'
const BAD_NAME = '请输入正确的手机号或账号'
const BAD_CODE = '请输入6位数字验证码'
const BAD_PASSWORD = '请输入8-20位字母和数字密码组合'

/** Hostile texts, which are not typed by people but do occur. */
const HOSTILE = ['__proto__', 'constructor', '\u0000', '\ud83d', '😀', '𠮷', '١٢٣', '〇一二', '\u202e']

describe('mobile', () => {
  it('VAL-10 a mobile has 11 digits, first 1, second 2 to 9', () => {
    for (let second = 0; second <= 9; second += 1) {
      expect(mobileError(`1${second}012345678`)).toBe(second >= 2 ? null : BAD_MOBILE)
    }
    for (let first = 0; first <= 9; first += 1) {
      expect(mobileError(`${first}3012345678`)).toBe(first === 1 ? null : BAD_MOBILE)
    }
    for (const wrong of ['', '1301234567', '130123456789', '1301234567a', 'x13012345678', ...HOSTILE]) {
      expect(mobileError(wrong)).toBe(BAD_MOBILE)
    }
    for (const wrong of [' 13012345678', '13012345678\n', '１３０１２３４５６７８', '1٣012345678']) {
      expect(mobileError(wrong)).toBe(BAD_MOBILE)
    }
  })

  it('VAL-10 digits of a full-width input method are digits', () => {
    expect(cleanMobile('１３０　１２３４－５６７８')).toBe('13012345678')
    expect(cleanMobile('1３0123４5678９')).toBe('13012345678')
  })
})

describe('name of a password login', () => {
  it('VAL-10 the password login takes a mobile number or an account name', () => {
    for (const right of ['zhang_san', MOBILE, 'ab', '张三', 'a@b.cn', 'a1', `a${'1'.repeat(49)}`, '😀😀']) {
      expect(loginNameError(right)).toBeNull()
    }
    for (const wrong of ['', '1', '1301234567', '130123456789', '10086']) {
      expect(loginNameError(wrong)).toBe(BAD_MOBILE)
    }
    for (const wrong of ['a', 'a b', ' ab', 'ab ', 'a\tb', `a${'1'.repeat(50)}`, '😀']) {
      expect(loginNameError(wrong)).toBe(BAD_NAME)
    }
    for (const unseen of ['\u0000', '\u200b', '\u202e', '\ud83d', '\u0085']) {
      expect(loginNameError(`ab${unseen}cd`)).toBe(BAD_NAME)
    }
  })

  it('VAL-10 a copied mobile number is accepted with spaces, hyphens, marks or full-width digits', () => {
    for (const copied of [
      '130 1234 5678',
      '130-1234-5678',
      ' 13012345678\n',
      '\u202d13012345678\u202c',
      '１３０１２３４５６７８',
      '130　1234－5678',
    ]) {
      expect(cleanLoginName(copied)).toBe('13012345678')
    }
  })
})

describe('code', () => {
  it('VAL-11 an SMS code has 6 digits', () => {
    for (const right of ['012345', '000000', '999999']) expect(smsCodeError(right)).toBeNull()
    for (const wrong of [
      '',
      '12345',
      '1234567',
      '12345a',
      'a123456',
      '123456\n',
      '１２３４５６',
      ...HOSTILE,
    ]) {
      expect(smsCodeError(wrong)).toBe(BAD_CODE)
    }
  })
})

describe('password', () => {
  it('VAL-12 a password has 8 to 20 letters and digits, both', () => {
    for (const right of ['abcdefg1', 'A1234567', '1234567Z', `${'a'.repeat(19)}1`, `1${'z'.repeat(19)}`]) {
      expect(passwordError(right)).toBeNull()
    }
    for (const wrong of [
      '',
      'abcdef1',
      `${'a'.repeat(20)}1`,
      'abcdefgh',
      'ABCDEFGH',
      '12345678',
      ...HOSTILE,
    ]) {
      expect(passwordError(wrong)).toBe(BAD_PASSWORD)
    }
    for (const wrong of [
      'abcdef1!',
      'abcdef1 x',
      ' abcdefg1',
      'abcdefg1 ',
      'abcdefg1\n',
      'ａbcdefg1',
      '密abcdef1',
    ]) {
      expect(passwordError(wrong)).toBe(BAD_PASSWORD)
    }
  })

  it('VAL-12 other characters are stripped, the space around a new password too, and 20 are kept', () => {
    expect(cleanPassword('  ab-cd 12密3！4 ')).toBe('abcd1234')
    expect(cleanPassword('\t abcd1234\r\n')).toBe('abcd1234')
    expect(cleanPassword('ＡＢＣＤａｂ１２')).toBe('ABCDab12')
    expect(cleanPassword(`${'a'.repeat(19)}12`)).toBe(`${'a'.repeat(19)}1`)
    expect(cleanPassword('[`{@/:az09AZ')).toBe('az09AZ')
    expect(cleanPassword('😀\u0000\ud83d〇')).toBe('')
  })
})

describe('the checks', () => {
  it('VAL-14 the registration checks in their order', () => {
    const right = { mobile: MOBILE, captchaPassed: true, smsId: 's1', code: '123456' }
    const nothing = { mobile: '', captchaPassed: false, smsId: null, code: '' }
    expect(registerError(nothing)).toBe('请输入合法手机号')
    expect(registerError({ ...nothing, mobile: MOBILE })).toBe('请先完成滑块验证')
    expect(registerError({ ...nothing, mobile: MOBILE, captchaPassed: true })).toBe('请获取验证码')
    expect(registerError({ ...right, code: '12345' })).toBe('请输入正确验证码')
    expect(registerError(right)).toBeNull()
  })
})
