import type { Endpoint } from '../contract/shape/endpoint'
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

/** Requests the page after a page; null if there is none. */
type FetchNextPage<P extends PageShape> = (page: P) => Call<P> | null

async function* recordsFrom<P extends PageShape>(
  first: Promise<Page<P>>,
  limit: number,
): AsyncGenerator<ItemOf<P>, void, void> {
  let left = limit
  // With a limit of 0 the call is not awaited, so its failure must not be reported.
  if (left <= 0) return void first.catch(() => {})
  let page: Page<P> | null = await first
  while (page) {
    for (const record of page.records) {
      yield record as Awaited<ItemOf<P>>
      if (--left <= 0) return
    }
    page = await page.next()
  }
}

// Not enumerable, so that a page is still logged, compared and serialised as plain data.
const addNext = <P extends PageShape>(data: P, after: FetchNextPage<P>, limit: number): Page<P> => {
  const page = data as Page<P>
  return Object.defineProperties(page, {
    next: { value: async () => (await after(data)?.then((next) => addNext(next, after, limit))) ?? null },
    [Symbol.asyncIterator]: { value: () => recordsFrom(Promise.resolve(page), limit) },
  })
}

/** Makes a list call that can be awaited as a page and iterated as records. */
export function createPagedCall<P extends PageShape>(
  first: Call<P>,
  after: FetchNextPage<P>,
  { limit = Infinity }: PageOptions = {},
): PagedCall<P> {
  const page = first.then((data) => addNext(data, after, limit))
  const withResponse = async () => {
    page.catch(() => {})
    const response = await first.withResponse()
    return { ...response, data: await page }
  }
  return Object.assign(page, {
    withResponse,
    [Symbol.asyncIterator]: () => recordsFrom(page, limit),
  })
}

interface ObjectShape {
  readonly _zod: { readonly def: { readonly shape?: Readonly<Record<string, unknown>> } }
}

/** True for a call that is paged by page number. */
export function isPaged(endpoint: Endpoint): boolean {
  const has = (schema: unknown, key: string) => key in ((schema as ObjectShape)._zod.def.shape ?? {})
  return has(endpoint.request(), 'pageNum') && has(endpoint.result(), 'records')
}
