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
        'bossLogin',
        'disclaimer',
        'notFound',
        'privacy',
        'quickRegiste',
        'reporthome',
        'userAgreement',
      ].sort(),
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
    const found = matchRoute(path)
    return found && [found.route.name, found.params]
  }

  it('NAV-20 reads the isExpire segment and refuses any other word there', () => {
    expect(match('/siku/u1.html')).toEqual(['sikudetails', { id: 'u1' }])
    expect(match('/siku/1/u1.html')).toEqual(['sikudetails', { isExpire: '1', id: 'u1' }])
    expect(match('/siku/isExpire/u1.html')).toEqual(['sikudetails', { isExpire: 'isExpire', id: 'u1' }])
    expect(match('/siku/2/u1.html')).toBeNull()
  })

  it('NAV-14 a person is under one of the five sub-lists or none', () => {
    expect(match('/renyuan/zcry/u1.html')).toEqual(['renyuandetails', { type: 'zcry', id: 'u1' }])
    expect(match('/renyuan/u1.html')).toEqual(['renyuandetails', { id: 'u1' }])
    expect(match('/renyuan/other/u1.html')).toBeNull()
    expect(match('/renyuan/zcry/')).toEqual(['renyuanZcry', {}])
  })

  it('NAV-14 a company is a folder with up to two sub-segments', () => {
    expect(match('/qiye/c1')).toEqual(['qiyedetails', { id: 'c1' }])
    expect(match('/qiye/c1/zz/%E5%BB%BA%E5%B7%A5/')).toEqual([
      'qiyedetails',
      { id: 'c1', key: 'zz', name: '建工' },
    ])
    expect(match('/qiye/c1/a/b/c/')).toBeNull()
    expect(match('/qiye/c1.html')).toBeNull()
  })

  it('NAV-07 a parameter never hides a slash, a control character or broken encoding', () => {
    expect(match('/toutiao/a%2Fb.html')).toBeNull()
    expect(match('/toutiao/a%5Cb.html')).toBeNull()
    expect(match('/toutiao/a%00.html')).toBeNull()
    expect(match('/toutiao/a%E5.html')).toBeNull()
    expect(match('/toutiao/a%.html')).toBeNull()
    expect(match('/toutiao/a\ud800.html')).toBeNull()
    expect(match('/policy2/ok/a%2Fb')).toBeNull()
  })

  it('NAV-07 a parameter is decoded exactly once', () => {
    for (const [raw, id] of [
      ['%252F', '%2F'],
      ['%23', '#'],
      ['%3Fa', '?a'],
      ['１２', '１２'],
      ['%F0%9F%8F%97', '🏗'],
      ['。。', '。。'],
      ['a.b', 'a.b'],
      ['__proto__', '__proto__'],
      ['x'.repeat(5000), 'x'.repeat(5000)],
    ])
      expect(match(`/toutiao/${raw}.html`)).toEqual(['toutiaodetails', { id }])
  })

  it('NAV-07 case and full width make another path', () => {
    for (const path of ['/QIYE/', '/ｑｉｙｅ/', '/toutiao/a.HTML', '/About.html/', '/siku/1/2/u.html'])
      expect(match(path)).toBeNull()
    expect(match('')).toEqual(['home', {}])
    expect(match('/aboutxhtml')).toBeNull()
    expect(match('/x/about.html')).toBeNull()
    for (const path of ['/acodes={code}', 'acodes={code}', '/?acodes=1']) expect(match(path)).toBeNull()
  })

  it('NAV-07 the most specific pattern wins', () => {
    expect(match('/404.html')).toEqual(['notFound', {}])
    expect(match('/sitemap1.html')).toEqual(['sitemap1', {}])
    expect(match('/renyuan/aqsl')).toEqual(['renyuanAqsl', {}])
    expect(match('/shuili/jg/u.html')).toEqual(['shuilijgdetails', { id: 'u' }])
    expect(match('/qiye/c1/zz')).toEqual(['qiyedetails', { id: 'c1', key: 'zz' }])
    expect(match('/tm_1-A.html')).toEqual(['promoToken', { token: 'tm_1-A' }])
    for (const path of ['/a.b.html', '/.html', '/a b.html', '/促销.html']) expect(match(path)).toBeNull()
  })

  it('NAV-14 labour details end in html with or without its dot', () => {
    for (const path of ['/recruDetail/j1.html', '/recruDetail/j1html', '/recruDetail/j1/', '/recruDetail/j1'])
      expect(match(path)).toEqual(['recruDetail', { id: 'j1' }])
    expect(match('/workerDetail/w-1.html')).toEqual(['workerDetail', { id: 'w-1' }])
    expect(match('/recruDetail/jxhtml/')).toEqual(['recruDetail', { id: 'jx' }])
    for (const path of ['/recruDetail/', '/recruDetail', '/recruDetail/a/b.html', '/x/recruDetail/j1.html'])
      expect(match(path)).toBeNull()
    expect(buildHref('recruDetail', { id: 'j1' })).toBe('/recruDetail/j1.html')
  })

  it('NAV-07 a path without a matching pattern is no route', () => {
    expect(match('/nowhere/')).toBeNull()
    expect(match('/about.html/')).toBeNull()
    expect(match('/about')).toBeNull()
    expect(match('/summer-2026.html')).toEqual(['promoToken', { token: 'summer-2026' }])
    expect(match('/促销.html')).toBeNull()
  })

  it('NAV-14 a link without its id is a defect', () => {
    expect(() => buildHref('toutiaodetails')).toThrow('needs id')
    expect(() => buildHref('recruDetail')).toThrow('/recruDetail/:idhtml needs id')
    expect(() => buildHref('toutiaodetails', { id: '' })).toThrow('/toutiao/:id.html needs id')
    expect(() => buildHref('promoToken')).toThrow('needs token')
    expect(buildHref('qiyedetails', { id: 'c/1' })).toBe('/qiye/c%2F1/')
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
