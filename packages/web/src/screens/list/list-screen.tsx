import { findMissingRequirement } from '@zhushutong/domain/access'
import {
  company,
  findKindBySegment,
  parseQueryUrl,
  type RecordKind,
  type RecordPage,
  type RecordQuery,
  type RecordView,
  sortsFor,
} from '@zhushutong/domain/records'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PostButtons } from '@/features/labour'
import { DistributionRail } from '@/features/records/filters/distribution-rail'
import { type SiteRegion, withSiteRegion } from '@/features/records/filters/site-region'
import { AmountOffer } from '@/features/records/list/amount-offer'
import { ListView } from '@/features/records/list/list.view'
import {
  buildListHref,
  effectiveQuery,
  type ListLocation,
  listTitle,
  pickedConditions,
} from '@/features/records/list/list-model'
import { readShownId, showsAllChoices } from '@/features/records/list/list-parameters'
import { SearchedInstead } from '@/features/records/list/searched-instead'
import { SubscribeButton } from '@/features/subscriptions/subscribe-button'
import { isBeyondLast } from '@/lists/beyond-last'
import { dropPageSegment, parsePageSegment } from '@/routing/page-segment'
import type { PortalSite } from '@/settings/sites'
import { noteMainFault } from '@/wiring/server/answers'
import { loadDistribution } from '@/wiring/server/reads/records'
import { compareHref } from '../comparison/comparison-query'
import { renderActions, renderPick } from '../detail/row-actions'
import type { Reader } from '../reader'
import { ListFacts } from '../seo/list-facts'
import { buildCanonical, ownQuery } from '../seo/list-place'
import { isIndexedList, listDescription, pageMetadata } from '../seo/metadata'
import { CompareBar } from './compare-picks'
import { CountedMenu } from './counted-menu'
import { labourLists } from './labour-lists'
import { buildSubscription } from './list-subscription'
import type { RecentList } from './recent-lists'
import { RecordBeside } from './record-beside'
import { SavedLists } from './saved-lists'

interface ListParams {
  readonly kind: string
  /** A sub-list's segment, and the page: ['aqsl', 'p2']. */
  readonly list?: readonly string[]
}

interface RequestedList {
  readonly place: ListLocation
  readonly query: RecordQuery
  /** True when all choices of the filters are shown. */
  readonly opensFilters: boolean
  /** The record beside the list; null for the first one. */
  readonly shownId: string | null
}

/** The default region of a sub-site's lists; undefined on the main site. */
function findSiteRegion({ city, origin, mainOrigin }: PortalSite): SiteRegion | undefined {
  return city ? { code: city.provinceCode, origin, mainOrigin } : undefined
}

const findPlace = (kind: RecordKind, segments: readonly string[]): ListLocation | null => {
  const [segment, ...more] = segments
  if (segment === undefined) return kind.onlySubLists ? null : { kind }
  const sub = kind.subLists?.find((candidate) => candidate.segment === segment)
  return sub && more.length === 0 ? { kind, sub } : null
}

/** Reads a list from its folder, query string and site; an unknown list is not found (NAV-07). */
export function parseListParams(params: ListParams, search: string, site: PortalSite): RequestedList {
  const kind = findKindBySegment(params.kind)
  const location = kind ? findPlace(kind, dropPageSegment(params.list)) : null
  if (!kind || !location) notFound()
  const place = { ...location, site: findSiteRegion(site) }
  const typed = parseQueryUrl(kind, search, parsePageSegment(params.list))
  return {
    place,
    query: effectiveQuery(place, withSiteRegion(kind, typed, place.site)),
    opensFilters: showsAllChoices(search),
    shownId: readShownId(kind, search),
  }
}

export function listMetadata({ place, query }: RequestedList): Metadata {
  const title = listTitle(place, query)
  return pageMetadata({
    title,
    description: listDescription(place.kind, title),
    ...buildCanonical(place, query),
    indexed: isIndexedList(place.kind, ownQuery(place, query)),
  })
}

/** A list with its conditions in words; null without conditions. */
function describeList(place: ListLocation, query: RecordQuery): RecentList | null {
  const conditions = pickedConditions(place, query).map(({ label }) => label)
  if (conditions.length === 0) return null
  const label = [...(place.sub ? [place.sub.label] : []), ...conditions].join(' · ')
  return { href: buildListHref(place, { ...query, pageNum: 1 }), label }
}

/** The record beside the list: the requested one, or the first; undefined for kinds without. */
const findShown = ({ list }: RecordKind, { records }: RecordPage<RecordView>, requested: string | null) =>
  list.opensBeside && records.length > 0 ? (requested ?? records[0]?.id) : undefined

export async function ListScreen({
  place,
  query,
  opensFilters,
  shownId,
  reader,
}: RequestedList & { reader: Reader }) {
  const { kind } = place
  const match = query.match ?? (query.keyword ? 'corrected' : undefined)
  // Without an order in the call the gateway chooses another one (LST-06); with a keyword it chooses the
  // same.
  const sort = query.sort ?? (query.keyword ? undefined : sortsFor(kind, query)[0]?.key)
  const [page, typed] = await Promise.all([
    reader.records.search(kind.kind, { ...query, sort, match }),
    loadDistribution(reader.calls, kind.segment, query),
  ])
  noteMainFault(page)
  if (isBeyondLast(kind, query, page)) notFound()
  const instead = 'error' in page ? undefined : page.searchedInstead
  // Paging, filters, distribution, export and subscription use the keyword that was actually searched.
  const searched = instead === undefined ? query : { ...query, keyword: instead }
  const distribution =
    searched === query ? typed : await loadDistribution(reader.calls, kind.segment, searched)
  const shown = 'error' in page ? undefined : findShown(kind, page, shownId)
  return (
    <>
      <ListFacts place={place} query={searched} page={page} />
      <ListView
        // Rows and menus remember nothing of another list.
        key={JSON.stringify(query)}
        place={place}
        query={searched}
        page={page}
        closedBy={findMissingRequirement(reader.viewer, kind.opensBy ?? 'none')}
        now={Date.now()}
        siblings={labourLists(kind)}
        shown={
          shown === undefined
            ? undefined
            : { id: shown, view: <RecordBeside kind={kind} id={shown} reader={reader} /> }
        }
        notice={
          <>
            <SearchedInstead place={place} query={query} instead={instead} />
            <AmountOffer place={place} query={query} viewer={reader.viewer} />
          </>
        }
        rail={
          distribution && <DistributionRail {...{ place, query: searched, distribution }} now={Date.now()} />
        }
        tools={
          <>
            {kind.pages?.kind === 'labour' && <PostButtons />}
            <SavedLists
              kind={kind.kind}
              current={describeList(place, searched)}
              isMember={reader.member !== null}
            />
            <SubscribeButton {...buildSubscription(place, searched)} />
          </>
        }
        actionOf={(record) => renderActions(kind, record)}
        pickOf={(record) => renderPick(kind, record)}
        bar={kind === company && <CompareBar href={compareHref([])} />}
        asksForLogin={kind.authListPopup && !reader.member}
        viewer={reader.viewer}
        opensFilters={opensFilters}
        Menu={CountedMenu}
      />
    </>
  )
}
