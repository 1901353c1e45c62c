import { describe, expect, it } from 'vitest'
import { EMPTY_RESULT, findSearchCategory, SEARCH_CATEGORIES, SEARCH_HELP, updateBadge } from './'

describe('search categories', () => {
  it('VAL-06 the person search requires the complete name', () => {
    expect(findSearchCategory('renyuan').placeholder).toBe('请输入完整的人员姓名')
    for (const { key, placeholder } of SEARCH_CATEGORIES)
      expect(placeholder.includes('完整')).toBe(key === 'renyuan')
  })

  it('SHL-01 the badge shows how many updates there are today, and nothing if there are none', () => {
    expect(updateBadge(1)).toBe('+1')
    expect(updateBadge(1000)).toBe('+1000')
    expect(updateBadge(1284)).toBe('+1.2k')
    for (const none of [0, -0, 0.9, -5, Number.NaN, -Infinity]) expect(updateBadge(none)).toBeNull()
  })

  it('SHL-08 SHL-12 an empty result suggests what to try, and how to search is told in three steps', () => {
    expect(EMPTY_RESULT.title).toBe('抱歉，没有找到相关信息')
    expect(EMPTY_RESULT.hints).toEqual(['请换用更准确的关键词', '请更换或减少筛选条件'])
    expect(SEARCH_HELP.title).toBe('查询功能使用教程')
    expect(SEARCH_HELP.steps.map(({ title }) => title)).toEqual(['选类别', '输关键词', '缩小范围'])
  })
})
