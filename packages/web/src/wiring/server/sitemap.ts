import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import type { FullClient } from '@zhushutong/sdk/portal'

import type { ArticleItem } from '../types'

type Site = typeof contract.site

export type SitemapPart = ResultOf<Site['sitemapParts']>['records'][number]
export type SitemapEntry = ResultOf<Site['sitemapPage']>['records'][number]

/** Data of the sitemaps: ids and days of records that any visitor may read. */
export interface SitemapSource {
  parts(): Promise<readonly SitemapPart[]>
  /** The records of a part, in batches. */
  entries(part: Pick<SitemapPart, 'kind' | 'from' | 'to'>): AsyncGenerator<readonly SitemapEntry[]>
  /** Channels, ids and days (ms) of the articles, the newest first. */
  articles(): Promise<ReadonlyArray<Pick<ArticleItem, 'channel' | 'id' | 'releaseTime'>>>
}

const ARTICLE_PAGE = 100
const MAX_ARTICLE_PAGES = 50

export function createSitemap({ site, policies }: FullClient): SitemapSource {
  return {
    parts: async () => (await site.sitemapParts({})).records,
    async *entries({ kind, from, to }) {
      let next: string | null = from
      while (next !== null) {
        const page: ResultOf<Site['sitemapPage']> = await site.sitemapPage({
          kind,
          from: next,
          ...(to !== null && { to }),
        })
        yield page.records
        next = page.next
      }
    },
    async articles() {
      const ask = (pageNum: number) => policies.list({ pageNum, pageSize: ARTICLE_PAGE })
      const first = await ask(1)
      const rest = Array.from({ length: Math.min(first.pages, MAX_ARTICLE_PAGES) - 1 }, (_, i) => ask(i + 2))
      return [first, ...(await Promise.all(rest))].flatMap(({ records }) => records)
    },
  }
}
