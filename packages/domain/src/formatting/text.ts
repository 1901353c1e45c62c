const FULL_WIDTH = /[\uFF0D\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\u3000]/g

/**
 * Full-width digits, Latin letters, hyphen and space as their ASCII forms; one UTF-16 unit each. Chinese punctuation is
 * unchanged, as company names contain （）.
 */
export function toHalfWidth(text: string): string {
  return text.replace(FULL_WIDTH, (c) =>
    c === '\u3000' ? ' ' : String.fromCharCode(c.charCodeAt(0) - 0xfee0),
  )
}

/** The characters of a text by code point: an emoji outside the BMP is one character. */
export function characters(text: string): string[] {
  return Array.from(text)
}

/** The first `max` characters, by code point. */
export function firstCharacters(text: string, max: number): string {
  return characters(text).slice(0, max).join('')
}
