import { describe, expect, it } from 'vitest'
import {
  AFTER_RISK_CHECK,
  type CallContext,
  type CallOutcome,
  ERROR_PAGE_FALLBACK,
  ERROR_TEXTS,
  errorText,
  isRiskCheck,
  LOGIN_EXPIRED_MODAL,
  REQUEST_SETUP_ERROR,
  reactTo,
  routeError,
  succeeded,
  unknownMiddleware,
} from './index'

const outcome = (held: Partial<CallOutcome>): CallOutcome => ({
  http: 200,
  code: null,
  message: null,
  ...held,
})
const browser: CallContext = { side: 'browser', path: '/', hasToken: true }
const types = (held: Partial<CallOutcome>, context: Partial<CallContext> = {}) =>
  reactTo(outcome(held), { ...browser, ...context }).map((action) => action.type)

describe('outcomes', () => {
  it('ERR-01 only 00000 with HTTP 200 is success', () => {
    expect(succeeded(outcome({ code: '00000' }))).toBe(true)
    expect(succeeded(outcome({ code: '00000', http: 201 }))).toBe(false)
    expect(succeeded(outcome({ code: '00001' }))).toBe(false)
    expect(succeeded(outcome({ code: null }))).toBe(false)
    expect(reactTo(outcome({ code: '00000', message: '操作成功' }), browser)).toEqual([])
  })

  it('ERR-01 a failure with a known code or a message shows a warning titled 提示', () => {
    expect(reactTo(outcome({ code: '40001', message: 'no such order' }), browser)).toEqual([
      { type: 'notify', kind: 'warning', title: '提示', text: '订单不存在' },
    ])
    expect(reactTo(outcome({ code: '98765', message: '稍后再来' }), browser)).toEqual([
      { type: 'notify', kind: 'warning', title: '提示', text: '稍后再来' },
    ])
    expect(reactTo(outcome({ http: 500, message: '系统维护中' }), browser)).toHaveLength(1)
    expect(reactTo(outcome({ code: '98765', message: ' ' }), browser)).toEqual([])
    expect(reactTo(outcome({ http: null }), browser)).toEqual([])
  })

  it('ERR-02 401 with 00113 opens the login dialog, on search pages too', () => {
    for (const path of ['/', '/qiye/']) {
      expect(types({ http: 401, code: '00113' }, { path })).toEqual(['open-login'])
    }
  })

  it('ERR-03 another 401 tells the holder of a token that the session expired, and others to log in', () => {
    expect(types({ http: 401 }, { hasToken: true })).toEqual(['session-expired', 'clear-login'])
    expect(types({ http: 401, code: '00001' }, { hasToken: false })).toEqual(['open-login', 'clear-login'])
  })

  it('ERR-03 on search and vip pages a 401 opens nothing and clears nothing', () => {
    const quiet = ['/qiye/', '/renyuan/zcry/', '/siku/', '/shuili/', '/xinyong/', '/gonglu/', '/vip.html']
    for (const path of [...quiet, '/vips.html', '/svip.html']) {
      for (const hasToken of [true, false]) expect(types({ http: 401 }, { path, hasToken })).toEqual([])
    }
    for (const path of ['/zhaobiao/', '/renyuans/', '/shuilijg/', '/center/', '/help/qiye/']) {
      expect(types({ http: 401 }, { path })).toContain('clear-login')
    }
  })

  it("ERR-04 403 records the request's id and opens the guide on the server only", () => {
    const forbidden = { http: 403, headerId: 'r-1', message: '无权限' }
    expect(reactTo(outcome(forbidden), { ...browser, side: 'server', path: '/qiye/' })).toEqual([
      { type: 'record-error-id', id: 'r-1' },
      { type: 'open-membership-guide' },
    ])
    expect(types(forbidden)).toEqual(['record-error-id', 'notify'])
    for (const path of ['/renyuans/', '/dthc/tz/']) {
      expect(types(forbidden, { side: 'server', path })).toEqual(['record-error-id'])
    }
    expect(types({ http: 403 }, { side: 'server', path: '/renyuan/' })).toEqual(['open-membership-guide'])
  })

  it('ERR-05 409 refreshes the member and says that the membership expired', () => {
    expect(types({ http: 409, message: '会员已到期' })).toEqual(['refresh-member', 'membership-expired'])
  })

  it('ERR-06 00131 and 00132 open the real-person check and nothing else, whatever the status', () => {
    for (const code of ['00131', '00132']) {
      for (const http of [200, 401, 403])
        expect(types({ http, code, message: '请验证' })).toEqual(['risk-check'])
      expect(isRiskCheck(code)).toBe(true)
    }
    expect(isRiskCheck('00130')).toBe(false)
    expect(isRiskCheck('00133')).toBe(false)
    expect(AFTER_RISK_CHECK).toEqual(['post-slider-result', 'reload'])
  })
})

describe('texts', () => {
  it('ERR-07 a request that cannot be set up has its own error', () => {
    expect(REQUEST_SETUP_ERROR).toBe('request action is error')
  })

  it('ERR-08 route errors default to 500; an unknown middleware is named; the fallback links home', () => {
    expect(routeError({}).status).toBe(500)
    expect(routeError({ status: 404, message: '未找到' })).toEqual({ status: 404, message: '未找到' })
    expect(unknownMiddleware('auth')).toEqual({ status: 500, message: 'Unknown middleware auth' })
    expect(ERROR_PAGE_FALLBACK.link.href).toBe('/')
  })

  it('ERR-09 every code of the catalogue has a Chinese text', () => {
    const codes = (
      '00001 00152 10000 10001 10002 10003 10004 10005 10010 10011 10020 10021 10022 10099 11000 11001 11002 ' +
      '20000 20001 20014 20015 20016 20018 30000 30001 30002 30003 30020 30021 30022 30030 30031 30032 ' +
      '40000 40001 40002 40003 40004 40007 40009 40011 50001 50002 50003 50004 60000'
    ).split(' ')
    expect(Object.keys(ERROR_TEXTS).sort()).toEqual(codes.sort())
    for (const code of codes) expect(errorText(code, 'from the server')).toMatch(/[一-龥]/)
  })

  it('ERR-09 codes of one meaning share one text', () => {
    const same = [
      ['10001', '20001'],
      ['11001', '30020'],
      ['30022', '30030', '30031'],
      ['50001', '50002', '50003', '50004'],
    ]
    for (const codes of same) expect(new Set(codes.map((code) => errorText(code, null))).size).toBe(1)
    expect(errorText('toString', null)).toBeNull()
  })

  it('ERR-10 the login-expired modal offers home and login', () => {
    expect(LOGIN_EXPIRED_MODAL).toMatchObject({ title: '登录失效', home: '返回首页', login: '重新登录' })
  })
})
