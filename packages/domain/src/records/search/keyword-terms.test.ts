import { expect, it } from 'vitest'
import { hasOperators, readKeyword, typeKeyword, writeKeyword } from './keyword-terms'

it('FND-13 words are required, alternatives are met by either, a hyphen before a word excludes it', () => {
  expect(readKeyword('道路 管网|雨水 -监理 －设计')).toEqual({
    words: [['道路'], ['管网', '雨水']],
    without: ['监理', '设计'],
  })
  expect(readKeyword('-监理')).toEqual({ words: [], without: ['监理'] })
  expect(readKeyword('道路 -监理|设计')).toEqual({ words: [['道路']], without: ['监理', '设计'] })
  expect(readKeyword('道路｜桥梁')).toEqual({ words: [['道路', '桥梁']], without: [] })
})

it('FND-13 a keyword without these signs is read as before', () => {
  for (const keyword of ['K0-K2 改造', '道路 - 桥梁', '|', '道路|', 'A--B', '!&|():*', '-（', '中 铁 一 局'])
    expect([keyword, hasOperators(keyword)]).toEqual([keyword, false])
  expect(readKeyword('中 铁 一 局').words).toEqual([['中 铁 一 局']])
})

it('FND-13 the fields of the form and the keyword are the same', () => {
  const keyword = writeKeyword({ all: '道路', any: '管网、雨水 ，污水', none: '-监理 设计' })
  expect(keyword).toBe('道路 管网|雨水|污水 -监理 -设计')
  expect(typeKeyword(keyword)).toEqual({ all: '道路', any: '管网 雨水 污水', none: '监理 设计' })
  expect(writeKeyword({ all: '', any: '桥梁', none: '' })).toBe('桥梁')
})
