import { dayOf } from '../formatting'

/** Without 0, 1, I and O, which are confused on the telephone. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const characters = (random: ArrayLike<number>, count: number): string =>
  Array.from({ length: count }, (_, i) => ALPHABET[(random[i] ?? 0) % ALPHABET.length]).join('')

/**
 * The number of an order: the day in Shanghai and six random characters (BOS-08).
 * @param random six random bytes
 */
export function formatServiceOrderCode(now: number, random: ArrayLike<number>): string {
  return `FW${dayOf(now).replaceAll('-', '')}-${characters(random, 6)}`
}

/**
 * The service code of an order: twelve random characters in three groups of four, too many to guess (BOS-08).
 * @param random twelve random bytes
 */
export function formatServiceCode(random: ArrayLike<number>): string {
  return characters(random, 12).replace(/(.{4})(?=.)/g, '$1-')
}

/** A typed service code in capitals, with its hyphens; null if it is invalid (BOS-08). */
export function parseServiceCode(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '')
  return /^[2-9A-HJ-NP-Z]{12}$/.test(plain) ? plain.replace(/(.{4})(?=.)/g, '$1-') : null
}

/** The problem of a typed service code. */
export function checkServiceCode(
  typed: string,
): readonly { readonly field: 'code'; readonly message: string }[] {
  if (parseServiceCode(typed) !== null) return []
  return [{ field: 'code', message: '请输入 12 位服务码，在委托单上' }]
}
