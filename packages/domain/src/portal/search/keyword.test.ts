import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateCheckCharacter, isCreditCode, isLongKeyword, parseKeyword, trimKeyword } from './'

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const letters = (n: number) => fc.string({ unit: fc.constantFrom(...ALPHABET), minLength: n, maxLength: n })
const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 6, maxLength: 6 })
const anyText = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 40 })
  .map((codes) => String.fromCodePoint(...codes))
const registries = fc.constantFrom('11', '12', '35', '53', '91', '92', '93', 'A1', 'N2', 'Y1')
const first17 = fc.tuple(registries, digits, letters(9)).map((parts) => parts.join(''))

describe('credit codes', () => {
  it('VAL-06 accepts real codes and no other check character', () => {
    for (const code of ['91350100M000100Y43', '91110108551385082Q']) {
      expect(isCreditCode(code)).toBe(true)
      for (const c of ALPHABET) expect(isCreditCode(code.slice(0, 17) + c)).toBe(c === code[17])
    }
  })

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

  it('VAL-06 knows the check character of codes whose sum is a multiple of 31', () => {
    expect(calculateCheckCharacter('00000000000000000')).toBe('0')
    expect(isCreditCode('91500000Y000000020')).toBe(true)
    expect(isCreditCode('91500000Y00000002O')).toBe(false)
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

  it('VAL-06 any single wrong character is detected', () => {
    const code = '91110108551385082Q'
    for (let at = 0; at < 18; at += 1)
      for (const c of ALPHABET)
        expect(isCreditCode(code.slice(0, at) + c + code.slice(at + 1))).toBe(c === code[at])
  })
})

describe('keywords', () => {
  it('VAL-06 keeps one space between words, of whatever kind it was', () => {
    expect(trimKeyword(' 重庆　建工\t集\u00a0\u200b 团\n\u200b ')).toBe('重庆 建工 集 团')
  })

  it('VAL-06 strips invisible characters: controls, joiners, bidi marks and halves of characters', () => {
    expect(trimKeyword('\u0000建\u0007\u001b工\u007f\u009f')).toBe('建工')
    expect(trimKeyword('建\u200d\u200c\u2060\ufeff\u00ad\u202e\u2066工')).toBe('建工')
    expect(trimKeyword('\ud842建\udfb7\ud842')).toBe('建')
    expect(trimKeyword('\ud842\udfb7')).toBe('𠮷')
    expect(trimKeyword('𠮷野')).toBe('𠮷野')
  })

  it('VAL-06 keeps everything visible', () => {
    for (const text of ['（）·-—.,%_*', '\\\'";<>&', '__proto__', 'ﾊﾝｶｸ', '٣', '\ue000', '①'])
      expect(trimKeyword(text)).toBe(text)
  })

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

  it('VAL-06 only a credit code is written in capitals', () => {
    expect(trimKeyword('abc建工')).toBe('abc建工')
  })

  it('VAL-06 trimming is idempotent, and leaves 40 characters at most', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = trimKeyword(text)
        expect(trimKeyword(once)).toBe(once)
        expect(Array.from(once).length).toBeLessThanOrEqual(40)
      }),
    )
  })

  it('VAL-06 has a message for an empty one', () => {
    const empty = { error: 'empty', message: '请输入搜索关键词' }
    for (const text of ['', '  ', '　', '\u200b', '\u0000', '\ud800', '\n'.repeat(9)])
      expect(parseKeyword(text)).toEqual(empty)
    expect(parseKeyword(' 建工 ')).toEqual({ keyword: '建工' })
  })
})
