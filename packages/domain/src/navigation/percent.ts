/** Decodes a percent-encoded text; null if its encoding is broken (NAV-07). */
export const decodePercent = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** Percent-encodes a text; a lone surrogate becomes U+FFFD, as in browsers (NAV-06). */
export const encodePercent = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'))
