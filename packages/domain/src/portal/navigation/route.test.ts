import { describe, expect, it } from 'vitest'
import { buildHref, findLayout, matchRoute, ROUTES, scrollTopOf } from './'

const namesWhere = (is: (route: (typeof ROUTES)[number]) => unknown) =>
  ROUTES.filter(is)
    .map((r) => r.name)
    .sort()

describe('route flags', () => {
  it('NAV-10 promotions, campaigns and the institute have no layout', () => {
    expect(namesWhere((r) => findLayout(r.name) === 'no-layout')).toEqual(
      [
        ...['authLogin', 'sem', 'registrationBenefits', 'activityAgreement', 'dataPreview'],
        ...['yjyhome', 'yjyteam', 'yjyresearch', 'yjyredetail', 'yjycontact', 'yjyabout', 'yjydata'],
      ].sort(),
    )
    for (const name of ['semv2', 'xianActive', 'yjy', 'newyjypage'])
      expect(findLayout(name)).toBe('no-layout')
    for (const name of ['semv', 'semv3', 'xianactive', 'yj', 'YJYhome', 'reportyj'])
      expect(findLayout(name)).toBe('default')
  })

  it('NAV-10 agreements, errors and unnamed routes have neither header nor footer', () => {
    expect(namesWhere((r) => findLayout(r.name) === 'no-chrome')).toEqual(
      [
        ['bossLogin', 'disclaimer', 'notFound', 'privacy', 'quickRegiste'],
        ['reporthome', 'userAgreement'],
      ]
        .flat()
        .sort(),
    )
    for (const name of [null, '']) expect(findLayout(name)).toBe('no-chrome')
    for (const name of ['qiye', 'home', 'svip404', 'privacy2', 'nowhere', '__proto__'])
      expect(findLayout(name)).toBe('default')
  })

  it('NAV-11 scrolls company detail to 463 px, all else to the top', () => {
    expect(namesWhere((r) => scrollTopOf(r.name) !== 0)).toEqual(['qiyedetails'])
    expect(scrollTopOf('qiyedetails')).toBe(463)
    for (const name of [null, '', 'qiye', 'Qiyedetails']) expect(scrollTopOf(name)).toBe(0)
  })
})

describe('matchRoute', () => {
  const match = (path: string) => {
    const routeMatch = matchRoute(path)
    return routeMatch && [routeMatch.route.name, routeMatch.params]
  }

  it('NAV-07 a parameter never hides a slash, a control character or broken encoding', () => {
    expect(match('/toutiao/a%2Fb.html')).toBeNull()
    expect(match('/toutiao/a%5Cb.html')).toBeNull()
    expect(match('/toutiao/a%00.html')).toBeNull()
    expect(match('/toutiao/a%E5.html')).toBeNull()
    expect(match('/toutiao/a%.html')).toBeNull()
    expect(match('/toutiao/a\ud800.html')).toBeNull()
    expect(match('/policy2/ok/a%2Fb')).toBeNull()
  })

  it('NAV-06 a link is written encoded and in its canonical form', () => {
    expect(buildHref('home')).toBe('/')
    expect(buildHref('center')).toBe('/center/')
    expect(buildHref('about')).toBe('/about.html')
    expect(buildHref('toutiaodetails', { id: '建工 %#?' })).toBe(
      '/toutiao/%E5%BB%BA%E5%B7%A5%20%25%23%3F.html',
    )
    expect(buildHref('toutiaodetails', { id: 'a\ud800🏗' })).toBe('/toutiao/a%EF%BF%BD%F0%9F%8F%97.html')
    expect(buildHref('qiyedetails', { id: 'c', key: 'k', name: 'n' })).toBe('/qiye/c/k/n/')
    expect(buildHref('sikudetails', { id: 'u', isExpire: '' })).toBe('/siku/u.html')
    expect(buildHref('share', { code: 'a&b' })).toBe('/?acodes=a%26b')
    expect(buildHref('share')).toBe('/?acodes=')
  })
})
