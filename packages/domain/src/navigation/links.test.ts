import { describe, expect, it } from 'vitest'
import { detailHref, listHref, matchListPage, parseQuery, ROUTES, type RouteName } from '.'

describe('detailHref', () => {
  it('NAV-14 links by uuid, else id, and companies by cid', () => {
    expect(detailHref('qiye', { cid: 'c1', uuid: 'u1', id: '7' })).toBe('/qiye/c1/')
    expect(detailHref('xinyong', { cid: 'c1', uuid: 'u1' })).toBe('/xinyong/c1.html')
    expect(detailHref('renyuan', { uuid: 'u1', id: '7' })).toBe('/renyuan/u1.html')
    expect(detailHref('renyuan', { uuid: 'u1', type: 'aqsl' })).toBe('/renyuan/aqsl/u1.html')
    expect(detailHref('zhaobiao', { id: '7' })).toBe('/zhaobiao/7.html')
    expect(detailHref('nijian', { uuid: 'u1', projectMode: 2 })).toBe('/nijian/u1_2.html')
    expect(detailHref('siku', { cid: 'c1' })).toBeNull()
  })

  it('NAV-14 sends water types 1 and 5 to the supervision detail', () => {
    for (const waterType of [1, 5])
      expect(detailHref('shuili', { uuid: 'u', waterType })).toBe('/shuili/jg/u.html')
    for (const waterType of [0, 2, 3, 4, 6, undefined])
      expect(detailHref('shuili', { uuid: 'u', waterType })).toBe('/shuili/xy/u.html')
  })

  it('NAV-14 opens five kinds on the main site when on a sub-site', () => {
    const main = 'https://www.x.cn/'
    const ref = { uuid: 'u', cid: 'c' }
    expect(detailHref('zhaobiao', ref, main)).toBe('https://www.x.cn/zhaobiao/u.html')
    expect(detailHref('zhongbiao', ref, main)).toBe('https://www.x.cn/zhongbiao/u.html')
    expect(detailHref('nijian', ref, main)).toBe('https://www.x.cn/nijian/u.html')
    expect(detailHref('owner', ref, main)).toBe('https://www.x.cn/owner/c.html')
    expect(detailHref('proxy', ref, main)).toBe('https://www.x.cn/proxy/c.html')
    expect(detailHref('qiye', ref, main)).toBe('/qiye/c/')
    expect(detailHref('zhaobiao', ref)).toBe('/zhaobiao/u.html')
  })

  it('NAV-20 marks an expired record where the pattern has room for it', () => {
    expect(detailHref('siku', { uuid: 'u', expired: true })).toBe('/siku/1/u.html')
    expect(detailHref('shuili', { uuid: 'u', waterType: 1, expired: true })).toBe('/shuili/jg/1/u.html')
    expect(detailHref('shengting', { uuid: 'u', expired: true })).toBe('/shengting/u.html')
    expect(detailHref('siku', { uuid: 'u', expired: false })).toBe('/siku/u.html')
  })
})

describe('listHref', () => {
  it('NAV-13 writes folders and content lists each their way', () => {
    expect(listHref('zhaobiao')).toBe('/zhaobiao/')
    expect(listHref('zhaobiao', 2)).toBe('/zhaobiao/p2.html')
    expect(listHref('renyuanTzzy', 3)).toBe('/renyuan/tzzy/p3.html')
    expect(listHref('new', 1, { key: 'all' })).toBe('/new/all.html')
    expect(listHref('new', 2, { key: 'all' })).toBe('/new/allp2.html')
  })

  it.each(ROUTES.filter((r) => r.paged).map((r) => r.name))(
    'NAV-13 reads back what it wrote for %s',
    (name: RouteName) => {
      const params = { key: 'all', type: 'all', id: 'all' }
      expect(matchListPage(listHref(name, 4, params))).toMatchObject({ route: { name }, page: 4 })
    },
  )
})

describe('parseQuery', () => {
  it('NAV-08 takes the first of a repeated key and survives broken encoding', () => {
    expect(parseQuery('?a=1&a=2&b&c=%E5%BB%BA+x&d=%&=e')).toEqual({
      a: '1',
      b: '',
      c: '建 x',
      d: '%',
      '': 'e',
    })
    expect(parseQuery('')).toEqual({})
  })

  it('NAV-08 a key named __proto__ is a key', () => {
    const query = parseQuery('__proto__=x')
    expect(Object.hasOwn(query, '__proto__')).toBe(true)
    expect(Object.getPrototypeOf(query)).toBe(Object.prototype)
  })
})
