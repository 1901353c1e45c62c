const FULL_WIDTH = /[\uFF0D\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\u3000]/g

/**
 * Full-width digits, Latin letters, hyphen and space as their ASCII forms; one UTF-16 unit for one.
 * Chinese punctuation stays: company names are written with （）.
 */
export const toHalfWidth = (text: string): string =>
  text.replace(FULL_WIDTH, (c) =>
    c === '\u3000' ? ' ' : String.fromCharCode((c.codePointAt(0) ?? 0) - 0xfee0),
  )

/** The characters of a text by code point: an emoji outside the BMP is one. */
export const characters = (text: string): string[] => Array.from(text)

/** The first `max` characters, by code point. */
export const firstCharacters = (text: string, max: number): string =>
  text.length <= max ? text : characters(text).slice(0, max).join('')
