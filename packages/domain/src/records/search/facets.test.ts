import { describe, expect, it } from 'vitest'
import { shanghaiTime } from '../../formatting'
import { viewerAs } from '../../testing'
import { company, findLocks, isValidValue, KINDS, person, planned, tender, winning } from '../index'
import { buildDistribution, type Facet, listFacets } from './facets'

const now = shanghaiTime(2026, 11, 23, 10) ?? 0
const keysOf = (facets: readonly Facet[]) => facets.map(({ filter }) => filter.key)
const valuesOf = (facets: readonly Facet[], key: string) =>
  facets.find(({ filter }) => filter.key === key)?.values

describe('how a result divides', () => {
  it('LST-03 by region, amount and time, of each the first filter', () => {
    expect(keysOf(listFacets(tender, {}, {}, now))).toEqual(['region', 'amount', 'published'])
    expect(keysOf(listFacets(company, {}, {}, now))).toEqual(['region', 'capital', 'won'])
  })

  it('LST-03 one level of regions below the chosen one, by the characters that tell them apart', () => {
    const [country] = listFacets(tender, {}, {}, now)
    expect([country?.prefix, country?.values.length]).toEqual([2, 34])
    const [province] = listFacets(tender, { region: ['320000'] }, {}, now)
    expect([province?.prefix, province?.values[0]]).toEqual([4, '320100'])
    const [municipality] = listFacets(tender, { region: ['500000'] }, {}, now)
    expect(municipality?.prefix).toBe(6)
    expect(keysOf(listFacets(tender, { region: ['500112'] }, {}, now))).not.toContain('region')
  })

  it('LST-03 amounts by the bounds of the presets, without gap and overlap', () => {
    expect(valuesOf(listFacets(winning, {}, {}, now), 'amount')).toEqual([
      'lt400',
      '400to3000',
      '3000to10000',
      'gte10000',
    ])
    expect(valuesOf(listFacets(person, {}, {}, now), 'achieve')).toEqual(['~0', '1~4', '5~9', 'gte10'])
  })

  it('LST-03 days in spans that follow one another', () => {
    expect(valuesOf(listFacets(company, {}, {}, now), 'won')).toEqual([
      '2026-11-16~2026-11-23',
      '2026-10-24~2026-11-15',
      '2025-11-23~2026-10-23',
      '~2025-11-22',
    ])
    const due = listFacets(
      { ...tender, filters: tender.filters.filter(({ key }) => key === 'due') },
      {},
      {},
      now,
    )
    expect(valuesOf(due, 'due')?.slice(0, 3)).toEqual([
      '~2026-11-22',
      '2026-11-23~2026-11-26',
      '2026-11-27~2026-11-30',
    ])
    expect(valuesOf(due, 'due')?.at(-1)).toBe('2027-11-24~')
  })

  it('LST-03 not by what is chosen already, nor by what is closed to the reader', () => {
    expect(keysOf(listFacets(tender, { amount: ['gte10000'] }, {}, now))).toEqual([
      'region',
      'published',
      'notice',
    ])
    const locks = findLocks(planned, viewerAs('visitor'))
    expect(keysOf(listFacets(planned, {}, locks, now))).toEqual(['region', 'approved', 'type'])
  })

  it('LST-03 its parts and what is not told add up to the total', () => {
    const facets = listFacets(tender, { region: ['500000'] }, {}, now)
    const region = new Map([
      ['500112', 3],
      ['500199', 1],
      [null, 2],
    ])
    const { total, facets: divided } = buildDistribution(facets, 9, {
      region,
      amount: new Map([['lt400', 9]]),
    })
    const [byRegion, byAmount] = divided
    expect(byRegion?.parts.find(({ value }) => value === '500112')?.count).toBe(3)
    expect([total, byRegion?.other, byAmount?.other]).toEqual([9, 6, 0])
  })

  it('LST-03 not by a filter none of whose values the result has', () => {
    const facets = listFacets(person, {}, {}, now)
    expect(keysOf(facets)).toEqual(['region', 'achieve', 'site'])
    const site = new Map([['one', 2]])
    const achieve = new Map([['~0', 9]])
    const filtersIn = (byFilter: Parameters<typeof buildDistribution>[2]) =>
      buildDistribution(facets, 9, byFilter).facets.map(({ filter }) => filter)
    expect(filtersIn({ achieve, site })).toEqual(['achieve', 'site'])
    expect(filtersIn({ achieve, site: new Map([[null, 9]]) })).toEqual(['achieve'])
  })

  for (const kind of KINDS)
    it(`LST-03 ${kind.kind}: every part is a choice of its filter`, () => {
      for (const { filter, values } of listFacets(kind, {}, {}, now)) {
        expect(values.length, filter.key).toBeGreaterThan(1)
        for (const value of values) expect(isValidValue(filter, value), `${filter.key} ${value}`).toBe(true)
      }
    })
})
