/** A percent-encoded text in plain, or null where its encoding is broken (NAV-07). */
export const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** A text percent-encoded; a lone surrogate becomes U+FFFD, as in browsers (NAV-06). */
export const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'))
