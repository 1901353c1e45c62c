import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatYuan, parseFee, parseFen } from './yuan'

it.each([
  ['0.01', 1],
  ['0.1', 10],
  ['2380', 238_000],
  ['2380.00', 238_000],
  ['-5.00', -500],
  ['0.07000', 7],
  ['-0.00', 0],
  ['19.99', 1999],
  ['1.005', null],
  ['0.001', null],
  ['1,000.00', null],
  ['1e3', null],
  ['', null],
  ['.5', null],
  ['+1', null],
  ['0x10', null],
])('%s yuan are %s fen', (text, fen) => {
  expect(parseFen(text)).toBe(fen)
})

it('every amount is read as it was written, exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (fen) => {
      expect(formatYuan(fen)).toMatch(/^\d+\.\d\d$/)
      expect(parseFen(formatYuan(fen))).toBe(fen)
    }),
  )
})

it('a fee is rounded to the fen, since bills write more decimals', () => {
  expect([parseFee('0.00600'), parseFee('0.00500'), parseFee('-0.07'), parseFee('14.28')]).toEqual([
    1, 1, -7, 1428,
  ])
  expect([parseFee(''), parseFee('free')]).toEqual([null, null])
})
