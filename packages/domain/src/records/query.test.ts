import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayOf } from '../formatting'
import { PAGE_SIZES } from '../pager'
import {
  company,
  comparableFen,
  EMPTY_QUERY,
  type Filter,
  KINDS,
  MAX_OFFSET,
  MAX_VALUES,
  problemsOf,
  queryFromUrl,
  type RangePreset,
  type RecordKind,
  type RecordQuery,
  rangesOf,
  takesMany,
  tender,
  toggled,
  urlOfQuery,
  valueIsRight,
  withFilter,
} from './index'

const NOW = 1_795_000_000_000

const valueFor = (filter: Filter): fc.Arbitrary<string> => {
  switch (filter.type) {
    case 'region':
      return fc.stringMatching(/^\d{6}$/)
    case 'reference':
      return fc.stringMatching(/^[0-9A-Za-z-]{1,64}$/)
    case 'range': {
      const bound =
        filter.of === 'date'
          ? fc.integer({ min: -9000, max: 9000 }).map((d) => addDays('2026-11-20', d))
          : fc.integer({ min: 0, max: 10 ** 12 }).map(String)
      const open = fc.tuple(fc.option(bound, { nil: '' }), bound).map(([a, b]) => `${a}~${b}`)
      return fc.oneof(fc.constantFrom(...filter.presets.map((p) => p.value)), open)
    }
    default:
      return fc.constantFrom(...filter.options.map((o) => o.value))
  }
}

const filtersOf = (kind: RecordKind) =>
  fc.record(
    Object.fromEntries(
      kind.filters.map((f) => [
        f.key,
        fc.uniqueArray(valueFor(f), { minLength: 1, maxLength: takesMany(f) ? 4 : 1 }).map((v) => v.sort()),
      ]),
    ),
    { requiredKeys: [] },
  )

/** Every query that may be asked, as queryFromUrl would give it. */
const queryOf = (kind: RecordKind): fc.Arbitrary<RecordQuery> =>
  fc
    .record({
      keyword: fc.option(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 15 })),
      filters: filtersOf(kind),
      sort: fc.option(fc.constantFrom(...kind.sorts.slice(1).map((s) => s.key))),
      pageNum: fc.integer({ min: 1, max: 100 }),
      pageSize: fc.constantFrom(...PAGE_SIZES),
    })
    .map(({ keyword, sort, ...query }) => ({
      ...(keyword?.trim() && { keyword: keyword.trim() }),
      ...query,
      filters: query.filters as RecordQuery['filters'],
      ...(sort && { sort }),
    }))

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '%',
    '%E4%',
    '\ud800',
    "'; drop table",
    '__proto__',
    'constructor',
    '~',
    '1~2~3',
    'a'.repeat(2000),
  ),
)

describe('query and address', () => {
  for (const kind of KINDS)
    it(`NAV-13 ${kind.kind}: a query survives its address`, () => {
      fc.assert(
        fc.property(queryOf(kind), (query) => {
          expect(problemsOf(kind, query)).toEqual([])
          expect(queryFromUrl(kind, urlOfQuery(kind, query), query.pageNum)).toEqual(query)
        }),
      )
    })

  it('NAV-13 any query string gives a query that may be run, and one address', () => {
    const keys = fc.constantFrom(...company.filters.map((f) => f.key), 'q', 'sort', 'size', '__proto__')
    const values = fc.oneof(hostile, ...company.filters.map(valueFor), fc.constant('active,revoked,active'))
    const search = fc
      .array(fc.tuple(keys, values))
      .map((pairs) => `?${pairs.map((p) => p.join('=')).join('&')}`)
    fc.assert(
      fc.property(search, (text) => {
        const query = queryFromUrl(company, text)
        expect(problemsOf(company, query)).toEqual([])
        const address = urlOfQuery(company, query)
        expect(urlOfQuery(company, queryFromUrl(company, address))).toBe(address)
      }),
      { numRuns: 300 },
    )
  })

  it('NAV-13 an old link loses what is no longer known, and a second value where one is taken', () => {
    expect(queryFromUrl(company, '?status=active,revoked&size=11&sort=none&x=1&q=%20%20')).toEqual({
      ...EMPTY_QUERY,
      filters: { status: ['active'] },
    })
    expect(queryFromUrl(tender, 'type=building,nothing,power').filters).toEqual({
      type: ['building', 'power'],
    })
  })

  it('NAV-13 the usual order, size and page stand in no address; equal queries have one', () => {
    expect(urlOfQuery(company, { ...EMPTY_QUERY, sort: 'latest', pageNum: 7 })).toBe('')
    const a = withFilter(withFilter(EMPTY_QUERY, 'type', ['power', 'building']), 'region', ['500000'])
    const b = withFilter(withFilter(EMPTY_QUERY, 'region', ['500000']), 'type', ['building', 'power'])
    expect(urlOfQuery(tender, a)).toBe(urlOfQuery(tender, b))
  })
})

