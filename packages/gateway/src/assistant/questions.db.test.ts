import { suggestQuestions } from '@zhushutong/domain/assistant'
import { KINDS } from '@zhushutong/domain/records'
import { beforeAll, expect, it } from 'vitest'
import { runsAll } from '../../../../scripts/lib/breadth.mjs'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW } from '../../test-support/gateway'
import {
  countVerdicts,
  type JudgedQuestion,
  QUESTION_GOALS,
  runQuestions,
} from '../../test-support/questions/run-questions'

const SIZE = 300

const PLACES = KINDS.flatMap(({ kind }) => [
  { kind, name: null },
  { kind, name: '{企业}' },
])
const SUGGESTED = new Set(
  PLACES.flatMap((place) => suggestQuestions({ ...place, region: '重庆' })).map(({ text }) => text),
)

describeOnPostgres('the questions with known readings', { size: SIZE, now: NOW }, (database) => {
  let judged: readonly JudgedQuestion[] = []
  beforeAll(async () => {
    judged = await runQuestions(
      database(),
      SIZE,
      ({ question }, i) => runsAll('LONG') || SUGGESTED.has(question) || i % 4 === 0,
    )
  })

  it('AI-10 AI-11 95 in a hundred are read right, and no reading holds a condition that was not asked for', () => {
    expect(judged.filter(({ falseConditions }) => falseConditions.length > 0)).toEqual([])
    expect(judged.length).toBeGreaterThanOrEqual(runsAll('LONG') ? 200 : 50)
    const { right, count } = countVerdicts('', judged)
    expect(right / count).toBeGreaterThanOrEqual(QUESTION_GOALS.right)
  })

  it('AI-09 every question that the portal suggests is in the set, and read right', () => {
    const verdicts = new Map(judged.map(({ question, verdict }) => [question, verdict]))
    for (const text of SUGGESTED) expect([text, verdicts.get(text)]).toEqual([text, 'right'])
  })
})
