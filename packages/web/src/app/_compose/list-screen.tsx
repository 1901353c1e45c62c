import { kindOfSegment, queryFromUrl, type RecordQuery } from '@zhushutong/domain/records'
import type { Metadata } from 'next'
import { effectiveQuery, hrefOf, type ListPlace, ListView, placeTitle } from '@/features/records'
import { queryOfSegment } from '../pages'
import { Frame } from './frame'
import { Rail } from './rail'
import type { Reader } from './reader'

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
  return {
    title,
    description: `${title}：按地区、条件组合筛选，条条注明来源与核验时间。`,
    alternates: { canonical: hrefOf(place, query) },
    ...(query.keyword && { robots: { index: false, follow: true } }),
  }
}

/** A list screen for one reader. */
export async function ListScreen({ params, reader }: { params: Promise<ListParams>; reader: Reader }) {
  const { place, query } = readPlace(await params)
  const page = await reader.records.search(place.kind.kind, query)
  return (
    <Frame reader={reader} current={place.kind.segment} keyword={query.keyword}>
      <ListView
        place={place}
        query={query}
        page={page}
        now={Date.now()}
        rail={<Rail reader={reader} except={place.kind} />}
      />
    </Frame>
  )
}
