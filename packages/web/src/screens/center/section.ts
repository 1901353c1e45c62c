import { redirect } from 'next/navigation'
import type { Reader } from '../reader'
import { firstOf, type SearchParams } from '../search-params'

/** What a page of the centre is made from. */
export interface SectionProps {
  /** What its list is narrowed to. */
  readonly query: SearchParams
  readonly reader: Reader
  /** Its own address, narrowed to something else. */
  readonly hrefOf: (query: Readonly<Record<string, string | undefined>>) => string
}

/** The page of the list that an address asks for. */
export const pageOf = (query: SearchParams): number => {
  const page = firstOf(query, 'page') ?? ''
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1
}

/** A page number as it stands in an address; the first has none. */
export const pageParam = (page: number): string | undefined => (page > 1 ? String(page) : undefined)

interface ListPage {
  readonly records: readonly unknown[]
  readonly total: number
  readonly pageSize: number
}

/** Leads from a page beyond the last one to that: there one stands after the last record of a page was deleted. */
export const leadToLastPage = (page: ListPage | null, hrefOf: (page: number) => string): void => {
  if (page && page.total > 0 && page.records.length === 0)
    redirect(hrefOf(Math.ceil(page.total / page.pageSize)))
}
