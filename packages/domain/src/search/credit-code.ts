// GB 32100-2015: I, O, S, V and Z are not used, since they look like digits.
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]
const SHAPE = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{9}$/

/** The check character of the first 17 of a unified social credit code, or null if they are invalid (VAL-06). */
export function calculateCheckCharacter(first17: string): string | null {
  if (!SHAPE.test(first17)) return null
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * ALPHABET.indexOf(first17.charAt(i)), 0)
  // The outer modulo turns 31 into 0: without it codes that end in 0 would be rejected.
  return ALPHABET[(31 - (sum % 31)) % 31] ?? null
}

/** Whether a text is a unified social credit code in capitals with a valid check character (VAL-06). */
export function isCreditCode(text: string): boolean {
  return text.length === 18 && calculateCheckCharacter(text.slice(0, 17)) === text[17]
}
