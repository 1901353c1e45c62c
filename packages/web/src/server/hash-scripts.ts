import { hashSource } from './page-policy'

/** A page that is the same for everybody, and the sources of its inline scripts. */
export interface HashedPage {
  readonly body: Buffer
  readonly sources: readonly string[]
}

/**
 * Replaces a page's nonce by the hashes of the inline scripts that carry it: in a cached page a nonce could
 * be read and used again. Only Next knew the nonce while it rendered, so a script that came with the page's
 * data has none, is not hashed, and does not run.
 */
export function hashScripts(rendered: Buffer, nonce: string): HashedPage {
  const withoutNonce = (text: string) => text.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '')
  const inlineScript = new RegExp(`<script(?=[^>]* nonce="${nonce}")(?![^>]* src=)[^>]*>(.*?)</script>`, 'gs')
  const html = rendered.toString()
  const scripts = Array.from(html.matchAll(inlineScript), ([, text = '']) => withoutNonce(text))
  return { body: Buffer.from(withoutNonce(html)), sources: [...new Set(scripts.map(hashSource))] }
}
