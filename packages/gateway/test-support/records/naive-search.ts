import { addDays, dayOf } from '@zhushutong/domain/formatting'
import { parentName } from '@zhushutong/domain/identity'
import {
  BRANCH_ENDINGS,
  type Filter,
  findDoubts,
  LEGAL_FORMS,
  normaliseForSearch,
  OPEN_FIRST,
  RELEVANCE,
  type RecordKind,
  type StoredRecord,
  type SynonymTable,
  withoutDoubts,
  writeNumerals,
} from '@zhushutong/domain/records'
import type { SearchRequest } from '../../src/records'
import { brandStart } from '../../src/records/pinyin/pinyin'
import { simplifiedForms } from '../../src/records/search/simplified'

/** The search implemented without a database: the reference for comparisons. */

const values = (record: StoredRecord, column: string): string[] => {
  const value = record[column] ?? []
  return (Array.isArray(value) ? value : [value]).map(String)
}

const inRegion = (code: string, wanted: string) =>
  wanted.endsWith('0000')
    ? code.startsWith(wanted.slice(0, 2))
    : wanted.endsWith('00')
      ? code.startsWith(wanted.slice(0, 4))
      : code === wanted

const isForeign = (kind: RecordKind, record: StoredRecord, key: string) => {
  const column = kind.columns.find((c) => c.key === key)
  return (
    column?.type === 'fen' && column.currency !== undefined && (record[column.currency] ?? 'CNY') !== 'CNY'
  )
}

/** True when a record has an entry in days that have an end, regardless of later entries. */
const hasEntry = (
  { column, day, where, matches }: NonNullable<Extract<Filter, { type: 'range' }>['newestOf']>,
  record: StoredRecord,
  chosen: string,
): boolean => {
  const [from = '', to = ''] = chosen.split('~')
  const entries = (record[column] ?? []) as readonly Readonly<Record<string, string | null>>[]
  return entries.some((entry) => {
    const on = entry[day] ?? ''
    const isMeant = where.values.includes(entry[where.key] ?? '')
    const isNamed = !matches || new RegExp(matches.pattern).test(entry[matches.key] ?? '')
    return isMeant && isNamed && on !== '' && on >= from && on <= to
  })
}

const inRange = (
  kind: RecordKind,
  filter: Extract<Filter, { type: 'range' }>,
  record: StoredRecord,
  chosen: string,
  now: number,
) => {
  const stored = record[filter.column] ?? null
  if (stored === null || isForeign(kind, record, filter.column)) return false
  const isTime = filter.of === 'date' && typeof stored === 'number'
  const value = isTime ? dayOf(stored) : stored
  const preset = filter.presets.find((p) => p.value === chosen)
  const today = dayOf(now)
  if (preset?.past) return isTime ? stored < now : String(value) < today
  if (preset?.from !== undefined) return String(value) >= addDays(today, preset.from)
  if (preset?.days !== undefined) {
    const other = addDays(today, -preset.days)
    if (preset.days >= 0) return String(value) >= other
    return (isTime ? stored >= now : String(value) >= today) && String(value) <= other
  }
  if (!preset && filter.newestOf && !chosen.endsWith('~')) return hasEntry(filter.newestOf, record, chosen)
  const [min, max] = preset ? [preset.min ?? '', preset.max ?? ''] : chosen.split('~')
  const compared = filter.of === 'date' ? String(value) : Number(value)
  const bound = (text: string | number | undefined) => (filter.of === 'date' ? String(text) : Number(text))
  return (min === '' || compared >= bound(min)) && (max === '' || compared <= bound(max))
}

const meets = (
  kind: RecordKind,
  filter: Filter,
  request: SearchRequest,
  record: StoredRecord,
  now: number,
) => {
  const chosen = request.filters[filter.key] ?? []
  if (chosen.length === 0) return true
  const held = values(record, filter.column)
  const partner = (type: 'head' | 'tail') =>
    kind.filters.find((f) => f.type === type && f.column === filter.column)?.key ?? ''
  switch (filter.type) {
    case 'region':
      return chosen.some((code) => held.some((h) => inRegion(h, code)))
    case 'range':
      return inRange(kind, filter, record, chosen[0] as string, now)
    case 'match':
      return true
    case 'head': {
      const tails = request.filters[partner('tail')] ?? []
      const holds = (head: string) =>
        held.some((tag) => tag.startsWith(head) && (tails.length === 0 || tails.includes(tag.slice(4))))
      const match = kind.filters.find((f) => f.type === 'match' && f.of === filter.key)?.key ?? ''
      return request.filters[match]?.[0] === 'all' ? chosen.every(holds) : chosen.some(holds)
    }
    case 'tail':
      return (
        (request.filters[partner('head')] ?? []).length > 0 ||
        held.some((tag) => chosen.includes(tag.slice(4)))
      )
    default:
      return chosen.some((value) => held.includes(value))
  }
}

