import { holdsIdNumber, toHalfWidth } from '../formatting'

/** Digits and capital letters without those that are read as each other. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const SERIAL_LENGTH = 6
const CODE_LENGTH = 8

/** Random bytes that `formatSheetKey` reads. */
export const SHEET_KEY_BYTES = SERIAL_LENGTH + CODE_LENGTH

const lettersOf = (bytes: readonly number[]): string =>
  bytes.map((byte) => ALPHABET[byte % ALPHABET.length]).join('')

/** The number of an issued sheet, and the check code without which it is not shown. */
export interface SheetKey {
  /** JD20261128-7K3M9Q */
  readonly number: string
  readonly code: string
}

/** A number and a check code from a day (YYYY-MM-DD) and random bytes (DUE-11). */
export function formatSheetKey(day: string, bytes: readonly number[]): SheetKey {
  return {
    number: `JD${day.replaceAll('-', '')}-${lettersOf(bytes.slice(0, SERIAL_LENGTH))}`,
    code: lettersOf(bytes.slice(SERIAL_LENGTH, SHEET_KEY_BYTES)),
  }
}

const NUMBER = /^JD\d{8}-[2-9A-Z]{6}$/
const CODE = /^[2-9A-Z]{8}$/

const plain = (text: string): string => toHalfWidth(text).replaceAll(/\s/g, '').toUpperCase()

/** A number and a code as they were typed; null if they cannot be of any sheet (DUE-11). */
export function parseSheetKey(number: string, code: string): SheetKey | null {
  const typed = { number: plain(number).replaceAll(/[–—－]/g, '-'), code: plain(code) }
  return NUMBER.test(typed.number) && CODE.test(typed.code) ? typed : null
}

/** The most characters of the name of a recipient. */
export const MAX_RECIPIENT = 40

/**
 * The problem of a recipient's name, which everybody with the number and the code can read; null if there is none
 * (DUE-12).
 */
export function checkRecipient(text: string): string | null {
  const name = toHalfWidth(text.trim())
  if ([...name].length > MAX_RECIPIENT) return `最多 ${MAX_RECIPIENT} 字`
  if (holdsIdNumber(name) || /\d{7,}/.test(name)) return '请填写单位名称，不要填写号码'
  return /https?:|www\.|\/\/|[<>@]/i.test(name) ? '请填写单位名称，不要填写网址' : null
}
