import { describe, expect, it } from 'vitest'
import type { TokenGroup } from '../schema/tsquery'
import { type AccessCosts, chooseAccessPath } from './cost-model'
import type { TokenStats } from './token-stats'

const MILLION = 1_000_000

const group = (token: string): TokenGroup => ({ tokens: [token] })

const counted = (counts: Readonly<Record<string, number>>, all = MILLION): TokenStats => ({
  all,
  recent: [],
  of: ({ tokens }) => tokens.reduce((sum, token) => sum + (counts[token] ?? 0), 0),
})

const choose = (
  { grams = [], filters = [] }: { grams?: readonly string[]; filters?: readonly string[] },
  counts: Readonly<Record<string, number>>,
  more: Partial<AccessCosts> = {},
) =>
  chooseAccessPath({
    grams: grams.map(group),
    filters: filters.map(group),
    ranges: 0,
    otherRanges: 0,
    stats: counted(counts),
    wanted: 11,
    maxScan: 30_000,
    comparesTitlesFirst: false,
    recent: [],
    floor: null,
    ...more,
  })

describe('the choice of a way to search', () => {
  it('walks for what is frequent, a little further than expected, and counts by looking', () => {
    const choice = choose({ grams: ['工程'] }, { 工程: 700_000 })
    expect(choice.path).toEqual({ by: 'index-lookup', scanFirst: 300, recent: [], isAll: false })
    expect(choice.countsByScan).toBe(true)
    expect(choice.countsByTitle).toBe(true)
    expect(
      choose({ grams: ['工程'], filters: ['active'] }, { 工程: 700_000, active: 900_000 }).countsByTitle,
    ).toBe(false)
    expect(choose({ grams: ['园林'] }, { 园林: 20_000 }).path).toEqual({
      by: 'index-lookup',
      scanFirst: 1_650,
      recent: [],
      isAll: false,
    })
  })

  it('gathers what is rare, and counts it by the index', () => {
    const choice = choose({ grams: ['赟铄'] }, { 赟铄: 740 })
    expect(choice).toEqual({
      path: { by: 'index-lookup', recent: [], isAll: false },
      indexed: [group('赟铄')],
      countsByScan: false,
      countsByTitle: false,
    })
    expect(choose({ grams: ['龘靐'] }, {}).path).toEqual({ by: 'index-lookup', recent: [], isAll: false })
  })

  it('gathers what is frequent by itself and rare together', () => {
    const counts = { 消防: 40_000, county: 600, active: 920_000 }
    const choice = choose({ grams: ['消防'], filters: ['county', 'active'] }, counts)
    expect(choice.path).toEqual({ by: 'index-lookup', recent: [], isAll: false })
  })

  it('leaves out of the index what costs more to read there than it saves', () => {
    const counts = { 消防: 60_000, county: 600, active: 920_000 }
    expect(choose({ grams: ['消防'], filters: ['county', 'active'] }, counts).indexed).toEqual([
      group('county'),
    ])
    const pairs = choose({ grams: ['装饰', '饰工', '工程'] }, { 装饰: 1_000, 饰工: 1_100, 工程: 700_000 })
    expect(pairs.indexed).toEqual([group('装饰'), group('饰工')])
  })

  it('walks first where nothing was ever counted, and only walks where no token is asked for', () => {
    const uncounted = choose({ grams: ['建设'] }, {}, { stats: counted({}, 0) })
    expect(uncounted.path).toEqual({ by: 'index-lookup', scanFirst: 30_000, recent: [], isAll: false })
    expect(choose({}, {}).path).toEqual({ by: 'ordered-scan' })
  })

  it('gathers from the smallest part of the newest that holds enough for the page with some to spare', () => {
    const parts = [
      { since: 3, count: 16_000 },
      { since: 2, count: 62_000 },
      { since: 1, count: 250_000 },
    ]
    const wayOf = (count: number, recent = parts) =>
      choose({ grams: ['赟铄'] }, { 赟铄: count }, { recent }).path
    expect(wayOf(1_100)).toEqual({ by: 'index-lookup', recent: parts.slice(0), isAll: false })
    expect(wayOf(740)).toEqual({ by: 'index-lookup', recent: parts.slice(1), isAll: false })
    expect(wayOf(120)).toEqual({ by: 'index-lookup', recent: parts.slice(2), isAll: false })
    expect(wayOf(60)).toEqual({ by: 'index-lookup', recent: [], isAll: false })
    expect(wayOf(1_100, [])).toEqual({ by: 'index-lookup', recent: [], isAll: false })
    // From the start of the second part on, no record can be missing there.
    const since = choose({ grams: ['赟铄'] }, { 赟铄: 60 }, { recent: parts, floor: 2 }).path
    expect(since).toEqual({ by: 'index-lookup', recent: [parts[1]], isAll: true })
    expect(choose({ grams: ['赟铄'] }, { 赟铄: 1_100 }, { recent: parts, floor: 2 }).path).toEqual({
      by: 'index-lookup',
      recent: parts.slice(0, 2),
      isAll: true,
    })
    const both = { 股份: 20_000, province: 40_000 }
    const [wide, narrow] = [{ grams: ['股份'] }, { grams: ['股份'], filters: ['province'] }]
    expect(choose(wide, both, { recent: parts, comparesTitlesFirst: true }).path).toMatchObject({
      scanFirst: expect.any(Number),
    })
    expect(choose(narrow, both, { recent: parts }).path).toEqual({
      by: 'index-lookup',
      recent: parts.slice(0),
      isAll: false,
    })
  })

  it('never walks further than it may', () => {
    expect(choose({ grams: ['工程'] }, { 工程: 700_000 }, { maxScan: 5 }).path).toEqual({
      by: 'index-lookup',
      recent: [],
      isAll: false,
    })
    expect(choose({ grams: ['工程'] }, { 工程: 700_000 }, { maxScan: 20 }).path).toEqual({
      by: 'index-lookup',
      scanFirst: 20,
      recent: [],
      isAll: false,
    })
  })
})
