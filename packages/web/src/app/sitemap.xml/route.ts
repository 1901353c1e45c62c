import { sitemapIndex, xmlAnswer } from '@/screens/seo/sitemap-xml'
import { visitorContainer } from '@/wiring/server/container'
import { portalOrigin } from '@/wiring/server/environment'

export const dynamic = 'force-dynamic'

/** The index of the sitemaps: pages, lists, articles, and each kind of record in parts of up to 50,000. */
export async function GET(): Promise<Response> {
  const parts = await (await visitorContainer().get('sitemap')).parts()
  const files = parts.map(({ kind, from, to, updatedOn }) => ({
    loc: `${portalOrigin()}/sitemaps/${kind}/${from}/${to ?? 'end'}.xml`,
    day: updatedOn,
  }))
  const fixed = ['pages', 'lists', 'articles'].map((name) => ({
    loc: `${portalOrigin()}/sitemaps/${name}.xml`,
  }))
  return xmlAnswer(sitemapIndex([...fixed, ...files]))
}
