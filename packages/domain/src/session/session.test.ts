import { describe, expect, it } from 'vitest'
import {
  bothOrNothing,
  logoutSteps,
  refreshMember,
  registrableDomain,
  SESSION_COOKIES,
  serverLoads,
} from './index'

describe('session', () => {
  it('SES-01 cookie names and lifetimes; the token is out of reach of scripts', () => {
    expect(SESSION_COOKIES.token).toEqual({ name: 'JGJTK', maxAge: 604_800, httpOnly: true })
    expect(SESSION_COOKIES.loginMark.httpOnly).toBe(false)
    expect(SESSION_COOKIES.userInfo.maxAge).toBe(604_800)
    expect(SESSION_COOKIES.fullUser.maxAge).toBe(30)
    expect(SESSION_COOKIES.selectedKey.maxAge).toBe(604_800)
    const names = Object.values(SESSION_COOKIES).map((cookie) => cookie.name)
    expect(new Set(names).size).toBe(names.length)
  })

  it.each([
    ['www.zhushutong.com', 'zhushutong.com'],
    ['zhushutong.com', 'zhushutong.com'],
    ['Beijing.ZhuShuTong.com:3000', 'zhushutong.com'],
    ['cq.example.com.cn', 'example.com.cn'],
    ['example.com.cn', 'example.com.cn'],
    ['com.cn', null],
    ['localhost:3000', null],
    ['127.0.0.1:3000', null],
    ['[::1]:3000', null],
    ['', null],
  ])('SES-01 the registrable domain of %s is %s', (host, domain) => {
    expect(registrableDomain(host)).toBe(domain)
  })

  it('SES-02 logout clears everything and reloads after 200 ms, but not on home', () => {
    const elsewhere = logoutSteps({ isHome: false })
    expect(elsewhere.map((step) => (step.type === 'reset' ? step.state : step.type))).toEqual([
      'revoke-token',
      'clear-cookies',
      'login',
      'member-info',
      'basic-info',
      'reload',
    ])
    expect(elsewhere.at(-1)).toEqual({ type: 'reload', afterMs: 200 })
    expect(logoutSteps({ isHome: true })).toEqual(elsewhere.slice(0, -1))
  })

  it('SES-03 member info changes only if both calls succeed', () => {
    expect(bothOrNothing({ data: 1 }, { data: 2 })).toEqual({ changed: true, info: 1, basic: 2 })
    expect(bothOrNothing({ error: '50001' }, { data: 2 })).toEqual({ changed: false, error: '50001' })
    expect(bothOrNothing({ data: 1 }, { error: '50002' })).toEqual({ changed: false, error: '50002' })
  })

  it('SES-03 the two calls run in parallel', async () => {
    const started: string[] = []
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    const call = (name: string) => async () => {
      started.push(name)
      await gate
      return { data: name }
    }
    const refreshed = refreshMember({ memberInfo: call('info'), basicInfo: call('basic') })()
    expect(started).toEqual(['info', 'basic'])
    release()
    expect(await refreshed).toEqual({ changed: true, info: 'info', basic: 'basic' })
  })

  it('SES-04 the server loads three things for everyone and two more for the logged-in', () => {
    expect(serverLoads(false)).toEqual([
      { load: 'friend-links', pageNum: 1 },
      { load: 'banners', pageNum: 1 },
      { load: 'fake-data', pageNum: 1 },
    ])
    expect(
      serverLoads(true)
        .slice(3)
        .map((one) => one.load),
    ).toEqual(['member-info', 'basic-info'])
  })
})
