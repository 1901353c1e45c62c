import { randomInt } from 'node:crypto'

/** No letters and digits that look alike. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 16

/** A password for the first login: 79 random bits, four groups of four. */
export function newPassword(): string {
  const letters = Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)])
  return letters.join('').replace(/.{4}(?=.)/g, '$&-')
}
