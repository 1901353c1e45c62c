import 'server-only'
import type { Viewer } from '@zhushutong/domain/access'
import type { ComqueryLookup } from '@zhushutong/domain/comquery'
import { startServerLoads } from '@zhushutong/domain/portal/session'
import type { RecordLookup } from '@zhushutong/domain/records'
import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { TOKEN_COOKIE } from '@/settings/cookies'
import { portalOrigin } from '@/settings/environment'
import { findSite, type PortalSite } from '@/settings/sites'
import { readerContainer } from '@/wiring/server/container'
import { CONTENT, type Content } from '@/wiring/server/reads/content'
import { COMQUERY, RECORDS } from '@/wiring/server/reads/records'
import { CALLS } from '@/wiring/server/services'
import { MEMBER, VIEWER } from '@/wiring/server/session'
import { SITE, type Site } from '@/wiring/server/site'
import type { Calls, MemberRead } from '@/wiring/types'
import { loadBanners, loadFriendLinks } from './shared-loads'

/** The user for whom a page is rendered, and the ports with the user's access rights. */
export interface Reader extends MemberRead {
  readonly viewer: Viewer
  readonly portalSite: PortalSite
  readonly calls: Calls
  readonly records: RecordLookup
  readonly comquery: ComqueryLookup
  /** The same for every reader, like `content`. */
  readonly site: Site
  readonly content: Content
}

export const currentSite = cache(
  async (): Promise<PortalSite> => findSite(portalOrigin(), (await headers()).get('host')),
)

/**
 * The reader of the request's token; a visitor without one. Data of every page is loaded in parallel
 * (SES-04).
 */
export const currentReader = cache(async (): Promise<Reader> => {
  const container = readerContainer(await headers(), (await cookies()).get(TOKEN_COOKIE)?.value)
  const site = container.get(SITE)
  const portalSite = await currentSite()
  await startServerLoads({
    friendLinks: () => loadFriendLinks(site, portalSite),
    banners: () => loadBanners(site),
    figures: () => site.updates(),
    member: () => container.getAsync(MEMBER),
  })
  return {
    ...(await container.getAsync(MEMBER)),
    viewer: await container.getAsync(VIEWER),
    portalSite,
    calls: container.get(CALLS),
    records: container.get(RECORDS),
    comquery: container.get(COMQUERY),
    site,
    content: container.get(CONTENT),
  }
})
