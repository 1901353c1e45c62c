import { holdsIdNumber, resemblesIdNumber } from '../formatting'
import { findProvince } from '../region'

// GB 32100-2015: I, O, S, V and Z are not used, since they look like digits.
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]
const SHAPE = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{9}$/

/**
 * The registering department and the category of the registered body, as paired by the standard. 54 was added later,
 * for committees of residents and villagers.
 */
const REGISTRIES = /^(?:1[1239]|2[19]|3[1-59]|4[19]|5[12349]|6[129]|7[129]|8[19]|9[1239]|A[19]|N[1239]|Y[19])/
/** The division code of offices of the whole country. */
const NATIONAL = '100000'

/** GB 11714: eight characters and a check character, which is X for 10. */
const ORGANISATION = /^(?=.*[1-9A-Z])[0-9A-Z]{8}[0-9X]$/
const ORGANISATION_ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ORGANISATION_WEIGHTS = [3, 7, 9, 10, 5, 8, 4, 2]

/** Register numbers from before 2015: 15 digits with a check digit since 2007, 13 without one before. */
const REGISTER = /^\d{6}(?:\d{7}|\d{9})$/
/** An identity card number of before 1999 in 15 digits, as it may be mistaken for a register number. */
const OLD_ID_NUMBER = /^\d{6}[4-9]\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}$/

/** A typed or printed code in its canonical writing: half width, capitals, without spaces and hyphens (DAT-21). */
export function normaliseCompanyCode(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Pd}−]/gu, '')
    .toUpperCase()
}

const isDivision = (code: string): boolean =>
  code === NATIONAL || findProvince(`${code.slice(0, 2)}0000`) !== null

/** The check character of the first 17 of a unified social credit code, or null if they are invalid. */
export function calculateCheckCharacter(first17: string): string | null {
  if (!SHAPE.test(first17)) return null
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * ALPHABET.indexOf(first17.charAt(i)), 0)
  // The outer modulo turns 31 into 0: without it codes that end in 0 would be rejected.
  return ALPHABET[(31 - (sum % 31)) % 31] ?? null
}

/** The check character of the first eight of an organisation code. */
export function calculateOrganisationCheck(first8: string): string {
  const sum = ORGANISATION_WEIGHTS.reduce(
    (total, weight, i) => total + weight * ORGANISATION_ALPHABET.indexOf(first8.charAt(i)),
    0,
  )
  const check = (11 - (sum % 11)) % 11
  return check === 10 ? 'X' : String(check)
}

const isOrganisationCode = (code: string): boolean =>
  ORGANISATION.test(code) && calculateOrganisationCheck(code.slice(0, 8)) === code[8]

/**
 * True when a text is a unified social credit code in canonical writing: check character, registering department with
 * its category, division. The first check character covers the organisation code too, so that its own one is not asked
 * for, except where a code reads like an identity card number: those are rejected by their own check digit, and with a
 * wrong one by the missing check of the organisation code (DAT-21).
 */
export function isCreditCode(text: string): boolean {
  if (text.length !== 18 || calculateCheckCharacter(text.slice(0, 17)) !== text[17]) return false
  if (!REGISTRIES.test(text) || !isDivision(text.slice(2, 8)) || holdsIdNumber(text)) return false
  return !resemblesIdNumber(text) || isOrganisationCode(text.slice(8, 17))
}

/** ISO 7064, MOD 11,10: the check digit of a register number closes its sum to 1. */
const hasRegisterCheck = (digits: string): boolean => {
  const product = [...digits.slice(0, -1)].reduce(
    (carry, digit) => (((carry + Number(digit)) % 10 || 10) * 2) % 11,
    10,
  )
  return (product + Number(digits.at(-1))) % 10 === 1
}

const isRegisterNumber = (code: string): boolean => {
  if (!REGISTER.test(code) || !isDivision(code.slice(0, 6))) return false
  return code.length === 13 || (hasRegisterCheck(code) && !OLD_ID_NUMBER.test(code))
}

/** A code of a company: unified social credit code, old register number, organisation code. */
interface CompanyCode {
  readonly type: 'credit' | 'register' | 'organisation'
  /** In canonical writing. */
  readonly code: string
}

/**
 * The kind of a company's code in any writing (spaces, hyphens, full width, small letters); null for a text that is
 * none, or an identity card number (DAT-22).
 */
export function classifyCompanyCode(text: string): CompanyCode | null {
  const code = normaliseCompanyCode(text)
  if (isCreditCode(code)) return { type: 'credit', code }
  if (isRegisterNumber(code)) return { type: 'register', code }
  return isOrganisationCode(code) ? { type: 'organisation', code } : null
}
