import { openingFor } from '@zhushutong/domain/access'
import type { Metadata } from 'next'
import { ListView, placeTitle } from '@/features/records'
import { type ListParams, listPlaceOf } from '../list-place'
import { Frame } from './frame'
import { Rail } from './rail'
import type { Reader } from './reader'
import { starOf } from './record-actions'
import { ListFacts } from './seo/list-facts'
import { canonicalOf, ownQuery } from './seo/list-place'
import { isIndexedList, listDescription, pageMetadata } from './seo/metadata'

export const listMetadata = async (params: Promise<ListParams>): Promise<Metadata> => {
  const { place, query } = listPlaceOf(await params)
  const title = placeTitle(place, query)
  return pageMetadata({
    title,
    description: listDescription(place.kind, title),
    path: canonicalOf(place, query),
    indexed: isIndexedList(place.kind, ownQuery(place, query)),
  })
}

/** A list screen for one reader. */
export async function ListScreen({ params, reader }: { params: Promise<ListParams>; reader: Reader }) {
  const { place, query } = listPlaceOf(await params)
  const page = await reader.records.search(place.kind.kind, query)
  return (
    <Frame reader={reader} current={place.kind.segment} keyword={query.keyword}>
      <ListFacts place={place} query={query} page={page} />
      <ListView
        place={place}
        query={query}
        page={page}
        closedBy={openingFor(reader.viewer, place.kind.opensBy ?? 'none')}
        now={Date.now()}
        rail={<Rail reader={reader} kind={place.kind} />}
        actionOf={(record) => starOf(place.kind, record)}
        asksForLogin={place.kind.authListPopup && !reader.member}
        viewer={reader.viewer}
      />
    </Frame>
  )
}
