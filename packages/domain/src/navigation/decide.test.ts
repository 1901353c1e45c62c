import { describe, expect, it } from 'vitest'
import { decide, type PageRequest, SCODE_COOKIE_SECONDS } from '.'

const ask = (address: string, more: Partial<PageRequest> = {}) => {
  const at = address.indexOf('?')
  const [path, query] = at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)]
  return decide({
    path,
    query,
    host: 'x.cn',
    userAgent: 'Mozilla/5.0 (X11; Linux)',
    hasLogin: false,
    ...more,
  })
}
const to = (location: string, status = 301) => ({ at: 'redirect', status, location })
const NOT_FOUND = { at: 'not-found' }
const IPHONE = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', mobileOrigin: 'https://m.x.cn' }

describe('decide', () => {
  it('NAV-02 sends the centre home without a login', () => {
    expect(ask('/center')).toEqual(to('/', 302))
    expect(ask('/center/?index=5')).toEqual(to('/', 302))
    expect(ask('/center/?index=5', { hasLogin: true })).toMatchObject({
      at: 'continue',
      route: { name: 'center' },
      query: { index: '5' },
    })
  })

  it('NAV-03 answers 404 for /#', () => {
    expect(ask('/#/qiye')).toEqual(NOT_FOUND)
    expect(ask('/%23/qiye')).toEqual(NOT_FOUND)
  })

  it('NAV-04 drops a lone query unless it has one of four keys', () => {
    expect(ask('/?utm=1')).toEqual(to('/'))
    expect(ask('/?xscode=1')).toEqual(to('/'))
    expect(ask('?utm=1')).toEqual(to('/'))
    for (const key of ['scode', 'ai', 'aiKey'])
      expect(ask(`/?a=1&${key}=2`)).toMatchObject({ at: 'continue' })
    expect(ask('/?acodes=K7')).toMatchObject({ route: { name: 'share' }, params: { code: 'K7' } })
    expect(ask('/')).toMatchObject({ at: 'continue', route: { name: 'home' } })
  })

  it('NAV-05 sends home with a hash to home', () => {
    expect(ask('/', { hash: '#top' })).toEqual(to('/', 302))
    expect(ask('/', { hash: '#' })).toMatchObject({ at: 'continue' })
    expect(ask('/qiye/', { hash: '#top' })).toMatchObject({ at: 'continue' })
  })

  it('NAV-06 adds the slash only without a query and not after html', () => {
    expect(ask('/agency')).toEqual(to('/agency/'))
    expect(ask('/no/such')).toEqual(to('/no/such/'))
    expect(ask('/agency/')).toMatchObject({ at: 'continue', route: { name: 'agency' } })
    expect(ask('/query?name=qiye')).toMatchObject({ at: 'continue', query: { name: 'qiye' } })
    expect(ask('/about.html')).toMatchObject({ at: 'continue' })
    expect(ask('/recruDetail/j1html')).toMatchObject({ at: 'continue', params: { id: 'j1' } })
    expect(ask('/about.html/')).toEqual(to('/about.html'))
    expect(ask('/about.html/?a=1')).toEqual(to('/about.html?a=1'))
    expect(ask('/查')).toEqual(to('/%E6%9F%A5/'))
  })

  it('NAV-06 one spelling for a page with two', () => {
    expect(ask('/dataMall')).toEqual(to('/datamall/'))
    expect(ask('/dataMall/?a=1')).toEqual(to('/datamall/?a=1'))
    expect(ask('/qiye.html?q=1')).toEqual(to('/qiye/?q=1'))
    expect(ask('/renyuan/tzzy.html')).toEqual(to('/renyuan/tzzy/'))
    expect(ask('/qiye/p1.html?q=1')).toEqual(to('/qiye/?q=1'))
    expect(ask('/new/allp1.html')).toEqual(to('/new/all.html'))
  })

  it.each(['//evil.cn', '//evil.cn/x', '/\\evil.cn', '/a//b', '/a\n', '/%', '/%E5', 'evil', '/\t/evil.cn'])(
    'NAV-06 %j never becomes a redirect',
    (path) => {
      expect(ask(path)).toEqual(NOT_FOUND)
    },
  )

  it('NAV-06 a query cannot break out of the header', () => {
    expect(ask('/dataMall?a=\r\nSet-Cookie: x')).toEqual(to('/datamall/?a=%0D%0ASet-Cookie:%20x'))
  })

  it('NAV-07 answers 404 where the page check failed', () => {
    expect(ask('/toutiao/n1.html', { pageIsValid: false })).toEqual(NOT_FOUND)
    expect(ask('/toutiao/n1.html', { pageIsValid: true })).toMatchObject({ at: 'continue' })
    expect(ask('/404.html')).toEqual(NOT_FOUND)
    expect(ask('/nowhere/')).toEqual(NOT_FOUND)
  })

  it('NAV-08 hands on scode for one year, also with a redirect or a 404', () => {
    expect(SCODE_COOKIE_SECONDS).toBe(31536000)
    expect(ask('/qiye/?scode=a%20b')).toMatchObject({ at: 'continue', setScode: 'a b' })
    expect(ask('/dataMall?scode=s1')).toMatchObject({ at: 'redirect', setScode: 's1' })
    expect(ask('/nowhere/?scode=s1')).toEqual({ at: 'not-found', setScode: 's1' })
    expect(ask('/qiye/?scode=')).not.toHaveProperty('setScode')
    expect(ask(`/?scode=${'x'.repeat(128)}`)).toHaveProperty('setScode')
    expect(ask(`/?scode=${'x'.repeat(129)}`)).not.toHaveProperty('setScode')
  })

  it('NAV-09 swaps home and the city hub on a sub-station', () => {
    const substation = { urbanType: 'substation' } as const
    expect(ask('/', substation)).toMatchObject({ at: 'rewrite', path: '/urbanSubstation.html' })
    expect(ask('/urbanSubstation.html', substation)).toMatchObject({
      at: 'rewrite',
      path: '/',
      route: { name: 'home' },
    })
    expect(ask('/qiye/', substation)).toMatchObject({ at: 'continue' })
    expect(ask('/', { urbanType: 'main' })).toMatchObject({ at: 'continue', route: { name: 'home' } })
  })

  it.each([
    ['/qiye/p3.html', 'qiye', 3, {}],
    ['/renyuan/aqslp2.html', 'renyuanAqsl', 2, {}],
    ['/renyuan/aqsl/p2.html', 'renyuanAqsl', 2, {}],
    ['/renyuan/p2.html', 'renyuan', 2, {}],
    ['/zhaobiao/p12.html', 'zhaobiao', 12, {}],
    ['/new/allp2.html', 'new', 2, { key: 'all' }],
    ['/policy2/all/p4.html', 'policy2', 4, { key: 'all' }],
  ])('NAV-13 %s is a page of a list', (path, name, page, params) => {
    expect(ask(path)).toMatchObject({ at: 'continue', route: { name }, page, params })
  })

  it('NAV-13 only a list has pages', () => {
    const id = '3f2b8c1e-0000-4000-8000-0000000000a2'
    expect(ask(`/siku/${id}.html`)).not.toHaveProperty('page')
    expect(ask('/siku/abcp3.html')).toMatchObject({ route: { name: 'sikudetails' }, params: { id: 'abcp3' } })
    expect(ask('/aboutp2.html')).toMatchObject({ route: { name: 'promoToken' } })
    expect(ask('/qiye/p0.html')).toEqual(NOT_FOUND)
    expect(ask('/qiye/p03.html')).toEqual(NOT_FOUND)
    expect(ask('/qiye/')).not.toHaveProperty('page')
  })
})

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
  ])('NAV-01 sends %s to its counterpart', (address, path) => {
    expect(ask(address, IPHONE)).toMatchObject(to(`https://m.x.cn${path}`, 302))
  })

  it.each(['Android', 'iPhone', 'SymbianOS', 'Windows Phone', 'iPad', 'iPod'])(
    'NAV-01 knows %s',
    (device) => {
      expect(ask('/qiye/', { ...IPHONE, userAgent: `Mozilla (${device}; x)` })).toMatchObject({
        at: 'redirect',
      })
    },
  )

  it('NAV-01 stays without a mobile site, a mobile device or a counterpart, and on the mobile site itself', () => {
    expect(ask('/qiye/', { ...IPHONE, mobileOrigin: undefined })).toMatchObject({ at: 'continue' })
    expect(ask('/qiye/', { ...IPHONE, userAgent: 'Mozilla/5.0 (Windows NT 10.0)' })).toMatchObject({
      at: 'continue',
    })
    expect(ask('/qiye/', { ...IPHONE, host: 'm.x.cn' })).toMatchObject({ at: 'continue' })
    expect(ask('/zhaobiao/', IPHONE)).toMatchObject({ at: 'continue' })
    expect(ask('/?acodes=1', IPHONE)).toMatchObject({ at: 'continue' })
  })
})
