import { hashSource } from './page-policy'

/** A page without its nonce, the same for everybody, and the sources of its inline scripts. */
interface HashedPage {
  readonly body: Buffer
  readonly sources: readonly string[]
}

/**
 * Replaces a page's nonce by the hashes of the inline scripts that have it: in a cached page a nonce could
 * be read and reused. The nonce was known to Next only during rendering. A script injected with the page's
 * data has no nonce, so it is not hashed and does not run.
 */
export function hashScripts(rendered: Buffer, nonce: string): HashedPage {
  const withoutNonce = (text: string) => text.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '')
  const inlineScript = new RegExp(`<script(?=[^>]* nonce="${nonce}")(?![^>]* src=)[^>]*>(.*?)</script>`, 'gs')
  const html = rendered.toString()
  const scripts = Array.from(html.matchAll(inlineScript), ([, text = '']) => withoutNonce(text))
  return { body: Buffer.from(withoutNonce(html)), sources: [...new Set(scripts.map(hashSource))] }
}
