import {
  CATALOGUE,
  EMPTY_QUERY,
  findKind,
  MAX_KEYWORD,
  type RecordKind,
  type RecordQuery,
  type Sort,
} from '../../records'
import {
  buildCodeFilters,
  buildMatterFilters,
  buildOptionFilters,
  buildPlaceFilter,
  kindOfOption,
} from './choice-filters'
import type { ParsedQuestion } from './parse-question'
import { mergeFilters, type QueryPart, rangesOf } from './query-part'
import {
  buildAmountFilter,
  buildCountFilter,
  buildOpenFilter,
  buildPeriodFilter,
  buildRangeFilter,
} from './range-filters'
import { MATTERS, type Order, SORTS_BY_ORDER, SUBJECTS } from './words'

/** A question as a search of one kind, with the texts that explain to the user how it was understood. */
export interface QuestionQuery {
  readonly kind: RecordKind
  /** The first page; its filters are the same as in the URL of the list. */
  readonly query: RecordQuery
  /** The number of records in the answer. */
  readonly take: number
  /** 地区：重庆, 中标金额：500万元以上. */
  readonly understood: readonly string[]
  /** Conditions that this kind cannot be searched by: with such a condition no record is returned (AI-10). */
  readonly problems: readonly string[]
}

/** Records in an answer to a question without a number. */
const DEFAULT_RESULTS = 5

/** The remaining words are searched in titles; people are found by a whole name only. */
const buildKeyword = (
  kind: RecordKind,
  words: readonly string[],
  { topics, order }: Pick<ParsedQuestion, 'topics' | 'order'>,
): QueryPart => {
  const keyword = words.join(' ')
  if (keyword === '') return {}
  // Single characters and numbers, such as 期 or 100, are too common in titles to find a record.
  const unread = words.filter((word) => [...word].length === 1 || /^[\d.,]+$/u.test(word))
  if (unread.length > 0) return { problems: [`没有看懂“${unread.join('、')}”`] }
  // 中标过医院项目的企业: the word is in the names of works, not of companies.
  if (kind.kind === 'company' && topics.includes('wins') && order === null)
    return { problems: [`${kind.label}不能按中标项目的名称（${keyword}）查`] }
  const title = kind.columns.find((column) => column.key === kind.title)?.label ?? '名称'
  if (kind.keyword === 'whole') {
    const isName = /^[\p{Script=Han}·]{2,4}$/u.test(keyword)
    return isName
      ? { words: [keyword], understood: [`${title}：${keyword}`] }
      : { problems: [`${kind.label}只能按完整姓名查，“${keyword}”不能作为条件`] }
  }
  if (keyword.length > MAX_KEYWORD) return { problems: [`“${keyword}”太长，不能在名称里查`] }
  return { words: [keyword], understood: [`${title}含“${keyword}”`] }
}

const ORDER_PROBLEMS: Readonly<Partial<Record<Order, string>>> = {
  least: '不能从小到大排列',
  best: '没有好坏的排名',
}

/** True for a number or a sum over all records, which cannot be limited to a period. */
const isOfAll = (kind: RecordKind, { column }: Sort): boolean => {
  const result = kind.columns.find(({ key }) => key === column)
  return result?.type === 'count' || (result?.type === 'fen' && result.derived === true)
}

const buildSort = (
  kind: RecordKind,
  { order, matters, period }: ParsedQuestion,
): { readonly sort?: string; readonly part: QueryPart } => {
  const has = (key: string | undefined) => kind.sorts.find((s) => s.key === key)
  if (!order) {
    const present = matters.find(({ isAbsent }) => !isAbsent)
    const sort = present && has(MATTERS[present.matter].sort)
    return sort ? { sort: sort.key, part: { understood: [`排序：${sort.label}`] } } : { part: {} }
  }
  const about = order.unknownSubject ?? (order.subject && SUBJECTS[order.subject].words.split(' ')[0])
  const ofMatter = order.subject === null && order.order === 'most' ? matters.find((m) => !m.isAbsent) : null
  const wanted =
    order.unknownSubject !== null
      ? []
      : ofMatter
        ? [ofMatter.matter]
        : order.subject !== null && order.order === 'most'
          ? SUBJECTS[order.subject].sorts
          : SORTS_BY_ORDER[order.order]
  const sort = wanted.map(has).find((sort) => sort !== undefined)
  if (sort && period && isOfAll(kind, sort))
    return { part: { problems: [`${kind.label}的“${sort.label}”按全部记录累计，不能只按这段时间的排列`] } }
  if (sort) return { sort: sort.key, part: { understood: [`排序：${sort.label}`] } }
  const why = ORDER_PROBLEMS[order.order] ?? '没有这种排序'
  return { part: { problems: [`${kind.label}${about ? `按“${about}”` : ''}${why}`] } }
}

