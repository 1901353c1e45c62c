import {
  type DetailPage,
  findDetailPage,
  findKind,
  findMissingForFilter,
  idPrefix,
  type RecordKind,
  type RecordLookup,
  type RecordPage,
  type RecordView,
  type Section,
  tender,
} from '@zhushutong/domain/records'
import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { DetailView } from '@/features/records/detail/detail.view'
import { recordHref, viewHref } from '@/features/records/detail/detail-href'
import { relatedValue } from '@/features/records/detail/related-section'
import { parseSectionPage } from '@/features/records/detail/section-pager'
import { LoadFailure } from '@/features/records/list/load-failure'
import { PageSubject } from '@/triggers/page-info'
import { noteMainFault } from '@/wiring/server/answers'
import { DuePanels } from '../due-diligence/detail-panels'
import { Sidebar } from '../frame/sidebar'
import type { Reader } from '../reader'
import { RecordHistory } from '../record-history'
import { rawSearch, readFirst, type SearchParams } from '../search-params'
import { pageMetadata, recordDescription } from '../seo/metadata'
import { RecordFacts } from '../seo/record-facts'
import { CompanyFamily } from './company-family'
import { loadDecision } from './decision'
import { listEventChoices } from './event-choices'
import { loadInsightSections } from './insights'
import { RecordActions } from './record-actions'
import { renderStar } from './row-actions'
import { TenderSheet } from './tender/tender-sheet'

interface DetailParams {
  /** The segment of the kind, or of another page of its records. */
  readonly kind: string
  readonly id: string
}

const RELATED_ROWS = 10

const ID = /^[0-9A-Za-z_-]{1,64}$/

const findPlace = ({ kind, id }: DetailParams): DetailPage => {
  const place = findDetailPage(kind)
  if (!place || !ID.test(id)) notFound()
  return place
}

// Metadata and screen load the same record; within one render it is loaded once.
const load = cache((records: RecordLookup, kind: RecordKind, id: string) => records.detail(kind.kind, id))

export async function detailMetadata(params: DetailParams, reader: Reader): Promise<Metadata> {
  const { kind, view } = findPlace(params)
  const detail = await load(reader.records, kind, params.id)
  if ('error' in detail) return { title: kind.label }
  const { record } = detail
  const name = String(record[kind.title] ?? kind.label)
  const sections = (view ?? kind.detail).sections.map((s) => s.label)
  return pageMetadata({
    title: `${name} - ${view?.label ?? `${kind.label}详情`}`,
    description: recordDescription(kind, record, sections),
    path: view ? viewHref(view, record.id) : recordHref(kind, record),
    indexed: !record.expired,
  })
}

/** The result for related records when the record has no key for them. */
const NOTHING: RecordPage<RecordView> = {
  records: [],
  total: 0,
  totalIsCapped: false,
  pages: 0,
  pageNum: 1,
  pageSize: RELATED_ROWS,
  nextCursor: null,
  freshAt: null,
}

type Related = Extract<Section, { type: 'related' }>

const loadRelatedPage = async (
  reader: Reader,
  section: Related,
  value: string,
  { searchParams, rows }: { readonly searchParams: SearchParams; readonly rows?: number },
) => {
  const other = findKind(section.kind)
  if (other && findMissingForFilter(other, section.filter, reader.viewer)) return []
  const pageNum = rows === undefined ? parseSectionPage(readFirst(searchParams, section.key)) : 1
  const query = { filters: { [section.filter]: [value] }, pageNum, pageSize: RELATED_ROWS } as const
  const page = await reader.records.search(section.kind, query)
  if ('error' in page) return []
  return [[section.key, { ...page, records: page.records.slice(0, rows) }] as const]
}

const loadRelatedPages = async (
  reader: Reader,
  sections: readonly Related[],
  record: RecordView,
  shown: { readonly searchParams: SearchParams; readonly rows?: number },
) => {
  const pages = await Promise.all(
    sections.map(async (section) => {
      const value = relatedValue(section, record)
      return value === null
        ? [[section.key, NOTHING] as const]
        : loadRelatedPage(reader, section, value, shown)
    }),
  )
  return Object.fromEntries(pages.flat()) as Record<string, RecordPage<RecordView>>
}

async function RecordPageView({
  place,
  record,
  reader,
  searchParams,
}: {
  place: DetailPage
  record: RecordView
  reader: Reader
  searchParams: SearchParams
}) {
  const { kind, view } = place
  const { sections } = view ?? kind.detail
  const isSheet = kind.kind === tender.kind && view === undefined
  const now = Date.now()
  const pages = loadRelatedPages(
    reader,
    sections.filter((s) => s.type === 'related'),
    record,
    { searchParams, rows: view ? undefined : kind.detail.rows },
  )
  const [related, insights, decision] = await Promise.all([
    pages,
    loadInsightSections(reader, isSheet ? [] : sections.filter((s) => s.type === 'insight'), record),
    view ? undefined : loadDecision(reader, kind, record, pages, now),
  ])
  const path = view ? viewHref(view, record.id) : recordHref(kind, record)
  return (
    <>
      <RecordFacts place={place} record={record} path={path} />
      {isSheet ? (
        <TenderSheet place={place} record={record} related={related} reader={reader} now={now} />
      ) : (
        <DetailView
          kind={kind}
          view={view}
          record={record}
          related={related}
          insights={insights}
          now={now}
          rail={<Sidebar reader={reader} kind={kind} />}
          viewer={reader.viewer}
          actions={<RecordActions kind={kind} record={record} reader={reader} />}
          quickActions={renderStar(kind, record)}
          decision={decision?.head}
          decisionLine={decision?.line}
          history={
            <>
              <DuePanels kind={kind} record={record} reader={reader} />
              <CompanyFamily kind={kind} record={record} reader={reader} />
              <RecordHistory type={kind.segment} id={record.id} choices={listEventChoices(kind)} />
            </>
          }
        />
      )}
    </>
  )
}

/** Redirects from a merged record to its survivor; the query is kept. */
const redirectToSurvivor = (place: DetailPage, id: string, record: RecordView, query: SearchParams): void => {
  const { kind, view } = place
  if (record.id === id || idPrefix(kind, id) !== null) return
  const search = rawSearch(query)
  const path = view ? viewHref(view, record.id) : recordHref(kind, record)
  permanentRedirect(search === '' ? path : `${path}?${search}`)
}

/** A record for one reader; a missing one is not found (NAV-07). */
export async function DetailScreen({
  params,
  query,
  reader,
}: {
  params: DetailParams
  /** For members the requested pages of the sections: people=p2 (ACC-10). */
  query: SearchParams
  reader: Reader
}) {
  const place = findPlace(params)
  const detail = noteMainFault(await load(reader.records, place.kind, params.id))
  if ('error' in detail) {
    if (detail.status === 404) notFound()
    return (
      <main id="main" className="wrap py-12">
        <LoadFailure
          failure={detail}
          retryHref={
            place.view
              ? viewHref(place.view, params.id)
              : recordHref(place.kind, { id: params.id, expired: false })
          }
        />
      </main>
    )
  }
  const { record } = detail
  redirectToSurvivor(place, params.id, record, query)
  const subject = String(record[place.kind.title] ?? '')
  return (
    <>
      {subject !== '' && <PageSubject subject={subject} />}
      <RecordPageView
        place={place}
        record={record}
        reader={reader}
        searchParams={reader.member ? query : {}}
      />
    </>
  )
}
