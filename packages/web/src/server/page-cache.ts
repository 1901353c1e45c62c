import { LRUCache } from 'lru-cache'
import { countBytes, type PageBody } from './page-body'
import type { SharedPage } from './page-request'

export interface RenderedPage {
  /** 503 if the data that the page is for did not come. */
  readonly status: 200 | 404 | 503
  /** False if a part did not come in time. */
  readonly isComplete: boolean
  readonly headers: Readonly<Record<string, string>>
  readonly body: PageBody
}

export type PageState = 'hit' | 'stale' | 'miss'

interface Entry {
  readonly page: RenderedPage
  readonly madeAt: number
  readonly version: string
  /** The time until which the page is served without a new try, after an incomplete one. */
  readonly keptUntil?: number
}

interface PageCacheOptions {
  /** Maximum bytes of all pages together; the least recently used are evicted first. */
  readonly limit: number
  readonly now: () => number
  /** Renders the page, or returns null if it must not be cached. */
  readonly render: (page: SharedPage) => Promise<RenderedPage | null>
  /** The version of the page's data; a page of another version is no longer served. */
  readonly versionOf: (kinds: readonly string[]) => string
}

/**
 * Up to this multiple of its lifetime an expired page is served while a new one is rendered. Only for pages
 * with versioned records; their other parts have no version, and so may be outdated.
 */
const STALE_TIMES = 2
/** Short: a missing record may be imported at any moment. */
const NOT_FOUND_SECONDS = 5
/** The time in s until an incomplete page is rendered again: each try may wait for the missing part. */
const INCOMPLETE_SECONDS = 2

/**
 * Caches complete pages in memory. Simultaneous requests share one rendering. An expired page with
 * versioned data is served while it is rendered again; a page with outdated data is served only if
 * rendering fails. In place of an incomplete page the last complete page of the same data is served.
 */
export function createPageCache({ limit, now, render, versionOf }: PageCacheOptions) {
  // Without memory no page is as small as the limit.
  const entries = new LRUCache<string, Entry>({
    maxSize: Math.max(limit, 1),
    sizeCalculation: ({ page }) => countBytes(page.body),
  })
  const underWay = new Map<string, Promise<RenderedPage | null>>()

  const renderOnce = (request: SharedPage): Promise<RenderedPage | null> => {
    const { key, kinds } = request
    const running = underWay.get(key)
    if (running) return running
    // Read before rendering: a change during rendering makes the page outdated.
    const version = versionOf(kinds)
    const rendering = render(request)
      .then((page) => {
        const last = entries.get(key)
        if (!page) entries.delete(key)
        else if (page.isComplete) entries.set(key, { page, madeAt: now(), version })
        else {
          const shown =
            last?.page.isComplete && last.version === version ? last : { page, madeAt: now(), version }
          entries.set(key, { ...shown, keptUntil: now() + INCOMPLETE_SECONDS * 1000 })
          return shown.page
        }
        return page
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, rendering)
    return rendering
  }

  const judgeState = (
    { page, madeAt, version, keptUntil = 0 }: Entry,
    { kinds, lifeSeconds }: SharedPage,
  ): PageState => {
    if (version !== versionOf(kinds)) return 'miss'
    if (now() < keptUntil) return 'hit'
    if (!page.isComplete) return 'miss'
    const life = (page.status === 404 ? NOT_FOUND_SECONDS : lifeSeconds) * 1000
    const age = now() - madeAt
    if (age < life) return 'hit'
    const followsData = kinds.length > 0 && page.status === 200
    return followsData && age < life * STALE_TIMES ? 'stale' : 'miss'
  }

  return {
    /** The page, or null if it cannot be cached: the caller then gets it from Next. */
    async get(
      request: SharedPage,
    ): Promise<{ readonly page: RenderedPage; readonly state: PageState } | null> {
      const entry = entries.get(request.key)
      const state = entry ? judgeState(entry, request) : 'miss'
      if (entry && state !== 'miss') {
        if (state === 'stale') renderOnce(request).catch(() => {})
        return { page: entry.page, state }
      }
      try {
        const page = await renderOnce(request)
        return page && { page, state: 'miss' }
      } catch (error) {
        if (entry) return { page: entry.page, state: 'stale' }
        throw error
      }
    },
    size: () => entries.calculatedSize,
  }
}
