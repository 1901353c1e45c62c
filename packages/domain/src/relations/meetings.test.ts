import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bid } from './bid.fixture'
import {
  buildCompanyInsight,
  comparePrices,
  findMainRelation,
  judgeMeeting,
  listMet,
  RELATION_TYPES,
  relationPeriod,
} from './index'

describe('meetings of a company', () => {
  it('REL-02 胜, 负 and 他人中标; without a winner none of them', () => {
    const between = (winnerIds: string[]) => judgeMeeting('a', 'b', bid({ winnerIds }))
    expect([between(['a']), between(['b']), between(['c']), between([])]).toEqual([
      'won',
      'lost',
      'elsewhere',
      null,
    ])
  })

  it('REL-01 a result of a consortium names partners and rivals, each once, the company never', () => {
    const met = listMet(
      'a',
      bid({ winnerIds: ['a', 'p'], bidderIds: ['a', 'p', 'r', 'r'], ownerId: 'a', agencyId: 'g' }),
    )
    expect(met).toEqual({ owner: [], agency: ['g'], partner: ['p'], competitor: ['r'] })
  })

  it('REL-02 the three outcomes never exceed the meetings, and every meeting is counted', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'))
    const party = fc.constantFrom(null, 'a', 'b', 'o')
    const bids = fc.array(
      fc.record({ winnerIds: ids, bidderIds: ids, ownerId: party, agencyId: party }).map(bid),
    )
    fc.assert(
      fc.property(bids, (all) => {
        const { relations } = buildCompanyInsight('a', all)
        for (const type of RELATION_TYPES)
          for (const { id, times, won, lost, elsewhere } of relations[type]) {
            expect(id).not.toBe('a')
            expect(times).toBe(all.filter((bid) => listMet('a', bid)[type].includes(id)).length)
            expect(won + lost + elsewhere).toBeLessThanOrEqual(times)
          }
      }),
    )
  })

  it('REL-06 the relation is the most frequent one, or none', () => {
    const { relations } = buildCompanyInsight('a', [
      bid({ winnerIds: ['a', 'b'] }),
      bid({ winnerIds: ['a'], bidderIds: ['a', 'b'] }),
      bid({ winnerIds: ['b'], bidderIds: ['a', 'b'] }),
    ])
    expect(findMainRelation(relations, 'b')).toBe('competitor')
    expect(findMainRelation(relations, 'x')).toBeNull()
  })

  it('REL-06 prices differ in percent of the other one, with one decimal; without both it is not told', () => {
    expect(comparePrices(4806_52, 4951_08)).toBe(-2.9)
    expect(comparePrices(2044_90, 1986_75)).toBe(2.9)
    expect(Object.is(comparePrices(99_999, 100_000), 0)).toBe(true)
    expect([
      comparePrices(null, 1),
      comparePrices(1, null),
      comparePrices(1, 0),
      comparePrices(0, 1),
    ]).toEqual([null, null, null, null])
  })

  it('REL-05 periods end today and begin on the same day years before; all results have none', () => {
    const now = Date.UTC(2026, 10, 23, 16)
    expect(relationPeriod(3, now)).toEqual({ from: '2023-11-24', to: '2026-11-24' })
    expect(relationPeriod(1, Date.UTC(2024, 1, 29))).toEqual({ from: '2023-02-28', to: '2024-02-29' })
    expect(relationPeriod(null, now)).toBeNull()
  })
})
