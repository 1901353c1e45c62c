import { describe, expect, it } from 'vitest'
import { NOW } from '../../testing'
import {
  type AnyValue,
  type CellColumn,
  company,
  findColumn,
  formatTableValue,
  formatValue,
  isEmptyText,
  person,
  tableUnit,
  tender,
} from '../index'

const column = (kind: typeof company | typeof person | typeof tender, key: string) => {
  const column = findColumn(kind, key)
  if (!column) throw new Error(key)
  return column
}

describe('displayed values', () => {
  it('VAL-07 a missing value is shown as --', () => {
    for (const empty of [null, undefined, '', [], [''], [null, 1] as unknown as AnyValue, [{ a: 'b' }]])
      for (const key of ['name', 'establishedOn', 'capital', 'region', 'status', 'qualificationCodes'])
        expect(formatValue(column(company, key), empty), key).toBe('--')
  })

  it('VAL-07 days and moments are those of Asia/Shanghai, an invalid one is --', () => {
    const day = column(company, 'establishedOn')
    expect(formatValue(day, '2020-01-02')).toBe('2020-01-02')
    for (const wrong of ['soon', '2020-02-30', '--', ' ']) expect(formatValue(day, wrong)).toBe('--')
    const moment = column(tender, 'bidDeadline')
    expect(formatValue(moment, NOW)).toBe('2026-11-20 10:00')
    expect(formatValue(moment, 0)).toBe('1970-01-01 08:00')
    for (const wrong of ['soon', ' ', Number.NaN, Number.POSITIVE_INFINITY])
      expect(formatValue(moment, wrong)).toBe('--')
  })

  it('VAL-07 an invalid region, count or state is shown as --', () => {
    expect(formatValue(column(company, 'region'), '500112')).toBe('重庆 · 渝北区')
    expect(formatValue(column(company, 'region'), '000001')).toBe('--')
    const count = column(company, 'allWinningCount')
    expect(formatValue(count, 0)).toBe('0')
    expect(formatValue(count, 12_345)).toBe('12,345')
    for (const wrong of ['abc', Number.NaN]) expect(formatValue(count, wrong)).toBe('--')
    expect(formatValue(column(company, 'status'), 'revoked')).toBe('吊销')
    expect(formatValue(column(company, 'status'), 'merged')).toBe('merged')
  })

  it('VAL-07 tags are listed, texts and codes are shown as they are', () => {
    expect(formatValue(column(company, 'qualificationCodes'), ['a', '', 'b'])).toBe('a、b')
    expect(formatValue(column(company, 'name'), '<b>𠮷野</b>')).toBe('<b>𠮷野</b>')
    expect(formatValue(column(company, 'creditCode'), '91350100M000100Y43')).toBe('91350100M000100Y43')
    expect(formatValue(column(company, 'sourceUrl'), 'https://example.com/1')).toBe('https://example.com/1')
    expect(formatValue(column(person, 'name'), 0)).toBe('0')
  })
})

describe('amounts', () => {
  const capital = column(company, 'capital')
  const shown = (value: AnyValue, capitalCurrency?: unknown) =>
    formatValue(capital, value, { capitalCurrency })

  it('VAL-08 fen are shown in yuan, 万 and 亿; without a currency it is CNY', () => {
    for (const currency of ['CNY', null, undefined, '', 7]) {
      expect(shown(50_000, currency)).toBe('500.00 元')
      expect(shown(500_000_000, currency)).toBe('500.00 万元')
      expect(shown(50_000_000_000_000, currency)).toBe('5,000.00 亿元')
    }
    expect(formatValue(capital, 500_000_000)).toBe('500.00 万元')
    expect(shown(0)).toBe('0.00 元')
  })

  it('VAL-08 an invalid number is --, without a currency', () => {
    for (const currency of ['CNY', 'USD', 'JPY'])
      for (const wrong of ['面议', ' ', Number.NaN]) expect(shown(wrong, currency)).toBe('--')
  })

  it('VAL-08 a column without a currency column is in CNY', () => {
    const plain: CellColumn = { key: 'price', label: '报价', type: 'fen' }
    expect(formatValue(plain, 100, { currency: 'USD', undefined: 'USD' })).toBe('1.00 元')
  })
})

describe('values in a table', () => {
  const capital = column(company, 'capital')

  it('VAL-08 amounts share the unit that the header names', () => {
    expect(tableUnit(capital)).toBe('万元')
    expect(tableUnit(column(company, 'allWinningCount'))).toBeUndefined()
    expect([50_000, 500_000_000, 50_000_000_000].map((fen) => formatTableValue(capital, fen))).toEqual([
      '0.05',
      '500.00',
      '50,000.00',
    ])
    expect(formatTableValue(capital, '500000000')).toBe('500.00')
    expect(formatTableValue(capital, 0)).toBe('0.00')
    expect(formatTableValue(capital, 500_000_000, { capitalCurrency: 'USD' })).toBe('500.00（美元）')
    expect(formatTableValue(capital, 70_000, { capitalCurrency: 'JPY' })).toBe('7.00（日元）')
  })

  it('VAL-08 masked, unknown and other values are shown as elsewhere', () => {
    const locks = { capital: { state: 'masked', opensBy: 'svip', shown: '3,***.**' } }
    expect(formatTableValue(capital, null, { locks })).toBe('3,***.**')
    for (const nothing of [null, undefined, '', '面议']) expect(formatTableValue(capital, nothing)).toBe('--')
    expect(formatTableValue(column(company, 'establishedOn'), '2020-01-02')).toBe('2020-01-02')
    expect(formatTableValue(column(company, 'allWinningCount'), 1234)).toBe('1,234')
  })

  it('VAL-08 VAL-09 zero and unknown count as empty, all else does not', () => {
    for (const nothing of ['--', '0', '0.00', '0.00 元', '0.00 万元'])
      expect(isEmptyText(nothing), nothing).toBe(true)
    for (const something of ['1', '0.01', '1,000', '10', '0****', '无', '', '元', '0元起'])
      expect(isEmptyText(something), something).toBe(false)
  })
})
