import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../formatting'
import { PAGE_SIZES, type PageSize } from '../../paging'
import {
  checkQuery,
  company,
  EMPTY_QUERY,
  type Filter,
  formatQueryUrl,
  isMultiValue,
  KINDS,
  parseQueryUrl,
  person,
  type RecordKind,
  type RecordQuery,
  sortsFor,
  tender,
} from '../index'

const valueFor = (filter: Filter): fc.Arbitrary<string> => {
  switch (filter.type) {
    case 'region':
      return fc.stringMatching(/^\d{6}$/)
    case 'reference':
      return filter.by === 'code'
        ? fc.stringMatching(/^[0-9号()[\],&=+#%?/ -]{1,64}$/).filter((code) => code === code.trim())
        : fc.stringMatching(/^[0-9A-Za-z-]{1,64}$/)
    case 'range': {
      const day = fc.integer({ min: -9000, max: 9000 }).map((d) => addDays('2026-11-20', d))
      const bound = filter.of === 'date' ? day : fc.nat(10 ** 12).map(String)
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
        fc
          .uniqueArray(valueFor(f), { minLength: 1, maxLength: isMultiValue(f) ? 4 : 1 })
          .map((v) => v.sort()),
      ]),
    ),
    { requiredKeys: [] },
  )

const KEYWORDS = fc
  .array(fc.constantFrom(...'渝北建设（）ＡＢ１aA09 +%&=#?,~/\\\'"<\u0000\u200d', '𠮷', '😀', 'é'), {
    maxLength: 15,
  })
  .map((chars) => chars.join('').trim())

/** Every valid query, as `parseQueryUrl` returns it. */
const queryOf = (kind: RecordKind): fc.Arbitrary<RecordQuery> =>
  fc
    .record({
      keyword: KEYWORDS,
      filters: filtersOf(kind),
      sort: fc.option(fc.constantFrom(...sortsFor(kind, { filters: {} }).map((s) => s.key))),
      pageNum: fc.integer({ min: 1, max: 100 }),
      pageSize: fc.constantFrom(...PAGE_SIZES),
    })
    .map(({ keyword, sort, filters: some, ...query }) => {
      const filters = some as RecordQuery['filters']
      const usual = sortsFor(kind, { keyword: keyword ?? undefined, filters })[0]?.key
      return { ...query, ...(keyword && { keyword }), filters, ...(sort && sort !== usual && { sort }) }
    })

const hostile = fc.oneof(
  fc.array(fc.nat(0x10ffff), { maxLength: 12 }).map((points) => String.fromCodePoint(...points)),
  fc.constantFrom('%', '%E4%', '\ud800', '%ED%A0%80', "'; drop table", '__proto__', '~', '1~2~3', '１０'),
  fc.constantFrom('a'.repeat(2000), '😀'.repeat(50), '=', '==', '+', '%2B', '%26', '%00'),
)

describe('a query and its address', () => {
  for (const kind of KINDS)
    it(`NAV-13 ${kind.kind}: a query survives its URL`, () => {
      fc.assert(
        fc.property(queryOf(kind), (query) => {
          expect(checkQuery(kind, query)).toEqual([])
          expect(parseQueryUrl(kind, formatQueryUrl(kind, query), query.pageNum)).toEqual(query)
        }),
      )
    })

  it('NAV-13 equal queries have the same URL, whatever the order and repetition of values', () => {
    const shuffled = queryOf(tender).chain((query) => {
      const entries = Object.entries(query.filters).map(([key, values]) =>
        fc
          .shuffledSubarray([...values, ...values], { minLength: values.length * 2 })
          .map((v) => [key, v] as const),
      )
      return fc
        .tuple(...entries)
        .chain((all) => fc.shuffledSubarray(all, { minLength: all.length }))
        .map((all) => [query, { ...query, filters: Object.fromEntries(all) }] as const)
    })
    fc.assert(
      fc.property(shuffled, ([query, other]) => {
        expect(formatQueryUrl(tender, other)).toBe(formatQueryUrl(tender, query))
      }),
    )
  })

  it('NAV-13 any query string gives a valid query, with one URL', () => {
    const keys = fc.constantFrom(...company.filters.map((f) => f.key), 'q', 'sort', 'size', '__proto__', '')
    const values = fc.oneof(hostile, ...company.filters.map(valueFor), fc.constant('active,revoked,active'))
    const search = fc
      .array(fc.tuple(keys, values), { maxLength: 6 })
      .map((pairs) => `?${pairs.map((p) => p.join('=')).join('&')}`)
    fc.assert(
      fc.property(search, (text) => {
        const query = parseQueryUrl(company, text)
        expect(checkQuery(company, query)).toEqual([])
        const address = formatQueryUrl(company, query)
        expect(address).toMatch(/^(\?[\w=&%.!~*'()-]+(,[\w=&%.!~*'()-]+)*)?$/)
        expect(formatQueryUrl(company, parseQueryUrl(company, address))).toBe(address)
      }),
      { numRuns: 200 },
    )
  })
})

