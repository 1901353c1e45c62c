import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bigramsOf,
  company,
  type Filter,
  KINDS,
  person,
  searchForm,
  tender,
  titleHits,
  tokenGroups,
  tokensOf,
} from './index'

const matches = (tokens: readonly string[], groups: readonly (readonly string[])[]) =>
  groups.every((group) => group.some((token) => tokens.includes(token)))

const filterOf = (key: string) => company.filters.find((f) => f.key === key) as Filter

describe('search form', () => {
  it('VAL-06 width, case, spaces and punctuation do not tell names apart', () => {
    expect(searchForm('重庆（渝北） ＡＢＣ建设')).toBe('重庆渝北abc建设')
    expect(searchForm(`'%_\\" 😀\u0000\u200b`)).toBe('')
  })

  it('VAL-06 the form of a form is itself, and holds no punctuation, space or control character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const form = searchForm(text)
        expect(searchForm(form)).toBe(form)
        expect(form).not.toMatch(/[\p{P}\p{S}\p{Z}\p{C}]/u)
      }),
      { numRuns: 500 },
    )
  })

  it('VAL-06 repeated and short texts have the pairs they have', () => {
    expect(bigramsOf('建建建建')).toEqual(['建建'])
    expect(bigramsOf('建')).toEqual([])
    expect(bigramsOf('')).toEqual([])
    expect(bigramsOf('𠮷野家')).toEqual(['𠮷野', '野家'])
  })

  it('VAL-06 the pairs of a keyword are among those of every title that contains it', () => {
    const word = fc.string({ unit: 'grapheme', maxLength: 12 })
    fc.assert(
      fc.property(word, word, word, (before, keyword, after) => {
        const title = `${searchForm(before)}${searchForm(keyword)}${searchForm(after)}`
        fc.pre(searchForm(title).includes(searchForm(keyword)))
        const grams = new Set(bigramsOf(title))
        for (const gram of bigramsOf(keyword)) expect(grams).toContain(gram)
      }),
    )
  })
})

describe('tokens', () => {
  it('VAL-06 no title, however made, bears the token of a filter', () => {
    const titles = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(':region:500000', 'status:active', '：region：500000', ':q', 're'),
    )
    fc.assert(
      fc.property(titles, (title) => {
        for (const gram of bigramsOf(title)) expect(gram).not.toContain(':')
      }),
    )
    for (const kind of KINDS)
      for (const filter of kind.filters)
        for (const group of tokenGroups(kind, { [filter.key]: ['500000'] }))
          for (const token of group) expect(token.startsWith(`:${filter.key}:`)).toBe(true)
  })

  it('VAL-06 every character of a title begins one of its tokens', () => {
    for (const name of ['建', '建设', '𠮷野家 建设（集团）'])
      for (const char of searchForm(name))
        expect(tokensOf(company, { id: 'a', name }).some((token) => token.startsWith(char))).toBe(true)
    expect(tokensOf(company, { id: 'a', name: '' })).toEqual([])
  })

  it('VAL-06 tokens of different filters never meet', () => {
    for (const kind of KINDS) {
      const owners = new Map<string, string>()
      for (const filter of kind.filters) {
        const values = 'options' in filter ? filter.options.map((o) => o.value) : ['500000', 'a', 'A']
        for (const value of values)
          for (const token of tokenGroups(kind, { [filter.key]: [value] }).flat()) {
            expect(owners.get(token) ?? filter.key).toBe(filter.key)
            owners.set(token, filter.key)
          }
      }
    }
  })

  it('VAL-06 a region is found by itself and all above it', () => {
    const tokens = tokensOf(company, { id: 'a', name: '甲', region: '320583' })
    for (const region of ['320000', '320500', '320583'])
      expect(matches(tokens, tokenGroups(company, { region: [region] }))).toBe(true)
    for (const region of ['330000', '320600', '320581'])
      expect(matches(tokens, tokenGroups(company, { region: [region] }))).toBe(false)
  })

  it('VAL-06 head and tail combine: D110 with A asks for one tag D110A', () => {
    const record = (qualificationCodes: string[]) =>
      tokensOf(company, { id: 'a', name: '甲', qualificationCodes })
    const asked = tokenGroups(company, { qualification: ['D110'], grade: ['A'] })
    expect(matches(record(['D110A']), asked)).toBe(true)
    expect(matches(record(['D110B', 'D101A']), asked)).toBe(false)
    expect(matches(record(['D110']), asked)).toBe(false)
    const either = tokenGroups(company, { qualification: ['D110', 'D202'], grade: ['A'] })
    expect(matches(record(['D202A']), either)).toBe(true)
    expect(matches(record(['D202B']), either)).toBe(false)
  })

  it('VAL-06 a head alone takes every grade and none, a tail alone every head', () => {
    const record = (qualificationCodes: string[]) =>
      tokensOf(company, { id: 'a', name: '甲', qualificationCodes })
    const head = tokenGroups(company, { qualification: ['D203'] })
    for (const tag of ['D203', 'D203A']) expect(matches(record([tag]), head)).toBe(true)
    const tail = tokenGroups(company, { grade: ['B'] })
    expect(matches(record(['D203']), tail)).toBe(false)
    expect(matches(record(['D203', 'D101B']), tail)).toBe(true)
  })

  it('VAL-06 heads without grades and references are found by their value', () => {
    const tokens = tokensOf(person, { id: 'p', name: '陈', companyId: 'c-1', registrationCodes: ['R101'] })
    expect(matches(tokens, tokenGroups(person, { company: ['c-1'], registration: ['R101', 'R102'] }))).toBe(
      true,
    )
    expect(matches(tokens, tokenGroups(person, { company: ['c-2'] }))).toBe(false)
    const won = tokensOf(tender, { id: 't', engineeringName: '桥', winnerIds: ['c-1', 'c-2'] })
    expect(matches(won, tokenGroups(tender, { winner: ['c-2'] }))).toBe(true)
  })

  it('VAL-06 nothing chosen asks for nothing; ranges ask for no tokens', () => {
    expect(tokenGroups(company, {})).toEqual([])
    expect(tokenGroups(company, { region: [], capital: ['lt500'], won: ['7d'] })).toEqual([])
    expect(filterOf('capital').type).toBe('range')
  })
})

describe('hits', () => {
  it('VAL-06 hits are found as the search finds them, punctuation and width aside', () => {
    const marked = (title: string, keyword: string) =>
      titleHits(title, keyword).map(([from, to]) => title.slice(from, to))
    expect(marked('重庆（渝北）建设', '渝北建设')).toEqual(['渝北）建设'])
    expect(marked('ＡＢ建设ab建设', 'AB')).toEqual(['ＡＢ', 'ab'])
    expect(marked('建建建建', '建建')).toEqual(['建建', '建建'])
    expect(marked('𠮷野建设', '野建')).toEqual(['野建'])
    expect(marked('建设', '桥')).toEqual([])
    expect(titleHits('建设', ' %')).toEqual([])
  })

  it('VAL-06 hits lie inside the title, in order and apart', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 30 }),
        fc.string({ maxLength: 2 }),
        (title, keyword) => {
          let end = 0
          for (const [from, to] of titleHits(title, keyword)) {
            expect(from).toBeGreaterThanOrEqual(end)
            expect(to).toBeGreaterThan(from)
            end = to
          }
          expect(end).toBeLessThanOrEqual(title.length)
        },
      ),
    )
  })
})
