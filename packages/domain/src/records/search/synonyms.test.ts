import { describe, expect, it } from 'vitest'
import {
  buildSynonymTable,
  checkAmongGroups,
  checkSynonymGroup,
  expandKeyword,
  normaliseSynonymGroup,
  type SynonymGroup,
  splitSynonyms,
} from '../index'

const SCHOOL: SynonymGroup = { word: '学校', synonyms: ['小学', '中学'], isMutual: false }
const EPC: SynonymGroup = { word: 'epc', synonyms: ['工程总承包', '设计施工总承包'], isMutual: true }
const TABLE = buildSynonymTable([SCHOOL, EPC])

describe('what a keyword is also searched as', () => {
  it('VAL-22 every other keyword is searched as it is', () => {
    expect(expandKeyword('重庆学校', TABLE)).toEqual(['重庆学校'])
    expect(expandKeyword('constructor', TABLE)).toEqual(['constructor'])
    expect(expandKeyword('学校', buildSynonymTable([]))).toEqual(['学校'])
    for (const nothing of ['', ' ', '（）', '\ud800']) expect(expandKeyword(nothing, TABLE)).toEqual([])
  })
})

describe('a group of synonyms', () => {
  const problems = (group: Partial<SynonymGroup>) =>
    checkSynonymGroup(normaliseSynonymGroup({ ...SCHOOL, ...group })).map(({ field, message }) => [
      field,
      message,
    ])

  it('VAL-22 is kept in search form, its synonyms separated by commas, 、 or lines', () => {
    expect(splitSynonyms(' 小学、中学,高中，大学；\n职校\n ')).toEqual([
      '小学',
      '中学',
      '高中',
      '大学',
      '职校',
    ])
    expect(splitSynonyms(' 、')).toEqual([])
    expect(normaliseSynonymGroup({ word: ' ＥＰＣ', synonyms: ['工程-总承包'], isMutual: true })).toEqual({
      word: 'epc',
      synonyms: ['工程总承包'],
      isMutual: true,
    })
  })

  it('VAL-22 has words of 2 to 15 characters', () => {
    expect(problems({})).toEqual([])
    expect(problems({ word: '园区', synonyms: ['地'.repeat(15)] })).toEqual([])
    for (const word of ['', '（）', '校', '（校）', '校'.repeat(16)])
      expect(problems({ word })).toEqual([['word', '词应为 2–15 个字（标点、空格不计）']])
    for (const synonym of ['学', '学'.repeat(16)])
      expect(problems({ synonyms: [synonym] })).toEqual([['synonyms', `“${synonym}”不是 2–15 个字的词`]])
  })

  it('VAL-22 has 2 to 20 words, none of them twice', () => {
    const many = (count: number) => Array.from({ length: count }, (_, i) => `建筑${i}`)
    expect(problems({ synonyms: many(19) })).toEqual([])
    expect(problems({ synonyms: many(20) })).toEqual([['synonyms', '一组至多 20 个词']])
    expect(problems({ synonyms: [] })).toEqual([['synonyms', '请填写同义词']])
    expect(problems({ synonyms: ['小学', '小-学'] })).toEqual([['synonyms', '“小学”重复了']])
    expect(problems({ synonyms: ['小学', '学校'] })).toEqual([['synonyms', '“学校”重复了']])
  })

  it('VAL-22 lists nothing that its word finds already, unless they find each other', () => {
    expect(problems({ synonyms: ['职业学校'] })).toEqual([
      ['synonyms', '搜索“学校”已能找到“职业学校”，不必再列'],
    ])
    expect(problems({ synonyms: ['职业学校'], isMutual: true })).toEqual([])
  })

  it('VAL-22 shares no word that is searched with another group; what is only found may be in several', () => {
    const among = (group: SynonymGroup) => checkAmongGroups(group, [SCHOOL, EPC])
    expect(among({ word: '校园', synonyms: ['小学', '学校'], isMutual: false })).toBeNull()
    expect(among({ word: '小学', synonyms: ['完小'], isMutual: true })).toBeNull()
    expect(among({ word: '学校', synonyms: ['校园'], isMutual: false })).toEqual({
      field: 'word',
      message: '“学校”已在“学校”一组里，请改那一组',
    })
    expect(among({ word: '总包', synonyms: ['工程总承包'], isMutual: true })).toEqual({
      field: 'synonyms',
      message: '“工程总承包”已在“epc”一组里，请改那一组',
    })
    expect(among({ word: '总包', synonyms: ['工程总承包'], isMutual: false })).toBeNull()
  })

  it('VAL-22 there are at most 500 groups', () => {
    const others = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ word: `词${i}`, synonyms: ['别名'], isMutual: false }))
    expect(checkAmongGroups(SCHOOL, others(499))).toBeNull()
    expect(checkAmongGroups(SCHOOL, others(500))).toEqual({ field: 'word', message: '同义词至多 500 组' })
  })
})
