import { describe, expect, it } from 'vitest'
import { findRegistrableDomain, LOGIN_MARK_VALUE, LOGOUT_CONFIRM, SESSION_COOKIES } from './'

describe('cookies', () => {
  it('SES-01 cookie names and lifetimes; the token is out of reach of scripts', () => {
    expect(SESSION_COOKIES).toEqual({
      token: { name: 'JGJTK', maxAge: 604_800, httpOnly: true },
      loginMark: { name: 'JGJLOGIN', maxAge: 604_800, httpOnly: false },
    })
  })

  it('SES-06 what scripts can read says nothing of the member, and nothing else is kept', () => {
    const readable = Object.values(SESSION_COOKIES).filter(({ httpOnly }) => !httpOnly)
    expect(readable).toEqual([SESSION_COOKIES.loginMark])
    expect(LOGIN_MARK_VALUE).toBe('1')
    expect(Object.keys(SESSION_COOKIES)).toHaveLength(2)
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
  ])('SES-05 the registrable domain of %s is %s', (host, domain) => {
    expect(findRegistrableDomain(host)).toBe(domain)
  })

  it.each([
    ...['', '.', '..', 'localhost', 'localhost:3000', 'localhost.', ':3000', '127.0.0.1', '127.0.0.1:3000'],
    ...[
      ['127.0.0.1.', '1.2.3', '10', '[::1]', '[::1]:3000', '::1', 'fe80::1', '2001:db8::a'],
      ['a..com', '.x.com'],
    ].flat(),
    ...['x.com..', 'x.com:80:80', 'x.com:80a', '10.0.0.10', 'x.com:', 'x.com:http', 'com.cn', 'bj.cn'],
  ])('SES-05 %j has no registrable domain', (host) => {
    expect(findRegistrableDomain(host)).toBeNull()
  })
})

describe('logout', () => {
  it('SES-02 asks first', () => {
    expect(LOGOUT_CONFIRM).toEqual({
      ...{ title: '提示', text: '确定要退出登录吗？', ok: '退出', cancel: '取消' },
    })
  })
})
