import { holdsIdNumber } from './identity-number'

// GB 32100-2015: I, O, S, V and Z are not used, since they look like digits.
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]
const SHAPE = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{9}$/

/** The registering department and the category of the registered body, as paired by the standard. */
const REGISTRIES = /^(?:1[1239]|2[19]|3[1-59]|4[19]|5[1239]|6[129]|7[129]|8[19]|9[1239]|A[19]|N[1239]|Y[19])/

/** The check character of the first 17 of a unified social credit code, or null if they are invalid. */
export function calculateCheckCharacter(first17: string): string | null {
  if (!SHAPE.test(first17)) return null
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * ALPHABET.indexOf(first17.charAt(i)), 0)
  // The outer modulo turns 31 into 0: without it codes that end in 0 would be rejected.
  return ALPHABET[(31 - (sum % 31)) % 31] ?? null
}

/**
 * True when a text is a unified social credit code in capitals with a valid check character. Identity card
 * numbers are rejected: the few that begin like a code are recognised by their own check digit.
 */
export function isCreditCode(text: string): boolean {
  if (text.length !== 18 || calculateCheckCharacter(text.slice(0, 17)) !== text[17]) return false
  return REGISTRIES.test(text) && !holdsIdNumber(text)
}
