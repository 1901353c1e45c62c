import { encodeLocation } from '@zhushutong/domain/navigation'
import { redirect } from 'next/navigation'
import type { Reader } from '../reader'
import { firstOf, type SearchParams } from '../search-params'
import type { SectionParameter } from './section-address'

/** The query of a page of the centre: a parameter that its address does not keep does not compile. */
type SectionQuery = Readonly<Partial<Record<SectionParameter, SearchParams[string]>>>

/** The input of a page of the centre. */
export interface SectionProps {
  /** The filter of its list. */
  readonly query: SectionQuery
  readonly reader: Reader
  /** Its own address, with another filter. */
  readonly hrefOf: (query: Readonly<Partial<Record<SectionParameter, string | undefined>>>) => string
}

/** The requested page of the list. */
export function pageOf(query: SectionQuery): number {
  const page = firstOf(query, 'page') ?? ''
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1
}

/** A page number as text in an address; the first has none. */
export function pageParam(page: number): string | undefined {
  return page > 1 ? String(page) : undefined
}

interface ListPage {
  readonly records: readonly unknown[]
  readonly total: number
  readonly pageSize: number
}

/**
 * Redirects from a page beyond the last one to the last: it is reached after deleting the last record of a
 * page.
 */
export function redirectToLastPage(page: ListPage | null, hrefOf: (page: number) => string): void {
  if (page && page.total > 0 && page.records.length === 0)
    redirect(encodeLocation(hrefOf(Math.ceil(page.total / page.pageSize))))
}
