import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  buildTokenGroups,
  buildTokens,
  company,
  KINDS,
  normaliseForSearch,
  person,
  splitBigrams,
  tender,
} from '../index'

const matches = (tokens: readonly string[], groups: readonly (readonly string[])[]) =>
  groups.every((group) => group.some((token) => tokens.includes(token)))

const filterTokens = (tokens: readonly string[]) => tokens.filter((t) => t.startsWith(':'))

// Characters that become several, that depend on their neighbours, or that no name should contain.
const ODD = [
  'ﬀ',
  '㍿',
  '⑪',
  'Σ',
  'İ',
  'ß',
  'e',
  '\u0301',
  '\u200d',
  '\ud842',
  '\udfb7',
  '😀',
  '𠮷',
  '；',
  '\u0000',
]
const oddText = (maxLength: number) =>
  fc.array(fc.constantFrom(...ODD, ...'建设Ａａ１ （-:%_'), { maxLength }).map((chars) => chars.join(''))

describe('search form', () => {
  it('VAL-06 width, case, spaces and punctuation do not matter', () => {
    expect(normaliseForSearch('重庆（渝北） ＡＢＣ建设')).toBe('重庆渝北abc建设')
    expect(normaliseForSearch('１２３－ａＢ')).toBe('123ab')
    expect(normaliseForSearch('第⑪标段㍿')).toBe('第11标段株式会社')
    expect(normaliseForSearch('𠮷野·家')).toBe('𠮷野家')
    expect(normaliseForSearch('e\u0301')).toBe('é')
    expect(normaliseForSearch('e-\u0301')).toBe('é')
  })

  it('VAL-06 a text of only punctuation, spaces or control characters has an empty form', () => {
    for (const text of [
      '',
      ' \u3000\t',
      `'%_\\"`,
      '😀',
      '\u0000\u200b\u200d',
      '\ud800',
      '¥+=<>|~',
      '（）：；',
    ])
      expect(normaliseForSearch(text), text).toBe('')
  })

  it('VAL-06 the form is idempotent, and contains no punctuation, space or control character', () => {
    // Any code points, including lone surrogates; fc.string takes a second to initialise for these.
    const any = fc.array(fc.nat(0x10ffff), { maxLength: 8 }).map((points) => String.fromCodePoint(...points))
    const text = fc.oneof(any, oddText(8))
    fc.assert(
      fc.property(text, (written) => {
        const form = normaliseForSearch(written)
        expect(normaliseForSearch(form)).toBe(form)
        expect(/[\p{P}\p{S}\p{Z}\p{C}]/u.test(form)).toBe(false)
      }),
    )
  })
})

