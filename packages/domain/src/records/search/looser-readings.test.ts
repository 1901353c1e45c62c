import { describe, expect, it } from 'vitest'
import { readLoosely } from '../index'

const FREQUENT = new Map([
  ['建设', 900],
  ['工程', 900],
  ['设工', 500],
])
const read = (form: string) =>
  readLoosely(form, (pair) => FREQUENT.get(pair) ?? 0).map(({ words, regions }) =>
    [...words, ...regions].join(' '),
  )

describe('looser readings of a keyword', () => {
  it('FND-03 drops the legal form, but never all of a name', () => {
    expect(read('岫砚有限责任公司')[0]).toBe('岫砚')
    expect(read('岫砚集团股份有限公司')[0]).toBe('岫砚')
    expect(read('岫砚公司')[0]).toBe('岫砚')
    expect(read('砚公司')).toEqual([])
  })

  it('FND-03 reads a place without 省 or 市, in the name first, then as the region', () => {
    expect(read('重庆市岫砚').slice(0, 2)).toEqual(['重庆 岫砚', '岫砚 500000'])
    expect(read('四川岫砚')).toEqual(['四川 岫砚', '岫砚 510000'])
    expect(read('四川省成都市岫砚')).toEqual(['成都 岫砚', '岫砚 510100'])
    expect(read('重庆渝北岫砚')[1]).toBe('岫砚 500112')
    // A county's short name is a word like any other, unless its city is before it.
    expect(read('渝北岫砚').some((reading) => reading.includes('500112'))).toBe(false)
  })

  it('FND-03 keeps a place that is all there is', () => {
    expect(read('重庆市')).toEqual([])
    expect(read('重庆')).toEqual([])
  })

  it('FND-03 cuts a name in two where its characters are seldom neighbours, at most four times', () => {
    expect(read('岫砚工程')).toEqual(['岫砚 工程'])
    expect(read('工程岫砚')[0]).toBe('工程 岫砚')
    expect(read('建设工程岫砚')).toEqual(['建设工程 岫砚', '建设 工程岫砚', '建设工 程岫砚'])
    expect(read('甲乙丙丁戊己庚辛壬癸')).toHaveLength(4)
    expect(read('岫砚工')).toEqual([])
  })
})
