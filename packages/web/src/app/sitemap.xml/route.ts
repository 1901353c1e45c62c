import { sitemapIndex, xmlAnswer } from '@/screens/seo/sitemap-xml'
import { portalOrigin } from '@/settings/environment'
import { findSite } from '@/settings/sites'
import { visitorContainer } from '@/wiring/server/container'
import { CALLS } from '@/wiring/server/services'

export const dynamic = 'force-dynamic'

const fileAt = (origin: string, name: string) => ({ loc: `${origin}/sitemaps/${name}.xml` })

/**
 * The index of the sitemaps: pages, lists, articles, and each kind of record in parts of up to 50,000. A
 * sub-site's index has its own pages only (REG-04).
 */
export async function GET({ headers }: Request): Promise<Response> {
  const site = findSite(portalOrigin(), headers.get('host'))
  if (site.city) return xmlAnswer(sitemapIndex([fileAt(site.origin, 'pages')]))
  const { records } = await visitorContainer().get(CALLS).site.sitemapParts({})
  const files = records.map(({ kind, from, to, updatedOn }) => ({
    loc: `${portalOrigin()}/sitemaps/${kind}/${from}/${to ?? 'end'}.xml`,
    day: updatedOn,
  }))
  const fixed = ['pages', 'lists', 'articles'].map((name) => fileAt(site.origin, name))
  return xmlAnswer(sitemapIndex([...fixed, ...files]))
}
