import type { AnyValue } from './column'
import type { Filter } from './filter'
import type { RecordKind } from './kind'
import type { StoredRecord } from './record'

const NOT_SEARCHED = /[\p{P}\p{S}\p{Z}\p{C}]/gu

/** A title or keyword as it is compared: one width, one case, no punctuation or spaces (VAL-06). */
export const searchForm = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(NOT_SEARCHED, '').normalize('NFKC')

const pairsOf = (chars: readonly string[]) => chars.slice(1).map((char, i) => `${chars[i]}${char}`)

/** The overlapping pairs of characters of a text in search form; none for fewer than two (VAL-06). */
export const bigramsOf = (text: string): string[] => [...new Set(pairsOf([...searchForm(text)]))]

// A colon never stands in a bigram (it is punctuation), so filter tokens and names cannot collide; standing
// in front, it keeps filter tokens out of the way of a search by the first letter of a bigram too.
const filterToken = (filter: Filter, value: string) => `:${filter.key}:${value}`

const regionLevels = (code: string) =>
  /^\d{6}$/.test(code) ? [`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code] : []

const asList = (value: AnyValue | undefined): string[] =>
  (Array.isArray(value) ? value : [value]).filter((v) => typeof v === 'string' && v !== '')

// Letters behind the four of a head are its tail.
const HEAD = 4

const valuesToFind = (filter: Filter, values: readonly string[]): string[] => {
  switch (filter.type) {
    case 'region':
      return values.flatMap(regionLevels)
    case 'options':
    case 'reference':
      return [...values]
    case 'head':
      return values.flatMap((v) => [v, v.slice(0, HEAD)])
    case 'tail':
      return values.map((v) => v.slice(HEAD)).filter((tail) => tail !== '')
    case 'range':
      return []
  }
}

/**
 * Every token under which a record is found (VAL-06): the bigrams of its title, its last character (so that
 * every character of it begins a token), and one or more a filter.
 */
export const tokensOf = (kind: RecordKind, record: StoredRecord): string[] => {
  const chars = [...searchForm(String(record[kind.title] ?? ''))]
  const ofFilters = kind.filters.flatMap((filter) =>
    valuesToFind(filter, asList(record[filter.column])).map((value) => filterToken(filter, value)),
  )
  return [...new Set([...pairsOf(chars), ...chars.slice(-1), ...ofFilters])]
}

/**
 * The token conditions of the chosen filters (VAL-06): every group must be met, by any one of its tokens.
 * Heads and tails of one column combine (D110 with A asks for D110A).
 */
export const tokenGroups = (
  kind: RecordKind,
  filters: Readonly<Record<string, readonly string[]>>,
): string[][] => {
  const chosenIn = (filter: Filter) => filters[filter.key] ?? []
  const chosenBeside = (filter: Filter, type: 'head' | 'tail') =>
    kind.filters.filter((f) => f.type === type && f.column === filter.column).flatMap(chosenIn)
  const wanted = (filter: Filter): readonly string[] => {
    const values = chosenIn(filter)
    switch (filter.type) {
      case 'range':
        return []
      case 'head': {
        const tails = chosenBeside(filter, 'tail')
        return tails.length > 0 ? values.flatMap((v) => tails.map((t) => `${v}${t}`)) : values
      }
      case 'tail':
        return chosenBeside(filter, 'head').length > 0 ? [] : values
      default:
        return values
    }
  }
  return kind.filters
    .map((filter) => wanted(filter).map((value) => filterToken(filter, value)))
    .filter((group) => group.length > 0)
}
