import { findMissingRequirement } from '@zhushutong/domain/access'
import { sortsFor } from '@zhushutong/domain/records'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PostButtons } from '@/features/labour'
import { DistributionRail } from '@/features/records/filters/distribution-rail'
import { AmountOffer } from '@/features/records/list/amount-offer'
import { ListView } from '@/features/records/list/list.view'
import { listTitle } from '@/features/records/list/list-model'
import { SearchedInstead } from '@/features/records/list/searched-instead'
import { SubscribeButton } from '@/features/subscriptions/subscribe-button'
import { isBeyondLast } from '@/lists/beyond-last'
import { loadDistribution } from '@/wiring/server/reads/records'
import { renderActions } from '../detail/record-actions'
import type { Reader } from '../reader'
import { ListFacts } from '../seo/list-facts'
import { buildCanonical, ownQuery } from '../seo/list-place'
import { isIndexedList, listDescription, pageMetadata } from '../seo/metadata'
import { CountedMenu } from './counted-menu'
import { labourLists } from './labour-lists'
import type { RequestedList } from './list-params'
import { buildSubscription } from './list-subscription'

export function listMetadata({ place, query }: RequestedList): Metadata {
  const title = listTitle(place, query)
  return pageMetadata({
    title,
    description: listDescription(place.kind, title),
    ...buildCanonical(place, query),
    indexed: isIndexedList(place.kind, ownQuery(place, query)),
  })
}

export async function ListScreen({ place, query, opensFilters, reader }: RequestedList & { reader: Reader }) {
  const { kind } = place
  const match = query.match ?? (query.keyword ? 'corrected' : undefined)
  // Without an order in the call the gateway chooses another one (LST-06); with a keyword it chooses the
  // same.
  const sort = query.sort ?? (query.keyword ? undefined : sortsFor(kind, query)[0]?.key)
  const [page, typed] = await Promise.all([
    reader.records.search(kind.kind, { ...query, sort, match }),
    loadDistribution(reader.calls, kind.segment, query),
  ])
  if (isBeyondLast(kind, query, page)) notFound()
  const instead = 'error' in page ? undefined : page.searchedInstead
  // Paging, filters, distribution, export and subscription use the keyword that was actually searched.
  const shown = instead === undefined ? query : { ...query, keyword: instead }
  const distribution = shown === query ? typed : await loadDistribution(reader.calls, kind.segment, shown)
  return (
    <>
      <ListFacts place={place} query={shown} page={page} />
      <ListView
        // Rows and menus remember nothing of another list.
        key={JSON.stringify(query)}
        place={place}
        query={shown}
        page={page}
        closedBy={findMissingRequirement(reader.viewer, kind.opensBy ?? 'none')}
        now={Date.now()}
        siblings={labourLists(kind)}
        notice={
          <>
            <SearchedInstead place={place} query={query} instead={instead} />
            <AmountOffer place={place} query={query} viewer={reader.viewer} />
          </>
        }
        rail={
          distribution && <DistributionRail {...{ place, query: shown, distribution }} now={Date.now()} />
        }
        tools={
          <>
            {kind.pages?.kind === 'labour' && <PostButtons />}
            <SubscribeButton {...buildSubscription(place, shown)} />
          </>
        }
        actionOf={(record) => renderActions(kind, record)}
        asksForLogin={kind.authListPopup && !reader.member}
        viewer={reader.viewer}
        opensFilters={opensFilters}
        Menu={CountedMenu}
      />
    </>
  )
}
