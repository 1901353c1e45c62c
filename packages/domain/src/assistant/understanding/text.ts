/** Normalises a question: half-width characters, no spaces, no lone surrogates or control characters. */
export function normaliseQuestion(question: string): string {
  return question.normalize('NFKC').replace(/[\p{Surrogate}\p{C}\p{Z}]/gu, '')
}

/**
 * Removes the first match: returns it and the rest with a gap of its length, so that the words around it neither join
 * nor move. Null without a match.
 */
export function consumeMatch(
  text: string,
  pattern: RegExp,
): { readonly found: RegExpExecArray; readonly rest: string } | null {
  const match = pattern.exec(text)
  if (!match) return null
  const end = match.index + match[0].length
  return {
    found: match,
    rest: `${text.slice(0, match.index)}${' '.repeat(match[0].length)}${text.slice(end)}`,
  }
}

const DIGITS = '零一二三四五六七八九'
const UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }

/** A pattern for a number in digits or Chinese numerals. */
export const NUMBER = '(?:\\d{1,12}(?:,\\d{3})*(?:\\.\\d{1,6})?|[零一二两三四五六七八九十百千半]{1,9})'

/** 两三, 七八十: two adjacent digits in a numeral, unlike a year, which is read digit by digit. */
const ABOUT_TWO = /^([一二三四五六七八九])([二三四五六七八九])([十百千]*)$/u

/** 三五 is 3 to 5, 七八十 is 70 to 80; null for any other numeral. */
export function parseSpan(written: string): readonly [low: number, high: number] | null {
  const [, first = '', second = '', unit = ''] = ABOUT_TWO.exec(written.replaceAll('两', '二')) ?? []
  const [low, high] = [parseNumeral(first + unit), parseNumeral(second + unit)]
  return first !== '' && low !== null && high !== null && low < high ? [low, high] : null
}

/** 500, 1.5, 1,000, 十二, 三百, 两千五百, 半 (0.5); null unless it is a single number: 两三 is not. */
export function parseNumeral(written: string): number | null {
  if (/^[\d,.]+$/.test(written)) return Number(written.replaceAll(',', ''))
  if (written === '半') return 0.5
  if (ABOUT_TWO.test(written.replaceAll('两', '二'))) return null
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
