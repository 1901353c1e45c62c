import { describe, expect, it } from 'vitest'
import { buildDetailHref, buildListHref, hasDetail, matchListPage } from './'
import { findWaterDetailRoute } from './detail-link'

describe('detailHref', () => {
  it('NAV-14 links by uuid, else id, and companies by cid', () => {
    expect(buildDetailHref('qiye', { cid: 'c1', uuid: 'u1', id: '7' })).toBe('/qiye/c1/')
    expect(buildDetailHref('xinyong', { cid: 'c1', uuid: 'u1' })).toBe('/xinyong/c1.html')
    expect(buildDetailHref('renyuan', { uuid: 'u1', id: '7' })).toBe('/renyuan/u1.html')
    expect(buildDetailHref('renyuan', { uuid: 'u1', type: 'aqsl' })).toBe('/renyuan/aqsl/u1.html')
    expect(buildDetailHref('zhaobiao', { id: '7' })).toBe('/zhaobiao/7.html')
    expect(buildDetailHref('nijian', { uuid: 'u1', projectMode: 2 })).toBe('/nijian/u1_2.html')
    expect(buildDetailHref('nijian', { uuid: 'u1', projectMode: 0 })).toBe('/nijian/u1_0.html')
    expect(buildDetailHref('project', { id: '7', projectMode: 'a' })).toBe('/project/7_a.html')
  })

  it('NAV-14 knows which lists have detail pages', () => {
    for (const segment of ['qiye', 'zhaobiao', 'siku', 'nijian']) expect(hasDetail(segment)).toBe(true)
    for (const segment of ['zzwinning', 'renyuans', '', 'constructor', '__proto__'])
      expect(hasDetail(segment), segment).toBe(false)
  })

  it('NAV-14 an empty id of a record counts as none', () => {
    expect(buildDetailHref('zhaobiao', { uuid: '', id: '7' })).toBe('/zhaobiao/7.html')
    expect(buildDetailHref('qiye', { cid: '', uuid: 'u1' })).toBe('/qiye/u1/')
    expect(buildDetailHref('qiye', { cid: '', uuid: '', id: '7' })).toBe('/qiye/7/')
    expect(buildDetailHref('siku', { cid: 'c1' })).toBeNull()
    for (const kind of ['qiye', 'siku', 'nijian'] as const) {
      expect(buildDetailHref(kind, {})).toBeNull()
      expect(buildDetailHref(kind, { uuid: '', id: '', cid: '', projectMode: 1 })).toBeNull()
    }
  })

  it('NAV-14 a person is linked under the five sub-lists only', () => {
    for (const type of ['aqsl', 'sydry', 'tzzy', 'zcry', 'jsgr'])
      expect(buildDetailHref('renyuan', { uuid: 'u', type })).toBe(`/renyuan/${type}/u.html`)
    for (const type of ['', 'other', 'AQSL', 'aqsl2', '__proto__'])
      expect(buildDetailHref('renyuan', { uuid: 'u', type })).toBe('/renyuan/u.html')
  })

  it('NAV-14 sends water types 1 and 5 to the supervision detail', () => {
    for (const waterType of [1, 5])
      expect(buildDetailHref('shuili', { uuid: 'u', waterType })).toBe('/shuili/jg/u.html')
    expect([1, 5, 0, 2, 4, 6, 15, Number.NaN, undefined].map(findWaterDetailRoute)).toEqual([
      ...['shuilijgdetails', 'shuilijgdetails'],
      ...Array(7).fill('shuilidetails'),
    ])
    for (const waterType of [0, 2, 3, 4, 6, undefined])
      expect(buildDetailHref('shuili', { uuid: 'u', waterType })).toBe('/shuili/xy/u.html')
  })

  it('NAV-20 marks an expired record if the pattern has an isExpire segment', () => {
    expect(buildDetailHref('siku', { uuid: 'u', expired: true })).toBe('/siku/1/u.html')
    expect(buildDetailHref('shuili', { uuid: 'u', waterType: 1, expired: true })).toBe('/shuili/jg/1/u.html')
    for (const kind of ['siku', 'zhongbiao', 'gonglu', 'zhaobiao'] as const)
      expect(buildDetailHref(kind, { uuid: 'u', expired: true })).toBe(`/${kind}/1/u.html`)
    expect(buildDetailHref('shuili', { uuid: 'u', expired: true })).toBe('/shuili/xy/1/u.html')
    expect(buildDetailHref('shengting', { uuid: 'u', expired: true })).toBe('/shengting/u.html')
    expect(buildDetailHref('qiye', { cid: 'c', expired: true })).toBe('/qiye/c/')
    expect(buildDetailHref('siku', { uuid: 'u', expired: false })).toBe('/siku/u.html')
  })
})

describe('listHref', () => {
  it('NAV-13 writes folders and content lists in their own forms', () => {
    expect(buildListHref('zhaobiao')).toBe('/zhaobiao/')
    expect(buildListHref('zhaobiao', 2)).toBe('/zhaobiao/p2.html')
    expect(buildListHref('renyuanTzzy', 3)).toBe('/renyuan/tzzy/p3.html')
    expect(buildListHref('new', 1, { key: 'all' })).toBe('/new/all.html')
    expect(buildListHref('new', 2, { key: 'all' })).toBe('/new/allp2.html')
    for (const page of [1, 0, -1, Number.NaN]) expect(buildListHref('qiye', page)).toBe('/qiye/')
    expect(() => buildListHref('new', 2)).toThrow('needs key')
    expect(matchListPage('/new/all.htmlp2.html')).toBeNull()
    expect(matchListPage('/new/p2.html')).toBeNull()
    expect(matchListPage('/qiye.htmlp2.html')).toBeNull()
  })
})
