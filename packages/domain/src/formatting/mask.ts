import { NO_VALUE } from './date'
import { formatMoney } from './money'
import { characters, toHalfWidth } from './text'

const stars = (count: number): string => '*'.repeat(Math.max(0, count))

/** The first character and a star for each further one; a single character is starred itself. */
export const maskText = (text: string): string => {
  const all = characters(text)
  return all.length < 2 ? stars(all.length) : `${all[0]}${stars(all.length - 1)}`
}

/** 陈立国 → 陈**. */
export const maskPersonName = (name: string): string => maskText(name.trim())

const maskNumber = (written: string): string => {
  const digits = written.replace(/\D/g, '')
  const mobile = /^(?:00)?(?:86)?(1[2-9]\d{9})$/.exec(digits)?.[1]
  if (mobile) return `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
  const landline = /^(0\d{2,3})[ -]+(\d{7,8})(?:[ -]+(\d+))?$/.exec(written)
  if (!landline) return `${digits.slice(0, 1)}${stars(digits.length - 1)}`
  const [, area = '', number = '', extension] = landline
  const middle = stars(number.length - 4)
  return `${area}-${number[0]}${middle}${number.slice(-3)}${extension ? `-${stars(extension.length)}` : ''}`
}

/**
 * 13812345678 → 138****5678, 023-61234218 → 023-6****218. Each number of a text with several is masked; of
 * one in another form only its first digit stays. Latin letters go too: people write WeChat names here.
 */
export const maskPhone = (text: string): string => {
  const plain = toHalfWidth(text)
  if (!/\d/.test(plain)) return maskText(text)
  return plain.replace(/[A-Za-z@]|(?![0-9])\p{Nd}/gu, '*').replace(/\+?\d(?:[\d -]*\d)?/g, maskNumber)
}

/** An amount of fen as its shape in 元 with the first digit only: 3*,***.**; '--' for no amount. */
export const maskAmount = (fen: unknown): string => {
  const figure = formatMoney(fen, { unit: 'yuan', withUnit: false })
  if (figure === NO_VALUE) return figure
  const first = figure.search(/\d/)
  return `${figure.slice(0, first + 1)}${figure.slice(first + 1).replace(/\d/g, '*')}`
}

/** A certificate or credit code: the first and last two characters of one of at least eight, else maskText. */
export const maskCertificate = (code: string): string => {
  const all = characters(code.trim())
  if (all.length < 8) return maskText(code.trim())
  return `${all.slice(0, 2).join('')}${stars(all.length - 4)}${all.slice(-2).join('')}`
}
