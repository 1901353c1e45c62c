import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskAmount, maskCertificate, maskPersonName, maskPhone, maskText } from '.'

describe('maskPhone', () => {
  it.each([
    ['13812345678', '138****5678'],
    ['１３８１２３４５６７８', '138****5678'],
    ['138 1234 5678', '138****5678'],
    ['+86 138-1234-5678', '138****5678'],
    ['023-61234218', '023-6****218'],
    ['023－61234218', '023-6****218'],
    ['0871-3123421', '0871-3***421'],
    ['023-61234218-801', '023-6****218-***'],
    ['13812345678、023-61234218', '138****5678、023-6****218'],
    ['13812345678/18987654321', '138****5678/189****4321'],
    ['02361234218', '0**********'],
    ['400-023-6003', '4*********'],
    ['13812345678 18987654321', `1${'*'.repeat(21)}`],
    ['王工13812345678', '王工138****5678'],
    ['wx_zhang3', '**_*****3'],
    ['详见公告', '详***'],
    ['٠١٢5', '***5'],
    ['5', '5'],
    ['', ''],
  ])('ACC-02 %s becomes %s', (text, masked) => {
    expect(maskPhone(text)).toBe(masked)
  })

  it('ACC-02 never shows the middle four of a mobile number', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 8, maxLength: 8 })
    fc.assert(
      fc.property(digits, (rest) => {
        expect(maskPhone(`139${rest}`)).toBe(`139****${rest.slice(4)}`)
      }),
    )
  })
})

describe('masks', () => {
  it('ACC-02 keeps the first character of a name', () => {
    expect(maskPersonName('陈立国')).toBe('陈**')
    expect(maskPersonName(' 李明 ')).toBe('李*')
    expect(maskPersonName('𠮷野家')).toBe('𠮷**')
    expect(maskPersonName('王')).toBe('*')
    expect(maskPersonName('陈**')).toBe('陈**')
    expect(maskPersonName('')).toBe('')
  })

  it('ACC-02 shows the shape of an amount and its first digit', () => {
    expect(maskAmount(3_123_456)).toBe('3*,***.**')
    expect(maskAmount('29800000')).toBe('2**,***.**')
    expect(maskAmount(500)).toBe('5.**')
    expect(maskAmount(0)).toBe('0.**')
    expect(maskAmount(-3_123_456)).toBe('-3*,***.**')
    expect(maskAmount(null)).toBe('--')
    expect(maskAmount(Number.NaN)).toBe('--')
  })

  it('ACC-02 two amounts of one shape look alike', () => {
    const fen = fc.integer({ min: 3_000_000, max: 3_999_999 })
    fc.assert(
      fc.property(fen, (n) => {
        expect(maskAmount(n)).toBe('3*,***.**')
      }),
    )
  })

  it('ACC-02 counts characters of a text by code point', () => {
    expect(maskText('😀建工')).toBe('😀**')
    expect(maskText('渝')).toBe('*')
    expect(maskText('')).toBe('')
  })

  it('ACC-02 keeps two characters at each end of a long certificate', () => {
    expect(maskCertificate('D150012345')).toBe('D1******45')
    expect(maskCertificate('12345678')).toBe('12****78')
    expect(maskCertificate('1234567')).toBe('1******')
    expect(maskCertificate('')).toBe('')
  })
})
