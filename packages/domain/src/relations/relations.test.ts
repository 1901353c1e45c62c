import { describe, expect, it } from 'vitest'
import { PERSONAS, viewerAs } from '../testing'
import { bid } from './bid.fixture'
import { buildCompanyInsight, maxShownRelations } from './index'

const REST = {
  type: 'competitor',
  lost: 0,
  elsewhere: 0,
  share: null,
  unpriced: 0,
  foreign: 0,
  doubted: 0,
} as const

describe('the insight from a company’s bids', () => {
  it('ACC-02 its partners and competitors, who won, and the last date', () => {
    const { relations, bids, wins } = buildCompanyInsight('a', [
      bid({ winnerIds: ['a', 'b'], bidderIds: ['a', 'b', 'c'], awardedOn: '2026-03-01', amount: 500 }),
      bid({ winnerIds: ['c'], bidderIds: ['c', 'a'], awardedOn: '2026-01-01', amount: 700 }),
      bid({ winnerIds: ['d'], bidderIds: ['d', 'a', 'c'], awardedOn: null }),
    ])
    expect([bids, wins]).toEqual([3, 1])
    expect(relations.partner).toEqual([
      { ...REST, type: 'partner', id: 'b', times: 1, won: 1, amount: 500, latestOn: '2026-03-01', years: 1 },
    ])
    expect(relations.competitor).toEqual([
      {
        ...REST,
        id: 'c',
        times: 3,
        unpriced: 1,
        won: 1,
        lost: 1,
        elsewhere: 1,
        amount: 1200,
        latestOn: '2026-03-01',
        years: 1,
      },
      { ...REST, id: 'd', times: 1, unpriced: 1, won: 0, lost: 1, amount: 0, latestOn: null, years: 0 },
    ])
  })

  it('REL-01 an owner has its part of all wins and its years; results that tell losers are counted', () => {
    const { relations, listed } = buildCompanyInsight('a', [
      bid({ winnerIds: ['a'], bidderIds: ['a', 'x'], ownerId: 'o', awardedOn: '2024-12-31' }),
      bid({ winnerIds: ['a'], bidderIds: ['a'], ownerId: 'o', awardedOn: '2026-01-01' }),
      bid({ winnerIds: ['a'], ownerId: 'o', agencyId: 'g' }),
      bid({ winnerIds: ['x'], bidderIds: ['a'], ownerId: 'o', awardedOn: '2025-01-01' }),
      ...['p', 'q', 'r', 's'].map((ownerId) => bid({ winnerIds: ['a'], ownerId })),
    ])
    expect(relations.owner[0]).toMatchObject({ id: 'o', times: 3, share: 42.9, years: 2 })
    expect(relations.agency[0]?.share).toBeNull()
    expect(listed).toBe(2)
  })

  it('REL-02 a winner beats a company also where only the bidders are listed', () => {
    const { relations } = buildCompanyInsight('a', [bid({ winnerIds: ['w'], bidderIds: ['a', 'b'] })])
    expect(relations.competitor.map((r) => [r.id, r.lost, r.elsewhere])).toEqual([
      ['b', 0, 1],
      ['w', 1, 0],
    ])
  })

  it('ACC-02 owners and agencies are those of its wins, itself left out', () => {
    const { relations } = buildCompanyInsight('a', [
      bid({ winnerIds: ['a'], bidderIds: ['a'], ownerId: 'o', agencyId: 'g', amount: 1 }),
      bid({ winnerIds: ['a'], bidderIds: ['a'], ownerId: 'a', agencyId: null, amount: 1 }),
      bid({ winnerIds: ['b'], bidderIds: ['a', 'b'], ownerId: 'p', agencyId: 'h' }),
    ])
    expect(relations.owner.map((r) => [r.id, r.times])).toEqual([['o', 1]])
    expect(relations.agency.map((r) => r.id)).toEqual(['g'])
  })

  it('ACC-02 the one met most often comes first, then the larger sum, then the smaller id', () => {
    const met = (id: string, amount: number) => bid({ winnerIds: [id], bidderIds: ['a', id], amount })
    const { relations } = buildCompanyInsight('a', [
      met('x', 5),
      met('w', 5),
      met('y', 9),
      met('z', 1),
      met('z', 1),
    ])
    expect(relations.competitor.map((r) => r.id)).toEqual(['z', 'y', 'w', 'x'])
  })

  it('VAL-08 COV-02 wins by year, oldest first and ten at most; by province, most first; each with how many tell no amount', () => {
    const won = (year: number, region: string, amount: number | null) =>
      bid({ winnerIds: ['a'], bidderIds: ['a'], awardedOn: `${year}-05-01`, region, amount })
    const { byYear, byRegion } = buildCompanyInsight('a', [
      ...Array.from({ length: 12 }, (_, i) => won(2026 - i, '500112', 100)),
      won(2026, '330106', null),
      { ...won(2026, '330106', null), isUnpriced: false },
      bid({ winnerIds: ['a'] }),
    ])
    expect(byYear.map((y) => y.key)).toEqual('2017 2018 2019 2020 2021 2022 2023 2024 2025 2026'.split(' '))
    expect(byYear.at(-1)).toEqual({ key: '2026', count: 3, amount: 100, unpriced: 1, foreign: 1, doubted: 0 })
    expect(byRegion).toEqual([
      { key: '500000', count: 12, amount: 1200, unpriced: 0, foreign: 0, doubted: 0 },
      { key: '330000', count: 2, amount: 0, unpriced: 1, foreign: 1, doubted: 0 },
    ])
  })

  it('ACC-02 visitors are shown 2 of each, people who are logged in 5, members 20', () => {
    const shown = Object.fromEntries(PERSONAS.map((p) => [p, maxShownRelations(viewerAs(p))]))
    expect(shown).toMatchObject({ visitor: 2, 'non-member': 5, 'expired-svip': 5, svip: 20, enterprise: 20 })
    expect(shown['owner-lookup']).toBe(5)
  })
})
