import 'server-only'
import { parseRegistrationNotices, type RegistrationNotice } from '@zhushutong/domain/shell'

/** Where the gateway answers, as this server reaches it. */
export const gatewayOrigin = (): string =>
  process.env.GATEWAY_INTERNAL_ORIGIN || `http://127.0.0.1:${process.env.GATEWAY_PORT || '4000'}`

/** The mobile site's origin; without one the portal itself serves phones (NAV-01). */
export const mobileOrigin = (): string | undefined => process.env.PORTAL_MOBILE_ORIGIN || undefined

/** The registrable domain for cookies (SES-01); host-only where none is configured. */
export const cookieDomain = (): string | undefined => process.env.PORTAL_COOKIE_DOMAIN || undefined

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

export const isLocalHost = (host: string): boolean => LOCAL.test(host)

/** The portal as the world reaches it, without a path: what search engines are told. */
export const portalOrigin = (): string =>
  (process.env.PORTAL_ORIGIN || `http://localhost:${process.env.PORTAL_PORT || '3000'}`).replace(/\/+$/, '')

/** Where people reach the operator by scanning; each link can be set, the portal's own page stands in. */
export const qrTargets = (): Readonly<Record<string, string>> => {
  const origin = portalOrigin()
  return {
    service: process.env.QR_SERVICE_URL || `${origin}/help.html`,
    app: process.env.QR_APP_URL || `${origin}/`,
    account: process.env.QR_ACCOUNT_URL || `${origin}/about.html`,
    miniprogram: process.env.QR_MINIPROGRAM_URL || `${origin}/`,
  }
}

/** Notices of registration shown in the footer, such as an ICP number; 'label|address' separated by ';'. */
export const registrationNotices = (): readonly RegistrationNotice[] =>
  parseRegistrationNotices(process.env.PORTAL_NOTICES ?? '')

/** A name and a port, nothing that would make a URL of it mean another host. */
const PLAIN_HOST = /^[a-z0-9.-]+(:\d{1,5})?$/i

/** Whether a host is the portal's own, or one of its sub-sites'. */
export const isOwnHost = (host: string): boolean => {
  const own = new URL(portalOrigin()).host
  if (host === own || (isLocalHost(host) && isLocalHost(own))) return true
  return PLAIN_HOST.test(host) && host.endsWith(`.${own}`)
}

const isWebProtocol = (proto: string | undefined): proto is 'http' | 'https' =>
  proto === 'http' || proto === 'https'

/** The origin that a redirect leads to: the one that was asked for, if it is ours, so that no other host is named. */
export const publicOrigin = (host: string, proto?: string): string => {
  if (!isOwnHost(host)) return portalOrigin()
  return isWebProtocol(proto) ? `${proto}://${host}` : `${new URL(portalOrigin()).protocol}//${host}`
}
