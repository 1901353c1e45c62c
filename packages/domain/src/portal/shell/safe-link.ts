// The maximum URL length of a click record.
const MAX_LENGTH = 500
const UNSAFE = /[\s\\\p{Cc}\p{Cf}\p{Cs}]/u
const OWN_PATH = /^\/(?!\/)/
const WEB_ADDRESS = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i

/**
 * Validates a link entered by the operator: a path of this site or an http(s) address, at most 500 characters; null
 * for everything else (scripts, other schemes, disguised hosts).
 */
export function sanitiseLink(link: unknown): string | null {
  if (typeof link !== 'string') return null
  const text = link.trim()
  if (text.length > MAX_LENGTH || UNSAFE.test(text)) return null
  return OWN_PATH.test(text) || WEB_ADDRESS.test(text) ? text : null
}
