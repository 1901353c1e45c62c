import { formatListPageUrl } from '@zhushutong/domain/addresses'
import { divisionName, divisionPath, listDivisions, shortDivisionName } from '@zhushutong/domain/divisions'
import { formatMoneyBound } from '@zhushutong/domain/formatting'
import {
  EMPTY_QUERY,
  type Filter,
  formatQueryUrl,
  type RecordKind,
  type RecordQuery,
  type RecordView,
  replaceFilter,
  type SubList,
  sortsFor,
  toggleFilterValue,
  toggleRegion,
} from '@zhushutong/domain/records'
import { listPath } from '../detail/detail-href'
import { isOfSite, type SiteRegion, siteFilter } from '../filters/site-region'

/** A list screen's address: /{segment}/, or /{segment}/{sub-list}/ if one filter is set by the path. */
export interface ListLocation {
  readonly kind: RecordKind
  readonly sub?: SubList
  /** The region of a sub-site, whose lists are filtered by it at first. */
  readonly site?: SiteRegion
}

interface ChipView {
  readonly label: string
  readonly href: string
  readonly isCurrent: boolean
}

/** A choice of a filter; `value` is empty for 不限. */
interface ChoiceView extends ChipView {
  readonly value: string
}

export interface FilterRow {
  readonly key: string
  readonly filter: string
  readonly label: string
  readonly chips: readonly ChoiceView[]
  /** Set if the filter also accepts a custom range; `of` gives the unit for input. */
  readonly bounds?: { readonly of: 'fen' | 'count' | 'date'; readonly value: string | null }
}

function basePath({ kind, sub }: ListLocation): string {
  return listPath(kind, sub)
}

/**
 * The address of a query on this list; the sub-list's filter is part of the path. A sub-site's own region is
 * left out; a list of all regions is on the main site.
 */
export function buildListHref(place: ListLocation, query: RecordQuery): string {
  const { kind, sub, site } = place
  const narrowed = sub ? replaceFilter(query, sub.filter.key, []) : query
  const path = formatListPageUrl(basePath(place), query.pageNum)
  const filter = site && siteFilter(kind, query)
  if (!filter) return `${path}${formatQueryUrl(kind, narrowed)}`
  if (isOfSite(kind, query, site))
    return `${path}${formatQueryUrl(kind, replaceFilter(narrowed, filter.key, []))}`
  const isEverywhere = !query.filters[filter.key]?.length
  return `${isEverywhere ? site.mainOrigin : ''}${path}${formatQueryUrl(kind, narrowed)}`
}

/** The effective query, including the sub-list's filter. */
export function effectiveQuery({ sub }: ListLocation, query: RecordQuery): RecordQuery {
  return sub ? { ...query, filters: { ...query.filters, [sub.filter.key]: [sub.filter.value] } } : query
}

const chip = (place: ListLocation, label: string, query: RecordQuery, isCurrent: boolean): ChipView => ({
  label,
  href: buildListHref(place, { ...query, pageNum: 1 }),
  isCurrent,
})

const regionRows = (place: ListLocation, query: RecordQuery, filter: Filter): FilterRow[] => {
  const chosen = query.filters[filter.key] ?? []
  const chosenPaths = chosen.map(divisionPath)
  const path = chosenPaths.at(-1) ?? []
  // The sub-site's default region is replaced by the first region chosen.
  const kept = isOfSite(place.kind, query, place.site) ? [] : chosen
  const choose = (values: readonly string[]) => replaceFilter(query, filter.key, values)
  return ['000000', ...path].flatMap((above, depth): FilterRow[] => {
    const below = listDivisions(above)
    if (below.length === 0 || depth > 2) return []
    const isCountry = depth === 0
    const whole = isCountry ? [] : [...kept.filter((code) => !divisionPath(code).includes(above)), above]
    const all = chip(
      place,
      isCountry ? '全国' : '不限',
      choose(whole),
      isCountry ? chosen.length === 0 : chosen.includes(above),
    )
    const chips = below.map(({ code, name }) => ({
      ...chip(
        place,
        isCountry ? shortDivisionName(name) : name,
        choose(toggleRegion(kept, code)),
        chosenPaths.some((path) => path.includes(code)),
      ),
      value: code,
    }))
    const label = isCountry ? filter.label : (divisionName(above) ?? filter.label)
    return [
      {
        key: `${filter.key}${depth || ''}`,
        filter: filter.key,
        label: shortDivisionName(label),
        chips: [{ ...all, value: isCountry ? '' : above }, ...chips],
      },
    ]
  })
}

const listChoices = (filter: Filter) => {
  if (filter.type === 'range') return filter.presets
  return 'options' in filter ? filter.options : []
}

const filterRow = (place: ListLocation, query: RecordQuery, filter: Filter): FilterRow => {
  const chosen = query.filters[filter.key] ?? []
  const any = chip(place, '不限', replaceFilter(query, filter.key, []), chosen.length === 0)
  const chips = listChoices(filter).map(({ value, label }) => ({
    ...chip(place, label, toggleFilterValue(place.kind, query, filter.key, value), chosen.includes(value)),
    value,
  }))
  const row = {
    key: filter.key,
    filter: filter.key,
    label: filter.label,
    chips: [{ ...any, value: '' }, ...chips],
  }
  return filter.type === 'range'
    ? { ...row, bounds: { of: filter.of, value: chosen[0]?.includes('~') ? chosen[0] : null } }
    : row
}

