import 'server-only'
import type { AssistantEntryContext } from '@zhushutong/domain/access'
import { findRegistrableDomain } from '@zhushutong/domain/portal/session'
import {
  parseRegistrationNotices,
  parseSiteAddresses,
  type RegistrationNotice,
  type SiteAddresses,
} from '@zhushutong/domain/portal/shell'
import { isHostOf } from './own-host'

/** The gateway's address, as seen from this server. */
export function gatewayOrigin(): string {
  return process.env.GATEWAY_INTERNAL_ORIGIN || `http://127.0.0.1:${process.env.GATEWAY_PORT || '4000'}`
}

/** The gateway's public address for partners. */
export function gatewayPublicOrigin(): string {
  const local = `http://localhost:${process.env.GATEWAY_PORT || '4000'}`
  return (process.env.GATEWAY_ORIGIN || local).replace(/\/+$/, '')
}

/** The mobile site's origin; if undefined, the portal itself serves phones (NAV-01). */
export function mobileOrigin(): string | undefined {
  return process.env.PORTAL_MOBILE_ORIGIN || undefined
}

/** True when home page and city hub change places (NAV-09). */
export function isSubstationSystem(): boolean {
  return process.env.PORTAL_URBAN_TYPE === 'substation'
}

/**
 * The domain of the session's cookies, common to all sub-sites (SES-05); undefined means this host only.
 */
export function cookieDomain(): string | undefined {
  return process.env.PORTAL_COOKIE_DOMAIN || findRegistrableDomain(new URL(portalOrigin()).host) || undefined
}

/** The portal's public origin, without a path, as given to search engines. */
export function portalOrigin(): string {
  return (process.env.PORTAL_ORIGIN || `http://localhost:${process.env.PORTAL_PORT || '3000'}`).replace(
    /\/+$/,
    '',
  )
}

/**
 * True when the agreements need a tick before a login, instead of being accepted by the login itself
 * (LOG-09).
 */
export function asksLoginConsent(): boolean {
  return process.env.LOGIN_CONSENT === 'tick'
}

/** The settings that, besides the host, decide if the assistant is offered (ACC-09). */
export function assistantSettings(): Omit<AssistantEntryContext, 'host'> {
  return {
    targetHost: process.env.ASSISTANT_HOST ?? '',
    flags: { hidden: process.env.ASSISTANT_HIDDEN === 'true' },
  }
}

/**
 * The targets of the operator's QR codes. Default: the portal's own page, except for the mini program
 * (PRF-03).
 */
export function qrTargets(): Readonly<Record<string, string | undefined>> {
  const origin = portalOrigin()
  return {
    service: process.env.QR_SERVICE_URL || `${origin}/help.html`,
    app: process.env.QR_APP_URL || `${origin}/`,
    account: process.env.QR_ACCOUNT_URL || `${origin}/about.html`,
    miniprogram: process.env.QR_MINIPROGRAM_URL || undefined,
  }
}

/** The path of the operator's picture of the mini program's code. */
export function miniProgramImage(): string | undefined {
  return process.env.QR_MINIPROGRAM_IMAGE || undefined
}

/** The portal's address of the mini program's code; null without a mini program (PRF-03). */
export function miniProgramQr(): string | null {
  if (miniProgramImage()) return '/assets/qr/miniprogram.png'
  return qrTargets().miniprogram ? '/assets/qr/miniprogram.svg' : null
}

/** Registration notices shown in the footer, such as an ICP number; 'label|address' separated by ';'. */
export function registrationNotices(): readonly RegistrationNotice[] {
  return parseRegistrationNotices(process.env.PORTAL_NOTICES ?? '')
}

/** Facts about the operator on the page about the portal; 'label|text' separated by ';'. */
export function operatorFacts(): ReadonlyArray<{ readonly label: string; readonly text: string }> {
  return (process.env.PORTAL_OPERATOR ?? '').split(';').flatMap((entry) => {
    const [label = '', text = ''] = entry.split('|').map((part) => part.trim())
    return label && text ? [{ label, text }] : []
  })
}

/** The external sites of the menu, those with an address; 'site|address' separated by ';' (SHL-11). */
export function externalSites(): SiteAddresses {
  return parseSiteAddresses(process.env.PORTAL_SITES ?? '')
}

const isWebProtocol = (proto: string | undefined): proto is 'http' | 'https' =>
  proto === 'http' || proto === 'https'

/**
 * The origin for a redirect: the requested one only if it is ours, so that no redirect leads to a foreign
 * host.
 */
export function publicOrigin(host: string, proto?: string): string {
  const portal = new URL(portalOrigin())
  if (!isHostOf(portal.host, host)) return portalOrigin()
  return isWebProtocol(proto) ? `${proto}://${host}` : `${portal.protocol}//${host}`
}
