import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateCheckCharacter, isCreditCode } from './'

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const letters = (n: number) => fc.string({ unit: fc.constantFrom(...ALPHABET), minLength: n, maxLength: n })
const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 6, maxLength: 6 })
const registries = fc.constantFrom('11', '12', '35', '53', '91', '92', '93', 'A1', 'N2', 'Y1')
const first17 = fc.tuple(registries, digits, letters(9)).map((parts) => parts.join(''))

describe('credit codes', () => {
  it('VAL-06 accepts the check character 0', () => {
    let zeros = 0
    fc.assert(
      fc.property(first17, (head) => {
        const check = calculateCheckCharacter(head)
        expect(check).not.toBeNull()
        if (check === '0') zeros += 1
        expect(isCreditCode(`${head}${check}`)).toBe(true)
      }),
      { numRuns: 500, seed: 7 },
    )
    expect(zeros).toBeGreaterThan(0)
  })

  it('VAL-06 refuses the wrong length, unused letters, letters in the region and lower case', () => {
    expect(isCreditCode('')).toBe(false)
    expect(isCreditCode('91350100M000100Y4')).toBe(false)
    expect(isCreditCode('91350100M000100Y433')).toBe(false)
    expect(isCreditCode('91350100m000100y43')).toBe(false)
    for (const c of 'IOSVZ') expect(calculateCheckCharacter(`${c}1350100M000100Y4`)).toBeNull()
    expect(calculateCheckCharacter('91A50100M000100Y4')).toBeNull()
    expect(calculateCheckCharacter('9135010OM000100Y4')).toBeNull()
    expect(calculateCheckCharacter('x91350100M000100Y4')).toBeNull()
    expect(calculateCheckCharacter('91350100M000100Y4x')).toBeNull()
    expect(calculateCheckCharacter('91350100M000100Y4\n')).toBeNull()
    expect(calculateCheckCharacter('9135010１M000100Y4')).toBeNull()
  })

  it('VAL-06 an identity card is no credit code, whatever its check character', () => {
    // An unknown registry; and a known one with a birth date and the check digit of an identity card.
    for (const number of ['362322198709080003', '000000000000000000']) {
      expect(calculateCheckCharacter(number.slice(0, 17))).toBe(number[17])
      expect(isCreditCode(number)).toBe(false)
    }
    expect(calculateCheckCharacter('51010419870908008')).toBe('5')
    expect(isCreditCode('510104198709080085')).toBe(false)
  })
})
