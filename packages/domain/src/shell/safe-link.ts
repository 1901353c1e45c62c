// The longest address that a click record takes.
const MAX_LENGTH = 500
const UNSAFE = /[\s\\\p{Cc}\p{Cf}\p{Cs}]/u
const OWN_PATH = /^\/(?!\/)/
const WEB_ADDRESS = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i

/**
 * A link that the operator typed, where it may be opened: a path of this site or an http(s) address, at most
 * 500 characters; null for everything else (scripts, other schemes, hosts in disguise).
 */
export const safeLink = (link: unknown): string | null => {
  if (typeof link !== 'string') return null
  const text = link.trim()
  if (text.length > MAX_LENGTH || UNSAFE.test(text)) return null
  return OWN_PATH.test(text) || WEB_ADDRESS.test(text) ? text : null
}
