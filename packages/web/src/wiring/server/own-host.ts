import { isLocalHost } from '@zhushutong/domain/security-headers'
import { findRegistrableDomain } from '@zhushutong/domain/session'

/** A name and a port, nothing that would change the host of a URL. */
const PLAIN_HOST = /^[a-z0-9.-]+(:\d{1,5})?$/
const IP_ADDRESS = /^[\d.]+(:\d+)?$|^\[/

/**
 * What sub-sites stand below: the registrable domain of the portal's own host, example.cn of www.example.cn, with its
 * port; localhost:3000 of itself. Null if nothing can stand below it: an IP address.
 */
export function sitesDomainOf(own: string): string | null {
  if (IP_ADDRESS.test(own)) return null
  const [name = '', port] = own.split(':')
  const domain = findRegistrableDomain(name) ?? name
  return port ? `${domain}:${port}` : domain
}

/** True when a request's host is the main site's own; each name of this machine is the same. */
export function isOwnHost(own: string, host: string): boolean {
  const hostname = host.toLowerCase()
  const isBelow = /[a-z]\.localhost(:|$)/.test(hostname)
  return hostname === own || (isLocalHost(hostname) && isLocalHost(own) && !isBelow)
}

/** Whether a request's host is a site's own, or below its domain; each name of this machine is the same. */
export function isHostOf(own: string, host: string): boolean {
  const hostname = host.toLowerCase()
  if (hostname === own || (isLocalHost(hostname) && isLocalHost(own))) return true
  const domain = sitesDomainOf(own)
  return (
    domain !== null && PLAIN_HOST.test(hostname) && (hostname === domain || hostname.endsWith(`.${domain}`))
  )
}
