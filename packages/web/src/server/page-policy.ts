import { createHash, randomBytes } from 'node:crypto'
import { type ContentSecurityPolicy, formatPolicy } from '@zhushutong/domain/security-headers'
import { themeScript } from '../ui/theme-script'

/** The source of an inline script with exactly this text. */
export function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

const THEME_SCRIPT = hashSource(themeScript)

/** What pages load and run; whatever is not named here is refused. */
const policyFor = (inlineScripts: readonly string[]): ContentSecurityPolicy => ({
  'default-src': ["'none'"],
  // Files of the build, and inline scripts one by one; JSON-LD is data and needs no permission.
  'script-src': ["'self'", THEME_SCRIPT, ...inlineScripts],
  'style-src': ["'self'"],
  // Bars and column widths are attributes: style="width: 40%".
  'style-src-attr': ["'unsafe-inline'"],
  // data: for the slider's pictures and for icons in the style sheets.
  'img-src': ["'self'", 'data:'],
  // Calls go to the gateway through the portal's own origin.
  'connect-src': ["'self'"],
  // The page of a foreign captcha (app/captcha), the only one that can be in a frame at all.
  'frame-src': ["'self'"],
  // The video of the staffing page.
  'media-src': ["'self'"],
  // Searches work without scripts.
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
})

/** The policy of a page whose own inline scripts have these sources: their hashes, or a nonce. */
export function formatPagePolicy(inlineScripts: readonly string[]): string {
  return formatPolicy(policyFor(inlineScripts))
}

/**
 * The policy of the back office: files of its own build, and calls to this origin. Nothing inline but bars and column
 * widths; `styles` are those of the page that is shown until it is built.
 */
export function formatConsolePolicy(styles: readonly string[] = []): string {
  return formatPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...styles],
    'style-src-attr': ["'unsafe-inline'"],
    // blob: for pictures that are chosen and not sent yet.
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
}

/** The policy of a page that is rendered for one request; Next puts the nonce on its scripts. */
export function createNoncePolicy(): string {
  // base64url: no character that HTML, JSON or a regular expression would change.
  return formatPagePolicy([`'nonce-${randomBytes(18).toString('base64url')}'`])
}

/** The nonce in a policy, or undefined. */
export function findNonce(policy: string): string | undefined {
  return /'nonce-([\w-]+)'/.exec(policy)?.[1]
}
