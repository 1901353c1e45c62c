import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateCheckCharacter, isCreditCode, isLongKeyword, parseKeyword, trimKeyword } from './'

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

describe('keywords', () => {
  it('VAL-06 keeps 40 characters by code point', () => {
    for (const character of ['建', '👷', '𠮷']) {
      expect(trimKeyword(character.repeat(40))).toBe(character.repeat(40))
      expect(trimKeyword(character.repeat(41))).toBe(character.repeat(40))
    }
    expect(trimKeyword('👨\u200d👩\u200d👧'.repeat(14))).toBe(`${'👨👩👧'.repeat(13)}👨`)
    expect(trimKeyword('１'.repeat(41))).toBe('1'.repeat(40))
    expect(trimKeyword('建'.repeat(20_000))).toBe('建'.repeat(40))
    expect(trimKeyword(' '.repeat(20_000))).toBe('')
    expect(trimKeyword(`${'建'.repeat(39)} 工程`)).toBe('建'.repeat(39))
  })

  it('VAL-06 hints at a shorter keyword past 15 characters, at a credit code never', () => {
    expect([isLongKeyword('建'.repeat(15)), isLongKeyword('建'.repeat(16))]).toEqual([false, true])
    expect([isLongKeyword('👷'.repeat(15)), isLongKeyword('91350100M000100Y43')]).toEqual([false, false])
  })

  it('VAL-06 keeps a valid credit code whole, however it was typed', () => {
    for (const text of [
      '91350100M000100Y43',
      ' 9135 0100 m000100y43 ',
      '９１３５０１００Ｍ０００１００Ｙ４３',
    ])
      expect(trimKeyword(text)).toBe('91350100M000100Y43')
    expect(trimKeyword('91350100m000100y44')).toBe('91350100m000100y44')
    expect(trimKeyword('91500000Y000000020')).toBe('91500000Y000000020')
  })

  it('VAL-06 has a message for an empty one', () => {
    const empty = { error: 'empty', message: '请输入搜索关键词' }
    for (const text of ['', '  ', '　', '\u200b', '\u0000', '\ud800', '\n'.repeat(9)])
      expect(parseKeyword(text)).toEqual(empty)
    expect(parseKeyword(' 建工 ')).toEqual({ keyword: '建工' })
  })
})
