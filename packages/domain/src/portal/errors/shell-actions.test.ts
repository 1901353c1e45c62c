import { describe, expect, it } from 'vitest'
import { failureData, isLoginLost, isRiskCheck, opensGuide, reactToRefusal } from './'
import { type CallContext, type CallOutcome, isSuccess } from './shell-actions'

const outcome = (held: Partial<CallOutcome>): CallOutcome => ({ http: 200, code: null, ...held })
const PAGE: CallContext = { path: '/', hasToken: true }
const types = (held: Partial<CallOutcome>, context: Partial<CallContext> = {}) =>
  (reactToRefusal(outcome(held), { ...PAGE, ...context }) ?? []).map((action) => action.type)

// The pages of the rule, and similar paths outside it.
const QUIET = [
  ...['/qiye', '/qiye/', '/qiye.html', '/qiye/p2.html', '/qiye/c1/zz/', '/renyuan/', '/renyuan/zcry/u1.html'],
  ...[
    ['/siku/1/u.html', '/shuili/', '/shuili/jg/u.html', '/xinyong/', '/gonglu/', '/vip'],
    ['/vip/', '/vip.html'],
  ].flat(),
  ...['/vips.html', '/svip.html', '/svip404/qiye/c1.html'],
]
const LOUD = [
  ...[
    ['/', '', 'qiye/', '//qiye/', '/zhaobiao/', '/renyuans/', '/shuilijg/', '/center/'],
    ['/help/qiye/', '/QIYE/'],
  ].flat(),
  ...[
    ['/qiyes/', '/xqiye/', '/qiye%2F', '/juheqiye', '/vip2.html', '/vi.htmlp', '/vip.html5'],
    ['/vip.htm', '/vipx'],
  ].flat(),
  ...['/svip4040/', '/?qiye', '/ｖｉｐ.html', '/zhongbiao/qiye.html', '/x.html/vip.html'],
]

describe('outcomes', () => {
  it('ERR-01 only 00000 with HTTP 200 is success', () => {
    expect(isSuccess(outcome({ code: '00000' }))).toBe(true)
    for (const http of [null, 0, 199, 201, 204, 304, 401, 500])
      expect(isSuccess(outcome({ code: '00000', http }))).toBe(false)
    for (const code of ['00001', '0', '000000', '００００００', '', null])
      expect(isSuccess(outcome({ code }))).toBe(false)
    expect(reactToRefusal(outcome({ code: '00000' }), PAGE)).toBeNull()
  })

  it('ERR-02 401 with 00113 opens the login dialog on every page and for everyone', () => {
    for (const path of [...QUIET, ...LOUD])
      for (const hasToken of [true, false])
        expect(types({ http: 401, code: '00113' }, { path, hasToken })).toEqual(['open-login'])
    expect(types({ http: 200, code: '00113' })).toEqual([])
    expect(types({ http: 403, code: '00113' })).toEqual([])
  })

  it.each(QUIET)('ERR-03 on the search or vip page %s a 401 opens nothing and clears nothing', (path) => {
    for (const hasToken of [true, false]) expect(types({ http: 401 }, { path, hasToken })).toEqual([])
  })

  it.each(LOUD)('ERR-03 %j is not a search or vip page', (path) => {
    expect(types({ http: 401 }, { path })).toEqual(['session-expired', 'clear-login'])
    expect(types({ http: 401 }, { path, hasToken: false })).toEqual(['open-login', 'clear-login'])
  })

  it.each(['/', '/renyuan/', '/comquery/result', '/renyuans2/', '/xdthc/', '/dthc.htmlx', '/DTHC/tz/', ''])(
    'ERR-04 a page at %j whose data was refused with 403 opens the guide',
    (path) => {
      expect(opensGuide(403, path)).toBe(true)
      for (const http of [null, 200, 401, 402, 404, 409, 500]) expect(opensGuide(http, path)).toBe(false)
    },
  )

  it('ERR-05 409 refreshes the member and says that the membership ended', () => {
    for (const context of [PAGE, { path: '/qiye/', hasToken: false }])
      expect(types({ http: 409, code: '40001' }, context)).toEqual([
        ...['refresh-member', 'membership-expired'],
      ])
    for (const http of [408, 410, 490]) expect(types({ http })).toEqual([])
  })

  it('ERR-06 00131 and 00132 open only the human verification, before any status', () => {
    for (const code of ['00131', '00132'])
      for (const http of [null, 200, 401, 403, 409, 500])
        for (const path of ['/', '/qiye/', '/dthc/tz/'])
          expect(types({ http, code }, { path })).toEqual(['risk-check'])
    for (const code of ['00130', '00133', '0131', '131', '００１３１', '', null]) {
      expect(isRiskCheck(code)).toBe(false)
      expect(types({ code })).toEqual([])
    }
  })

  it('ERR-06 the caller gets empty data while the verification takes over, and the data of any other failure', () => {
    for (const code of ['00131', '00132']) expect(failureData(code, { a: 1 })).toBeNull()
    for (const code of ['00130', '00133', '40001', null])
      expect(failureData(code, { a: 1 })).toEqual({ a: 1 })
    expect(failureData('40001', undefined)).toBeUndefined()
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
