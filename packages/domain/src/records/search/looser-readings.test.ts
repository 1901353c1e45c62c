import { describe, expect, it } from 'vitest'
import { buildSynonymTable, type KeywordReading, readLoosely, readWidely } from '../index'

const FREQUENT = new Map([
  ['建设', 900],
  ['工程', 900],
  ['设工', 500],
])
const SYNONYMS = buildSynonymTable([{ word: '岫建', synonyms: ['岫砚建工'], isMutual: true }])
const shown = ({ words, regions }: KeywordReading) =>
  [...words.map((forms) => forms.join('|')), ...regions].join(' ')
const read = (...words: string[]) =>
  readLoosely(words, (pair) => FREQUENT.get(pair) ?? 0, SYNONYMS).map(shown)

describe('looser readings of a keyword', () => {
  it('FND-03 drops the legal form, but never all of a name', () => {
    expect(read('岫砚有限责任公司')[0]).toBe('岫砚')
    expect(read('岫砚集团股份有限公司')[0]).toBe('岫砚')
    expect(read('岫砚公司')[0]).toBe('岫砚')
    expect(read('砚公司')).toEqual([])
    expect(read('重庆岫砚集团').slice(0, 2)).toEqual(['重庆岫砚', '重庆 岫砚'])
  })

  it('FND-03 reads a place without 省 or 市, in the name first, then as the region', () => {
    expect(read('重庆市岫砚').slice(0, 2)).toEqual(['重庆 岫砚', '岫砚 500000'])
    expect(read('四川岫砚')).toEqual(['四川 岫砚', '岫砚 510000'])
    expect(read('四川省成都市岫砚')).toEqual(['成都 岫砚', '岫砚 510100'])
    expect(read('重庆渝北岫砚')[1]).toBe('岫砚 500112')
    expect(read('成都市', '双流县', '岫砚')).toEqual(['双流 岫砚', '岫砚 510116'])
    // A county's short name is a word like any other, unless its city is before it.
    expect(read('渝北岫砚').some((reading) => reading.includes('500112'))).toBe(false)
  })

  it('FND-06 reads abbreviated and former names of places, and zones', () => {
    expect(read('恩施州岫砚')).toEqual(['恩施 岫砚', '岫砚 422800'])
    expect(read('襄樊岫砚')).toEqual(['襄樊|襄阳 岫砚', '岫砚 420600'])
    expect(read('郫县岫砚')).toEqual(['郫县|郫都 岫砚', '岫砚 510117'])
    expect(read('下城区岫砚')).toEqual(['下城 岫砚', '岫砚 330100'])
    expect(read('两江新区岫砚')).toEqual(['两江新区 岫砚', '岫砚 500112'])
  })

  it('FND-06 reads a place behind the name, as a word of its own or in it', () => {
    expect(read('岫砚', '新疆')).toEqual(['岫砚 650000'])
    expect(read('岫砚三局武汉')).toEqual(expect.arrayContaining(['武汉 岫砚三局', '岫砚三局 420100']))
    expect(read('岫砚', '双流')).toContain('岫砚 510116')
    expect(read('岫砚武汉建设')).toEqual(['武汉 岫砚 建设', '岫砚 建设 420100'])
  })

  it('FND-06 reads no place in a word, across a word, or where too little would remain', () => {
    const hasRegion = (...words: string[]) => read(...words).some((reading) => /\d{6}/.test(reading))
    expect(hasRegion('岫砚新城建设')).toBe(false)
    expect(hasRegion('岫砚大同工程')).toBe(false)
    expect(hasRegion('岫北京砚工程')).toBe(false)
    expect(hasRegion('岫砚大同')).toBe(false)
    expect(read('岫砚设计中山')).toContain('岫砚设计 442000')
    expect(read('上海南方岫砚')[1]).toBe('南方岫砚 310000')
    expect(read('南京振兴市政工程')[1]).toBe('振兴市政工程 320100')
  })

  it('FND-03 reads a place that is all there is by its name of today, then as the region', () => {
    expect(read('重庆市')).toEqual(['重庆', '500000'])
    expect(read('重庆')).toEqual(['500000'])
    expect(read('襄樊')).toEqual(['襄樊|襄阳', '420600'])
    expect(read('平安')).toEqual([])
  })

  it('FND-03 cuts a name in two where its characters are seldom neighbours, at most four times', () => {
    expect(read('岫砚工程')).toEqual(['岫砚 工程'])
    expect(read('工程岫砚')[0]).toBe('工程 岫砚')
    expect(read('建设工程岫砚')).toEqual(['建设工程 岫砚', '建设 工程岫砚', '建设工 程岫砚'])
    expect(read('甲乙丙丁戊己庚辛壬癸')).toHaveLength(4)
    expect(read('岫砚工')).toEqual([])
  })

  it('VAL-22 takes a short name with synonyms apart from what is behind it', () => {
    expect(read('岫建三公司')[0]).toBe('岫建三')
    expect(read('岫建装饰')[0]).toBe('岫建 装饰')
  })
})

it('FND-07 a place and a short name are read more widely, all else as typed', () => {
  const widen = (...words: string[]) => {
    const reading = readWidely(words)
    return reading && shown(reading)
  }
  expect(widen('天津岫砚')).toBe('天津 岫砚')
  expect(widen('天津市岫砚建设')).toBe('天津 岫砚建设')
  expect(widen('岫砚建设天津')).toBe('天津 岫砚建设')
  expect(widen('天津岫砚建设有限公司')).toBeNull()
  expect(widen('天津岫砚建设工程集')).toBeNull()
  expect(widen('天津', '岫砚')).toBeNull()
  expect(widen('岫砚建设')).toBeNull()
  expect(widen('天津')).toBeNull()
})
