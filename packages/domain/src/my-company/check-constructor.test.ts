import { expect, it } from 'vitest'
import { addDays, dayOf } from '../formatting'
import { NOW } from '../testing'
import { checkConstructor } from './check-constructor'
import type { CompanyFacts, HeldRegistration } from './company-facts'

const TODAY = dayOf(NOW)
const held = (isFree?: boolean, validUntil = addDays(TODAY, 9)): readonly HeldRegistration[] => [
  { category: '一级建造师', profession: '建筑工程', validUntil, ...(isFree !== undefined && { isFree }) },
]
const result = (...constructors: CompanyFacts['constructors']) =>
  checkConstructor(
    { of: 'constructor', grade: 'A', profession: '建筑工程', quote: '' },
    {
      id: 'c1',
      name: '某公司',
      status: 'active',
      qualifications: [],
      safetyPermit: null,
      people: constructors.length,
      constructors,
      validityOpensBy: null,
    },
    { today: TODAY, deadline: null },
  )

it('MYC-04 PPL-01 says how many constructors are free, where that is inferred', () => {
  expect(result(held()).sentence).toBe('有 1 名，注册在有效期内。')
  expect(result(held(true), held(false), held(true)).sentence).toBe(
    '有 3 名，注册在有效期内，其中 2 名无在建（推断）。',
  )
  expect(result(held(false)).sentence).toBe('有 1 名，注册在有效期内，但均有在建（推断）。')
  // An ended registration is not counted, whether its holder is free or not.
  expect(result(held(false), held(true, addDays(TODAY, -1))).sentence).toBe(
    '有 1 名，注册在有效期内，但均有在建（推断）。',
  )
})

it('BID-04 leads to people who would close the gap only where nobody fits', () => {
  expect(result(held(true)).evidence.map(({ label }) => label)).toEqual(['查看这些人员'])
  const [evidence, others] = result([]).evidence
  expect(evidence?.filters?.company).toEqual(['c1'])
  expect(others?.filters).toEqual({ registration: ['R101'], profession: ['J'], site: ['free'] })
})
