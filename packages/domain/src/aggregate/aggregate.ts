import { buildHref, buildListHref, type RouteName } from '../addresses'
import { divisionName, listDivisions, shortDivisionName } from '../divisions'
import { type Filter, findKind, type RecordKind, type RecordQuery } from '../records'

/** A directory of prepared lists for search engines: one page per province, and one per province and filter option. */
export interface Aggregate {
  /** The route of the directory; its pages are under '{route}details'. */
  readonly route: 'juheqiye' | 'juherenyuan' | 'juhesiku'
  readonly kind: string
  /** The filter of `kind` whose options make the pages. */
  readonly filter: string
  readonly title: string
  /** The last part of a page title: 重庆 + 市政公用工程 + 企业. */
  readonly noun: string
}

export const AGGREGATES = [
  { route: 'juheqiye', kind: 'company', filter: 'qualification', title: '企业大全', noun: '企业' },
  { route: 'juherenyuan', kind: 'person', filter: 'registration', title: '人员大全', noun: '人员' },
  { route: 'juhesiku', kind: 'siku', filter: 'type', title: '四库项目大全', noun: '四库项目' },
] as const satisfies readonly Aggregate[]

/** The content of a directory page: a province, and one option of the directory's filter or all. */
export interface AggregatePage {
  readonly aggregate: Aggregate
  readonly kind: RecordKind
  /** GB/T 2260 code of a province. */
  readonly region: string
  readonly option: { readonly value: string; readonly label: string } | null
}

export function findAggregate(route: string): Aggregate | undefined {
  return AGGREGATES.find((a) => a.route === route)
}

export function listAggregateOptions({
  kind,
  filter,
}: Aggregate): ReadonlyArray<{ value: string; label: string }> {
  const result: Filter | undefined = findKind(kind)?.filters.find((f) => f.key === filter)
  return result && 'options' in result ? result.options.map(({ value, label }) => ({ value, label })) : []
}

/** The provinces with directory pages, ordered by code. */
export function listAggregateProvinces(): ReadonlyArray<{ code: string; name: string }> {
  return listDivisions('000000').map(({ code, name }) => ({ code, name: shortDivisionName(name) }))
}

/** Provinces per page of a directory. */
export const PROVINCES_PER_PAGE = 10

/** The number of a directory's pages (NAV-13). */
export function countDirectoryPages(): number {
  return Math.ceil(listAggregateProvinces().length / PROVINCES_PER_PAGE)
}

const SLUG = /^(\d{6})(?:-([0-9A-Za-z]{1,40}))?$/

/** The page with the slug 500000 or 500000-D110; null if there is no such page. */
export function parseAggregatePage(route: string, slug: string): AggregatePage | null {
  const aggregate = findAggregate(route)
  const kind = aggregate && findKind(aggregate.kind)
  const [, region = '', value] = SLUG.exec(slug) ?? []
  if (!kind || !listAggregateProvinces().some(({ code }) => code === region)) return null
  if (value === undefined) return { aggregate, kind, region, option: null }
  const option = listAggregateOptions(aggregate).find((o) => o.value === value)
  return option ? { aggregate, kind, region, option } : null
}

/** The address of one page of a directory. */
export function buildAggregateHref({ route }: Aggregate, region: string, value?: string): string {
  return buildHref(`${route}details` as RouteName, {
    id: value === undefined ? region : `${region}-${value}`,
  })
}

/** The address of the directory itself, page by page. */
export function buildDirectoryHref({ route }: Aggregate, page = 1): string {
  return buildListHref(route, page)
}

/** The query of a directory page: the newest records of its province and option. */
export function buildAggregateQuery({ aggregate, region, option }: AggregatePage): RecordQuery {
  return {
    filters: { region: [region], ...(option && { [aggregate.filter]: [option.value] }) },
    pageNum: 1,
    pageSize: 20,
  }
}

/** The title of a directory page: 重庆市政公用工程企业. */
export function formatAggregateTitle({ aggregate, region, option }: AggregatePage): string {
  return `${shortDivisionName(divisionName(region) ?? '')}${option?.label ?? ''}${aggregate.noun}`
}
