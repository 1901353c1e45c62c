import { expect, it } from 'vitest'
import type { CheckStatus, RequirementCheck } from '../my-company'
import { arrangeDueTenders, type DueTender, MAX_DUE_SHOWN } from './due-tenders'

const check = (status: CheckStatus, label: string): RequirementCheck => ({
  ...{ key: label, label, status, sentence: '', rule: '', evidence: [] },
  ...{ opensBy: null, clause: null, closing: null },
})

const due = (id: string, statuses: readonly CheckStatus[], over: Partial<DueTender> = {}): DueTender => ({
  ...{ id, deadline: 1, amount: 100_00, isUnpriced: over.amount === null },
  checks: statuses.map((status, i) => check(status, `${id}${i}`)),
  ...over,
})

it('MYC-07 those that can be bid stand first, then the undecided, then those that lack one thing', () => {
  const { shown, fit, open, nearly } = arrangeDueTenders([
    due('lacks', ['met', 'missing']),
    due('open', ['unknown', 'met']),
    due('later', ['met'], { deadline: 9 }),
    due('fits', ['met', 'met']),
  ])
  expect(shown.map(({ tender }) => tender.id)).toEqual(['fits', 'later', 'open', 'lacks'])
  expect(shown.map(({ fit: { reason } }) => reason)).toEqual(
    '2 项要求全部满足|1 项要求全部满足|open0|lacks1'.split('|'),
  )
  expect(shown.map(({ fit: { text } }) => text)).toEqual(['可投', '可投', '1 项待定', '差 1 项'])
  expect([fit, open, nearly]).toEqual([2, 1, 1])
})

it('MYC-07 two missing things, or nothing to compare, are not told', () => {
  const { shown, fit, open, nearly } = arrangeDueTenders([
    due('two', ['missing', 'missing', 'met']),
    due('nothing', []),
  ])
  expect([shown, fit, open, nearly]).toEqual([[], 0, 0, 0])
})

it('MYC-07 COV-02 the sum is of those that can be bid and tell it, and says how many do not; only the first eight are told', () => {
  const many = Array.from({ length: MAX_DUE_SHOWN + 1 }, (_, i) => due(`t${i}`, ['met'], { deadline: i }))
  const { shown, fit, amount, unpriced, foreign } = arrangeDueTenders([
    ...many,
    due('secret', ['met'], { amount: null, deadline: 99 }),
    due('abroad', ['met'], { amount: null, isUnpriced: false, deadline: 99 }),
    due('lacks', ['missing'], { deadline: 0 }),
  ])
  expect(fit).toBe(MAX_DUE_SHOWN + 3)
  expect([amount, unpriced, foreign]).toEqual([(MAX_DUE_SHOWN + 1) * 100_00, 1, 1])
  expect(shown.map(({ tender }) => tender.id)).toEqual(many.slice(0, MAX_DUE_SHOWN).map(({ id }) => id))
})
