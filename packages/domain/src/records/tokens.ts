import type { AnyValue } from './column'
import type { Filter } from './filter'
import type { RecordKind } from './kind'
import type { StoredRecord } from './record'

const NOT_SEARCHED = /[\p{P}\p{S}\p{Z}\p{C}]/gu

/** A title or keyword as it is compared: one width, one case, no punctuation or spaces. */
export const searchForm = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(NOT_SEARCHED, '').normalize('NFKC')

const pairsOf = (chars: readonly string[]) => chars.slice(1).map((char, i) => `${chars[i]}${char}`)

/** The overlapping pairs of characters of a text in search form; none for fewer than two characters. */
export const bigramsOf = (text: string): string[] => [...new Set(pairsOf([...searchForm(text)]))]

// A colon never stands in a bigram (it is punctuation), so filter tokens and names cannot collide; standing
// in front, it keeps filter tokens out of the way of a search by the first letter of a bigram too.
const filterToken = (filter: Filter, value: string) => `:${filter.key}:${value}`

const regionLevels = (code: string) =>
  [...new Set([`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code])].filter((c) => /^\d{6}$/.test(c))

const asList = (value: AnyValue | undefined): string[] =>
  value === null || value === undefined
    ? []
    : Array.isArray(value)
      ? value.filter((v): v is string => typeof v === 'string')
      : [String(value)]

const tokensOfFilter = (filter: Filter, value: AnyValue | undefined): string[] => {
  const values = asList(value)
  switch (filter.type) {
    case 'region':
      return values.flatMap(regionLevels).map((code) => filterToken(filter, code))
    case 'options':
    case 'reference':
      return values.map((v) => filterToken(filter, v))
    case 'head':
      return values.flatMap((v) => [filterToken(filter, v), filterToken(filter, v.slice(0, 4))])
    case 'tail':
      return values.filter((v) => v.length > 4).map((v) => filterToken(filter, v.slice(4)))
    case 'range':
      return []
  }
}

/**
 * Every token under which a record is found: the bigrams of its title, its last character (so that every
 * character of it begins a token), and one or more a filter.
 */
export const tokensOf = (kind: RecordKind, record: StoredRecord): string[] => {
  const chars = [...searchForm(String(record[kind.title] ?? ''))]
  const ofFilters = kind.filters.flatMap((filter) => tokensOfFilter(filter, record[filter.column]))
  return [...new Set([...pairsOf(chars), ...chars.slice(-1), ...ofFilters])]
}

/**
 * The token conditions of the chosen filters: every group must be met, by any one of its tokens.
 * Heads and tails of one column combine (D110 with A asks for D110A).
 */
export const tokenGroups = (
  kind: RecordKind,
  filters: Readonly<Record<string, readonly string[]>>,
): string[][] => {
  const groups: string[][] = []
  for (const filter of kind.filters) {
    const values = filters[filter.key] ?? []
    if (values.length === 0 || filter.type === 'range') continue
    if (filter.type === 'head') {
      const tail = kind.filters.find((f) => f.type === 'tail' && f.column === filter.column)
      const tails = (tail && filters[tail.key]) ?? []
      const wanted = tails.length > 0 ? values.flatMap((v) => tails.map((t) => `${v}${t}`)) : values
      groups.push(wanted.map((v) => filterToken(filter, v)))
    } else if (filter.type === 'tail') {
      const head = kind.filters.find((f) => f.type === 'head' && f.column === filter.column)
      if (!head || (filters[head.key] ?? []).length === 0)
        groups.push(values.map((v) => filterToken(filter, v)))
    } else groups.push(values.map((v) => filterToken(filter, v)))
  }
  return groups
}