describe('pairs', () => {
  it('VAL-06 repeated and short texts have the expected pairs', () => {
    expect(splitBigrams('重庆渝北')).toEqual(['重庆', '庆渝', '渝北'])
    expect(splitBigrams('建建建建')).toEqual(['建建'])
    expect(splitBigrams('建')).toEqual([])
    expect(splitBigrams('')).toEqual([])
    expect(splitBigrams('𠮷野家')).toEqual(['𠮷野', '野家'])
    expect(splitBigrams('建（设')).toEqual(['建设'])
  })

  it('VAL-06 the pairs of a keyword are among those of every title that contains it', () => {
    fc.assert(
      fc.property(oddText(5), oddText(5), oddText(5), (before, keyword, after) => {
        const title = `${normaliseForSearch(before)}${normaliseForSearch(keyword)}${normaliseForSearch(after)}`
        fc.pre(normaliseForSearch(title).includes(normaliseForSearch(keyword)))
        const grams = new Set(splitBigrams(title))
        for (const gram of splitBigrams(keyword)) expect(grams).toContain(gram)
      }),
    )
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
    ).toEqual([
      '重庆',
      '庆渝',
      '渝北',
      '北',
      ':region:500000',
      ':region:500100',
      ':region:500112',
      ':qualification:D110A',
      ':qualification:D110',
      ':qualification:D203',
      ':grade:A',
      ':status:active',
    ])
  })

  it('VAL-06 every character of a title starts one of its tokens', () => {
    for (const name of ['建', '建设', '建建', '𠮷野家 建设（集团）'])
      for (const char of normaliseForSearch(name))
        expect(buildTokens(company, { id: 'a', name }).some((token) => token.startsWith(char))).toBe(true)
    expect(buildTokens(company, { id: 'a', name: '建' })).toEqual(['建'])
  })

  it('VAL-06 a record without a title or values has none', () => {
    for (const name of ['', null, '（）'])
      expect(buildTokens(company, { id: 'a', name, region: '', status: '', qualificationCodes: [] })).toEqual(
        [],
      )
    expect(buildTokens(company, { id: 'a' })).toEqual([])
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

  it('VAL-06 no title contains the token of a filter', () => {
    const titles = fc.oneof(
      oddText(8),
      fc.constantFrom(':region:500000', 'status:active', '：region：500000', ':q', 're'),
    )
    fc.assert(
      fc.property(titles, (name) => {
        expect(filterTokens(buildTokens(company, { id: 'a', name }))).toEqual([])
      }),
    )
  })
})

describe('what filters ask for', () => {
  it('VAL-06 nothing chosen asks for nothing; ranges and unknown filters ask for no tokens', () => {
    expect(buildTokenGroups(company, {})).toEqual([])
    expect(
      buildTokenGroups(company, { region: [], capital: ['lt500'], won: ['7d'], nothing: ['1'] }),
    ).toEqual([])
  })

  it('VAL-06 each filter asks for one of its values, by its own tokens', () => {
    expect(
      buildTokenGroups(tender, { type: ['power', 'water'], region: ['500000'], owner: ['c-1'] }),
    ).toEqual([[':region:500000'], [':type:power', ':type:water'], [':owner:c-1']])
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

  it('VAL-06 a region is found by itself and its parents', () => {
    const tokens = buildTokens(company, { id: 'a', name: '甲', region: '320583' })
    const found = (region: string) => matches(tokens, buildTokenGroups(company, { region: [region] }))
    expect(['320000', '320500', '320583'].map(found)).toEqual([true, true, true])
    expect(['330000', '320600', '320581'].map(found)).toEqual([false, false, false])
    expect(filterTokens(buildTokens(company, { id: 'a', region: '500000' }))).toEqual([':region:500000'])
  })

  it('VAL-06 heads without grades and references are found by their value', () => {
    const tokens = buildTokens(person, { id: 'p', name: '陈', companyId: 'c-1', registrationCodes: ['R101'] })
    const found = (filters: Record<string, string[]>) => matches(tokens, buildTokenGroups(person, filters))
    expect(found({ company: ['c-1'], registration: ['R101', 'R102'] })).toBe(true)
    expect(found({ company: ['c-2'] })).toBe(false)
    const won = buildTokens(tender, { id: 't', engineeringName: '桥', winnerIds: ['c-1', 'c-2'] })
    expect(matches(won, buildTokenGroups(tender, { winner: ['c-2'] }))).toBe(true)
  })
})

describe('heads and tails', () => {
  const record = (qualificationCodes: string[]) => buildTokens(company, { id: 'a', qualificationCodes })

  it('VAL-06 combine: D110 with A asks for one tag D110A, not D110 here and A there', () => {
    const asked = buildTokenGroups(company, { qualification: ['D110'], grade: ['A'] })
    expect(asked).toEqual([[':qualification:D110A']])
    expect(matches(record(['D110A']), asked)).toBe(true)
    expect(matches(record(['D110B', 'D101A']), asked)).toBe(false)
    expect(matches(record(['D110']), asked)).toBe(false)
  })

  it('VAL-06 combine each with each', () => {
    expect(buildTokenGroups(company, { qualification: ['D110', 'D202'], grade: ['A', 'B'] })).toEqual([
      [':qualification:D110A', ':qualification:D110B', ':qualification:D202A', ':qualification:D202B'],
    ])
  })

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

  it('VAL-06 a head alone takes every grade and none', () => {
    const asked = buildTokenGroups(company, { qualification: ['D203'], grade: [] })
    expect(asked).toEqual([[':qualification:D203']])
    for (const tag of ['D203', 'D203A']) expect(matches(record([tag]), asked)).toBe(true)
    expect(matches(record(['D204']), asked)).toBe(false)
  })

  it('VAL-06 a tail alone takes every head that has it', () => {
    const asked = buildTokenGroups(company, { qualification: [], grade: ['B'] })
    expect(asked).toEqual([[':grade:B']])
    expect(matches(record(['D203']), asked)).toBe(false)
    expect(matches(record(['D203', 'D101B']), asked)).toBe(true)
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