describe('problems', () => {
  const fieldsOf = (query: Partial<RecordQuery>) =>
    problemsOf(company, { ...EMPTY_QUERY, ...query }).map((p) => p.field)

  it('VAL-05 page sizes are those of the pager, and only those', () => {
    for (const pageSize of PAGE_SIZES) expect(fieldsOf({ pageSize })).toEqual([])
    for (const pageSize of [0, 1, 11, 101, Number.NaN]) expect(fieldsOf({ pageSize })).toEqual(['pageSize'])
  })

  it('VAL-05 pages are counted from 1 to the 10,000th record', () => {
    for (const pageNum of [0, -1, 1.5, Number.NaN]) expect(fieldsOf({ pageNum })).toEqual(['pageNum'])
    expect(fieldsOf({ pageNum: MAX_OFFSET / 10 })).toEqual([])
    expect(fieldsOf({ pageNum: MAX_OFFSET / 10 + 1 })).toEqual(['pageNum'])
    expect(fieldsOf({ pageNum: 100, pageSize: 100 })).toEqual([])
    expect(fieldsOf({ pageNum: 101, pageSize: 100 })).toEqual(['pageNum'])
  })

  it('VAL-06 an unknown filter, sort or value is named', () => {
    expect(fieldsOf({ filters: { nothing: ['1'] }, sort: 'none' })).toEqual(['nothing', 'sort'])
    expect(fieldsOf({ filters: { status: ['active', 'revoked'] } })).toEqual(['status'])
    expect(fieldsOf({ filters: { status: ['deleted'] } })).toEqual(['status'])
    const all = company.filters.flatMap((f) => (f.type === 'head' ? f.options.map((o) => o.value) : []))
    expect(fieldsOf({ filters: { qualification: all.slice(0, MAX_VALUES) } })).toEqual([])
    expect(fieldsOf({ filters: { qualification: all.slice(0, MAX_VALUES + 1) } })).toEqual(['qualification'])
  })

  it('VAL-06 a bound is a number or a day that exists', () => {
    const [capital, won] = ['capital', 'won'].map(
      (key) => company.filters.find((f) => f.key === key) as Filter,
    )
    for (const value of ['1~2', '~2', '1~', 'lt500'])
      expect(valueIsRight(capital as Filter, value)).toBe(true)
    for (const value of ['~', '1', '1~2~3', '-1~', '1e3~', '1.5~', `${'9'.repeat(16)}~`, 'lt501'])
      expect(valueIsRight(capital as Filter, value)).toBe(false)
    for (const value of ['2026-02-28~', '7d']) expect(valueIsRight(won as Filter, value)).toBe(true)
    for (const value of ['2026-02-29~', '2026-13-01~', '0000-01-01~', '20260101~'])
      expect(valueIsRight(won as Filter, value)).toBe(false)
  })

  it('VAL-06 hostile values are refused, not run', () => {
    fc.assert(
      fc.property(hostile, fc.constantFrom(...company.filters), (value, filter) => {
        if (!valueIsRight(filter, value))
          expect(fieldsOf({ filters: { [filter.key]: [value] } })).toEqual([filter.key])
        else expect(value).toMatch(/^[0-9A-Za-z~-]+$/)
      }),
    )
  })

  it('VAL-05 choosing, letting go and replacing lead back to page 1', () => {
    const third = { ...EMPTY_QUERY, pageNum: 3 }
    const one = toggled(tender, third, 'type', 'power')
    expect(one).toMatchObject({ pageNum: 1, filters: { type: ['power'] } })
    expect(toggled(tender, one, 'type', 'building').filters).toEqual({ type: ['power', 'building'] })
    expect(toggled(tender, one, 'type', 'power').filters).toEqual({})
    const notice = toggled(tender, one, 'notice', 'award')
    expect(toggled(tender, notice, 'notice', 'change').filters.notice).toEqual(['change'])
    expect(toggled(tender, one, 'nothing', 'x')).toBe(one)
  })
})

describe('ranges', () => {
  const today = dayOf(NOW)
  it('VAL-07 a preset of days runs from its day, that day included', () => {
    expect(rangesOf(company, { won: ['7d'] }, NOW)).toEqual([
      { column: 'latestWinOn', of: 'date', min: addDays(today, -7) },
    ])
  })

  it('VAL-08 presets and own bounds of amounts are in fen, both included', () => {
    expect(rangesOf(company, { capital: ['500to1000'] }, NOW)).toMatchObject([
      { min: 500_000_000, max: 999_999_999 },
    ])
    expect(rangesOf(company, { capital: ['~5'] }, NOW)).toEqual([
      { column: 'capital', of: 'fen', min: undefined, max: 5 },
    ])
    expect(rangesOf(company, { status: ['active'] }, NOW)).toEqual([])
  })

  it('VAL-08 the presets of an amount meet without a gap', () => {
    for (const kind of [company, tender])
      for (const filter of kind.filters)
        if (filter.type === 'range' && filter.of === 'fen')
          filter.presets.slice(1).forEach((preset, i) => {
            const before = filter.presets[i] as RangePreset
            expect((preset as RangePreset).min).toBe((before.max ?? Number.NaN) + 1)
          })
  })

  it('VAL-08 amounts of other currencies are not compared', () => {
    const column = { key: 'capital', currency: 'capitalCurrency' }
    expect(comparableFen(column, { capital: 5, capitalCurrency: 'CNY' })).toBe(5)
    expect(comparableFen(column, { capital: 5, capitalCurrency: null })).toBe(5)
    expect(comparableFen(column, { capital: 5, capitalCurrency: 'USD' })).toBeNull()
    expect(comparableFen({ key: 'capital' }, { capital: 5, capitalCurrency: 'USD' })).toBe(5)
    expect(comparableFen(column, {})).toBeNull()
  })
})
