import { calculateCheckCharacter, calculateOrganisationCheck } from '@zhushutong/domain/identity'

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'

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
  const first17 = `${registry}${county}${organisation}${calculateOrganisationCheck(organisation)}`
  return `${first17}${calculateCheckCharacter(first17)}`
}
