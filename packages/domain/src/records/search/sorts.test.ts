import { expect, it } from 'vitest'
import {
  company,
  EMPTY_QUERY,
  formatQueryUrl,
  listSorts,
  OPEN_FIRST,
  parseQueryUrl,
  person,
  RELEVANCE,
  sortsFor,
  tender,
} from '../index'
import { isSortOf } from './sorts'

const keysOf = (asked: { keyword?: string; filters?: Record<string, string[]> }) =>
  sortsFor(tender, { filters: {}, ...asked }).map(({ key }) => key)

it('LST-06 tenders begin with open ones, with a deadline by what ends soonest, by relevance with a keyword', () => {
  expect(keysOf({})).toEqual(['open', 'latest', 'amount', 'soonest', 'deadline'])
  expect(keysOf({ filters: { due: ['7d'] } })[0]).toBe('soonest')
  expect(keysOf({ filters: { due: ['2026-11-20~'] } })[0]).toBe('soonest')
  expect(keysOf({ filters: { due: ['past'] } })[0]).toBe('latest')
  expect(keysOf({ keyword: '道路', filters: { due: ['7d'] } }).slice(0, 2)).toEqual(['relevance', 'open'])
  for (const due of ['', '7d', 'past'])
    expect(new Set(keysOf({ filters: due ? { due: [due] } : {} })).size).toBe(5)
})

it('LST-06 other kinds have no such order, and calls keep their first sort', () => {
  expect(isSortOf(company, OPEN_FIRST.key)).toBe(false)
  expect(isSortOf(tender, OPEN_FIRST.key)).toBe(true)
  expect(listSorts(tender)).toEqual([RELEVANCE, ...tender.sorts, OPEN_FIRST])
})

it('LST-06 an address names an order where it is not the usual one of its conditions', () => {
  const due = { ...EMPTY_QUERY, filters: { due: ['7d'] } }
  expect(formatQueryUrl(tender, { ...EMPTY_QUERY, sort: 'open' })).toBe('')
  expect(formatQueryUrl(tender, { ...EMPTY_QUERY, sort: 'latest' })).toBe('?sort=latest')
  expect(formatQueryUrl(tender, { ...due, sort: 'soonest' })).toBe('?due=7d')
  expect(formatQueryUrl(tender, { ...due, sort: 'open' })).toBe('?due=7d&sort=open')
  expect(parseQueryUrl(tender, '?due=7d&sort=open').sort).toBe('open')
})

it('LST-08 companies begin with the largest year, people with the fewest works but for sub-lists', () => {
  const firstOf = (kind: Parameters<typeof sortsFor>[0], filters = {}) => sortsFor(kind, { filters })[0]?.key
  expect(firstOf(company)).toBe('yearAmount')
  expect(firstOf(person)).toBe('free')
  expect(firstOf(person, { type: ['aqsl'] })).toBe('latest')
  expect(sortsFor(company, { filters: {}, keyword: '建设' })[0]?.key).toBe('relevance')
  expect(formatQueryUrl(company, { ...EMPTY_QUERY, sort: 'yearAmount' })).toBe('')
  expect(formatQueryUrl(company, { ...EMPTY_QUERY, sort: 'latest' })).toBe('?sort=latest')
})
