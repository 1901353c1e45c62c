import { findMissingRequirement } from '@zhushutong/domain/access'
import type { Metadata } from 'next'
import { ListView } from '@/features/records/list.view'
import { listTitle } from '@/features/records/list-model'
import { SubscribeButton } from '@/features/subscriptions/subscribe-button'
import { actionsOf } from '../detail/record-actions'
import { Frame } from '../frame/frame'
import { Sidebar } from '../frame/sidebar'
import type { Reader } from '../reader'
import { ListFacts } from '../seo/list-facts'
import { canonicalOf, ownQuery } from '../seo/list-place'
import { isIndexedList, listDescription, pageMetadata } from '../seo/metadata'
import { labourHead } from './labour-head'
import type { RequestedList } from './list-params'
import { subscriptionOf } from './list-subscription'

export function listMetadata({ place, query }: RequestedList): Metadata {
  const title = listTitle(place, query)
  return pageMetadata({
    title,
    description: listDescription(place.kind, title),
    ...canonicalOf(place, query),
    indexed: isIndexedList(place.kind, ownQuery(place, query)),
  })
}

/** A list screen for one reader. */
export async function ListScreen({ place, query, opensFilters, reader }: RequestedList & { reader: Reader }) {
  const page = await reader.records.search(place.kind.kind, query)
  return (
    <Frame reader={reader} current={place.kind.segment} keyword={query.keyword}>
      <ListFacts place={place} query={query} page={page} />
      <ListView
        place={place}
        query={query}
        page={page}
        closedBy={findMissingRequirement(reader.viewer, place.kind.opensBy ?? 'none')}
        now={Date.now()}
        head={labourHead(place.kind)}
        rail={<Sidebar reader={reader} kind={place.kind} />}
        tools={<SubscribeButton {...subscriptionOf(place, query)} />}
        actionOf={(record) => actionsOf(place.kind, record)}
        asksForLogin={place.kind.authListPopup && !reader.member}
        viewer={reader.viewer}
        opensFilters={opensFilters}
      />
    </Frame>
  )
}
