import { describe, expect, it } from 'vitest'
import {
  checkQuery,
  company,
  EMPTY_QUERY,
  formatQueryUrl,
  KINDS,
  parseQueryUrl,
  person,
  RELEVANCE,
  sortsFor,
  winning,
} from '../index'

describe('the order of relevance', () => {
  it('FND-01 is the first of the sorts with a keyword, where part of a name is searched', () => {
    expect(sortsFor(winning, { keyword: '岫砚', filters: {} })).toEqual([RELEVANCE, ...winning.sorts])
    expect(sortsFor(winning, { filters: {} })).toEqual(winning.sorts)
    expect(sortsFor(person, { keyword: '张伟', filters: {} })).not.toContain(RELEVANCE)
    for (const kind of KINDS) expect(kind.sorts.map(({ key }) => key)).not.toContain(RELEVANCE.key)
  })

  it('FND-01 is left out of an address, and the usual sort is kept in it beside a keyword', () => {
    const asked = { ...EMPTY_QUERY, keyword: '岫砚' }
    expect(formatQueryUrl(company, { ...asked, sort: 'relevance' })).toBe('?q=%E5%B2%AB%E7%A0%9A')
    const byLatest = formatQueryUrl(company, { ...asked, sort: 'latest' })
    expect(byLatest).toContain('sort=latest')
    expect(parseQueryUrl(company, byLatest)).toEqual({ ...asked, sort: 'latest' })
    expect(parseQueryUrl(company, '?sort=relevance')).toEqual(EMPTY_QUERY)
    expect(checkQuery(company, { ...EMPTY_QUERY, sort: 'relevance' })).toEqual([])
    expect(checkQuery(person, { ...EMPTY_QUERY, sort: 'relevance' })).toHaveLength(1)
  })

  it('FND-04 what is asked for literally stays so in the address, with a keyword only', () => {
    const asked = { ...EMPTY_QUERY, keyword: '岫砚', match: 'literal' } as const
    expect(parseQueryUrl(company, formatQueryUrl(company, asked))).toEqual(asked)
    expect(formatQueryUrl(company, { ...asked, match: 'corrected' })).not.toContain('match')
    expect(parseQueryUrl(company, '?match=literal')).toEqual(EMPTY_QUERY)
    expect(parseQueryUrl(company, '?q=a&match=else').match).toBeUndefined()
  })
})
