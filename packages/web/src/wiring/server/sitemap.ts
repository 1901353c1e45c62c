import type { FullClient } from '@zhushutong/sdk/portal'
import type { ResultOf } from '../types'

type SitemapPart = ResultOf<'site', 'sitemapParts'>['records'][number]

/** The records of a part of the sitemap that any visitor may read, in batches of ids and days. */
export async function* loadSitemapPart(
  { site }: FullClient,
  { kind, from, to }: Pick<SitemapPart, 'kind' | 'from' | 'to'>,
) {
  let next: string | null = from
  while (next !== null) {
    const page: ResultOf<'site', 'sitemapPage'> = await site.sitemapPage({
      kind,
      from: next,
      ...(to !== null && { to }),
    })
    yield page.records
    next = page.next
  }
}

const ARTICLE_PAGE = 100
const MAX_ARTICLE_PAGES = 50

/** All articles, the newest first. */
export async function loadAllArticles({ policies }: FullClient) {
  const load = (pageNum: number) => policies.list({ pageNum, pageSize: ARTICLE_PAGE })
  const first = await load(1)
  const rest = Array.from({ length: Math.min(first.pages, MAX_ARTICLE_PAGES) - 1 }, (_, i) => load(i + 2))
  return [first, ...(await Promise.all(rest))].flatMap(({ records }) => records)
}
