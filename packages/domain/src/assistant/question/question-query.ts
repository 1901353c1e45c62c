import { divisionLabel } from '../../divisions'
import { formatMoneyBound } from '../../formatting'
import {
  EMPTY_QUERY,
  type Filter,
  findKind,
  GRADES,
  MAX_KEYWORD,
  type RecordKind,
  type RecordQuery,
} from '../../records'
import type { AmountRange } from './amount'
import type { ParsedQuestion } from './parse-question'
import type { Period } from './period'
import type { NamedPlace } from './place'
import { SORTS_BY_ORDER } from './words'

/** A question as a search of one kind, with the texts that explain to the user how it was understood. */
export interface QuestionQuery {
  readonly kind: RecordKind
  /** The first page; its filters are the same as in the URL of the list. */
  readonly query: RecordQuery
  /** How many records the answer shows. */
  readonly take: number
  /** 地区：重庆, 中标金额：500万元以上. */
  readonly understood: readonly string[]
  /** Conditions this kind cannot be searched by, and ambiguous place names. */
  readonly notes: readonly string[]
}

type Filters = Record<string, readonly string[]>
interface QueryPart {
  readonly filters?: Filters
  readonly keyword?: string
  readonly understood?: readonly string[]
  readonly notes?: readonly string[]
}
type Range = Extract<Filter, { readonly type: 'range' }>

/** Records in an answer if the question does not say how many. */
export const DEFAULT_RESULTS = 5

const rangesOf = (kind: RecordKind, of: Range['of']): readonly Range[] =>
  kind.filters.filter((f): f is Range => f.type === 'range' && f.of === of)

const findPresetOrRange = (
  filter: Range,
  min: string,
  max: string,
  isPreset: (p: Range['presets'][number]) => boolean,
) => filter.presets.find(isPreset)?.value ?? `${min}~${max}`

const boundText = (bound: number | null) => (bound === null ? '' : String(bound))

const boundsText = ({ min, max }: AmountRange, shown: (value: number) => string): string => {
  if (min !== null && max !== null) return `${shown(min)} 至 ${shown(max)}`
  return min !== null ? `${shown(min)}以上` : `${shown(max ?? 0)}以下`
}

const buildRangeFilter = (
  kind: RecordKind,
  filter: Range | undefined,
  bounds: AmountRange | null,
  what: string,
  shown: (value: number) => string,
): QueryPart => {
  if (!bounds) return {}
  if (!filter) return { notes: [`${kind.label}数据不能按${what}筛选，这个条件没有使用`] }
  const { min, max } = bounds
  const value = findPresetOrRange(
    filter,
    boundText(min),
    boundText(max),
    (p) => p.days === undefined && !p.past && (p.min ?? null) === min && (p.max ?? null) === max,
  )
  return { filters: { [filter.key]: [value] }, understood: [`${filter.label}：${boundsText(bounds, shown)}`] }
}

const AHEAD = new Set(['due', 'remaining'])

const periodText = ({ from, to }: Period): string => {
  if (from === to && from) return from
  if (from && to) return `${from} 至 ${to}`
  return from ? `${from} 以来` : `${to} 及以前`
}

const buildPeriodFilter = (kind: RecordKind, period: Period | null, isDue: boolean): QueryPart => {
  if (!period) return {}
  const ranges = rangesOf(kind, 'date')
  const ahead = ranges.find(({ key }) => AHEAD.has(key))
  const filter = (isDue && ahead) || ranges.find(({ key }) => !AHEAD.has(key)) || ahead
  if (!filter) return { notes: [`${kind.label}数据不能按时间筛选，这个条件没有使用`] }
  const { from, to } = period
  return {
    filters: { [filter.key]: [`${from ?? ''}~${to ?? ''}`] },
    understood: [`${filter.label}：${periodText(period)}`],
  }
}

const buildPlaceFilter = (kind: RecordKind, places: readonly NamedPlace[]): QueryPart => {
  const [place, ...more] = places
  if (!place) return {}
  const filter = kind.filters.find((f) => f.type === 'region')
  const label = divisionLabel(place.code) ?? place.code
  if (!filter) return { notes: [`${kind.label}数据不能按地区筛选，这个条件没有使用`] }
  const others = place.others.flatMap((code) => divisionLabel(code) ?? [])
  return {
    filters: { [filter.key]: [place.code] },
    understood: [`${filter.label}：${label}`],
    notes: [
      ...(others.length > 0 ? [`叫这个名字的地方还有 ${others.join('、')}；要查那里请写上省市`] : []),
      ...(more.length > 0 ? [`一次只查一个地区，先查了${label}`] : []),
    ],
  }
}

