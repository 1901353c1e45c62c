import { describe, expect, it } from 'vitest'
import { agreement } from './index'

const TYPES = ['agreement', 'privacy', 'disclaimers', 'purchase'] as const

describe('agreements', () => {
  it('consist of headings, paragraphs and lists only', () => {
    for (const type of TYPES) {
      const { title, content } = agreement(type)
      expect(title.length).toBeGreaterThan(3)
      const tags = new Set([...content.matchAll(/<\/?(\w+)[^>]*>/g)].map((found) => found[0]))
      for (const tag of tags) expect(tag).toMatch(/^<\/?(h2|p|ul|li)>$/)
      expect(content).not.toMatch(/undefined|、undefined/)
    }
  })

  it('LEG-01 minors, personal accounts, the automatic ban, 15 days and 15 working days', () => {
    const { content } = agreement('agreement')
    for (const fact of ['未满 18 周岁', '监护人', '仅限您本人使用', '自动封禁', '15 日内', '15 个工作日']) {
      expect(content).toContain(fact)
    }
  })

  it('MEM-05 the refund: difference to the original price, a partial day counts, activity products are final', () => {
    const { content } = agreement('purchase')
    for (const fact of ['与原价之间的差额', '不足一天的按一天计算', '活动价', '一般不予退款']) {
      expect(content).toContain(fact)
    }
  })
})
