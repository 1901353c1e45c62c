import { describe, expect, it } from 'vitest'
import { decideRoute, findRoute } from './'
import type { PageRequest } from './decide'
import { findMobilePath, isMobileDevice } from './mobile'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15'
const ask = (address: string, more: Partial<PageRequest> = {}) => {
  const [path = '', query = ''] = address.split('?')
  const mobile = { userAgent: IPHONE, mobileOrigin: 'https://m.x.cn' }
  return decideRoute({ path, query, host: 'www.x.cn', hasLogin: false, ...mobile, ...more })
}
const to = (location: string) => ({ at: 'redirect', status: 302, location })

describe('decide for mobile devices', () => {
  it.each([
    ['/', '/'],
    ['/qiye', '/qiye/'],
    ['/qiye/p3.html', '/qiye/p3.html'],
    ['/qiye/c1', '/qiye/c1.html'],
    ['/qiye/c1/zz/', '/qiye/c1/zz/'],
    ['/renyuan/', '/renyuan/'],
    ['/renyuan/sydry/', '/renyuan/sydry/'],
    ['/renyuan/sydryp2.html', '/renyuan/sydry/p2.html'],
    ['/renyuan/aqsl/u1.html', '/renyuan/aqsl/u1.html'],
    ['/report/all.html', '/report/all.html'],
    ['/certificate/all.html', '/certificate/all.html'],
    ['/new/allp2.html?scode=1', '/new/allp2.html?scode=1'],
    ['/tmencyclopedia/all.html', '/tmencyclopedia/all.html'],
    ['/toutiao/n1.html', '/toutiao/n1.html'],
    ['/questions/staggerer/all.html', '/questions/staggerer/all.html'],
    ['/allquestionsList/all.html', '/allquestionsList/all.html'],
    ['/questionsDetails/q1.html', '/questionsDetails/q1.html'],
    ['/qiye/c1/zz/建工/', '/qiye/c1/zz/'],
    ['/?scode=1', '/?scode=1'],
    ['/new/all.html?a=建', '/new/all.html?a=%E5%BB%BA'],
  ])('NAV-01 sends %s to its counterpart', (address, path) => {
    expect(ask(address)).toMatchObject(to(`https://m.x.cn${path}`))
  })

  it.each([
    '/zhaobiao/',
    '/siku/u1.html',
    '/activeCenter/all.html',
    '/equipment/all.html',
    '/urbanSubstation.html',
    '/auth/login/',
    '/?acodes=1',
  ])('NAV-01 %s has no counterpart', (address) => {
    expect(ask(address)).toMatchObject({ at: 'continue' })
  })

  it('NAV-01 an unknown page is not redirected', () => {
    expect(ask('/nowhere/')).toEqual({ at: 'not-found' })
    expect(ask('/center/')).toEqual(to('/'))
  })

  it('NAV-01 stays without a mobile site or a mobile device', () => {
    for (const mobileOrigin of [undefined, '', '/'])
      expect(ask('/qiye/', { mobileOrigin })).toMatchObject({ at: 'continue' })
    expect(ask('/qiye/', { userAgent: 'Mozilla/5.0 (Windows NT 10.0)' })).toMatchObject({ at: 'continue' })
  })

  it('NAV-01 the slash of the configured site is not doubled', () => {
    expect(ask('/qiye/', { mobileOrigin: 'https://m.x.cn//' })).toEqual(to('https://m.x.cn/qiye/'))
    expect(ask('/qiye/', { mobileOrigin: 'https://x.cn/m/' })).toEqual(to('https://x.cn/m/qiye/'))
  })

  it.each([
    ['https://m.x.cn', 'm.x.cn'],
    ['https://m.x.cn/', 'M.X.CN'],
    ['http://m.x.cn', 'm.x.cn:80'],
    ['https://m.x.cn:443', 'm.x.cn'],
    ['HTTPS://M.x.cn', 'm.x.cn.'],
    ['https://m.x.cn', 'm.x.cn.:443'],
    ['http://m.localhost:3000', 'm.localhost:3000'],
  ])('NAV-01 %s does not redirect its own host %s in a loop', (mobileOrigin, host) => {
    expect(ask('/qiye/', { mobileOrigin, host })).toMatchObject({ at: 'continue' })
  })

  it.each(['x.cn', 'm.x.cn:8080', 'mm.x.cn', 'm.x.cn.evil.cn', 'm-x.cn', 'https.m.x.cn', ''])(
    'NAV-01 the host %j is not the mobile site',
    (host) => {
      expect(ask('/qiye/', { host })).toEqual(to('https://m.x.cn/qiye/'))
    },
  )
})

describe('mobile devices', () => {
  it.each([
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36',
    IPHONE,
    'Nokia SymbianOS/9.2; U; Series60/3.1',
    'Mozilla/5.0 (compatible; MSIE 10.0; Windows Phone 8.0)',
    'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X)',
    'Mozilla/5.0 (iPod touch; CPU iPod OS 7_0)',
    'android',
  ])('NAV-01 knows %s', (userAgent) => {
    expect(isMobileDevice(userAgent)).toBe(true)
  })

  it.each([
    '',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)',
    'Mozilla/5.0 (X11; Linux x86_64)',
    'Windows  Phone',
    'WindowsPhone',
    'Symbian OS',
    'Andr oid',
    'iPhon',
    'iPa d',
    'iPo',
    'ｉＰａｄ',
    'HarmonyOS',
  ])('NAV-01 treats %j as a desktop', (userAgent) => {
    expect(isMobileDevice(userAgent)).toBe(false)
  })

  it('NAV-01 reads a very long name of a device to its end', () => {
    expect(isMobileDevice(`${'x'.repeat(100_000)} iPad`)).toBe(true)
    expect(isMobileDevice('Windows Phon'.repeat(10_000))).toBe(false)
  })

  it('NAV-01 pages of a list keep their number', () => {
    const list = { route: findRoute('qiye'), params: {} }
    const news = { route: findRoute('new'), params: { key: 'all' } }
    expect([findMobilePath(list), findMobilePath(list, 1), findMobilePath(list, 2)]).toEqual([
      ...['/qiye/', '/qiye/', '/qiye/p2.html'],
    ])
    expect([findMobilePath(news), findMobilePath(news, 2)]).toEqual(['/new/all.html', '/new/allp2.html'])
    expect(findMobilePath({ route: findRoute('about'), params: {} })).toBeNull()
  })
})
