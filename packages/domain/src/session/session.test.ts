import { describe, expect, it } from 'vitest'
import { LOGOUT_CONFIRM, logoutSteps, registrableDomain, SESSION_COOKIES } from './index'

describe('cookies', () => {
  it('SES-01 cookie names and lifetimes; the token and the full user are out of reach of scripts', () => {
    expect(SESSION_COOKIES).toEqual({
      token: { name: 'JGJTK', maxAge: 604_800, httpOnly: true },
      loginMark: { name: 'JGJLOGIN', maxAge: 604_800, httpOnly: false },
      userInfo: { name: 'JGJUSER', maxAge: 604_800, httpOnly: false },
      fullUser: { name: 'JGJFULLUSER', maxAge: 30, httpOnly: true },
      selectedKey: { name: 'JGJSELECTED', maxAge: 604_800, httpOnly: false },
    })
  })

  it.each([
    ['www.zhushutong.com', 'zhushutong.com'],
    ['zhushutong.com', 'zhushutong.com'],
    ['Beijing.ZhuShuTong.com:3000', 'zhushutong.com'],
    ['a.b.c.zhushutong.com', 'zhushutong.com'],
    ['www.zhushutong.com.', 'zhushutong.com'],
    ['www.zhushutong.com.:443', 'zhushutong.com'],
    ['cq.example.com.cn', 'example.com.cn'],
    ['example.com.cn', 'example.com.cn'],
    ['www.example.bj.cn', 'example.bj.cn'],
    ['example.zj.cn', 'example.zj.cn'],
    ['www.example.zz.cn', 'zz.cn'],
    ['www.bj.com', 'bj.com'],
    ['www.example.co.uk', 'example.co.uk'],
    ['www.com.example', 'com.example'],
    ['www.xcom.cn', 'xcom.cn'],
    ['www.comx.cn', 'comx.cn'],
    ['www.xbj.cn', 'xbj.cn'],
    ['www.bj.cnx', 'bj.cnx'],
    ['www.com.c', 'com.c'],
    ['nanjing.localhost:3000', 'nanjing.localhost'],
    ['1.example2.cn', 'example2.cn'],
    ['www.3m8', 'www.3m8'],
    ['www.xn--fiqs8s', 'www.xn--fiqs8s'],
    ['www.筑数通.中国', '筑数通.中国'],
  ])('SES-01 the registrable domain of %s is %s', (host, domain) => {
    expect(registrableDomain(host)).toBe(domain)
  })

  it.each(['ac', 'co', 'com', 'edu', 'gov', 'mil', 'net', 'org'])(
    "SES-01 %s.cn is nobody's own",
    (suffix) => {
      expect(registrableDomain(`${suffix}.cn`)).toBeNull()
      expect(registrableDomain(`www.x.${suffix}.cn`)).toBe(`x.${suffix}.cn`)
    },
  )

  it.each([
    ...['ah', 'bj', 'cq', 'fj', 'gd', 'gs', 'gx', 'gz', 'ha', 'hb', 'he', 'hi', 'hk', 'hl', 'hn', 'jl', 'js'],
    ...['jx', 'ln', 'mo', 'nm', 'nx', 'qh', 'sc', 'sd', 'sh', 'sn', 'sx', 'tj', 'tw', 'xj', 'xz', 'yn', 'zj'],
  ])('SES-01 %s.cn belongs to a province', (suffix) => {
    expect(registrableDomain(`${suffix}.cn`)).toBeNull()
    expect(registrableDomain(`www.x.${suffix}.cn`)).toBe(`x.${suffix}.cn`)
  })

  it.each([
    ...['', '.', '..', 'localhost', 'localhost:3000', 'localhost.', ':3000', '127.0.0.1', '127.0.0.1:3000'],
    ...[
      '127.0.0.1.',
      '1.2.3',
      '10',
      '[::1]',
      '[::1]:3000',
      '::1',
      'fe80::1',
      '2001:db8::a',
      'a..com',
      '.x.com',
    ],
    ...['x.com..', 'x.com:80:80', 'x.com:80a', '10.0.0.10', 'x.com:', 'x.com:http', 'com.cn', 'bj.cn'],
  ])('SES-01 %j has none', (host) => {
    expect(registrableDomain(host)).toBeNull()
  })

  it('SES-01 a very long host is read at once', () => {
    expect(registrableDomain(`${'a.'.repeat(20_000)}x.com`)).toBe('x.com')
    expect(registrableDomain(':1'.repeat(20_000))).toBeNull()
  })
})

describe('logout', () => {
  it('SES-02 asks first', () => {
    expect(LOGOUT_CONFIRM).toEqual({
      ...{ title: '提示', text: '确定要退出登录吗？', ok: '退出', cancel: '取消' },
    })
  })

  it('SES-02 NAV-19 clears everything in order and reloads after 200 ms', () => {
    expect(logoutSteps({ isHome: false })).toEqual([
      { type: 'revoke-token' },
      { type: 'clear-cookies' },
      { type: 'reset', state: 'login' },
      { type: 'reset', state: 'member-info' },
      { type: 'reset', state: 'basic-info' },
      { type: 'reload', afterMs: 200 },
    ])
  })

  it('SES-02 on home it clears as much and does not reload', () => {
    expect(logoutSteps({ isHome: true })).toEqual(logoutSteps({ isHome: false }).slice(0, -1))
  })
})
