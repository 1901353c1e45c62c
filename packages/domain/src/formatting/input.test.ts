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
})
