import { BRANCH_CITIES, type BranchCity, findSiteCity, formatSiteHost } from '@zhushutong/domain/region'
import { findSitesDomain } from './own-host'

/** One of the portal's sites: the main one, or the sub-site of a city (REG-04). */
export interface PortalSite {
  /** Null on the main site. */
  readonly city: BranchCity | null
  /** The site's own public address, without a path. */
  readonly origin: string
  readonly host: string
  /** The main site's origin. */
  readonly mainOrigin: string
}

const subSite = (city: BranchCity, mainOrigin: string, domain: string): PortalSite => {
  const host = formatSiteHost(city, domain)
  return { city, origin: `${new URL(mainOrigin).protocol}//${host}`, host, mainOrigin }
}

/**
 * The site of a host: a city's sub-site, or the main site for any other host. An unknown host is never
 * returned.
 */
export function findSite(mainOrigin: string, host: string | null | undefined): PortalSite {
  const mainHost = new URL(mainOrigin).host
  const domain = findSitesDomain(mainHost)
  const city = domain && host && host !== mainHost ? findSiteCity(host, domain) : null
  if (city && domain) return subSite(city, mainOrigin, domain)
  return { city: null, origin: mainOrigin, host: mainHost, mainOrigin }
}

/** The sub-sites; none if the portal's address has no domain. */
export function listSubSites(mainOrigin: string): readonly PortalSite[] {
  const domain = findSitesDomain(new URL(mainOrigin).host)
  return domain === null ? [] : BRANCH_CITIES.map((city) => subSite(city, mainOrigin, domain))
}
