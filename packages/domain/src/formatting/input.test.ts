import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterMobile, filterNumber, filterTelephone } from '.'
import { filterIdNumber } from './identity-number'

const MODES = { call: filterTelephone, phone: filterMobile, idnum: filterIdNumber, number: filterNumber }
type InputMode = keyof typeof MODES
const filterInput = (text: string, mode: InputMode = 'number') => MODES[mode](text)

describe('fields of digits', () => {
  it('VAL-01 call keeps digits and hyphens, none in front', () => {
    expect(filterInput('-023-6123 4218转8', 'call')).toBe('023-612342188')
    expect(filterInput('--1', 'call')).toBe('1')
    expect(filterInput('a-1', 'call')).toBe('1')
    expect(filterInput('1-', 'call')).toBe('1-')
    expect(filterInput('1--2', 'call')).toBe('1--2')
    expect(filterInput('---', 'call')).toBe('')
    expect(filterInput('0-1', 'call')).toBe('0-1')
  })

  it('VAL-02 phone strips a leading 0', () => {
    expect(filterInput('013812345678', 'phone')).toBe('13812345678')
    expect(filterInput('+1-3a8', 'phone')).toBe('1-38')
    expect(filterInput('x0138', 'phone')).toBe('138')
    expect(filterInput('1380', 'phone')).toBe('1380')
    expect(filterInput('0', 'phone')).toBe('')
    expect(filterInput('00138', 'phone')).toBe('138')
    expect(filterInput('023-61234218', 'phone')).toBe('23-61234218')
    expect(filterInput('-0138', 'phone')).toBe('-0138')
  })

  it('VAL-03 idnum keeps digits and X', () => {
    expect(filterInput('50010119900307123x', 'idnum')).toBe('50010119900307123X')
    expect(filterInput('0A-X 1', 'idnum')).toBe('0X1')
    expect(filterInput('0012', 'idnum')).toBe('0012')
    expect(filterInput('Хх✕', 'idnum')).toBe('')
  })

  it('VAL-04 the default mode strips leading zeros and non-digits', () => {
    expect(filterNumber('007.50')).toBe('750')
    expect(filterNumber('０１２')).toBe('12')
    expect(filterInput('007.50')).toBe('750')
    expect(filterInput('0')).toBe('')
    expect(filterInput('10')).toBe('10')
    expect(filterInput('-0-5', 'number')).toBe('5')
    expect(filterInput('0000')).toBe('')
    expect(filterInput('1e3')).toBe('13')
    expect(filterInput(' 12 ')).toBe('12')
    expect(filterInput('x1')).toBe('1')
  })

  it('VAL-01 VAL-02 VAL-03 VAL-04 a text without digits becomes empty', () => {
    const hostile = [
      ['', ' ', '\u0000\u0007', '\ud800', '\udc00\ud83d', '__proto__', '👨‍👩‍👧', '𠮷'],
      ['<script>', '一二三'],
    ].flat()
    for (const mode of ['call', 'phone', 'idnum', 'number'] as const)
      for (const text of [...hostile, '建'.repeat(20_000)]) expect(filterInput(text, mode)).toBe('')
    expect(filterInput(`${'0'.repeat(20_000)}1`, 'number')).toBe('1')
    expect(filterInput(`${'-'.repeat(20_000)}1`, 'call')).toBe('1')
  })

  it('VAL-01 VAL-02 VAL-03 VAL-04 filtering is idempotent', () => {
    const mode = fc.constantFrom<InputMode>('call', 'phone', 'idnum', 'number')
    const text = fc.string({ unit: fc.constantFrom('0', '1', '-', 'x', 'X', 'a', '０', '－', '😀') })
    fc.assert(
      fc.property(text, mode, (t, m) => {
        expect(filterInput(filterInput(t, m), m)).toBe(filterInput(t, m))
      }),
    )
  })
})
