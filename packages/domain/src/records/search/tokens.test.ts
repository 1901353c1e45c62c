import { describe, expect, it } from 'vitest'
import { buildTokenGroups, buildTokens, company, KINDS, person, splitBigrams, tender } from '../index'

const matches = (tokens: readonly string[], groups: readonly (readonly string[])[]) =>
  groups.every((group) => group.some((token) => tokens.includes(token)))

describe('pairs', () => {
  it('VAL-06 repeated and short texts have the expected pairs', () => {
    expect(splitBigrams('重庆渝北')).toEqual(['重庆', '庆渝', '渝北'])
    expect(splitBigrams('建建建建')).toEqual(['建建'])
    expect(splitBigrams('建')).toEqual([])
    expect(splitBigrams('')).toEqual([])
    expect(splitBigrams('𠮷野家')).toEqual(['𠮷野', '野家'])
    expect(splitBigrams('建（设')).toEqual(['建设'])
  })
})

describe('tokens of a record', () => {
  it('VAL-06 are the pairs and the last character of its title, and one or more per filter', () => {
    expect(
      buildTokens(company, {
        id: 'a',
        name: '重庆（渝北）',
        region: '500112',
        status: 'active',
        qualificationCodes: ['D110A', 'D203'],
        capital: 5,
        latestWinOn: '2026-11-20',
        contactPhone: '13812345678',
      }),
    ).toEqual(
      [
        ['重庆', '庆渝', '渝北', '北', ':region:500000', ':region:500100', ':region:500112'],
        [':qualification:D110A', ':qualification:D110', ':qualification:D203'],
        [':grade:A', ':status:active'],
      ].flat(),
    )
  })

  it('VAL-06 an invalid code, state or tag gives no token', () => {
    for (const region of ['5', '50011', '5001120', '５００１１２', 'abcdef', '\ud800', 500_112])
      expect(buildTokens(company, { id: 'a', region })).toEqual([])
    const odd = ['', null, 7, 'D110A'] as unknown as string[]
    expect(buildTokens(company, { id: 'a', status: 7, qualificationCodes: odd })).toEqual([
      ':qualification:D110A',
      ':qualification:D110',
      ':grade:A',
    ])
  })
})

describe('what filters ask for', () => {
  it('VAL-06 nothing chosen asks for nothing; ranges and unknown filters ask for no tokens', () => {
    expect(buildTokenGroups(company, {})).toEqual([])
    expect(
      buildTokenGroups(company, { region: [], capital: ['lt500'], won: ['7d'], nothing: ['1'] }),
    ).toEqual([])
  })

  it('VAL-06 tokens of different filters never collide', () => {
    for (const kind of KINDS) {
      const owners = new Map<string, string>()
      for (const { key } of kind.filters)
        for (const token of buildTokenGroups(kind, { [key]: ['500000', 'a', 'A', 'D110A'] }).flat()) {
          expect(owners.get(token) ?? key).toBe(key)
          expect(token.startsWith(`:${key}:`)).toBe(true)
          owners.set(token, key)
        }
    }
  })

  it('VAL-06 heads without grades and references are found by their value', () => {
    const tokens = buildTokens(person, { id: 'p', name: '陈', companyId: 'c-1', registrationCodes: ['R101'] })
    const isMatch = (filters: Record<string, string[]>) => matches(tokens, buildTokenGroups(person, filters))
    expect(isMatch({ company: ['c-1'], registration: ['R101', 'R102'] })).toBe(true)
    expect(isMatch({ company: ['c-2'] })).toBe(false)
    const won = buildTokens(tender, { id: 't', engineeringName: '桥', winnerIds: ['c-1', 'c-2'] })
    expect(matches(won, buildTokenGroups(tender, { winner: ['c-2'] }))).toBe(true)
  })
})

describe('heads and tails', () => {
  const record = (qualificationCodes: string[]) => buildTokens(company, { id: 'a', qualificationCodes })

  it('VAL-06 each of the heads is required where all of them are asked for, and only then', () => {
    const chosen = { qualification: ['D110', 'D202'], grade: ['A', 'B'] }
    const all = buildTokenGroups(company, { ...chosen, qualificationMatch: ['all'] })
    expect(all).toEqual([
      [':qualification:D110A', ':qualification:D110B'],
      [':qualification:D202A', ':qualification:D202B'],
    ])
    expect(matches(record(['D110A', 'D202B']), all)).toBe(true)
    expect(matches(record(['D110A', 'D110B']), all)).toBe(false)
    for (const qualificationMatch of [[], ['any']])
      expect(buildTokenGroups(company, { ...chosen, qualificationMatch })).toHaveLength(1)
  })

  it('VAL-06 asking for all of one filter asks nothing of another filter', () => {
    const heads = company.filters.filter((f) => f.key === 'qualification')
    const others = heads.map((f) => ({ ...f, key: 'licence' }))
    const kind = { ...company, filters: [...company.filters, ...others] }
    const asked = { licence: ['D110', 'D202'], qualificationMatch: ['all'] }
    expect(buildTokenGroups(kind, asked)).toEqual([[':licence:D110', ':licence:D202']])
    // Only the match filter can require all values; the values of other filters do not matter.
    expect(buildTokenGroups(kind, { qualification: ['D110', 'D202'], licence: ['all'] })).toHaveLength(2)
  })

  it('VAL-06 combine only with those of the same column', () => {
    const kind = {
      ...company,
      filters: company.filters.map((f) => (f.type === 'tail' ? { ...f, column: 'otherCodes' } : f)),
    }
    expect(buildTokenGroups(kind, { qualification: ['D110'], grade: ['A'] })).toEqual([
      [':qualification:D110'],
      [':grade:A'],
    ])
  })
})
