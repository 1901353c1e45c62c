import { describe, expect, it } from 'vitest'
import { failure } from './login.fixture'
import { reactToLoginFailure } from './reactions'

const REGISTRATIONS = ['register', 'bind', 'reset-password'] as const
const ACTIONS = ['send-sms', 'password', ...REGISTRATIONS] as const
const HICCUP = '服务开小差了，请稍后重试'
const error = (text: string) => ({ kind: 'error', title: null, text })

describe('a refused registration', () => {
  it('LOG-08 shows the text of the code, else the server message, else the general error', () => {
    const notice = (code: string | null, message: string | null) =>
      reactToLoginFailure('register', failure(code, message)).notice
    expect(notice('10011', '服务端原文')).toEqual(error('验证码错误'))
    expect(notice('99999', ' 服务端原文 ')).toEqual(error('服务端原文'))
    expect(notice(null, '服务端原文')).toEqual(error('服务端原文'))
    for (const blank of [null, '', ' \n']) expect(notice('99999', blank)).toEqual(error(HICCUP))
    expect(notice('toString', null)).toEqual(error(HICCUP))
  })
})

describe('a refused password login', () => {
  it('LOG-08 00139 and 20001 reset the slider, others do not; submit stays on', () => {
    const others = { disableSubmit: false, clearCodes: false }
    for (const code of ['00139', '20001']) {
      expect(reactToLoginFailure('password', failure(code))).toMatchObject({ resetCaptcha: true, ...others })
    }
    for (const code of ['10004', '10011', '10003', null]) {
      expect(reactToLoginFailure('password', failure(code))).toMatchObject({ resetCaptcha: false, ...others })
    }
    expect(reactToLoginFailure('password', failure('20001', '原文')).notice).toEqual(
      error('用户名或密码错误'),
    )
    expect(reactToLoginFailure('password', failure('00139', '请重新滑动')).notice).toEqual(
      error('请重新滑动'),
    )
  })
})

describe('an SMS that was not sent', () => {
  it('LOG-08 00133 is a warning titled 提示 with the server message', () => {
    expect(reactToLoginFailure('send-sms', failure('00133', ' 发送过于频繁 '))).toEqual({
      notice: { kind: 'warning', title: '提示', text: '发送过于频繁' },
      resetCaptcha: true,
      disableSubmit: false,
      clearCodes: false,
    })
    expect(reactToLoginFailure('send-sms', failure('00133')).notice.text).toBe(HICCUP)
  })

  it('LOG-08 for any other reason shows 二次验证失败，请重新获取 and resets the slider', () => {
    for (const code of ['10010', '10002', '20003', '00139', null]) {
      expect(reactToLoginFailure('send-sms', failure(code, '原文'))).toEqual({
        notice: error('二次验证失败，请重新获取'),
        resetCaptcha: true,
        disableSubmit: false,
        clearCodes: false,
      })
    }
  })
})

describe('an HTTP error', () => {
  it('LOG-08 shows the server message and clears the codes', () => {
    for (const action of ACTIONS) {
      for (const http of [500, 400, 401, 199, 201, null]) {
        expect(reactToLoginFailure(action, failure('20001', ' 系统维护中 ', http))).toEqual({
          notice: error('系统维护中'),
          resetCaptcha: action === 'send-sms',
          disableSubmit: false,
          clearCodes: true,
        })
      }
    }
  })
})
