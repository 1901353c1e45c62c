import { divisionName, divisionsBelow, shortName } from '../divisions'
import { hrefOf, listHref, type RouteName } from '../navigation'
import { type Filter, kindNamed, type RecordKind, type RecordQuery } from '../records'

/** A directory of prepared lists for search engines: one page a place, and one a place and sort (P 2.3). */
export interface Aggregate {
  /** The route of the directory; its pages stand under '{route}details'. */
  readonly route: 'juheqiye' | 'juherenyuan' | 'juhesiku'
  readonly kind: string
  /** The filter of that kind whose options the directory is made from. */
  readonly filter: string
  readonly title: string
  /** Behind place and sort: 重庆 + 市政公用工程 + 企业. */
  readonly noun: string
}

/** The three directories (P 2.3). */
export const AGGREGATES = [
  { route: 'juheqiye', kind: 'company', filter: 'qualification', title: '企业大全', noun: '企业' },
  { route: 'juherenyuan', kind: 'person', filter: 'registration', title: '人员大全', noun: '人员' },
  { route: 'juhesiku', kind: 'siku', filter: 'type', title: '四库项目大全', noun: '四库项目' },
] as const satisfies readonly Aggregate[]

/** What a page of a directory shows: a province, and one option of the directory's filter or all. */
export interface AggregatePage {
  readonly aggregate: Aggregate
  readonly kind: RecordKind
  /** GB/T 2260 code of a province. */
  readonly region: string
  readonly option: { readonly value: string; readonly label: string } | null
}

/** The directory of a route's name, or undefined (P 2.3). */
export const aggregateOf = (route: string): Aggregate | undefined => AGGREGATES.find((a) => a.route === route)

/** The options that a directory offers for each province (P 2.3). */
export const optionsOf = ({ kind, filter }: Aggregate): ReadonlyArray<{ value: string; label: string }> => {
  const found: Filter | undefined = kindNamed(kind)?.filters.find((f) => f.key === filter)
  return found && 'options' in found ? found.options.map(({ value, label }) => ({ value, label })) : []
}

/** The provinces that a directory has pages for, in the order of their codes. */
export const aggregateProvinces = (): ReadonlyArray<{ code: string; name: string }> =>
  divisionsBelow('000000').map(({ code, name }) => ({ code, name: shortName(name) }))

/** So many provinces stand on one page of a directory (VAL-05). */
export const PROVINCES_PER_PAGE = 10

/** The pages that a directory has (NAV-13). */
export const directoryPageCount = (): number => Math.ceil(aggregateProvinces().length / PROVINCES_PER_PAGE)

const SLUG = /^(\d{6})(?:-([0-9A-Za-z]{1,40}))?$/

/** The page that an address names, 500000 or 500000-D110; null for one that does not exist (NAV-07). */
export const aggregatePage = (route: string, slug: string): AggregatePage | null => {
  const aggregate = aggregateOf(route)
  const kind = aggregate && kindNamed(aggregate.kind)
  const [, region = '', value] = SLUG.exec(slug) ?? []
  if (!kind || !aggregateProvinces().some(({ code }) => code === region)) return null
  if (value === undefined) return { aggregate, kind, region, option: null }
  const option = optionsOf(aggregate).find((o) => o.value === value)
  return option ? { aggregate, kind, region, option } : null
}

/** The address of a page of a directory (NAV-14). */
export const aggregateHref = ({ route }: Aggregate, region: string, value?: string): string =>
  hrefOf(`${route}details` as RouteName, { id: value === undefined ? region : `${region}-${value}` })

/** The address of a directory itself, page by page (NAV-13). */
export const directoryHref = ({ route }: Aggregate, page = 1): string => listHref(route, page)

/** What a page of a directory lists: the newest of its place and sort (VAL-06). */
export const aggregateQuery = ({ aggregate, region, option }: AggregatePage): RecordQuery => ({
  filters: { region: [region], ...(option && { [aggregate.filter]: [option.value] }) },
  pageNum: 1,
  pageSize: 20,
})

/** 重庆市政公用工程企业 (P 2.3). */
export const aggregateTitle = ({ aggregate, region, option }: AggregatePage): string =>
  `${shortName(divisionName(region) ?? '')}${option?.label ?? ''}${aggregate.noun}`
