import type { AnyValue } from './column'
import type { Filter } from './filter'
import type { RecordKind } from './kind'
import type { StoredRecord } from './record'

const NOT_SEARCHED = /[\p{P}\p{S}\p{Z}\p{C}]/gu
// Han characters that are their own normal form, as nearly every title is made of nothing else.
const PLAIN = /^[\u4e00-\u9fff]*$/

/** A title or keyword as it is compared: one width, one case, no punctuation or spaces (VAL-06). */
export const searchForm = (text: string): string =>
  PLAIN.test(text) ? text : text.normalize('NFKC').toLowerCase().replace(NOT_SEARCHED, '').normalize('NFKC')

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
    case 'match':
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

/** Whether all the values chosen in a head filter are wanted, not any of them. */
const wantsAll = (
  kind: RecordKind,
  filter: Filter,
  filters: Readonly<Record<string, readonly string[]>>,
): boolean =>
  kind.filters.some((f) => f.type === 'match' && f.of === filter.key && filters[f.key]?.includes('all'))

/**
 * The token conditions of the chosen filters (VAL-06): every group must be met, by any one of its tokens.
 * Heads and tails of one column combine (D110 with A asks for D110A); where all heads are wanted, each makes a
 * group of its own.
 */
export const tokenGroups = (
  kind: RecordKind,
  filters: Readonly<Record<string, readonly string[]>>,
): string[][] => {
  const chosenIn = (filter: Filter) => filters[filter.key] ?? []
  const chosenBeside = (filter: Filter, type: 'head' | 'tail') =>
    kind.filters.filter((f) => f.type === type && f.column === filter.column).flatMap(chosenIn)
  const groupsOf = (filter: Filter): ReadonlyArray<readonly string[]> => {
    const values = chosenIn(filter)
    switch (filter.type) {
      case 'range':
      case 'match':
        return []
      case 'head': {
        const tails = chosenBeside(filter, 'tail')
        const graded = values.map((v) => (tails.length > 0 ? tails.map((t) => `${v}${t}`) : [v]))
        return wantsAll(kind, filter, filters) ? graded : [graded.flat()]
      }
      case 'tail':
        return chosenBeside(filter, 'head').length > 0 ? [] : [values]
      default:
        return [values]
    }
  }
  return kind.filters.flatMap((filter) =>
    groupsOf(filter)
      .filter((group) => group.length > 0)
      .map((group) => group.map((value) => filterToken(filter, value))),
  )
}
