import { describe, expect, it } from 'vitest'
import type { Frequencies } from './frequency'
import { type ChoiceInput, choiceOf } from './search-way'
import type { TokenGroup } from './tsquery'

const MILLION = 1_000_000

const group = (token: string): TokenGroup => ({ tokens: [token] })

const counted = (counts: Readonly<Record<string, number>>, all = MILLION): Frequencies => ({
  all,
  newest: [],
  of: ({ tokens }) => tokens.reduce((sum, token) => sum + (counts[token] ?? 0), 0),
})

const choose = (
  { grams = [], filters = [] }: { grams?: readonly string[]; filters?: readonly string[] },
  counts: Readonly<Record<string, number>>,
  more: Partial<ChoiceInput> = {},
) =>
  choiceOf({
    grams: grams.map(group),
    filters: filters.map(group),
    ranges: 0,
    otherRanges: 0,
    found: counted(counts),
    wanted: 11,
    longest: 30_000,
    byTitles: false,
    newest: [],
    floor: null,
    ...more,
  })

describe('the choice of a way to search', () => {
  it('walks for what is frequent, a little further than expected, and counts by looking', () => {
    const choice = choose({ grams: ['工程'] }, { 工程: 700_000 })
    expect(choice.way).toEqual({ by: 'gather', afterWalk: 300, newest: [], isAll: false })
    expect(choice.countsByScan).toBe(true)
    expect(choose({ grams: ['园林'] }, { 园林: 20_000 }).way).toEqual({
      by: 'gather',
      afterWalk: 1_650,
      newest: [],
      isAll: false,
    })
  })

  it('gathers what is rare, and counts it by the index', () => {
    const choice = choose({ grams: ['赟铄'] }, { 赟铄: 740 })
    expect(choice).toEqual({
      way: { by: 'gather', newest: [], isAll: false },
      indexed: [group('赟铄')],
      countsByScan: false,
    })
    expect(choose({ grams: ['龘靐'] }, {}).way).toEqual({ by: 'gather', newest: [], isAll: false })
  })

  it('gathers what is frequent by itself and rare together', () => {
    const counts = { 消防: 40_000, county: 600, active: 920_000 }
    const choice = choose({ grams: ['消防'], filters: ['county', 'active'] }, counts)
    expect(choice.way).toEqual({ by: 'gather', newest: [], isAll: false })
  })

  it('leaves out of the index what costs more to read there than it saves', () => {
    const counts = { 消防: 60_000, county: 600, active: 920_000 }
    expect(choose({ grams: ['消防'], filters: ['county', 'active'] }, counts).indexed).toEqual([
      group('county'),
    ])
    const pairs = choose({ grams: ['装饰', '饰工', '工程'] }, { 装饰: 1_000, 饰工: 1_100, 工程: 700_000 })
    expect(pairs.indexed).toEqual([group('装饰'), group('饰工')])
  })

  it('asks the index for a second filter where that spares many looks', () => {
    const { indexed } = choose({ filters: ['city', 'head'] }, { city: 20_000, head: 60_000 })
    expect(indexed).toEqual([group('city'), group('head')])
  })

  it('walks further where the index of the sort holds all that is compared', () => {
    const wayOf = (byTitles: boolean) => choose({ grams: ['岳阳'] }, { 岳阳: 2_600 }, { byTitles }).way
    expect(wayOf(false)).toEqual({ by: 'gather', newest: [], isAll: false })
    expect(wayOf(true)).toEqual({ by: 'gather', afterWalk: 12_693, newest: [], isAll: false })
  })

  it('walks further for a range that the sort does not go by', () => {
    const walkOf = (otherRanges: number) =>
      choose({ grams: ['建设'] }, { 建设: 330_000 }, { otherRanges, ranges: otherRanges, wanted: 101 }).way
    expect(walkOf(0)).toEqual({ by: 'gather', afterWalk: 919, newest: [], isAll: false })
    expect(walkOf(1)).toEqual({ by: 'gather', afterWalk: 3_673, newest: [], isAll: false })
  })

  it('walks first where nothing was ever counted, and only walks where no token is asked for', () => {
    const uncounted = choose({ grams: ['建设'] }, {}, { found: counted({}, 0) })
    expect(uncounted.way).toEqual({ by: 'gather', afterWalk: 30_000, newest: [], isAll: false })
    expect(choose({}, {}).way).toEqual({ by: 'walk' })
  })

  it('gathers from the smallest part of the newest that holds enough for the page with some to spare', () => {
    const parts = [
      { since: 3, count: 16_000 },
      { since: 2, count: 62_000 },
      { since: 1, count: 250_000 },
    ]
    const wayOf = (count: number, newest = parts) =>
      choose({ grams: ['赟铄'] }, { 赟铄: count }, { newest }).way
    expect(wayOf(1_100)).toEqual({ by: 'gather', newest: parts.slice(0), isAll: false })
    expect(wayOf(740)).toEqual({ by: 'gather', newest: parts.slice(1), isAll: false })
    expect(wayOf(120)).toEqual({ by: 'gather', newest: parts.slice(2), isAll: false })
    expect(wayOf(60)).toEqual({ by: 'gather', newest: [], isAll: false })
    expect(wayOf(1_100, [])).toEqual({ by: 'gather', newest: [], isAll: false })
    // From the second part's beginning on nothing can be missing there.
    const since = choose({ grams: ['赟铄'] }, { 赟铄: 60 }, { newest: parts, floor: 2 }).way
    expect(since).toEqual({ by: 'gather', newest: [parts[1]], isAll: true })
    expect(choose({ grams: ['赟铄'] }, { 赟铄: 1_100 }, { newest: parts, floor: 2 }).way).toEqual({
      by: 'gather',
      newest: parts.slice(0, 2),
      isAll: true,
    })
    const both = { 股份: 20_000, province: 40_000 }
    const [one, two] = [{ grams: ['股份'] }, { grams: ['股份'], filters: ['province'] }]
    expect(choose(one, both, { newest: parts, byTitles: true }).way).toMatchObject({
      afterWalk: expect.any(Number),
    })
    expect(choose(two, both, { newest: parts }).way).toEqual({
      by: 'gather',
      newest: parts.slice(0),
      isAll: false,
    })
  })

  it('never walks further than it may', () => {
    expect(choose({ grams: ['工程'] }, { 工程: 700_000 }, { longest: 5 }).way).toEqual({
      by: 'gather',
      newest: [],
      isAll: false,
    })
    expect(choose({ grams: ['工程'] }, { 工程: 700_000 }, { longest: 20 }).way).toEqual({
      by: 'gather',
      afterWalk: 20,
      newest: [],
      isAll: false,
    })
  })
})
