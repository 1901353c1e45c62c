import { expect, it } from 'vitest'
import { winning } from '../records'
import { selectAskedQualifications } from './asked-qualifications'
import { buildEvidenceQuery } from './evidence-query'
import { CONDITION_GROUPS, type ConditionGroup } from './groups'
import { presetOfTender } from './tender-preset'

const groupOf = (key: string) => CONDITION_GROUPS.find((group) => group.key === key) as ConditionGroup

it('LST-10 the evidence of a condition is the list of the company with the same conditions', () => {
  const won = { amount: '100', region: '510000', type: 'municipal', since: '2024-01-01', times: '2' }
  const filters = buildEvidenceQuery(groupOf('won'), won, 'c1')?.filters ?? {}
  expect(filters).toEqual({
    company: ['c1'],
    amount: ['100000000~'],
    region: ['510000'],
    type: ['municipal'],
    awarded: ['2024-01-01~'],
  })
  expect(Object.keys(filters).filter((key) => !winning.filters.some((filter) => filter.key === key))).toEqual(
    [],
  )
  expect(buildEvidenceQuery(groupOf('people'), { registration: 'R101' }, 'c1')?.filters).toEqual({
    company: ['c1'],
    registration: ['R101'],
  })
  expect(buildEvidenceQuery(groupOf('capital'), { min: '100' }, 'c1')).toBeNull()
})

it('LST-10 the qualifications of a company in a result are those that the query asks for', () => {
  const select = (...qualification: Record<string, string>[]) =>
    selectAskedQualifications({ conditions: { qualification } }, ['D101A', 'D110B', 'D110C', 'D203'])
  expect(select({ category: 'D110' })).toEqual(['D110B', 'D110C'])
  expect(select({ category: 'D110', grade: 'C' }, { grade: 'A' })).toEqual(['D101A', 'D110C'])
  expect(select({})).toEqual([])
  expect(select()).toEqual([])
})

it('LST-11 a tender leads to the companies with its qualification, from the required grade upwards', () => {
  expect(presetOfTender(['D110B'])).toEqual({
    conditions: {
      qualification: [
        { category: 'D110', grade: 'T' },
        { category: 'D110', grade: 'A' },
        { category: 'D110', grade: 'B' },
      ],
    },
    match: 'any',
  })
  expect(presetOfTender(['D110'])).toEqual({ conditions: { qualification: [{ category: 'D110' }] } })
  expect(presetOfTender(['D110B', 'D101C'])).toEqual({
    conditions: { qualification: [{ category: 'D110' }, { category: 'D101' }] },
  })
  expect(presetOfTender([])).toBeNull()
})
