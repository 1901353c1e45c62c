import { buildContentHref } from '@zhushutong/domain/content'
import { dayOf } from '@zhushutong/domain/formatting'
import { findKind } from '@zhushutong/domain/records'
import { recordHref } from '@/features/records/detail/detail-href'
import { contentGroups } from '@/screens/content/links'
import { categoryGroups, publicPages, subSitePages } from '@/screens/seo/site-pages'
import { type SitemapUrl, urlSet, xmlAnswer } from '@/screens/seo/sitemap-xml'
import { portalOrigin } from '@/settings/environment'
import { findSite } from '@/settings/sites'
import { visitorContainer } from '@/wiring/server/container'
import { CALLS } from '@/wiring/server/services'
import { loadAllArticles, loadSitemapPart } from '@/wiring/server/sitemap'

export const dynamic = 'force-dynamic'

const ID = /^[0-9A-Za-z_-]{1,64}$/
const END = 'end'

const buildLoc = (path: string): SitemapUrl => ({ loc: portalOrigin() + path })

const articles = async (): Promise<readonly SitemapUrl[]> =>
  (await loadAllArticles(visitorContainer().get(CALLS))).map(({ channel, id, releaseTime }) => ({
    ...buildLoc(buildContentHref(channel, id)),
    day: dayOf(releaseTime),
  }))

async function* records(kindName: string, from: string, to: string | null) {
  const kind = findKind(kindName)
  if (!kind) return
  for await (const batch of loadSitemapPart(visitorContainer().get(CALLS), { kind: kindName, from, to }))
    yield batch.map(({ id, updatedOn }) => ({
      ...buildLoc(recordHref(kind, { id, expired: false })),
      day: updatedOn,
    }))
}

const FILES: Readonly<Record<string, () => Promise<readonly SitemapUrl[]>>> = {
  pages: async () => publicPages().map(({ href }) => buildLoc(href)),
  lists: async () =>
    [...contentGroups(), ...categoryGroups()].flatMap(({ links }) => links.map(({ href }) => buildLoc(href))),
  articles,
}

const ownPages = (origin: string) => urlSet([subSitePages().map(({ href }) => ({ loc: origin + href }))])

const notFound = () => new Response(null, { status: 404 })

/**
 * /sitemaps/pages.xml, or /sitemaps/{kind}/{from}/{to}.xml: the records of one part (sitemap.xml/route.ts).
 */
export async function GET({ headers }: Request, { params }: { params: Promise<{ part: string[] }> }) {
  const [name = '', from, to] = (await params).part.map((part) => part.replace(/\.xml$/, ''))
  const { city, origin } = findSite(portalOrigin(), headers.get('host'))
  if (city) return name === 'pages' && from === undefined ? xmlAnswer(ownPages(origin)) : notFound()
  if (from === undefined || to === undefined) {
    const file = from === undefined ? FILES[name] : undefined
    return file ? xmlAnswer(urlSet([await file()])) : notFound()
  }
  if (!findKind(name) || !ID.test(from) || !ID.test(to)) return notFound()
  return xmlAnswer(urlSet(records(name, from, to === END ? null : to)))
}
