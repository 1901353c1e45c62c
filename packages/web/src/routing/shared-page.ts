import type { RouteName } from '@zhushutong/domain/addresses'
import { parseAggregatePage } from '@zhushutong/domain/aggregate'
import { formatComqueryUrl, parseComqueryUrl } from '@zhushutong/domain/comquery'
import { findChannel } from '@zhushutong/domain/content'
import { DATA_PRODUCTS, findProduct } from '@zhushutong/domain/mall'
import type { PageToShow } from '@zhushutong/domain/portal/navigation'
import {
  type DetailPage,
  formatQueryUrl,
  parseQueryUrl,
  project,
  type RecordKind,
} from '@zhushutong/domain/records'
import type { BranchCity } from '@zhushutong/domain/region'
import { withSiteRegion } from '@/features/records/filters/site-region'
import {
  readShownId,
  showsAllChoices,
  withAllChoices,
  withShown,
} from '@/features/records/list/list-parameters'
import { formatSearch } from './format-search'
import { formatPageQuery } from './page-query'
import { findRecordPage } from './record-page'

/** The inputs of a visitor's page besides its path. */
interface SharedInputs {
  /** The query parameters that the page reads, in canonical order: '' or '?…'. */
  readonly search: string
  /** Kinds of records on the page: a cached page is rendered again when data of one of them changes. */
  readonly kinds: readonly string[]
  /** Cache lifetime with unchanged data, in seconds. */
  readonly lifeSeconds: number
}

/**
 * Lifetimes in seconds. A page with versioned data is rendered again when the data changes; other pages
 * expire soon.
 */
const FOLLOWED_SECONDS = 60
const UNFOLLOWED_SECONDS = 5

/** Addresses that lead on; a visit of a short link is counted (PRO-01). */
const LEADING: readonly RouteName[] = ['query', 'promoToken']

const COMQUERY: readonly RouteName[] = ['comquery', 'comqueryResult']

/** The kinds from which the insights of a record are computed. */
const INSIGHT_KINDS: Readonly<Record<string, readonly string[]>> = {
  company: ['winning', 'tender', 'credit'],
  tender: ['winning'],
}

const listKinds = ({ kind, view }: DetailPage): string[] => {
  const { sections } = view ?? kind.detail
  return [
    kind.kind,
    ...sections.flatMap((section) => (section.type === 'related' ? [section.kind] : [])),
    ...(sections.some(({ type }) => type === 'insight') ? (INSIGHT_KINDS[kind.kind] ?? []) : []),
  ]
}

const readListSearch = (
  kind: RecordKind,
  search: string,
  page: number | undefined,
  city: BranchCity | null,
): string => {
  const site = city ? { code: city.provinceCode } : undefined
  const canonical = formatQueryUrl(kind, withSiteRegion(kind, parseQueryUrl(kind, search, page), site))
  const shownId = readShownId(kind, search)
  const shown = shownId === null ? canonical : withShown(canonical, shownId)
  return showsAllChoices(search) ? withAllChoices(shown) : shown
}

const findKinds = ({ route, params, query }: PageToShow): readonly string[] => {
  const { name } = route
  if (name === 'qiyejindiao')
    return ['company', 'credit', 'winning', 'engineering', 'siku', 'shengting', 'person']
  if (name === 'majorProject') return [project.kind]
  if (name === 'zhongbiaolv') return ['winning']
  if (name === 'sjfw' || name === 'dataPreview') {
    const id = params.id ?? query.id
    const product = id === undefined ? DATA_PRODUCTS[0] : findProduct(id)
    return product ? [product.kind] : []
  }
  const aggregate = parseAggregatePage(name.replace(/details$/, ''), params.id ?? '')
  return aggregate ? [aggregate.kind.kind] : []
}

const readSearch = ({ route: { name }, query }: PageToShow, search: string): string => {
  if (!COMQUERY.includes(name)) return formatPageQuery(findChannel(name) ? 'channel' : name, query)
  const typed = formatComqueryUrl(parseComqueryUrl(search).typed)
  const added = formatSearch({ add: query.add?.trim() })
  return typed && added ? `${typed}&${added.slice(1)}` : typed + added
}

const build = (search: string, kinds: readonly string[], isLasting = kinds.length > 0): SharedInputs => ({
  search,
  kinds: [...new Set(kinds)],
  lifeSeconds: isLasting ? FOLLOWED_SECONDS : UNFOLLOWED_SECONDS,
})

/** The inputs of a page that is the same for all visitors; null for an address that leads on. */
export function readSharedInputs(
  shown: PageToShow,
  search: string,
  city: BranchCity | null,
): SharedInputs | null {
  const { route, page } = shown
  if (LEADING.includes(route.name)) return null
  const record = findRecordPage(route)
  if (record?.at === 'list') return build(readListSearch(record.kind, search, page, city), [record.kind.kind])
  // Visitors see the first pages of the sections only (ACC-10).
  if (record) return build('', listKinds(record.page))
  // The login reads backUrl in the browser.
  return build(readSearch(shown, search), findKinds(shown), route.name === 'authLogin' ? true : undefined)
}
