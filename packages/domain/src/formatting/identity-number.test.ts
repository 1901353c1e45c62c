import { describe, expect, it } from 'vitest'
import { holdsIdNumber, replaceIdNumbers } from '.'

describe('the number of an identity card in a text', () => {
  // The example of the standard itself, and one that ends in a digit.
  it.each(
    [
      ['11010519491231002X', '11010519491231002x', '我的身份证是11010519491231002X，请查询'],
      ['110105 19491231 002X', '110105-1949-1231-002-X'],
      ['１１０１０５１９４９１２３１００２Ｘ', '身份证:440524188001010014或11010519491231002X'],
    ].flat(),
  )('VAL-03 is found in %j', (text) => expect(holdsIdNumber(text)).toBe(true))

  it.each(
    [
      ['', '110105194912310021', '11010519491331002X', '11010517491231002X', '1101051949123100'],
      ['911010519491231002X', '11010519491231002X1', '6222021234567890123', '91500000MA5U0000XX'],
      ['资质证书 D250000123456789012', '12345678901234567890123456789012'],
    ].flat(),
  )('VAL-03 is not found in %j', (text) => expect(holdsIdNumber(text)).toBe(false))

  it('VAL-03 a long text is read at once', () => {
    expect(holdsIdNumber('1 '.repeat(50_000))).toBe(false)
    expect(holdsIdNumber(`${'12 '.repeat(50_000)}：11010519491231002X`)).toBe(true)
  })
})

it('DAT-23 replaces each identity card number and nothing else', () => {
  const text = '李某 11010519491231002X，电话 13800138000；１１０１０５ 19491231 002x'
  expect(replaceIdNumbers(text, '…')).toBe('李某 …，电话 13800138000；…')
  expect(replaceIdNumbers(text, '…', (number) => !number.startsWith('110105'))).toBe(text)
  expect(replaceIdNumbers('110105194912310021 号', '…')).toBe('110105194912310021 号')
})