const isConditionOf = (kind: RecordKind, { intents, topics }: ParsedQuestion): readonly string[] => [
  ...(topics.includes('ownership')
    ? [`本站没有企业的股东信息，${kind.label}不能按是否国有、是否上市查`]
    : []),
  ...(intents.includes('partners') ? [`${kind.label}不能按联合体查`] : []),
  ...(intents.some((intent) => intent === 'discount' || intent === 'winRate')
    ? [`${kind.label}不能按下浮率、中标率查`]
    : []),
]

/** Kinds that also have a general word: 项目, 工程. */
const LOOSE_KINDS: readonly (string | null)[] = CATALOGUE.flatMap((entry) =>
  'looseWord' in entry ? [entry.kind] : [],
)

/** The kind of a question: the kind that it names, otherwise the kind of its conditions. */
export function chooseKind(parsed: ParsedQuestion): RecordKind | null {
  const { kind, matters, order, options, qualification, count } = parsed
  if (matters.length > 0 && (kind === null || kind === 'company')) return findKind('credit') ?? null
  if (count?.of === 'sanction' && (kind === null || kind === 'company')) return findKind('credit') ?? null
  if (order?.subject === 'tenders' && (kind === null || kind === 'tender')) return findKind('owner') ?? null
  if (kind === 'company' && kindOfOption(options)?.kind === 'credit') return findKind('credit') ?? null
  // 还能投的项目: only tenders accept bids.
  if (parsed.isOpen && LOOSE_KINDS.includes(kind)) return findKind('tender') ?? null
  if (kind !== null) return findKind(kind) ?? null
  if (qualification.heads.length + qualification.tails.length > 0) return findKind('company') ?? null
  return kindOfOption(options) ?? (parsed.isOpen ? (findKind('tender') ?? null) : null)
}

/** A question as a search of its kind; null if the question names no kind. */
export function buildQuestionQuery(
  parsed: ParsedQuestion,
  kind: RecordKind | null = chooseKind(parsed),
): QuestionQuery | null {
  if (!kind) return null
  const sorted = buildSort(kind, parsed)
  const area = rangesOf(kind, 'count').find(({ key }) => key === 'area')
  const options = buildOptionFilters(kind, parsed)
  const parts: readonly QueryPart[] = [
    buildPlaceFilter(kind, parsed),
    options,
    buildCodeFilters(kind, 'qualification', parsed.qualification),
    buildCodeFilters(kind, 'registration', parsed.registration),
    buildMatterFilters(kind, parsed),
    buildAmountFilter(kind, parsed),
    buildRangeFilter(kind, area, parsed.area, '面积', (value) => `${value}㎡`),
    buildCountFilter(kind, parsed),
    buildPeriodFilter(kind, parsed),
    buildOpenFilter(kind, parsed),
    sorted.part,
  ]
  const keyword = buildKeyword(kind, [...(options.words ?? []), ...parsed.unknown], parsed)
  const unusable = [
    ...parsed.unusable.map((what) => `${kind.label}不能按“${what}”查`),
    ...isConditionOf(kind, parsed),
  ]
  return {
    kind,
    query: {
      ...EMPTY_QUERY,
      ...(keyword.words && { keyword: keyword.words.join(' ') }),
      filters: mergeFilters(parts),
      ...(sorted.sort !== undefined && { sort: sorted.sort }),
    },
    take: parsed.take ?? DEFAULT_RESULTS,
    understood: [...parts, keyword].flatMap(({ understood }) => understood ?? []),
    problems: [...[...parts, keyword].flatMap(({ problems }) => problems ?? []), ...unusable],
  }
}