const isOffered = ({ sub }: ListLocation, { within }: Filter): boolean =>
  within === undefined || (sub !== undefined && within.includes(sub.segment))

/** The filters offered by a list; filters by another record are set by links only. */
export function offeredFilters(place: ListLocation): readonly Filter[] {
  return place.kind.filters.filter(
    (filter) =>
      filter.type !== 'reference' && filter.key !== place.sub?.filter.key && isOffered(place, filter),
  )
}

/** The choices of a filter; each link adds or removes a value. A region has a row for each level. */
export function filterRows(place: ListLocation, query: RecordQuery, filter: Filter): FilterRow[] {
  return filter.type === 'region' ? regionRows(place, query, filter) : [filterRow(place, query, filter)]
}

const boundText = (of: 'fen' | 'count' | 'date', bound: string) =>
  of === 'fen' ? formatMoneyBound(bound) : bound

const rangeText = (of: 'fen' | 'count' | 'date', value: string): string => {
  const [min = '', max = ''] = value.split('~')
  if (min === '') return `${boundText(of, max)}以下`
  return max === '' ? `${boundText(of, min)}以上` : `${boundText(of, min)}–${boundText(of, max)}`
}

/** The text of a filter's value, for the chosen conditions. */
export function valueLabel(filter: Filter, value: string): string {
  if (filter.type === 'region')
    return (
      divisionPath(value)
        .map((c) => shortDivisionName(divisionName(c) ?? ''))
        .join(' ') || value
    )
  if (filter.type === 'reference') return `指定${filter.label}`
  const known = listChoices(filter).find((c) => c.value === value)
  return known?.label ?? (filter.type === 'range' ? rangeText(filter.of, value) : value)
}

/**
 * The name of a record in a reference filter, read from the list's own records, in a column that links by the
 * filter's column. Undefined if no record has the name, or if the name is closed to the reader.
 */
function referredName(
  kind: RecordKind,
  filter: Filter,
  value: string,
  records: readonly RecordView[],
): string | undefined {
  const column = kind.columns.find(({ link }) => link?.id === filter.column)
  const record = records.find((row) => row[filter.column] === value)
  if (filter.type !== 'reference' || !column || !record || column.key in record.locks) return undefined
  const name = record[column.key]
  return typeof name === 'string' && name !== '' ? `${filter.label}：${name}` : undefined
}

// A range alone, such as 近一年, does not name what it limits.
const conditionLabel = (filter: Filter, value: string): string =>
  filter.type === 'range' ? `${filter.label} ${valueLabel(filter, value)}` : valueLabel(filter, value)

interface PickedCondition {
  readonly label: string
  /** The address of the list without the condition. */
  readonly href: string
}

/**
 * The chosen conditions, each removable, the keyword first; the condition in a sub-list's path is left out.
 * `found` supplies the names of references.
 */
export function pickedConditions(
  place: ListLocation,
  query: RecordQuery,
  records: readonly RecordView[] = [],
): PickedCondition[] {
  const { keyword, ...withoutKeyword } = query
  const words = keyword
    ? [{ label: `“${keyword}”`, href: buildListHref(place, { ...withoutKeyword, pageNum: 1 }) }]
    : []
  const chosen = place.kind.filters.filter((filter) => filter.key !== place.sub?.filter.key)
  const picked = chosen.flatMap((filter) =>
    (query.filters[filter.key] ?? []).map((value) => ({
      label: referredName(place.kind, filter, value, records) ?? conditionLabel(filter, value),
      href: buildListHref(
        place,
        replaceFilter(
          query,
          filter.key,
          (query.filters[filter.key] ?? []).filter((v) => v !== value),
        ),
      ),
    })),
  )
  return [...words, ...picked]
}

/** The query without the keyword or the filter `drop`, and without the filter's modifiers. */
export function relaxedQuery(query: RecordQuery, drop: string): RecordQuery {
  if (drop !== 'keyword') return replaceFilter(query, drop, [])
  const { keyword: _dropped, ...rest } = query
  return { ...rest, pageNum: 1 }
}

/** The conditions dropped by a relaxed search: 关键词“岫砚”, 所在地区（重庆）. */
export function relaxedLabel({ kind }: ListLocation, query: RecordQuery, drop: string): string {
  if (drop === 'keyword') return `关键词“${query.keyword ?? ''}”`
  const filter = kind.filters.find((f) => f.key === drop)
  if (!filter) return '该条件'
  return `${filter.label}（${(query.filters[drop] ?? []).map((value) => valueLabel(filter, value)).join('、')}）`
}

export function clearedHref(place: ListLocation): string {
  return buildListHref({ ...place, site: undefined }, EMPTY_QUERY)
}

/** The sorts as links; the first is the default (FND-01, LST-06). */
export function sortLinks(place: ListLocation, query: RecordQuery): ChipView[] {
  const sorts = sortsFor(place.kind, query)
  return sorts.map((s, i) =>
    chip(
      place,
      s.label,
      { ...query, sort: i === 0 ? undefined : s.key },
      (query.sort ?? sorts[0]?.key) === s.key,
    ),
  )
}

/** The title of a list: 查企业 · 四川 成都 市政公用工程 · 第 3 页 */
export function listTitle(place: ListLocation, query: RecordQuery): string {
  const conditions = pickedConditions(place, query).map((c) => c.label)
  return [
    place.sub?.label ?? place.kind.tab,
    ...(conditions.length > 0 ? [conditions.join(' ')] : []),
    ...(query.pageNum > 1 ? [`第 ${query.pageNum} 页`] : []),
  ].join(' · ')
}
