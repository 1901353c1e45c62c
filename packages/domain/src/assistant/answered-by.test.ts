import { expect, it } from 'vitest'
import { describeAnswers, describeSearchByRules } from './answered-by'

it('AI-13 one line says so below the first answer of a conversation, and below no other', () => {
  expect(describeSearchByRules(true).trim()).toBe('按规则查询的回答，没有使用大语言模型。')
  expect(describeSearchByRules(false)).toBe('')
})

it('AI-13 the line of the drawer claims neither rules nor a model before it is known', () => {
  expect(describeAnswers('rules')).toContain('按规则查询')
  expect(describeAnswers('model')).not.toContain('规则')
  expect(describeAnswers(null)).not.toMatch(/规则|模型/)
})
