import { describe, expect, it } from 'vitest'
import { hrefOf, layoutOf, matchRoute, ROUTES, type RouteName, routeByName } from '.'

const namesWhere = (is: (route: (typeof ROUTES)[number]) => unknown) =>
  ROUTES.filter(is)
    .map((r) => r.name)
    .sort()

describe('route flags', () => {
  it('NAV-10 takes the whole layout from promotions, campaigns and the institute', () => {
    expect(namesWhere((r) => r.layout === 'no-layout')).toEqual(
      [
        ...['authLogin', 'sem', 'registrationBenefits', 'activityAgreement', 'dataPreview'],
        ...['yjyhome', 'yjyteam', 'yjyresearch', 'yjyredetail', 'yjycontact', 'yjyabout', 'yjydata'],
      ].sort(),
    )
    expect(layoutOf('semv2')).toBe('no-layout')
    expect(layoutOf('xianActive')).toBe('no-layout')
  })

  it('NAV-10 takes header and footer from agreements, errors and unnamed routes', () => {
    expect(namesWhere((r) => r.layout === 'no-chrome')).toEqual(
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
    expect(layoutOf(null)).toBe('no-chrome')
    expect(layoutOf('qiye')).toBe('default')
  })

  it('NAV-11 scrolls company detail to 463 px, all else to the top', () => {
    expect(namesWhere((r) => r.scrollTo !== 0)).toEqual(['qiyedetails'])
    expect(routeByName('qiyedetails').scrollTo).toBe(463)
  })

  it('NAV-12 flags the eight lists', () => {
    expect(namesWhere((r) => r.authListPopup)).toEqual(
      ['comquery', 'gonglu', 'qiye', 'renyuan', 'shengting', 'shuili', 'siku', 'xinyong'].sort(),
    )
  })

  it('NAV-02 only the centre needs a login', () => {
    expect(namesWhere((r) => r.access === 'login')).toEqual(['center'])
  })

  it('NAV-14 each outer link shape shows a screen that exists', () => {
    const outer = ROUTES.filter((r) => r.screenOf)
    expect(outer.map((r) => r.name).sort()).toEqual(['dlqy', 'njxx', 'yzdw', 'zbxx', 'zzbxx'])
    for (const route of outer) expect(routeByName(route.screenOf as RouteName).kind).toBe('detail')
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

  it('NAV-14 a person stands under one of the five sub-lists or none', () => {
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
  })

  it('NAV-14 labour details end in html with or without its dot', () => {
    for (const path of ['/recruDetail/j1.html', '/recruDetail/j1html', '/recruDetail/j1/'])
      expect(match(path)).toEqual(['recruDetail', { id: 'j1' }])
  })

  it('NAV-07 what no pattern fits is no route', () => {
    expect(match('/nowhere/')).toBeNull()
    expect(match('/about.html/')).toBeNull()
    expect(match('/about')).toBeNull()
    expect(match('/summer-2026.html')).toEqual(['promoToken', { token: 'summer-2026' }])
    expect(match('/促销.html')).toBeNull()
  })

  it('NAV-14 a link without its id is a defect', () => {
    expect(() => hrefOf('toutiaodetails')).toThrow('needs id')
    expect(() => hrefOf('recruDetail')).toThrow('needs id')
    expect(hrefOf('qiyedetails', { id: 'c/1' })).toBe('/qiye/c%2F1/')
  })
})
