import 'server-only'
import { VISITOR, type Viewer } from '@zhushutong/domain/access'
import { startServerLoads } from '@zhushutong/domain/portal/session'
import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import type { PortName, PortsOf } from '@/wiring/ports'
import { readerContainer, type ServerContainer, visitorContainer } from '@/wiring/server/container'
import { TOKEN_COOKIE } from '@/wiring/server/cookies'
import { portalOrigin } from '@/wiring/server/environment'
import { findSite, type PortalSite } from '@/wiring/server/sites'
import type { MemberRead } from '@/wiring/types'
import { loadBanners, loadFriendLinks } from './shared-loads'

/** Ports with the reader's access rights. */
const OWN_PORTS = [
  'records',
  'comquery',
  'insight',
  'bidFigures',
  'distributions',
  'staffing',
  'bossOrders',
  'trade',
  'saved',
  'devices',
  'mall',
  'keys',
] as const satisfies readonly PortName<'server'>[]

/** Ports with data that is the same for every reader, loaded once for all. */
const SHARED_PORTS = ['site', 'content'] as const satisfies readonly PortName<'server'>[]

type ReaderPorts = Pick<PortsOf<'server'>, (typeof OWN_PORTS)[number] | (typeof SHARED_PORTS)[number]>

/** The user for whom a page is rendered, and the ports with the user's access rights. */
export interface Reader extends ReaderPorts, MemberRead {
  readonly viewer: Viewer
  readonly portalSite: PortalSite
}

export const currentSite = cache(
  async (): Promise<PortalSite> => findSite(portalOrigin(), (await headers()).get('host')),
)

const loadReader = async (container: ServerContainer, read: MemberRead): Promise<Reader> => {
  const [ownPorts, shared] = await Promise.all([
    container.getAll(OWN_PORTS),
    visitorContainer().getAll(SHARED_PORTS),
  ])
  return {
    ...ownPorts,
    ...shared,
    ...read,
    viewer: read.member?.viewer ?? VISITOR,
    portalSite: await currentSite(),
  }
}

const NOBODY: MemberRead = { member: null, sessionExpired: false, membershipEnded: false }

/**
 * The reader of the request's token; a visitor without one. Data of every page is loaded in parallel
 * (SES-04).
 */
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
  return loadReader(container, read ?? NOBODY)
})
