import 'server-only'
import { checkComquery } from '@zhushutong/domain/comquery'
import { keysAt } from '@zhushutong/domain/content'
import { checkQuery, findDetailPage } from '@zhushutong/domain/records'
import type { Lookups } from '../types'
import { readerContainer } from './container'
import { hasApiPage } from './reads/api-reference'

/* A detail record's existence is checked before the page is rendered: the page itself could only answer
   404 with an empty shell. */
/**
 * ms. Short: a record may be imported or deleted at any moment, and an article published or withdrawn
 * (CON-04).
 */
const KNOWN_MS = 5_000
const MAX_ENTRIES = 20_000

const cache = new Map<string, { readonly exists: boolean; readonly until: number }>()

const cacheAnswer = (key: string, exists: boolean, now: number) => {
  if (cache.size >= MAX_ENTRIES) cache.delete(cache.keys().next().value ?? '')
  cache.set(key, { exists, until: now + KNOWN_MS })
}

type Found = { readonly status: number } | null

const lookUpOnce = async (key: string, ask: () => Promise<Found>): Promise<boolean> => {
  const now = Date.now()
  const known = cache.get(key)
  if (known && known.until > now) return known.exists
  const failure = await ask()
  // If the gateway does not answer, the page is rendered anyway.
  if (failure && failure.status !== 404) return true
  cacheAnswer(key, failure === null, now)
  return failure === null
}

const ID = /^[0-9A-Za-z_-]{1,64}$/

/** The proxy's look-ups before a page is rendered (NAV-07), with the request's address and its token if any. */
export function lookupsFor(headers: Pick<Headers, 'get'>, token: string | undefined): Lookups {
  const visitor = () => readerContainer(headers)
  return {
    recordExists: async (segment, id) => {
      const kind = findDetailPage(segment)?.kind
      if (!kind || !ID.test(id)) return false
      return lookUpOnce(`${segment} ${id}`, async () => {
        const detail = await (await visitor().get('records')).detail(kind.kind, id)
        return 'error' in detail ? detail : null
      })
    },
    openShortLink: async (token) => (await visitor().get('promotion')).openShortLink(token),
    articleExists: async (route, id) =>
      ID.test(id) &&
      lookUpOnce(`${route} ${id}`, async () => {
        const article = await (await visitor().get('content')).detail(id)
        if (!('channel' in article)) return article
        return keysAt(route).includes(article.channel) ? null : { status: 404 }
      }),
    hasArticles: async (query) => {
      const page = await (await visitor().get('content')).list(query)
      // If the gateway does not answer, the page is rendered anyway.
      return page === null || page.records.length > 0
    },
    apiPageExists: hasApiPage,
    hasPage: async (kind, query) => {
      const page = await (await readerContainer(headers, token).get('records')).search(kind.kind, query)
      // An invalid search is explained on its page; a page beyond the last is a 404.
      if ('error' in page) return !checkQuery(kind, query).some(({ field }) => field === 'pageNum')
      return page.records.length > 0
    },
    hasComqueryPage: async (query) => {
      const page = await (await readerContainer(headers, token).get('comquery')).search(query)
      if ('error' in page) return !checkComquery(query).some(({ field }) => field === 'pageNum')
      return page.records.length > 0
    },
  }
}
