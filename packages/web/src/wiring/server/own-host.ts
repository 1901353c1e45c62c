import { isLocalHost } from '@zhushutong/domain/security-headers'

/** A name and a port, nothing that would change the host of a URL. */
const PLAIN_HOST = /^[a-z0-9.-]+(:\d{1,5})?$/

/** Whether a request's host is a site's own, or one of its sub-sites'; each name of this machine is the same. */
export function isHostOf(own: string, host: string): boolean {
  const asked = host.toLowerCase()
  if (asked === own || (isLocalHost(asked) && isLocalHost(own))) return true
  return PLAIN_HOST.test(asked) && asked.endsWith(`.${own}`)
}
