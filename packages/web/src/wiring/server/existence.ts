import 'server-only'
import { checkComquery } from '@zhushutong/domain/comquery'
import { keysAt } from '@zhushutong/domain/content'
import { checkQuery, findDetailPage, idPrefix } from '@zhushutong/domain/records'
import type { Lookups } from '../types'
import { orNull } from './answers'
import { readerContainer } from './container'
import { hasApiPage } from './reads/api-reference'
import { CONTENT } from './reads/content'
import { COMQUERY, RECORDS } from './reads/records'
import { CALLS } from './services'

/* A detail record's existence is checked before the page is rendered: the page itself could only answer
   404 with an empty shell. */
/**
 * ms. Short: a record may be imported or deleted at any moment, and an article published or withdrawn
 * (CON-04).
 */
const KNOWN_MS = 5_000
const MAX_ENTRIES = 20_000

interface Presence {
  readonly exists: boolean
  readonly survivor: string | null
}

const cache = new Map<string, Presence & { readonly until: number }>()

const cacheAnswer = (key: string, presence: Presence, now: number) => {
  if (cache.size >= MAX_ENTRIES) cache.delete(cache.keys().next().value ?? '')
  cache.set(key, { ...presence, until: now + KNOWN_MS })
}

/** The failure of a look-up, or null; for a merged company, the id of its survivor. */
type Found = { readonly status: number } | { readonly survivor: string } | null

const lookUpOnce = async (key: string, ask: () => Promise<Found>): Promise<Presence> => {
  const now = Date.now()
  const known = cache.get(key)
  if (known && known.until > now) return known
  const result = await ask()
  // If the gateway does not answer, the page is rendered anyway.
  if (result && 'status' in result && result.status !== 404) return { exists: true, survivor: null }
  const survivor = result && 'survivor' in result ? result.survivor : null
  const presence = { exists: result === null || survivor !== null, survivor }
  cacheAnswer(key, presence, now)
  return presence
}

const MISSING: Presence = { exists: false, survivor: null }

const ID = /^[0-9A-Za-z_-]{1,64}$/

/** The proxy's look-ups before a page is rendered (NAV-07), with the request's address and its token if any. */
export function lookupsFor(headers: Pick<Headers, 'get'>, token: string | undefined): Lookups {
  const visitor = () => readerContainer(headers)
  const lookUpRecord = async (segment: string, id: string): Promise<Presence> => {
    const kind = findDetailPage(segment)?.kind
    if (!kind || !ID.test(id)) return MISSING
    return lookUpOnce(`${segment} ${id}`, async () => {
      const detail = await visitor().get(RECORDS).detail(kind.kind, id)
      if ('error' in detail) return detail
      const isMerged = detail.record.id !== id && idPrefix(kind, id) === null
      return isMerged ? { survivor: detail.record.id } : null
    })
  }
  return {
    recordExists: async (segment, id) => (await lookUpRecord(segment, id)).exists,
    findSurvivor: async (segment, id) => (await lookUpRecord(segment, id)).survivor,
    openShortLink: async (token) =>
      (await orNull(visitor().get(CALLS).promotion.openShortLink({ token })))?.target ?? null,
    articleExists: async (route, id) =>
      ID.test(id) &&
      (
        await lookUpOnce(`${route} ${id}`, async () => {
          const article = await visitor().get(CONTENT).detail(id)
          if (!('channel' in article)) return article
          return keysAt(route).includes(article.channel) ? null : { status: 404 }
        })
      ).exists,
    hasArticles: async (query) => {
      const page = await visitor().get(CONTENT).list(query)
      // If the gateway does not answer, the page is rendered anyway.
      return page === null || page.records.length > 0
    },
    apiPageExists: hasApiPage,
    hasPage: async (kind, query) => {
      const page = await readerContainer(headers, token).get(RECORDS).search(kind.kind, query)
      // An invalid search is explained on its page; a page beyond the last is a 404.
      if ('error' in page) return !checkQuery(kind, query).some(({ field }) => field === 'pageNum')
      return page.records.length > 0
    },
    hasComqueryPage: async (query) => {
      const page = await readerContainer(headers, token).get(COMQUERY).search(query)
      if ('error' in page) return !checkComquery(query).some(({ field }) => field === 'pageNum')
      return page.records.length > 0
    },
  }
}