const keywordFilter = (
  kind: RecordKind,
  records: readonly StoredRecord[],
  keyword: string,
  synonyms: SynonymTable,
) => {
  const key = kind.exactKey
  const plain = keyword.normalize('NFKC').replace(/\s/g, '')
  const keys = [keyword.trim(), keyword.trim().toUpperCase(), plain, plain.toUpperCase()]
  // The word "null" must not match records without a code.
  const isKey = (record: StoredRecord) => keys.includes(String(record[key ?? ''] ?? ''))
  if (keyword.trim() !== '' && records.some(isKey)) return isKey
  const form = normaliseForSearch(keyword)
  const title = (record: StoredRecord) => normaliseForSearch(String(record[kind.title]))
  if (keyword.trim() === '') return () => true
  if (form === '') return () => false
  if (kind.keyword === 'whole') return (record: StoredRecord) => formsOf(form).includes(title(record))
  const wanted = wordsIn(keyword).map((word) =>
    formsOf(word).flatMap((text) => [text, ...(synonyms.get(text) ?? [])]),
  )
  return (record: StoredRecord) => wanted.every((forms) => forms.some((text) => title(record).includes(text)))
}

const wordsIn = (keyword: string): string[] => {
  const words = keyword.normalize('NFKC').split(/\s+/).map(normaliseForSearch).filter(Boolean)
  return words.some((word) => [...word].length === 1) ? [normaliseForSearch(keyword)] : words
}

/** A text as typed, in simplified characters, and with numerals. */
const formsOf = (text: string): string[] => {
  const forms = [text, ...simplifiedForms(text).map(normaliseForSearch)]
  return [...forms, ...forms.map(writeNumerals)]
}

/** The rank of a title for a keyword, implemented directly from the rule (FND-01). */
const rankOf = (kind: RecordKind, title: string, keyword: string): number => {
  const wholes = formsOf(normaliseForSearch(keyword))
  const isOne = (texts: readonly string[]) => texts.includes(title)
  const begins = (text: string) =>
    title.startsWith(text) ||
    (kind.suggests === true && [...title].slice(brandStart(title)).join('').startsWith(text))
  if (isOne(wholes)) return 0
  const fits = () => {
    if (isOne(wholes.flatMap((whole) => LEGAL_FORMS.map((legal) => whole.replace(/公司$/, '') + legal))))
      return 2
    if (wholes.some(begins)) return 4
    const words = wordsIn(keyword)
    if (wholes.some((whole) => title.includes(whole)) || (words.length > 1 && words.some(begins))) return 6
    return 8
  }
  const isBranch = BRANCH_ENDINGS.includes([...title].slice(-3).join(''))
  return fits() + (isBranch || parentName(title) !== null ? 1 : 0)
}

export function naiveSearch(
  kind: RecordKind,
  records: readonly StoredRecord[],
  request: SearchRequest,
  now: number,
  synonyms: SynonymTable = new Map(),
): StoredRecord[] {
  const sort = kind.sorts.find((s) => s.key === request.sort) ?? kind.sorts[0]
  if (!sort) throw new Error('no sort')
  const sign = sort.direction === 'desc' ? -1 : 1
  const comparedOf = (record: StoredRecord) =>
    isForeign(kind, record, sort.column) ? null : ((record[sort.column] ?? null) as string | number | null)
  const { keyword = '' } = request
  const isCode = records.some(
    (record) => kind.exactKey && record[kind.exactKey] === keyword.trim().toUpperCase(),
  )
  const isRanked =
    kind.keyword === 'words' &&
    normaliseForSearch(keyword) !== '' &&
    !isCode &&
    (request.sort === undefined || request.sort === RELEVANCE.key)
  const ranks = new Map<string, number>()
  const rankIn = (record: StoredRecord): number => {
    if (!isRanked) return 0
    const title = normaliseForSearch(String(record[kind.title]))
    const rank = ranks.get(title) ?? rankOf(kind, title, keyword)
    ranks.set(title, rank)
    return rank
  }
  const isOver = (record: StoredRecord): number => {
    const end = kind.expiresOn && record[kind.expiresOn]
    return request.sort !== OPEN_FIRST.key || (typeof end === 'number' && end >= now) ? 0 : 1
  }
  const byKeyword = keywordFilter(kind, records, request.keyword ?? '', synonyms)
  const trusted = (record: StoredRecord) => withoutDoubts(record, findDoubts(kind, record, now))
  return records
    .filter((record) => {
      const seen = trusted(record)
      return byKeyword(record) && kind.filters.every((f) => meets(kind, f, request, seen, now))
    })
    .sort((a, b) => {
      if (rankIn(a) !== rankIn(b)) return rankIn(a) - rankIn(b)
      if (isOver(a) !== isOver(b)) return isOver(a) - isOver(b)
      const [x, y] = [comparedOf(trusted(a)), comparedOf(trusted(b))]
      if (x !== y && x !== null && y !== null) return x < y ? -sign : sign
      if (x !== y) return x === null ? 1 : -1
      return a.id < b.id ? -sign : sign
    })
}
