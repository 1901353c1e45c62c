import { findRegistrableDomain } from '@zhushutong/domain/portal/session'
import { isLocalHost } from '@zhushutong/domain/security-headers'

/** A name and a port, without characters that would change the host of a URL. */
const PLAIN_HOST = /^[a-z0-9.-]+(:\d{1,5})?$/
const IP_ADDRESS = /^[\d.]+(:\d+)?$|^\[/

/**
 * The parent domain of sub-sites: the registrable domain of the portal's own host with its port, example.cn
 * for www.example.cn; localhost:3000 for itself. Null for an IP address, which has no sub-domains.
 */
export function findSitesDomain(ownHost: string): string | null {
  if (IP_ADDRESS.test(ownHost)) return null
  const [name = '', port] = ownHost.split(':')
  const domain = findRegistrableDomain(name) ?? name
  return port ? `${domain}:${port}` : domain
}

/** True for the main site's own host; all names of this machine count as equal, except sub-domains of localhost. */
export function isOwnHost(ownHost: string, host: string): boolean {
  const hostname = host.toLowerCase()
  const isBelow = /[a-z]\.localhost(:|$)/.test(hostname)
  return hostname === ownHost || (isLocalHost(hostname) && isLocalHost(ownHost) && !isBelow)
}

/**
 * True when a request's host is a site's own, or below its domain; all names of this machine count as
 * equal.
 */
export function isHostOf(ownHost: string, host: string): boolean {
  const hostname = host.toLowerCase()
  if (hostname === ownHost || (isLocalHost(hostname) && isLocalHost(ownHost))) return true
  const domain = findSitesDomain(ownHost)
  return (
    domain !== null && PLAIN_HOST.test(hostname) && (hostname === domain || hostname.endsWith(`.${domain}`))
  )
}