describe('reading an address', () => {
  const read = (search: string) => parseQueryUrl(company, search)

  it('NAV-13 a URL without a query is the default list', () => {
    for (const search of ['', '?', '&', '?&&', '?q', '?qq', '?q=', '?q=%20%20', '?=x']) {
      expect(read(search)).toEqual(EMPTY_QUERY)
      expect(Object.keys(read(search))).toEqual(['filters', 'pageNum', 'pageSize'])
    }
    expect(parseQueryUrl(company, '', 7)).toEqual({ ...EMPTY_QUERY, pageNum: 7 })
  })

  it('NAV-13 keyword, filters, order and size are read, with or without the question mark', () => {
    const wanted = {
      keyword: '渝北 建设',
      filters: { region: ['500000'], qualification: ['D110', 'D101'], capital: ['~5'] },
      sort: 'wins',
      pageNum: 1,
      pageSize: 20,
    }
    const search =
      'q=%E6%B8%9D%E5%8C%97+建设&region=500000&qualification=D110,D101&capital=~5&sort=wins&size=20'
    expect(read(search)).toEqual(wanted)
    expect(read(`?${search}`)).toEqual(wanted)
    expect(read(search.replaceAll(',', '%2C').replaceAll('region', 're%67ion'))).toEqual(wanted)
  })

  it('NAV-13 an old link loses unknown values, and a second value of a single-value filter', () => {
    const old = '?status=active,revoked&size=11&sort=none&x=wins&x=20&constructor=1&grade=Z&region=500112,50'
    expect(read(old)).toEqual({ ...EMPTY_QUERY, filters: { status: ['active'], region: ['500112'] } })
    expect(parseQueryUrl(tender, 'type=building,nothing,power,building').filters).toEqual({
      type: ['building', 'power'],
    })
    expect(read('?status=active&status=none').filters).toEqual({ status: ['active'] })
  })

  it('VAL-06 a keyword is unchanged except for lone surrogates', () => {
    const written: ReadonlyArray<readonly [string, string | undefined]> = [
      ['%F0%A0%AE%B7野', '𠮷野'],
      ['😀', '😀'],
      ['１２３', '１２３'],
      ['a%2Bb+c', 'a+b c'],
      ['a=b', 'a=b'],
      ['a?b', 'a?b'],
      ['100%', '100%'],
      ['100%+a', '100%+a'],
      ['%26', '&'],
      ['\ud800', undefined],
      ['a\udc00b', 'ab'],
    ]
    for (const [text, keyword] of written) expect(read(`q=${text}`).keyword, text).toBe(keyword)
  })
})

describe('writing an address', () => {
  it('NAV-13 default sort, size and page are not in the URL', () => {
    expect(formatQueryUrl(company, EMPTY_QUERY)).toBe('')
    expect(formatQueryUrl(company, { ...EMPTY_QUERY, sort: 'yearAmount', pageNum: 7, keyword: '' })).toBe('')
    expect(formatQueryUrl(company, { ...EMPTY_QUERY, filters: { region: [], status: [] } })).toBe('')
  })

  it('NAV-13 keyword, filters, sort and size come in this order', () => {
    const query = {
      keyword: ' 渝北&a=1 ',
      filters: { type: ['power', 'building'], region: ['500000'], owner: ['c-1'] },
      sort: 'amount',
      pageNum: 2,
      pageSize: 50,
    } as const
    expect(formatQueryUrl(tender, query)).toBe(
      '?q=%E6%B8%9D%E5%8C%97%26a%3D1&region=500000&type=building,power&owner=c-1&sort=amount&size=50',
    )
    expect(formatQueryUrl(person, { ...EMPTY_QUERY, pageSize: 20 })).toBe('?size=20')
  })

  it('NAV-13 invalid values are left out', () => {
    const wrong = {
      keyword: '\ud800',
      filters: { status: ['\udc00', 'a&b=c', 'active'], region: ['重庆'], nothing: ['1'], owner: ['c-1'] },
      sort: 'none&size=100',
      pageNum: 1,
      pageSize: 11 as PageSize,
    }
    expect(formatQueryUrl(company, wrong)).toBe('?status=active')
    expect(formatQueryUrl(company, { ...EMPTY_QUERY, keyword: '建'.repeat(50) })).toBe(
      `?q=${'%E5%BB%BA'.repeat(40)}`,
    )
  })
})
