import type { AnyValue, StoredRecord } from '../catalogue/column'
import type { Filter } from '../catalogue/filter'
import type { RecordKind } from '../catalogue/kind'

const NOT_SEARCHED = /[\p{P}\p{S}\p{Z}\p{C}]/gu
// Han characters that are their own normal form: nearly all titles consist only of these.
const PLAIN = /^[\u4e00-\u9fff]*$/

/**
 * The normalised form of a title or keyword for comparing: half width, lower case, no punctuation or spaces (VAL-06).
 */
export function normaliseForSearch(text: string): string {
  return PLAIN.test(text)
    ? text
    : text.normalize('NFKC').toLowerCase().replace(NOT_SEARCHED, '').normalize('NFKC')
}

const pairsOf = (chars: readonly string[]) => chars.slice(1).map((char, i) => `${chars[i]}${char}`)

/** The overlapping pairs of characters of a text in search form; none for fewer than two. */
export function splitBigrams(text: string): string[] {
  return [...new Set(pairsOf([...normaliseForSearch(text)]))]
}

// A bigram never contains a colon (punctuation), so filter tokens and bigrams cannot collide; as a prefix it also
// keeps filter tokens out of prefix searches for the first letter of a bigram.
const filterToken = (filter: Filter, value: string) => `:${filter.key}:${value}`

const regionLevels = (code: string) =>
  /^\d{6}$/.test(code) ? [`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code] : []

const asList = (value: AnyValue | undefined): string[] =>
  (Array.isArray(value) ? value : [value]).filter((v) => typeof v === 'string' && v !== '')

// A head is four characters, the rest is the tail.
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
 * The tokens of a record, by which it is found: the bigrams of its title, its last character (so that every
 * character starts a token), and one or more per filter.
 */
export function buildTokens(kind: RecordKind, record: StoredRecord): string[] {
  const chars = [...normaliseForSearch(String(record[kind.title] ?? ''))]
  const ofFilters = kind.filters.flatMap((filter) =>
    valuesToFind(filter, asList(record[filter.column])).map((value) => filterToken(filter, value)),
  )
  return [...new Set([...pairsOf(chars), ...chars.slice(-1), ...ofFilters])]
}

/** True when all selected values of a head filter are required, instead of any. */
const requiresAll = (
  kind: RecordKind,
  filter: Filter,
  filters: Readonly<Record<string, readonly string[]>>,
): boolean =>
  kind.filters.some((f) => f.type === 'match' && f.of === filter.key && filters[f.key]?.includes('all'))

/**
 * The token conditions of the chosen filters: a record must match every group, by any token of the group.
 * Heads and tails of one column combine (D110 with A asks for D110A); if all heads are required, each becomes its own
 * group.
 */
export function buildTokenGroups(
  kind: RecordKind,
  filters: Readonly<Record<string, readonly string[]>>,
): string[][] {
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
        return requiresAll(kind, filter, filters) ? graded : [graded.flat()]
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
