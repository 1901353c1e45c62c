import type { RouteName } from '@zhushutong/domain/addresses'
import { formatSearch } from './format-search'

/**
 * The query parameters of a page by its route, in canonical order; those of `channel` are of every list of content.
 * A page reads its query by `readQuery`, so that it depends on no other parameter, and the cache of visitors' pages
 * has a page for each combination of them.
 */
const PARAMETERS = {
  apiList: ['q'],
  channel: ['category', 'q', 'sort', 'period'],
  companyAnalyze: ['cid', 'q', 'years', 'view', 'of', 'with', 'as', 'p'],
  dailyLog: ['id'],
  datamall: ['type', 'q'],
  dataPreview: ['id'],
  dataStatus: ['type'],
  heyan: ['number', 'code'],
  majorProject: ['from', 'stage'],
  qiyeduibi: ['ids', 'q'],
  renyuans: ['cid', 'q'],
  svip: ['product', 'package', 'count'],
  tag: ['q', 'group'],
  zhongbiaolv: ['region', 'type', 'amount', 'year', 'owner'],
} as const satisfies Partial<Record<RouteName | 'channel', readonly string[]>>

type PageName = keyof typeof PARAMETERS
type Values = Readonly<Record<string, string | string[] | undefined>>

export type PageQuery<N extends PageName> = { readonly [K in (typeof PARAMETERS)[N][number]]?: string }

/** The first value of each parameter of a page. */
export function readQuery<N extends PageName>(page: N, values: Values): PageQuery<N> {
  const pairs = PARAMETERS[page].map((name) => [name, [values[name] ?? []].flat()[0]])
  return Object.fromEntries(pairs) as PageQuery<N>
}

/** The canonical query string of a page: '' or '?…'; '' for a page without parameters. */
export function formatPageQuery(page: string, values: Values): string {
  if (!Object.hasOwn(PARAMETERS, page)) return ''
  const query: Readonly<Record<string, string | undefined>> = readQuery(page as PageName, values)
  return formatSearch(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, value?.trim()])))
}
