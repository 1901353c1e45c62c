import { describe, expect, it } from 'vitest'
import { decideRoute, SCODE_COOKIE_SECONDS } from './'
import type { PageRequest } from './decide'

const asking = (address: string, more: Partial<PageRequest> = {}): PageRequest => {
  const at = address.indexOf('?')
  const [path, query] = at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)]
  return { path, query, host: 'x.cn', userAgent: 'Mozilla/5.0 (X11; Linux)', hasLogin: false, ...more }
}
const ask = (...asked: Parameters<typeof asking>) => decideRoute(asking(...asked))
const onSubstation = (address: string, more: Partial<PageRequest> = {}) =>
  ask(address, { ...more, isSubstationSystem: true })
const hex = (text = '') => [...text].map((c) => c.charCodeAt(0).toString(16)).join('')
const to = (location: string, status = 301) => ({ at: 'redirect', status, location })
const NOT_FOUND = { at: 'not-found' }

describe('decide', () => {
  it('NAV-03 answers 404 for /#', () => {
    expect(ask('/#/qiye')).toEqual(NOT_FOUND)
    for (const path of ['/%23/qiye', '/#', '/%23', '/#a?scodes=1', '/%23%23'])
      expect(ask(path)).toEqual(NOT_FOUND)
    expect(ask('/a%23b/')).toEqual(NOT_FOUND)
    expect(ask('/toutiao/%23.html')).toMatchObject({ at: 'continue', params: { id: '#' } })
    expect(ask('/%2523')).toEqual(to('/%2523/'))
  })

  it('NAV-04 drops a lone query unless it has one of four keys', () => {
    expect(ask('/?utm=1')).toEqual(to('/'))
    expect(ask('/?xscode=1')).toEqual(to('/'))
    expect(ask('?utm=1')).toEqual(to('/'))
    for (const key of ['scode', 'ai', 'aiKey']) {
      for (const query of [`a=1&${key}=2`, key, `${key}=`, `?${key}=1`, `%${hex(key[0])}${key.slice(1)}=1`])
        expect(ask(`/?${query}`)).toMatchObject({ at: 'continue', route: { name: 'home' } })
    }
    for (const query of [
      '&',
      '=',
      '=scode',
      'SCODE=1',
      'aikey=1',
      'ａｉ=1',
      'a=scode',
      'scodes=1',
      '__proto__=1',
    ])
      expect(ask(`/?${query}`)).toEqual(to('/'))
    expect(ask('/', { query: '?' })).toMatchObject({ at: 'continue', route: { name: 'home' } })
    expect(ask('/', { query: undefined })).toMatchObject({ at: 'continue', query: {} })
    expect(ask('/?acodes=&acodes=2')).toMatchObject({ route: { name: 'share' }, params: { code: '' } })
    expect(ask('/?acodes=K7')).toMatchObject({ route: { name: 'share' }, params: { code: 'K7' } })
    expect(ask('/')).toMatchObject({ at: 'continue', route: { name: 'home' } })
  })

  it('NAV-05 sends home with a hash to home', () => {
    expect(ask('/', { hash: '#top' })).toEqual(to('/', 302))
    expect(ask('/', { hash: '#' })).toMatchObject({ at: 'continue' })
    expect(ask('/', { hash: '' })).toMatchObject({ at: 'continue' })
    expect(ask('/', { hash: '#a' })).toEqual(to('/', 302))
    expect(onSubstation('', { hash: '#a' })).toEqual(to('/', 302))
    expect(ask('/?acodes=1&scode=2', { hash: '#a' })).toEqual({ ...to('/', 302), setScode: '2' })
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
    expect(ask('/agency?')).toEqual(to('/agency/'))
    expect(ask('/qiye/?a=1?b=2')).toMatchObject({ at: 'continue', query: { a: '1?b=2' } })
    expect(ask('/dataMall?a=1?b')).toEqual(to('/datamall/?a=1?b'))
    expect(ask('/agency?a')).toMatchObject({ at: 'continue', query: { a: '' } })
    expect(ask('/a.HTML')).toEqual(to('/a.HTML/'))
    for (const path of ['/html', '/.html', '/xhtml', '/no/such.html', '/QIYE/'])
      expect(ask(path)).toEqual(NOT_FOUND)
    expect(ask(`/${'a'.repeat(9000)}`)).toEqual(to(`/${'a'.repeat(9000)}/`))
  })

  it('NAV-06 one spelling for a page with two', () => {
    expect(ask('/dataMall')).toEqual(to('/datamall/'))
    expect(ask('/dataMall/?a=1')).toEqual(to('/datamall/?a=1'))
    expect(ask('/qiye.html?q=1')).toEqual(to('/qiye/?q=1'))
    expect(ask('/renyuan/tzzy.html')).toEqual(to('/renyuan/tzzy/'))
    expect(ask('/qiye/p1.html?q=1')).toEqual(to('/qiye/?q=1'))
    expect(ask('/new/allp1.html')).toEqual(to('/new/all.html'))
    expect(ask('/qiye/c1/anything/more?a=1')).toEqual(to('/qiye/c1/?a=1'))
  })

  it.each([
    ...['//evil.cn', '//evil.cn/x', '/\\evil.cn', '/a//b', '/a\n', '/%', '/%E5', 'evil', '/\t/evil.cn', '.'],
    ...['/%2Fevil.cn', '/%2f%2fevil.cn', '/%5Cevil.cn', '/%5cevil.cn', '/a%2F/b', '/%00', '/a%0D%0A', '/%7F'],
    ...['/@%2f', '/a%2F', '/qiye%2F'],
    ...['/a\ud800', '/\udc00/', 'https://evil.cn/', '/%C0%AF', '/%ED%A0%80', '//', '/a/\u0085'],
  ])('NAV-06 %j never becomes a redirect', (path) => {
    expect(ask(path)).toEqual(NOT_FOUND)
    expect(ask(`${path}?scodes=1`)).toEqual(NOT_FOUND)
  })

  it('NAV-07 answers 404 where the page check failed', () => {
    expect(ask('/toutiao/n1.html', { pageIsValid: false })).toEqual(NOT_FOUND)
    expect(ask('/toutiao/n1.html', { pageIsValid: true })).toMatchObject({ at: 'continue' })
    expect(ask('/404.html')).toEqual(NOT_FOUND)
    expect(ask('/nowhere/')).toEqual(NOT_FOUND)
    expect(ask('/qiye', { pageIsValid: false })).toEqual(to('/qiye/'))
    expect(onSubstation('/', { pageIsValid: false })).toEqual(NOT_FOUND)
    expect(ask('/nowhere/', { pageIsValid: true })).toEqual(NOT_FOUND)
  })

  it('NAV-08 keeps scode for one year, also with a redirect or a 404', () => {
    expect(SCODE_COOKIE_SECONDS).toBe(31536000)
    expect(ask('/qiye/?scode=a%20b')).toMatchObject({ at: 'continue', setScode: 'a b' })
    expect(ask('/dataMall?scode=s1')).toMatchObject({ at: 'redirect', setScode: 's1' })
    expect(ask('/nowhere/?scode=s1')).toEqual({ at: 'not-found', setScode: 's1' })
    expect(ask('/qiye/?scode=')).not.toHaveProperty('setScode')
    expect(ask(`/?scode=${'x'.repeat(128)}`)).toHaveProperty('setScode')
    expect(ask(`/?scode=${'x'.repeat(129)}`)).not.toHaveProperty('setScode')
    expect(ask(`/?scode=${'🏗'.repeat(64)}`)).toHaveProperty('setScode', '🏗'.repeat(64))
    expect(ask(`/?scode=${'🏗'.repeat(65)}`)).not.toHaveProperty('setScode')
    expect(ask('/?scode=１２&scode=3')).toHaveProperty('setScode', '１２')
    expect(ask('/?a=scode&scode=%')).toHaveProperty('setScode', '%')
    for (const query of [
      'scode',
      'scode=&scode=3',
      'scode=a%0D%0Ab',
      'scode=%00',
      'scode=\ud800',
      'SCODE=1',
      'a=1',
    ])
      expect(ask(`/qiye/?${query}`)).not.toHaveProperty('setScode')
  })

  it('NAV-09 swaps home and the city hub on a sub-station', () => {
    expect(onSubstation('/')).toMatchObject({
      at: 'continue',
      route: { name: 'urbanSubstation' },
      params: {},
    })
    expect(onSubstation('/urbanSubstation.html')).toMatchObject({ at: 'continue', route: { name: 'home' } })
    expect(onSubstation('/?ai=1')).toMatchObject({ route: { name: 'urbanSubstation' }, query: { ai: '1' } })
    expect(onSubstation('/?acodes=1')).toMatchObject({ at: 'continue', route: { name: 'share' } })
    expect(onSubstation('/urbanhubnews/all.html')).toMatchObject({ at: 'continue' })
    expect(ask('/urbanSubstation.html')).toMatchObject({ at: 'continue', route: { name: 'urbanSubstation' } })
    expect(onSubstation('/qiye/')).toMatchObject({ at: 'continue' })
    expect(ask('/')).toMatchObject({ at: 'continue', route: { name: 'home' } })
  })

  it('NAV-21 a sub-site sends the details of five kinds to the main site', () => {
    const mainOrigin = 'https://www.x.cn'
    const onMain = (path: string) => to(mainOrigin + path)
    for (const path of ['zhaobiao', 'zhongbiao', 'pingbiao', 'nijian', 'owner', 'proxy', 'zbxx', 'njxx'])
      expect(ask(`/${path}/u.html`, { mainOrigin })).toEqual(onMain(`/${path}/u.html`))
    expect(ask('/zhaobiao/u.html?from=a%20b', { mainOrigin: 'https://www.x.cn//' })).toEqual(
      onMain('/zhaobiao/u.html?from=a%20b'),
    )
    expect(ask('/zhaobiao/u.html?scode=1', { mainOrigin })).toHaveProperty('setScode', '1')
    for (const path of ['/', '/qiye/', '/qiye/c/', '/zhaobiao/', '/siku/u.html', '/about.html'])
      expect(ask(path, { mainOrigin })).toMatchObject({ at: 'continue' })
    expect(ask('/zhaobiao/u.html')).toMatchObject({ at: 'continue' })
    expect(ask('/zhaobiao/u.html', { mainOrigin: '' })).toMatchObject({ at: 'continue' })
    expect(ask('/zhaobiao/u.html', { mainOrigin, pageIsValid: false })).toEqual(NOT_FOUND)
  })

  it.each([
    ['/qiye/p3.html', 'qiye', 3, {}],
    ['/renyuan/aqslp2.html', 'renyuanAqsl', 2, {}],
    ['/renyuan/aqsl/p2.html', 'renyuanAqsl', 2, {}],
    ['/renyuan/p2.html', 'renyuan', 2, {}],
    ['/zhaobiao/p12.html', 'zhaobiao', 12, {}],
    ['/new/allp2.html', 'new', 2, { key: 'all' }],
    ['/policy2/all/p4.html', 'policy2', 4, { key: 'all' }],
    ['/qiye/p999999999.html', 'qiye', 999_999_999, {}],
    ['/new/p1p2.html', 'new', 2, { key: 'p1' }],
    ['/agencyp2.html', 'agency', 2, {}],
  ])('NAV-13 %s is a page of a list', (path, name, page, params) => {
    expect(ask(path)).toMatchObject({ at: 'continue', route: { name }, page, params })
  })

  it('NAV-13 only a list has pages', () => {
    const id = '3f2b8c1e-0000-4000-8000-0000000000a2'
    expect(ask(`/siku/${id}.html`)).not.toHaveProperty('page')
    expect(ask('/siku/abcp3.html')).toMatchObject({ route: { name: 'sikudetails' }, params: { id: 'abcp3' } })
    expect(ask('/aboutp2.html')).toMatchObject({ route: { name: 'promoToken' } })
    expect(ask('/qiye/p0.html')).toEqual(NOT_FOUND)
    for (const page of ['p03', 'p-1', 'p', 'p1000000000', 'p１', 'P2', 'p2.5', 'p2%20'])
      expect(ask(`/qiye/${page}.html`)).toEqual(NOT_FOUND)
    expect(ask('/p2.html')).toMatchObject({ route: { name: 'promoToken' } })
    expect(ask('/dthc/tz.html')).toEqual(to('/dthc/tz/'))
    expect(ask('/dthc.html')).toMatchObject({ route: { name: 'promoToken' } })
    expect(ask('/qiye/')).not.toHaveProperty('page')
  })
})
