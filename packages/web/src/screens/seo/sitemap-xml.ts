/** One address of a sitemap; `day` is the last change, YYYY-MM-DD. */
export interface SitemapUrl {
  readonly loc: string
  readonly day?: string
}

/** The largest number of addresses in a file (sitemaps.org). */
const MAX_URLS = 50_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** A text escaped for an XML element or attribute. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char)
}

const entry = (tag: 'url' | 'sitemap', { loc, day }: SitemapUrl) =>
  `<${tag}><loc>${escapeXml(loc)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</${tag}>\n`

export function sitemapIndex(files: readonly SitemapUrl[]): string {
  return `${HEAD}<sitemapindex ${XMLNS}>\n${files.map((file) => entry('sitemap', file)).join('')}</sitemapindex>\n`
}

/** A file of addresses, streamed in batches; addresses beyond the limit are left out. */
export async function* urlSet(
  batches: AsyncIterable<readonly SitemapUrl[]> | Iterable<readonly SitemapUrl[]>,
): AsyncGenerator<string> {
  let left = MAX_URLS
  yield `${HEAD}<urlset ${XMLNS}>\n`
  for await (const batch of batches) {
    yield batch
      .slice(0, left)
      .map((url) => entry('url', url))
      .join('')
    left -= batch.length
    if (left <= 0) break
  }
  yield '</urlset>\n'
}

const CACHED = 'public, max-age=0, s-maxage=3600'

export function xmlAnswer(text: string | AsyncGenerator<string>): Response {
  const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': CACHED }
  if (typeof text === 'string') return new Response(text, { headers })
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await text.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await text.return(undefined)
    },
  })
  return new Response(body, { headers })
}
