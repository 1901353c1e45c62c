/** Decodes a percent-encoded text; null if its encoding is broken. */
export function decodePercent(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** Percent-encodes a text; a lone surrogate becomes U+FFFD, as in browsers. */
export function encodePercent(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'))
}
