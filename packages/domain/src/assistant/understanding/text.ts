/** A question while it is read: what a reader has taken out leaves a gap, so that what is left never grows together. */
export interface Reading {
  readonly text: string
}

const GAP = ' '

/** The question in one width, without spaces; half surrogates and control characters are left out. */
export const readable = (question: string): string =>
  question.normalize('NFKC').replace(/[\p{Surrogate}\p{C}\p{Z}]/gu, '')

/** Takes the first match out: what it was, and the rest with a gap in its place. Null where there is none. */
export const takeOut = (
  text: string,
  pattern: RegExp,
): { readonly found: RegExpExecArray; readonly rest: string } | null => {
  const found = pattern.exec(text)
  if (!found) return null
  const end = found.index + found[0].length
  return { found, rest: `${text.slice(0, found.index)}${GAP}${text.slice(end)}` }
}

const DIGITS = '零一二三四五六七八九'
const UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }

/** The characters that a number is written with, as a pattern's part. */
export const NUMBER = '(?:\\d{1,12}(?:,\\d{3})*(?:\\.\\d{1,6})?|[零一二两三四五六七八九十百千半]{1,9})'

/** 500, 1.5, 1,000, 十二, 三百, 两千五百, 半 (0.5); null for what is no number (VAL-18). */
export const numberOf = (written: string): number | null => {
  if (/^[\d,.]+$/.test(written)) return Number(written.replaceAll(',', ''))
  if (written === '半') return 0.5
  let [total, digit] = [0, 0]
  for (const character of written.replaceAll('两', '二')) {
    const unit = UNITS[character]
    if (unit) {
      total += (digit || 1) * unit
      digit = 0
    } else if (DIGITS.includes(character)) digit = digit * 10 + DIGITS.indexOf(character)
    else return null
  }
  return total + digit
}
