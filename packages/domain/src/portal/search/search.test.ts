import { describe, expect, it } from 'vitest'
import {
  DEFAULT_SEARCH_KEY,
  EMPTY_RESULT,
  findSearchCategory,
  MAX_SUGGESTIONS,
  SEARCH_CATEGORIES,
  SEARCH_HELP,
  SUGGESTION_DEBOUNCE_MS,
  TAB_CLICK_DELAY_MS,
  TAB_MARKS,
  updateBadge,
  VALUE_ADDED_TABS,
} from './'

describe('search categories', () => {
  it('SHL-01 are thirteen, each with a label, a hint and a key of its own', () => {
    expect(SEARCH_CATEGORIES.map((c) => c.key)).toEqual([
      ...['qiye', 'renyuan', 'siku', 'zhongbiao', 'shuili', 'gonglu', 'zhaobiao'],
      ...['proxy', 'owner', 'xinyong', 'nijian', 'renyuans', 'zzwinning'],
    ])
    expect(SEARCH_CATEGORIES.map((c) => c.label).join(' ')).toBe(
      '查企业 查人员 四库项目 查中标 水利业绩 公路业绩 查招标 查代理机构 查业主 查信用 拟建项目 人员缺口检测 资质追踪',
    )
    for (const { label, placeholder } of SEARCH_CATEGORIES) {
      expect(label).toMatch(/^\p{Script=Han}+$/u)
      expect(placeholder).toMatch(/^请输入\p{Script=Han}+$/u)
    }
    expect(new Set(SEARCH_CATEGORIES.map((c) => c.label)).size).toBe(13)
  })

  it('SHL-01 marks two tabs', () => {
    expect(TAB_MARKS).toEqual({ zzwinning: 'daily-updates', engineering: 'new' })
  })

  it('VAL-06 the person search requires the complete name', () => {
    expect(findSearchCategory('renyuan').placeholder).toBe('请输入完整的人员姓名')
    for (const { key, placeholder } of SEARCH_CATEGORIES)
      expect(placeholder.includes('完整')).toBe(key === 'renyuan')
  })

  it('SHL-01 an unknown key is the company search', () => {
    expect(findSearchCategory('zhaobiao').key).toBe('zhaobiao')
    expect(findSearchCategory('qiye')).toEqual({
      key: 'qiye',
      label: '查企业',
      placeholder: '请输入企业名称',
    })
    expect(findSearchCategory('zzwinning').placeholder).toBe('请输入企业关键词')
    expect(findSearchCategory('renyuans').placeholder).toBe('请输入注册单位名称')
    for (const key of ['nothing', undefined, '', 'QIYE', ' siku', '__proto__', 'constructor'])
      expect(findSearchCategory(key).key).toBe(DEFAULT_SEARCH_KEY)
    expect(DEFAULT_SEARCH_KEY).toBe('qiye')
  })

  it('SHL-01 the badge shows how many updates there are today, and nothing if there are none', () => {
    expect(updateBadge(1)).toBe('+1')
    expect(updateBadge(1000)).toBe('+1000')
    expect(updateBadge(1284)).toBe('+1.2k')
    for (const none of [0, -0, 0.9, -5, Number.NaN, -Infinity]) expect(updateBadge(none)).toBeNull()
  })

  it('SHL-01 the second bar has a tab for each value-added service', () => {
    expect(VALUE_ADDED_TABS.map(({ label, path }) => `${label} ${path}`)).toEqual([
      '人员缺口检测 /renyuans/',
      '动态核查 /dthc/tz/',
      '资质追踪 /zzwinning/',
      '资质到期 /zzdq/',
      '安许到期 /axdq/',
    ])
    for (const { key, path } of VALUE_ADDED_TABS) expect(path.split('/')[1]).toBe(key)
  })

  it('SHL-08 SHL-12 an empty result suggests what to try, and how to search is told in three steps', () => {
    expect(EMPTY_RESULT.title).toBe('抱歉，没有找到相关信息')
    expect(EMPTY_RESULT.hints).toEqual(['请换用更准确的关键词', '请更换或减少筛选条件'])
    expect(SEARCH_HELP.title).toBe('查询功能使用教程')
    expect(SEARCH_HELP.steps.map(({ title }) => title)).toEqual(['选类别', '输关键词', '缩小范围'])
  })

  it('SHL-08 NAV-15 suggests five after 200 ms; opens a tab after 300 ms', () => {
    expect([SUGGESTION_DEBOUNCE_MS, MAX_SUGGESTIONS, TAB_CLICK_DELAY_MS]).toEqual([200, 5, 300])
  })
})
