import { openingFor } from '@zhushutong/domain/access'
import { kindOfSegment, queryFromUrl, type RecordQuery } from '@zhushutong/domain/records'
import type { Metadata } from 'next'
import { effectiveQuery, type ListPlace, ListView, placeTitle } from '@/features/records'
import { queryOfSegment } from '../pages'
import { Frame } from './frame'
import { Rail } from './rail'
import type { Reader } from './reader'
import { starOf } from './record-actions'
import { ListFacts } from './seo/list-facts'
import { canonicalOf, ownQuery } from './seo/list-place'
import { isIndexedList, listDescription, pageMetadata } from './seo/metadata'

export interface ListParams {
  segment: string
  sub: string
  page: string
  query: string
}

const readPlace = (params: ListParams): { place: ListPlace; query: RecordQuery } => {
  const kind = kindOfSegment(params.segment)
  if (!kind) throw new Error('a list without a kind never gets past the proxy')
  const sub = kind.subLists?.find((s) => s.segment === params.sub)
  const query = queryFromUrl(kind, queryOfSegment(params.query), Number(params.page) || 1)
  return { place: { kind, sub }, query: effectiveQuery({ kind, sub }, query) }
}

export const listMetadata = async (params: Promise<ListParams>): Promise<Metadata> => {
  const { place, query } = readPlace(await params)
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
  const { place, query } = readPlace(await params)
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
