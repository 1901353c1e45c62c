import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskAmount, maskPersonName, maskPhone } from '.'

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
    ['008613812345678', '138****5678'],
    ['8613812345678', '138****5678'],
    ['12012345678', '120****5678'],
    ['11812345678', `1${'*'.repeat(10)}`],
    ['23812345678', `2${'*'.repeat(10)}`],
    ['1381234567', `1${'*'.repeat(9)}`],
    ['138123456789', `1${'*'.repeat(11)}`],
    ['9913812345678', `9${'*'.repeat(12)}`],
    ['+13812345678', '138****5678'],
    ['023 61234218', '023-6****218'],
    ['023 - 61234218', '023-6****218'],
    ['023-6123421', '023-6***421'],
    ['023-612342', `0${'*'.repeat(8)}`],
    ['023-612342189', `0${'*'.repeat(11)}`],
    ['02-61234218', `0${'*'.repeat(9)}`],
    ['02312-61234218', `0${'*'.repeat(12)}`],
    ['113-61234218', `1${'*'.repeat(10)}`],
    ['9 023-61234218', `9${'*'.repeat(11)}`],
    ['023-61234218-801-2', `0${'*'.repeat(14)}`],
    ['023-61234218 8', '023-6****218-*'],
    ['023-61234218转801', '023-6****218转8**'],
    ['138.1234.5678', '1**.1***.5***'],
    ['13812345678\n18987654321', '138****5678\n189****4321'],
    ['①③⑧1234五', '***1***五'],
    ['a@b.cn 1', '***.** 1'],
    ['Ａ５', '*5'],
    ['👷 13812345678', '👷 138****5678'],
    ['\ud8001', '\ud8001'],
    ['__proto__', '_********'],
    ['023-61234218--801', '023-6****218-***'],
    ['+5', '+5'],
    ['50', '5*'],
    ['5', '5'],
    ['', ''],
  ])('ACC-02 %j becomes %j', (text, masked) => {
    expect(maskPhone(text)).toBe(masked)
  })

  it('ACC-02 no text keeps five digits in a row, nor a Latin letter beside a digit', () => {
    const unit = fc.constantFrom(...'0123456789', '-', ' ', '+', '转', 'a', 'Z', '５', '٣')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 40 }), (text) => {
        const masked = maskPhone(text)
        expect(masked).not.toMatch(/\d{5}|[５٣]\d|[a-zA-Z].*\d/)
        expect(masked.replace(/\D/g, '').length).toBeLessThanOrEqual(text.replace(/[^\p{Nd}]/gu, '').length)
      }),
    )
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
    expect(maskPersonName('  ')).toBe('')
    expect(maskPersonName('　李明')).toBe('李*')
    expect(maskPersonName('\ud842李')).toBe('\ud842*')
  })

  it('ACC-02 shows the shape of an amount and its first digit', () => {
    expect(maskAmount(31_234_560_000)).toBe('3*,***.**')
    expect(maskAmount('298000000000')).toBe('2**,***.**')
    expect(maskAmount(5_000_000)).toBe('5.**')
    expect(maskAmount(0)).toBe('0.**')
    expect(maskAmount(-31_234_560_000)).toBe('-3*,***.**')
    expect(maskAmount(1)).toBe('0.**')
    expect(maskAmount(500)).toBe('0.**')
    expect(maskAmount(-0)).toBe('0.**')
    expect(maskAmount('1e3')).toBe('--')
    expect(maskAmount(1e21)).toBe('1,***,***,***,***,***.**')
    expect(maskAmount(null)).toBe('--')
    expect(maskAmount(Number.NaN)).toBe('--')
  })
})
