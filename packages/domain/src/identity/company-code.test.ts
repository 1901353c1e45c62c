import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateCheckCharacter, calculateOrganisationCheck, classifyCompanyCode, isCreditCode } from './'

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const letters = (n: number) => fc.string({ unit: fc.constantFrom(...ALPHABET), minLength: n, maxLength: n })
const digits = fc
  .string({ unit: fc.constantFrom(...'0123456789'), minLength: 4, maxLength: 4 })
  .map((end) => `50${end}`)
const registries = fc.constantFrom('11', '12', '35', '53', '91', '92', '93', 'A1', 'N2', 'Y1')
const first17 = fc.tuple(registries, digits, letters(9)).map((parts) => parts.join(''))

describe('credit codes', () => {
  it('DAT-21 accepts the check character 0', () => {
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

  it('DAT-21 refuses the wrong length, unused letters, letters in the region and lower case', () => {
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

  it('DAT-21 an identity card is no credit code, whatever its check character', () => {
    // An unknown registry; and a known one with a birth date and the check digit of an identity card.
    for (const number of ['362322198709080003', '000000000000000000']) {
      expect(calculateCheckCharacter(number.slice(0, 17))).toBe(number[17])
      expect(isCreditCode(number)).toBe(false)
    }
    expect(calculateCheckCharacter('51010419870908008')).toBe('5')
    expect(isCreditCode('510104198709080085')).toBe(false)
  })

  it('DAT-21 wants a category of its registering department and a division of a province', () => {
    const withCheck = (first17: string) => `${first17}${calculateCheckCharacter(first17)}`
    for (const first17 of [
      '54110108MA0000000',
      '91100000MA0000000',
      'N2420107MA0000000',
      'Y1820000MA0000000',
    ])
      expect(isCreditCode(withCheck(first17)), first17).toBe(true)
    for (const first17 of [
      '94110108MA0000000',
      '15110108MA0000000',
      'B1110108MA0000000',
      '91900000MA0000000',
    ])
      expect(isCreditCode(withCheck(first17)), first17).toBe(false)
  })

  it('DAT-21 an identity card with a wrong check digit is none either, unless the organisation code is right', () => {
    const birthday = (organisation: string) => {
      const first17 = `91110119${organisation}`
      return `${first17}${calculateCheckCharacter(first17)}`
    }
    const wrong = birthday('800101004')
    expect(wrong.slice(6, 14)).toBe('19800101')
    expect(isCreditCode(wrong)).toBe(false)
    const right = `80010100${calculateOrganisationCheck('80010100')}`
    expect(isCreditCode(birthday(right))).toBe(true)
  })

  it('DAT-21 accepts codes that stricter checks have refused', () => {
    for (const code of [
      '12440600MB2C07549J',
      '92141127MA0KD1Y64A',
      '91350100M000100Y43',
      '911101010810000032',
    ])
      expect(isCreditCode(code)).toBe(true)
  })
})

describe('codes of companies', () => {
  it.each([
    ['９１３５ ０１００－m000 100y43', 'credit', '91350100M000100Y43'],
    ['3201 0000 0083 839', 'register', '320100000083839'],
    ['3203211801390', 'register', '3203211801390'],
    ['71526726-x', 'organisation', '71526726X'],
    ['M000100Y–4', 'organisation', 'M000100Y4'],
  ])('DAT-22 %s is a code of type %s', (text, type, code) => {
    expect(classifyCompanyCode(text)).toEqual({ type, code })
  })

  it.each([
    ['', 'nothing'],
    ['320100000083838', 'a register number with a wrong check digit'],
    ['990100000083833', 'no division'],
    ['M000100Y5', 'an organisation code with a wrong check character'],
    ['000000000', 'zeros'],
    ['362322198709080003', 'an identity card'],
    ['有限公司', 'a name'],
    ['1234567', 'too short'],
  ])('DAT-22 %j is none: %s', (text) => expect(classifyCompanyCode(text)).toBeNull())

  it('DAT-22 an identity card of 15 digits is no register number', () => {
    const cards = fc.integer({ min: 0, max: 999 }).map((n) => `110105491231${String(n).padStart(3, '0')}`)
    fc.assert(fc.property(cards, (card) => classifyCompanyCode(card) === null))
    expect(classifyCompanyCode('110105491331001')?.type ?? null).toBeNull()
  })
})
