import { describe, expect, it } from 'vitest'
import { KINDS } from '../records'
import { NOW } from '../testing'
import { listNameCandidates, parseQuestion, suggestQuestions } from './index'
import { buildQuestionQuery } from './understanding/question-query'

const texts = (held: Partial<Parameters<typeof suggestQuestions>[0]>) =>
  suggestQuestions({ kind: null, name: null, region: '重庆', ...held }).map(({ text }) => text)
const NAME = '重庆渝建市政工程有限公司'

describe('questions to begin with', () => {
  it('AI-09 on a company’s page they are about this company', () => {
    const asked = texts({ kind: 'company', name: NAME })
    expect(asked).toHaveLength(3)
    for (const text of asked)
      expect(listNameCandidates(text, NOW)[0], text).toMatchObject({ text: NAME, isWhole: true })
  })

  it('AI-09 on a list they are about its kind and the site’s region, and each is understood', () => {
    for (const { kind } of KINDS)
      for (const text of texts({ kind })) {
        const list = buildQuestionQuery(parseQuestion(text, NOW))
        expect(list?.problems, text).toEqual([])
        expect(list?.query.filters.region, text).toEqual(['500000'])
        if (texts({ kind }).join() !== texts({}).join()) expect(list?.kind.kind, text).toBe(kind)
      }
    expect(texts({ kind: 'tender', region: '成都' })[0]).toContain('成都')
  })

  it('AI-09 elsewhere, and where a kind has none, they are the examples', () => {
    expect(texts({})).toHaveLength(3)
    expect(texts({ kind: 'agency' })).toEqual(texts({}))
    expect(texts({ kind: 'tender', name: '某工程' })).toEqual(texts({}))
  })

  it('AI-09 a name with a dollar sign stays as it is', () => {
    expect(texts({ kind: 'company', name: '$&$1公司' })[0]).toContain('$&$1公司')
  })
})
