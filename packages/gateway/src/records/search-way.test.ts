import { describe, expect, it } from 'vitest'
import type { Frequencies } from './frequency'
import { type ChoiceInput, choiceOf } from './search-way'
import type { TokenGroup } from './tsquery'

const MILLION = 1_000_000

const group = (token: string): TokenGroup => ({ tokens: [token] })

const counted = (counts: Readonly<Record<string, number>>, all = MILLION): Frequencies => ({
  all,
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
    ...more,
  })

describe('the choice of a way to search', () => {
  it('walks for what is frequent, a little further than expected, and counts by looking', () => {
    const choice = choose({ grams: ['工程'] }, { 工程: 700_000 })
    expect(choice.way).toEqual({ by: 'walk-then-gather', walk: 300 })
    expect(choice.countsByScan).toBe(true)
    expect(choose({ grams: ['园林'] }, { 园林: 20_000 }).way).toEqual({ by: 'walk-then-gather', walk: 1_650 })
  })

  it('gathers what is rare, and counts it by the index', () => {
    const choice = choose({ grams: ['赟铄'] }, { 赟铄: 740 })
    expect(choice).toEqual({ way: { by: 'gather' }, indexed: [group('赟铄')], countsByScan: false })
    expect(choose({ grams: ['龘靐'] }, {}).way).toEqual({ by: 'gather' })
  })

  it('gathers what is frequent by itself and rare together', () => {
    const counts = { 消防: 40_000, county: 600, active: 920_000 }
    const choice = choose({ grams: ['消防'], filters: ['county', 'active'] }, counts)
    expect(choice.way).toEqual({ by: 'gather' })
  })

  it('leaves out of the index what costs more to read there than it saves', () => {
    const counts = { 消防: 40_000, county: 600, active: 920_000 }
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
    expect(wayOf(false)).toEqual({ by: 'gather' })
    expect(wayOf(true)).toEqual({ by: 'walk-then-gather', walk: 12_693 })
  })

  it('walks further for a range that the sort does not go by', () => {
    const walkOf = (otherRanges: number) =>
      choose({ grams: ['建设'] }, { 建设: 330_000 }, { otherRanges, ranges: otherRanges, wanted: 101 }).way
    expect(walkOf(0)).toEqual({ by: 'walk-then-gather', walk: 919 })
    expect(walkOf(1)).toEqual({ by: 'walk-then-gather', walk: 3_673 })
  })

  it('walks first where nothing was ever counted, and only walks where no token is asked for', () => {
    const uncounted = choose({ grams: ['建设'] }, {}, { found: counted({}, 0) })
    expect(uncounted.way).toEqual({ by: 'walk-then-gather', walk: 30_000 })
    expect(choose({}, {}).way).toEqual({ by: 'walk' })
  })

  it('never walks further than it may', () => {
    expect(choose({ grams: ['工程'] }, { 工程: 700_000 }, { longest: 5 }).way).toEqual({ by: 'gather' })
    expect(choose({ grams: ['工程'] }, { 工程: 700_000 }, { longest: 20 }).way).toEqual({
      by: 'walk-then-gather',
      walk: 20,
    })
  })
})
