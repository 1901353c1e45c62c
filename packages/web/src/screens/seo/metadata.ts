import 'server-only'
import {
  type Filter,
  findColumn,
  formatValue,
  type RecordKind,
  type RecordQuery,
  type RecordView,
} from '@zhushutong/domain/records'
import type { Metadata } from 'next'
import { portalOrigin } from '@/settings/environment'
import { SITE_NAME } from './site-name'

const MAX_DESCRIPTION = 150

const shortened = (text: string) =>
  text.length <= MAX_DESCRIPTION ? text : `${text.slice(0, MAX_DESCRIPTION - 1)}…`

export interface CanonicalAddress {
  readonly path: string
  /** The origin of the page's site; by default the main site's. */
  readonly origin?: string
}

/**
 * The head of a page: title, description, canonical address, and tags for sharing.
 * @param indexed false keeps the page out of search engines; its links are followed in any case
 */
export function pageMetadata({
  title,
  description,
  path,
  origin = portalOrigin(),
  indexed = true,
}: CanonicalAddress & {
  title: string
  description: string
  indexed?: boolean
}): Metadata {
  const url = origin + path
  const text = shortened(description)
  return {
    title,
    description: text,
    alternates: { canonical: url },
    openGraph: { title, description: text, url, siteName: SITE_NAME, locale: 'zh_CN', type: 'website' },
    ...(!indexed && { robots: { index: false, follow: true } }),
  }
}

const INDEXED_FILTERS: ReadonlySet<Filter['type']> = new Set(['region', 'options', 'head'])

/**
 * True when search engines index a list: the whole list, or one region or category of it. Searches and
 * deeper combinations are countless and add nothing new.
 */
export function isIndexedList(kind: RecordKind, query: RecordQuery): boolean {
  if (query.keyword) return false
  const chosen = kind.filters.filter(({ key }) => (query.filters[key]?.length ?? 0) > 0)
  const [first] = chosen
  return (
    !first ||
    (chosen.length === 1 && query.filters[first.key]?.length === 1 && INDEXED_FILTERS.has(first.type))
  )
}

/** The description of a list: its filters, and the columns of its rows. */
export function listDescription(kind: RecordKind, title: string): string {
  const filters = kind.filters.flatMap(({ type, label }) => (type === 'reference' ? [] : [label]))
  const facts = kind.list.columns.flatMap(({ key }) => findColumn(kind, key)?.label ?? [])
  const narrowed = filters.length > 0 ? `可按${[...new Set(filters)].slice(0, 6).join('、')}筛选，` : ''
  const shown = facts.length > 0 ? `列出${[...new Set(facts)].slice(0, 6).join('、')}，` : ''
  return `${title}：${narrowed}${shown}每条注明来源与核验时间。`
}

/** The record's key facts in words, without values masked for its reader (ACC-02). */
export function recordDescription(kind: RecordKind, record: RecordView, sections: readonly string[]): string {
  const name = String(record[kind.title] ?? kind.label)
  const facts = kind.detail.head.flatMap((key) => {
    const column = findColumn(kind, key)
    const value = record[key]
    if (!column || column.access || record.locks[key] || value === null || value === undefined) return []
    return [`${column.label}${formatValue(column, value, record)}`]
  })
  const about = sections.length > 0 ? `查看${sections.slice(0, 6).join('、')}，注明来源与核验时间。` : ''
  return `${[name, ...facts].join('，')}。${about}`
}