/** Prefix and suffix values for the code filters of one column: D110 with A. */
const buildCodeFilters = (
  kind: RecordKind,
  head: string,
  { heads, tails }: ParsedQuestion['qualification'],
): QueryPart => {
  if (heads.length + tails.length === 0) return {}
  const filter = kind.filters.find((f) => f.key === head && f.type === 'head')
  if (filter?.type !== 'head') return { notes: [`${kind.label}数据不能按资质筛选，这个条件没有使用`] }
  const tail = kind.filters.find((f) => f.type === 'tail' && f.column === filter.column)
  const options = tail?.type === 'tail' ? tail.options : []
  // A suffix filter takes one value unless it says otherwise.
  const wanted = tail?.type === 'tail' && tail.multiple ? tails : tails.slice(-1)
  const known = wanted.filter((value) => options.some((option) => option.value === value))
  const named = filter.options.filter(({ value }) => heads.includes(value)).map(({ label }) => label)
  const graded = options.filter(({ value }) => known.includes(value)).map(({ label }) => label)
  return {
    filters: {
      ...(heads.length > 0 && { [filter.key]: heads }),
      ...(tail && known.length > 0 && { [tail.key]: known }),
    },
    understood: [`${filter.label}：${[...named, ...graded].join(' ')}`],
    notes: [
      ...(tails.length > 0 && !tail ? [`${kind.label}数据不能按资质等级筛选，等级没有使用`] : []),
      ...(tail && known.length < tails.length
        ? [`等级一次只筛一级，先查了${graded.join('、') || GRADES[1]?.label}`]
        : []),
    ],
  }
}

const buildOptionFilters = (kind: RecordKind, { options, keyword }: ParsedQuestion): QueryPart => {
  const filters: Record<string, string[]> = {}
  const understood: string[] = []
  let words = keyword
  for (const { word, label } of options) {
    const filter = kind.filters.find(
      (f) => f.type === 'options' && !f.within && f.options.some((o) => o.label.replace(/\s/g, '') === label),
    )
    const option = filter?.type === 'options' ? filter.options.find((o) => o.label === label) : undefined
    const takesIt = filter?.type === 'options' && (filter.multiple === true || !filters[filter.key])
    if (filter && option && takesIt) {
      filters[filter.key] = [...(filters[filter.key] ?? []), option.value]
      understood.push(`${filter.label}：${label}`)
    } else if (words === '') words = word
  }
  if (words === '') return { filters, understood }
  if (kind.keyword === 'whole' && words.length > 4)
    return { filters, understood, notes: [`${kind.label}只能按完整姓名查找，“${words}”没有使用`] }
  const title = kind.columns.find((column) => column.key === kind.title)?.label ?? '名称'
  const looksFor = kind.keyword === 'whole' ? `${title}：${words}` : `${title}含“${words}”`
  return { filters, keyword: words.slice(0, MAX_KEYWORD), understood: [...understood, looksFor] }
}

/** "Ending first" only makes sense among records that have not ended. */
const buildNotEndedFilter = (kind: RecordKind, { order, isDue, period }: ParsedQuestion): QueryPart => {
  if (order !== 'soonest' || (isDue && period)) return {}
  const filter = rangesOf(kind, 'date').find(({ key }) => AHEAD.has(key))
  const preset = filter?.presets.find(({ value }) => value === 'open')
  if (!filter || !preset) return {}
  return { filters: { [filter.key]: [preset.value] }, understood: [`${filter.label}：${preset.label}`] }
}

const buildSort = (
  kind: RecordKind,
  { order }: ParsedQuestion,
): { readonly sort?: string; readonly part: QueryPart } => {
  if (!order) return { part: {} }
  const key = SORTS_BY_ORDER[order].find((sort) => kind.sorts.some((s) => s.key === sort))
  const sort = kind.sorts.find((s) => s.key === key)
  if (!sort) return { part: { notes: [`${kind.label}数据没有这种排序，按最新排列`] } }
  return { sort: sort.key, part: { understood: [`排序：${sort.label}`] } }
}

/** A question that names a kind as a search of that kind (AI-07); null where its kind is not told. */
export function buildQuestionQuery(parsed: ParsedQuestion): QuestionQuery | null {
  const kind = parsed.kind === null ? undefined : findKind(parsed.kind)
  if (!kind) return null
  const sorted = buildSort(kind, parsed)
  // In any other order the first record would not be the one asked for.
  const take = parsed.order && sorted.sort === undefined ? DEFAULT_RESULTS : (parsed.take ?? DEFAULT_RESULTS)
  const area = rangesOf(kind, 'count').find(({ key }) => key === 'area')
  const parts: readonly QueryPart[] = [
    buildPlaceFilter(kind, parsed.places),
    buildOptionFilters(kind, parsed),
    buildCodeFilters(kind, 'qualification', parsed.qualification),
    buildCodeFilters(kind, 'registration', parsed.registration),
    buildRangeFilter(kind, rangesOf(kind, 'fen')[0], parsed.amount, '金额', formatMoneyBound),
    buildRangeFilter(kind, area, parsed.area, '面积', (value) => `${value}㎡`),
    buildPeriodFilter(kind, parsed.period, parsed.isDue),
    buildNotEndedFilter(kind, parsed),
    sorted.part,
  ]
  const keyword = parts.find((part) => part.keyword !== undefined)?.keyword
  return {
    kind,
    query: {
      ...EMPTY_QUERY,
      ...(keyword !== undefined && { keyword }),
      filters: Object.assign({}, ...parts.map(({ filters }) => filters ?? {})),
      ...(sorted.sort !== undefined && { sort: sorted.sort }),
    },
    take,
    understood: parts.flatMap(({ understood }) => understood ?? []),
    notes: parts.flatMap(({ notes }) => notes ?? []),
  }
}
