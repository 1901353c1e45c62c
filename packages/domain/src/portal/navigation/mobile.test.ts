import { describe, expect, it } from 'vitest'
import { decideRoute } from './'
import type { PageRequest } from './decide'

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

  it.each(
    [
      ['/zhaobiao/', '/siku/u1.html', '/activeCenter/all.html', '/equipment/all.html'],
      ['/urbanSubstation.html', '/auth/login/', '/?acodes=1'],
    ].flat(),
  )('NAV-01 %s has no counterpart', (address) => {
    expect(ask(address)).toMatchObject({ at: 'continue' })
  })

  it('NAV-01 an unknown page is not redirected', () => {
    expect(ask('/nowhere/')).toEqual({ at: 'not-found' })
    expect(ask('/center/')).toEqual(to('/'))
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
})
