import {
  kindNamed,
  kindOfSegment,
  type RecordKind,
  type RecordLookup,
  type RecordPage,
  type RecordView,
} from '@zhushutong/domain/records'
import type { Metadata } from 'next'
import { cache } from 'react'
import { DetailView, recordHref } from '@/features/records'
import { ErrorState } from '@/ui/states'
import { Frame } from './frame'
import { Rail } from './rail'
import type { Reader } from './reader'

export interface DetailParams {
  segment: string
  id: string
}

const RELATED_ROWS = 10

const kindOf = ({ segment }: DetailParams): RecordKind => {
  const kind = kindOfSegment(segment)
  if (!kind) throw new Error('a detail without a kind never gets past the proxy')
  return kind
}

// Metadata and screen ask for the same record; within one render it is loaded once.
const load = cache((records: RecordLookup, kind: RecordKind, id: string) => records.detail(kind.kind, id))

export const detailMetadata = async (params: Promise<DetailParams>, reader: Reader): Promise<Metadata> => {
  const kind = kindOf(await params)
  const found = await load(reader.records, kind, (await params).id)
  if ('error' in found) return { title: kind.label }
  const view = found.record
  const name = String(view[kind.title] ?? kind.label)
  const facts = kind.detail.sections.map((s) => s.label).join('、')
  return {
    title: `${name} - ${kind.label}详情`,
    description: `${name}的${facts}，注明来源与核验时间。`,
    alternates: { canonical: recordHref(kind, view) },
  }
}

const relatedPages = async (reader: Reader, kind: RecordKind, id: string) => {
  const sections = kind.detail.sections.filter((s) => s.type === 'related')
  const pages = await Promise.all(
    sections.map(async (section) => {
      const other = kindNamed(section.kind)
      if (!other) return null
      const query = { filters: { [section.filter]: [id] }, pageNum: 1, pageSize: RELATED_ROWS }
      const page = await reader.records.search(other.kind, query)
      return 'error' in page ? null : ([section.key, page] as const)
    }),
  )
  return Object.fromEntries(pages.filter((p) => p !== null)) as Record<string, RecordPage<RecordView>>
}

/** A detail screen for one reader; that the record exists was seen to before (NAV-07). */
export async function DetailScreen({ params, reader }: { params: Promise<DetailParams>; reader: Reader }) {
  const kind = kindOf(await params)
  const { id } = await params
  const [found, related] = await Promise.all([load(reader.records, kind, id), relatedPages(reader, kind, id)])
  return (
    <Frame reader={reader} current={kind.segment}>
      {'error' in found ? (
        <main id="main" className="wrap py-12">
          <ErrorState title="暂时没有加载出来">{found.message}</ErrorState>
        </main>
      ) : (
        <DetailView
          kind={kind}
          record={found.record}
          related={related}
          now={Date.now()}
          rail={<Rail reader={reader} except={kind} />}
        />
      )}
    </Frame>
  )
}
