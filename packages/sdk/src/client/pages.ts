import { isPortalError } from '../errors'
import { mapCall } from './caller'
import type { Call, CallOptions, PortalResponse } from './options'

/** The result of every list: the records of one page, and the number of pages at this page size. */
export interface PageShape {
  readonly records: readonly unknown[]
  readonly pages: number
  readonly pageNum: number
}

export type ItemOf<P extends PageShape> = P['records'][number]

/** A page with a way to the next one. Iterating over it yields the records of this page and all following ones. */
export type Page<P extends PageShape> = P &
  AsyncIterable<ItemOf<P>> & {
    /** The next page; null after the last. */
    readonly next: () => Promise<Page<P> | null>
  }

export interface PageOptions extends CallOptions {
  /** Iterating ends after this many records. Default: no limit. */
  readonly limit?: number
}

/**
 * The first page of a list. Awaiting it gives that page; iterating with `for await` gives every record of the list:
 * the next page is requested only after the last record of the previous one was consumed.
 */
export interface PagedCall<P extends PageShape> extends Promise<Page<P>>, AsyncIterable<ItemOf<P>> {
  readonly withResponse: () => Promise<PortalResponse<Page<P>>>
}

/** The page after a page. */
interface NextPage<P extends PageShape> {
  /** The place of it, for a failure and for an end of lists that repeat themselves. */
  readonly cursor: string | null
  readonly ask: () => Call<P>
}

/**
 * Finds the page after a page; null if there is none. `isIterating` allows a larger page, since its size is not seen.
 */
type FindNextPage<P extends PageShape> = (page: P, isIterating: boolean) => NextPage<P> | null

interface List<P extends PageShape> {
  readonly findNext: FindNextPage<P>
  readonly limit: number
}

async function* recordsFrom<P extends PageShape>(
  first: Promise<P>,
  { findNext, limit }: List<P>,
): AsyncGenerator<ItemOf<P>, void, void> {
  let left = limit
  // With a limit of 0 the call is not awaited, so its failure must not be reported.
  if (left <= 0) return void first.catch(() => {})
  const seen = new Set<string>()
  let page: P = await first
  for (;;) {
    for (const record of page.records) {
      yield record as Awaited<ItemOf<P>>
      if (--left <= 0) return
    }
    const next = findNext(page, true)
    if (!next || (next.cursor !== null && seen.has(next.cursor))) return
    if (next.cursor !== null) seen.add(next.cursor)
    page = await next.ask().catch((error: unknown) => {
      throw isPortalError(error) ? Object.assign(error, { cursor: next.cursor }) : error
    })
  }
}

// Not enumerable, so that a page is still logged, compared and serialised as plain data.
const addNext = <P extends PageShape>(data: P, list: List<P>): Page<P> => {
  const page = data as Page<P>
  const next = async () => {
    const data = await list.findNext(page, false)?.ask()
    return data === undefined ? null : addNext(data, list)
  }
  return Object.defineProperties(page, {
    next: { value: next },
    [Symbol.asyncIterator]: { value: () => recordsFrom(Promise.resolve(page), list) },
  })
}

/** Makes a list call that can be awaited as a page and iterated as records. */
export function createPagedCall<P extends PageShape>(
  first: Call<P>,
  findNext: FindNextPage<P>,
  options?: PageOptions | null,
): PagedCall<P> {
  const list = { findNext, limit: options?.limit ?? Infinity }
  const call = mapCall(first, (data) => addNext(data, list))
  return Object.assign(call, { [Symbol.asyncIterator]: () => recordsFrom(call, list) })
}
