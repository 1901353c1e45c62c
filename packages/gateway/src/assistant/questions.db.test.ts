import { suggestQuestions } from '@zhushutong/domain/assistant'
import { KINDS } from '@zhushutong/domain/records'
import { beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW } from '../../test-support/gateway'
import {
  countVerdicts,
  type JudgedQuestion,
  QUESTION_GOALS,
  runQuestions,
} from '../../test-support/questions/run-questions'

const SIZE = 300

describeOnPostgres('the questions with known readings', { size: SIZE, now: NOW }, (database) => {
  let judged: readonly JudgedQuestion[] = []
  beforeAll(async () => {
    judged = await runQuestions(database(), SIZE)
  })

  it('AI-10 no reading holds a condition that was not asked for', () => {
    expect(judged.filter(({ falseConditions }) => falseConditions.length > 0)).toEqual([])
  })

  it('AI-11 95 in a hundred are read right, with the right record first', () => {
    expect(judged.length).toBeGreaterThanOrEqual(200)
    const { right, count } = countVerdicts('', judged)
    expect(right / count).toBeGreaterThanOrEqual(QUESTION_GOALS.right)
  })

  it('AI-09 every question that the portal suggests is in the set, and read right', () => {
    const verdicts = new Map(judged.map(({ question, verdict }) => [question, verdict]))
    const places = KINDS.flatMap(({ kind }) => [
      { kind, name: null },
      { kind, name: '{企业}' },
    ])
    const suggested = places.flatMap((place) => suggestQuestions({ ...place, region: '重庆' }))
    for (const text of new Set(suggested.map((one) => one.text)))
      expect([text, verdicts.get(text)]).toEqual([text, 'right'])
  })
})
