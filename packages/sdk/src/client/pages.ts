import type { Endpoint } from '../contract/endpoint'
import type { Call, CallOptions, PortalResponse } from './options'

/** What every list answers: some records of one page, and how many pages there are at this size. */
export interface PageShape {
  readonly records: readonly unknown[]
  readonly pages: number
  readonly pageNum: number
}

export type ItemOf<P extends PageShape> = P['records'][number]

/** A page as it came, and the way on. Iterating over it goes through this page and all that follow. */
export type Page<P extends PageShape> = P &
  AsyncIterable<ItemOf<P>> & {
    /** The page after this one; null behind the last. */
    readonly next: () => Promise<Page<P> | null>
  }

export interface PageOptions extends CallOptions {
  /** Iterating ends after this many records. Default: with the last one. */
  readonly limit?: number
}

/**
 * The first page of a list under way. Awaited, it is that page; iterated with `for await`, every record of the
 * list: the next page is asked for only when the last record of the one before was taken.
 */
export interface PagedCall<P extends PageShape> extends Promise<Page<P>>, AsyncIterable<ItemOf<P>> {
  readonly withResponse: () => Promise<PortalResponse<Page<P>>>
}

/** Asks for the page after one; null where there is none. */
export type After<P extends PageShape> = (page: P) => Call<P> | null

async function* recordsFrom<P extends PageShape>(
  first: Promise<Page<P>>,
  limit: number,
): AsyncGenerator<ItemOf<P>, void, void> {
  let left = limit
  // Nothing is wanted, so nobody waits for the call, and its failure is nobody's.
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

// Not enumerable: a page is still told, compared and written as the data that it is.
const withWay = <P extends PageShape>(data: P, after: After<P>, limit: number): Page<P> => {
  const page = data as Page<P>
  return Object.defineProperties(page, {
    next: { value: async () => (await after(data)?.then((next) => withWay(next, after, limit))) ?? null },
    [Symbol.asyncIterator]: { value: () => recordsFrom(Promise.resolve(page), limit) },
  })
}

/** The first page of a list as pages and as records. */
export const pagedCall = <P extends PageShape>(
  first: Call<P>,
  after: After<P>,
  { limit = Infinity }: PageOptions = {},
): PagedCall<P> => {
  const page = first.then((data) => withWay(data, after, limit))
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

/** Whether a call answers page after page, by the number of the page. */
export const isPaged = (endpoint: Endpoint): boolean => {
  const has = (schema: unknown, key: string) => key in ((schema as ObjectShape)._zod.def.shape ?? {})
  return has(endpoint.request(), 'pageNum') && has(endpoint.result(), 'records')
}
