import 'server-only'
import { VISITOR, type Viewer } from '@zhushutong/domain/access'
import { startServerLoads } from '@zhushutong/domain/session'
import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import type { PortsOf } from '@/wiring/ports'
import { readerContainer, type ServerContainer, visitorContainer } from '@/wiring/server/container'
import { TOKEN_COOKIE } from '@/wiring/server/cookies'
import { portalOrigin } from '@/wiring/server/environment'
import { findSite, type PortalSite } from '@/wiring/server/sites'
import type { MemberRead } from '@/wiring/types'
import { loadBanners, loadFriendLinks } from './shared-loads'

/** The user a page is rendered for, and the ports with their access rights. */
export interface Reader
  extends Omit<PortsOf<'server'>, 'session' | 'sitemap' | 'captcha' | 'institute' | 'promotion'>,
    MemberRead {
  readonly viewer: Viewer
  /** The site that they read. */
  readonly portalSite: PortalSite
}

/** The site of the request, by its host. */
export const currentSite = cache(
  async (): Promise<PortalSite> => findSite(portalOrigin(), (await headers()).get('host')),
)

const readerOf = async (container: ServerContainer, read: MemberRead): Promise<Reader> => {
  const [
    records,
    comquery,
    insight,
    bidFigures,
    distributions,
    staffing,
    bossOrders,
    trade,
    saved,
    devices,
    mall,
    keys,
    site,
    content,
  ] = await Promise.all([
    container.get('records'),
    container.get('comquery'),
    container.get('insight'),
    container.get('bidFigures'),
    container.get('distributions'),
    container.get('staffing'),
    container.get('bossOrders'),
    container.get('trade'),
    container.get('saved'),
    container.get('devices'),
    container.get('mall'),
    container.get('keys'),
    // The same for every reader, so it is loaded once for all.
    visitorContainer().get('site'),
    visitorContainer().get('content'),
  ])
  const ports = {
    records,
    comquery,
    insight,
    bidFigures,
    distributions,
    staffing,
    bossOrders,
    trade,
    saved,
    devices,
    mall,
    keys,
    site,
    content,
  }
  return { ...ports, ...read, viewer: read.member?.viewer ?? VISITOR, portalSite: await currentSite() }
}

const NOBODY: MemberRead = { member: null, sessionExpired: false, membershipEnded: false }

/** The reader of the request's token; a visitor without one. What every page shows is asked for meanwhile (SES-04). */
export const currentReader = cache(async (): Promise<Reader> => {
  const token = (await cookies()).get(TOKEN_COOKIE)?.value
  const container = readerContainer(await headers(), token)
  const [site, portalSite] = await Promise.all([visitorContainer().get('site'), currentSite()])
  const read = await startServerLoads({
    friendLinks: () => loadFriendLinks(site, portalSite),
    banners: () => loadBanners(site),
    figures: () => site.updates(),
    member: token ? async () => (await container.get('session')).load() : null,
  })
  return readerOf(container, read ?? NOBODY)
})
