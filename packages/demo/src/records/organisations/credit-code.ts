import { calculateCheckCharacter } from '@zhushutong/domain/formatting'

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const ORGANISATION = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const WEIGHTS = [3, 7, 9, 10, 5, 8, 4, 2]

// GB 11714: the check character of an organisation code.
const organisationCheck = (eight: string): string => {
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * ORGANISATION.indexOf(eight[i] ?? '0'), 0)
  const check = 11 - (sum % 11)
  return check === 10 ? 'X' : check === 11 ? '0' : String(check)
}

/**
 * A code of a company, or of a public institution (12), with valid check characters. Its organisation part
 * begins with Y, which is never issued.
 */
export function creditCodeOf(index: number, county: string, registry: '91' | '12' = '91'): string {
  let left = index
  let digits = ''
  for (let i = 0; i < 7; i++) {
    digits = `${ALPHABET[left % 31]}${digits}`
    left = Math.floor(left / 31)
  }
  const organisation = `Y${digits}`
  const first17 = `${registry}${county}${organisation}${organisationCheck(organisation)}`
  return `${first17}${calculateCheckCharacter(first17)}`
}
