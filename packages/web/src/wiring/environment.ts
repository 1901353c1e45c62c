import 'server-only'

const gatewayPort = process.env.GATEWAY_PORT ?? '4000'

/** Where the gateway answers, as this server reaches it. */
export const gatewayOrigin = (): string => process.env.GATEWAY_ORIGIN ?? `http://127.0.0.1:${gatewayPort}`

/** The mobile site's origin; without one the portal itself serves phones (NAV-01). */
export const mobileOrigin = (): string | undefined => process.env.PORTAL_MOBILE_ORIGIN || undefined

/** The registrable domain for cookies (SES-01); host-only where none is configured. */
export const cookieDomain = (): string | undefined => process.env.PORTAL_COOKIE_DOMAIN || undefined

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

export const isLocalHost = (host: string): boolean => LOCAL.test(host)
