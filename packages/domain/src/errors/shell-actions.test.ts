import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CallContext,
  type CallOutcome,
  decideShellActions,
  failureData,
  isLoginLost,
  isRiskCheck,
  isSuccess,
  reactToRefusal,
} from './index'

const outcome = (held: Partial<CallOutcome>): CallOutcome => ({
  http: 200,
  code: null,
  message: null,
  ...held,
})
const BROWSER: CallContext = { side: 'browser', path: '/', hasToken: true }
const SERVER: CallContext = { ...BROWSER, side: 'server' }
const react = (held: Partial<CallOutcome>, context: Partial<CallContext> = {}) =>
  decideShellActions(outcome(held), { ...BROWSER, ...context })
const types = (...asked: Parameters<typeof react>) => react(...asked).map((action) => action.type)
const notice = (text: string) => ({ type: 'notify', kind: 'warning', title: '提示', text })

// The pages of the rule, and similar paths outside it.
const QUIET = [
  ...['/qiye', '/qiye/', '/qiye.html', '/qiye/p2.html', '/qiye/c1/zz/', '/renyuan/', '/renyuan/zcry/u1.html'],
  ...[
    '/siku/1/u.html',
    '/shuili/',
    '/shuili/jg/u.html',
    '/xinyong/',
    '/gonglu/',
    '/vip',
    '/vip/',
    '/vip.html',
  ],
  ...['/vips.html', '/svip.html', '/svip404/qiye/c1.html'],
]
const LOUD = [
  ...[
    '/',
    '',
    'qiye/',
    '//qiye/',
    '/zhaobiao/',
    '/renyuans/',
    '/shuilijg/',
    '/center/',
    '/help/qiye/',
    '/QIYE/',
  ],
  ...[
    '/qiyes/',
    '/xqiye/',
    '/qiye%2F',
    '/juheqiye',
    '/vip2.html',
    '/vi.htmlp',
    '/vip.html5',
    '/vip.htm',
    '/vipx',
  ],
  ...['/svip4040/', '/?qiye', '/ｖｉｐ.html', '/zhongbiao/qiye.html', '/x.html/vip.html'],
]

