import { createHash, randomBytes } from 'node:crypto'
import { type ContentSecurityPolicy, formatPolicy } from '@zhushutong/domain/security-headers'
import { headScript } from '@zhushutong/ui/theme/head-script'

/** The CSP source of an inline script with exactly this text. */
export function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

const HEAD_SCRIPT = hashSource(headScript)

/** Sources that pages may load and run; all others are refused. */
const policyFor = (inlineScripts: readonly string[]): ContentSecurityPolicy => ({
  'default-src': ["'none'"],
  // Files of the build, and inline scripts by hash or nonce; JSON-LD is data and needs no permission.
  'script-src': ["'self'", HEAD_SCRIPT, ...inlineScripts],
  'style-src': ["'self'"],
  // Bars and column widths are attributes: style="width: 40%".
  'style-src-attr': ["'unsafe-inline'"],
  // data: for the slider's pictures and for icons in the style sheets.
  'img-src': ["'self'", 'data:'],
  // Calls reach the gateway through the portal's own origin.
  'connect-src': ["'self'"],
  // The page of a foreign captcha (app/captcha), the only page that allows framing.
  'frame-src': ["'self'"],
  // The video of the staffing page.
  'media-src': ["'self'"],
  // Searches work without scripts.
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
})

/** The policy of a page with these sources of inline scripts: hashes, or a nonce. */
export function formatPagePolicy(inlineScripts: readonly string[]): string {
  return formatPolicy(policyFor(inlineScripts))
}

/**
 * The policy of the back office: files of its own build, and calls to this origin. The only inline styles
 * are bars and column widths, and `styles`, the hashes of the page shown until the build exists.
 */
export function formatConsolePolicy(styles: readonly string[] = []): string {
  return formatPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...styles],
    'style-src-attr': ["'unsafe-inline'"],
    // blob: for selected pictures that are not sent yet.
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
}

/** The policy of a page rendered for one request; Next puts the nonce on its scripts. */
export function createNoncePolicy(): string {
  // base64url: HTML, JSON and regular expressions do not change its characters.
  return formatPagePolicy([`'nonce-${randomBytes(18).toString('base64url')}'`])
}

/** The nonce in a policy, or undefined. */
export function findNonce(policy: string): string | undefined {
  return /'nonce-([\w-]+)'/.exec(policy)?.[1]
}
