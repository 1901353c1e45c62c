import { expect, it } from 'vitest'
import { addDays, dayOf } from '../formatting'
import { NOW } from '../testing'
import type { CompanyFacts } from './company-facts'
import { checkRequirements, findPartners, listQualificationGaps, type TenderTerms } from './index'

const LATER = addDays(dayOf(NOW), 400)
const terms = (consortiumAllowed: string | null): TenderTerms => ({
  requiredQualification: null,
  requiredQualificationCodes: ['D110B'],
  content: null,
  consortiumAllowed,
  engineeringType: 'municipal',
  buggetAmount: null,
  currency: null,
  bidDeadline: null,
})
const firm = (
  id: string,
  tags: readonly string[],
  status = 'active',
  validUntil: string | null = LATER,
): CompanyFacts => ({
  id,
  name: id,
  status,
  qualifications: tags.map((tag) => ({ tag, name: tag, validUntil })),
  ...{ safetyPermit: null, people: 0, constructors: [], validityOpensBy: null },
})
const gapsFor = (facts: CompanyFacts, allowed: string | null) =>
  listQualificationGaps(checkRequirements(terms(allowed), facts, NOW), terms(allowed))

it('MYC-08 only a missing qualification is a gap for partners, and none where consortia may not bid', () => {
  const lacking = firm('us', ['D101A'])
  expect(gapsFor(lacking, '接受').map(({ key }) => key)).toEqual(['qualification:D110B'])
  expect(gapsFor(lacking, null)).toHaveLength(1)
  expect(gapsFor(lacking, '不接受')).toEqual([])
  expect(gapsFor(firm('us', ['D110A']), '接受')).toEqual([])
})

it('MYC-08 partners hold the qualification by the same comparison, the certain ones first, in the order of joint bids', () => {
  const candidates = [
    firm('lower', ['D110C']),
    firm('undated', ['D110A'], 'active', null),
    firm('ended', ['D110A'], 'active', addDays(dayOf(NOW), -1)),
    firm('higher', ['D110A']),
    firm('unrecorded', []),
    firm('gone', ['D110A'], 'cancelled'),
    firm('same', ['D110B']),
  ].map((facts, joint) => ({ facts, joint }))
  const [gap] = findPartners(gapsFor(firm('us', ['D101A']), '接受'), terms('接受'), candidates, NOW)
  expect(gap?.partners.map(({ id, status, joint }) => [id, status, joint])).toEqual([
    ['higher', 'met', 3],
    ['same', 'met', 6],
    ['undated', 'unknown', 1],
  ])
})