describe('outcomes', () => {
  it('ERR-01 only 00000 with HTTP 200 is success', () => {
    expect(isSuccess(outcome({ code: '00000' }))).toBe(true)
    for (const http of [null, 0, 199, 201, 204, 304, 401, 500])
      expect(isSuccess(outcome({ code: '00000', http }))).toBe(false)
    for (const code of ['00001', '0', '000000', '００００００', '', null])
      expect(isSuccess(outcome({ code }))).toBe(false)
    expect(react({ code: '00000', message: '操作成功' })).toEqual([])
    expect(react({ code: '00000', http: 201, message: '已受理' })).toEqual([notice('已受理')])
  })

  it('ERR-04 any other failure with a known code or a message shows a warning titled 提示', () => {
    expect(react({ code: '40001', message: 'no such order' })).toEqual([notice('订单不存在')])
    expect(react({ code: '98765', message: '稍后再来' })).toEqual([notice('稍后再来')])
    for (const http of [null, 200, 400, 402, 404, 408, 410, 500, 503])
      expect(react({ http, message: '系统维护中' }, SERVER)).toEqual([notice('系统维护中')])
    expect(react({ code: '98765', message: ' ' })).toEqual([])
    expect(react({ http: null })).toEqual([])
    expect(react({ http: 500 })).toEqual([])
  })

  it('ERR-02 401 with 00113 opens the login dialog on every page and for everyone', () => {
    for (const path of [...QUIET, ...LOUD])
      for (const hasToken of [true, false])
        expect(types({ http: 401, code: '00113', message: '请先登录' }, { path, hasToken })).toEqual([
          'open-login',
        ])
    expect(types({ http: 200, code: '00113' })).toEqual([])
    expect(types({ http: 403, code: '00113', message: '请先登录' })).toEqual(['notify'])
  })

  it('ERR-03 another 401 tells the holder of a token that the session expired, and others to log in', () => {
    for (const code of [null, '', '00000', '00001', '00112', '00114', '00401', '００１１３']) {
      const held = { http: 401, code, message: '登录已失效' }
      expect(types(held, { hasToken: true })).toEqual(['session-expired', 'clear-login'])
      expect(types(held, { hasToken: false })).toEqual(['open-login', 'clear-login'])
      expect(types(held, { ...SERVER, hasToken: false })).toEqual(['open-login', 'clear-login'])
    }
  })

  it.each(QUIET)('ERR-03 on the search or vip page %s a 401 opens nothing and clears nothing', (path) => {
    for (const hasToken of [true, false]) expect(types({ http: 401 }, { path, hasToken })).toEqual([])
  })

  it.each(LOUD)('ERR-03 %j is not a search or vip page', (path) => {
    expect(types({ http: 401 }, { path })).toEqual(['session-expired', 'clear-login'])
    expect(types({ http: 401 }, { path, hasToken: false })).toEqual(['open-login', 'clear-login'])
  })

  it('ERR-02 ERR-05 ERR-06 a refusal opens its dialogs; of any other failure the screen itself speaks', () => {
    const refusal = (held: Partial<CallOutcome>) => reactToRefusal(outcome(held), BROWSER)
    for (const held of [
      { http: 401, code: '00113' },
      { http: 401 },
      { http: 409 },
      { http: 403, code: '00131' },
    ])
      expect(refusal(held)).toEqual(react(held))
    for (const held of [{ code: '00000' }, { http: 403, code: '30003' }, { http: 500 }, { http: null }])
      expect(refusal(held)).toBeNull()
  })

  it("ERR-04 403 records the request's id and opens the guide on the server", () => {
    const forbidden = { http: 403, headerId: 'r-1', message: '无权限' }
    expect(react(forbidden, { ...SERVER, path: '/qiye/' })).toEqual([
      { type: 'record-error-id', id: 'r-1' },
      { type: 'open-membership-guide' },
    ])
    for (const path of [
      '/',
      '/renyuan/',
      '/renyuans2/',
      '/xdthc/',
      '/renyuans.html5',
      '/dthc.htmlx',
      '/dthcs/tz/',
      '/DTHC/tz/',
      '/a/dthc/',
      '',
    ])
      expect(types(forbidden, { ...SERVER, path })).toEqual(['record-error-id', 'open-membership-guide'])
  })

  it('ERR-04 in the browser 403 records the id and shows the usual message, without a guide', () => {
    for (const path of ['/', '/qiye/', '/renyuans/', '/dthc/tz/'])
      expect(react({ http: 403, headerId: 'r-1', message: '无权限' }, { path })).toEqual([
        { type: 'record-error-id', id: 'r-1' },
        notice('无权限'),
      ])
    expect(types({ http: 403, headerId: 'r-1' })).toEqual(['record-error-id'])
  })

  it.each([
    '/renyuans',
    '/renyuans/',
    '/renyuans.html',
    '/renyuans/p2.html',
    '/dthc/tz/',
    '/dthc/zg/',
    '/dthc/jg/',
  ])('ERR-04 on %s the guide does not open', (path) => {
    expect(types({ http: 403, headerId: 'r-1', message: '无权限' }, { ...SERVER, path })).toEqual([
      'record-error-id',
    ])
  })

  it('ERR-04 without an id nothing is recorded', () => {
    for (const headerId of [undefined, null, '']) {
      expect(types({ http: 403, headerId }, SERVER)).toEqual(['open-membership-guide'])
      expect(types({ http: 403, headerId })).toEqual([])
      expect(types({ http: 403, headerId }, { ...SERVER, path: '/dthc/tz/' })).toEqual([])
    }
    expect(types({ http: 402, headerId: 'r-1' }, SERVER)).toEqual([])
    expect(types({ http: 404, headerId: 'r-1' }, SERVER)).toEqual([])
  })

  it('ERR-05 409 refreshes the member and says that the membership ended', () => {
    for (const context of [BROWSER, SERVER, { path: '/qiye/', hasToken: false }])
      expect(types({ http: 409, code: '40001', message: '会员已到期' }, context)).toEqual([
        ...['refresh-member', 'membership-expired'],
      ])
    for (const http of [408, 410, 490]) expect(types({ http })).toEqual([])
  })

  it('ERR-06 00131 and 00132 open only the human verification, before any status', () => {
    for (const code of ['00131', '00132'])
      for (const http of [null, 200, 401, 403, 409, 500])
        for (const path of ['/', '/qiye/', '/dthc/tz/'])
          expect(types({ http, code, message: '请验证', headerId: 'r-1' }, { path })).toEqual(['risk-check'])
    for (const code of ['00130', '00133', '0131', '131', '００１３１', '', null]) {
      expect(isRiskCheck(code)).toBe(false)
      expect(types({ code, message: '请稍后' })).toEqual(['notify'])
    }
  })

  it('ERR-06 the caller gets empty data while the verification takes over, and the data of any other failure', () => {
    for (const code of ['00131', '00132']) expect(failureData(code, { a: 1 })).toBeNull()
    for (const code of ['00130', '00133', '40001', null])
      expect(failureData(code, { a: 1 })).toEqual({ a: 1 })
    expect(failureData('40001', undefined)).toBeUndefined()
  })

  it('ERR-12 no outcome asks for a login and a verification at once, or for one of them twice', () => {
    const any = fc.record({
      http: fc.constantFrom(null, 200, 401, 403, 409, 500),
      code: fc.constantFrom(null, '00000', '00113', '00131', '40001', 'x'),
      message: fc.constantFrom(null, '', '无'),
      headerId: fc.constantFrom(undefined, null, '', 'r'),
      side: fc.constantFrom('browser' as const, 'server' as const),
      path: fc.constantFrom(...QUIET, ...LOUD),
      hasToken: fc.boolean(),
    })
    fc.assert(
      fc.property(any, ({ side, path, hasToken, ...held }) => {
        const told = types(held, { side, path, hasToken })
        expect(new Set(told).size).toBe(told.length)
        const dialogs = [
          'open-login',
          'session-expired',
          'open-membership-guide',
          'membership-expired',
          'risk-check',
        ]
        expect(told.filter((type) => dialogs.includes(type)).length).toBeLessThanOrEqual(1)
      }),
    )
  })
})

it('PAY-16 a missing or ended login is told from every other failure', () => {
  expect(['00113', '00401', '00403', '40003', '', null].map(isLoginLost)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})
