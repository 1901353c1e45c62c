import { encodeLocation } from '@zhushutong/domain/portal/navigation'
import { redirect } from 'next/navigation'
import type { Reader } from '../reader'
import { readFirst, type SearchParams } from '../search-params'
import type { SectionParameter } from './section-address'

/** The query of a centre page. A parameter missing from its address fails to compile. */
type SectionQuery = Readonly<Partial<Record<SectionParameter, SearchParams[string]>>>

export interface SectionProps {
  readonly query: SectionQuery
  readonly reader: Reader
  /** The page's own address, with another filter. */
  readonly hrefOf: (query: Readonly<Partial<Record<SectionParameter, string | undefined>>>) => string
}

export function parsePage(query: SectionQuery): number {
  const page = readFirst(query, 'page') ?? ''
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1
}

/** A page number as text in an address; undefined for the first page. */
export function pageParam(page: number): string | undefined {
  return page > 1 ? String(page) : undefined
}

interface ListPage {
  readonly records: readonly unknown[]
  readonly total: number
  readonly pageSize: number
}

/**
 * Redirects from a page beyond the last one to the last: such a page appears after the deletion of a page's
 * last record.
 */
export function redirectToLastPage(page: ListPage | null, hrefOf: (page: number) => string): void {
  if (page && page.total > 0 && page.records.length === 0)
    redirect(encodeLocation(hrefOf(Math.ceil(page.total / page.pageSize))))
}
