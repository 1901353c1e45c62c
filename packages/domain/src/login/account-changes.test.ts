import { describe, expect, it } from 'vitest'
import { CLOSING_REASON_MAX, checkClosingRequest, checkMobileChange } from './index'

const CHANGE = {
  smsId: 's1',
  validationCode: '123456',
  mobile: '13800000000',
  newSmsId: 's2',
  newValidationCode: '654321',
}
const CLOSING = { smsId: 's1', validationCode: '123456', reason: '', agrees: true }

describe('a change of number', () => {
  it.each([
    [{ validationCode: '12345' }, 'validationCode', '请输入6位数字验证码'],
    [{ mobile: '12' }, 'mobile', '请输入正确合法的手机号'],
    [{ newValidationCode: 'abcdef' }, 'newValidationCode', '请输入6位数字验证码'],
    [{ smsId: '' }, 'validationCode', '请先获取验证码'],
    [{ newSmsId: '' }, 'newValidationCode', '请先获取验证码'],
  ])('VAL-10 VAL-11 VAL-14 %j names %s', (change, field, message) => {
    expect(checkMobileChange({ ...CHANGE, ...change })).toEqual([{ field, message }])
  })
})

describe('a request to close an account', () => {
  it.each([
    [{}, []],
    [{ reason: '字'.repeat(CLOSING_REASON_MAX) }, []],
    [{ reason: '字'.repeat(CLOSING_REASON_MAX + 1) }, ['reason']],
    [{ agrees: false }, ['agrees']],
    [{ smsId: '' }, ['validationCode']],
    [{ validationCode: '1' }, ['validationCode']],
  ])('LEG-03 %j names %j', (change, fields) => {
    expect(checkClosingRequest({ ...CLOSING, ...change }).map(({ field }) => field)).toEqual(fields)
  })
})
