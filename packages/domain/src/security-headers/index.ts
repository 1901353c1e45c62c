/* Security headers for browsers, the same for portal and gateway. */

/** Browser features that no page uses; disabled, so that injected code cannot use them either. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

const BASE_HEADERS = {
  'x-content-type-options': 'nosniff',
  // For browsers that do not know frame-ancestors.
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
} as const

/** One year, in seconds. Sub-domains are not included: sub-sites may not have certificates yet. */
const STRICT_TRANSPORT = 'max-age=31536000'

const LOCAL = /^(([a-z\d-]+\.)*localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/** True for a host (with or without a port) that is this machine itself. */
export function isLocalHost(host: string): boolean {
  return LOCAL.test(host)
}

/** The headers of every answer. HSTS for https, except on this machine itself. */
export function listSecurityHeaders({
  isHttps,
  host,
}: {
  readonly isHttps: boolean
  readonly host: string
}): Readonly<Record<string, string>> {
  return isHttps && !isLocalHost(host)
    ? { ...BASE_HEADERS, 'strict-transport-security': STRICT_TRANSPORT }
    : BASE_HEADERS
}

export type ContentSecurityPolicy = Readonly<Record<string, readonly string[]>>

/** The header value of a policy. */
export function formatPolicy(policy: ContentSecurityPolicy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

/** The policy of a small page of the gateway: its own styles, a form sent to the gateway, no script. */
export const NOTICE_POLICY: string = formatPolicy({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
})

/** The policy of a data answer: opened as a page, it loads and runs nothing, and cannot be framed. */
export const DATA_POLICY: string = formatPolicy({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] })
