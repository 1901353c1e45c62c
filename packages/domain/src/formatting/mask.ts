import { formatTableMoney } from './money'
import { characters, toHalfWidth } from './text'

const stars = (count: number): string => '*'.repeat(count)

/** The first character, then a star for each other one; a single character becomes a star (ACC-02). */
export function maskText(text: string): string {
  const all = characters(text)
  return all.length < 2 ? stars(all.length) : `${all[0]}${stars(all.length - 1)}`
}

/** A person's name, 陈立国 → 陈**. */
export function maskPersonName(name: string): string {
  return maskText(name.trim())
}

const MOBILE = /^(?:00)?(?:86)?(1[2-9]\d)\d{4}(\d{4})$/
const LANDLINE = /^(0\d{2,3})[ -]+(\d)(\d{3,4})(\d{3})(?:[ -]+(\d+))?$/

const maskNumber = (written: string): string => {
  const digits = written.replace(/\D/g, '')
  if (MOBILE.test(digits)) return digits.replace(MOBILE, '$1****$2')
  if (!LANDLINE.test(written)) return `${digits.slice(0, 1)}${stars(digits.length - 1)}`
  return written.replace(
    LANDLINE,
    (_, area: string, first: string, middle: string, last: string, extension = '') =>
      `${area}-${first}${stars(middle.length)}${last}${extension && `-${stars(extension.length)}`}`,
  )
}

/**
 * 13812345678 → 138****5678, 023-61234218 → 023-6****218. Masks every number in the text; for a number in another form
 * only the first digit remains. Latin letters are masked too, since the field may contain WeChat ids.
 */
export function maskPhone(text: string): string {
  const plain = toHalfWidth(text)
  if (!/\d/.test(plain)) return maskText(text)
  return plain.replace(/[A-Za-z@]|(?![0-9])\p{N}/gu, '*').replace(/\+?\d[\d -]*\d/g, maskNumber)
}

/** An amount of fen in `TABLE_MONEY_UNIT` with only its first digit visible: 3,***.**; '--' for no amount. */
export function maskAmount(fen: unknown): string {
  const figure = formatTableMoney(fen)
  // 0 for '--', which has no digit to hide.
  const shown = figure.search(/\d/) + 1
  return `${figure.slice(0, shown)}${figure.slice(shown).replace(/\d/g, '*')}`
}
