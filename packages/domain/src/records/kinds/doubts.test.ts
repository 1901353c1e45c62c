import { describe, expect, it } from 'vitest'
import { aRecord, NOW, viewerAs } from '../../testing'
import {
  company,
  findDoubts,
  findLocks,
  formatDoubts,
  KINDS,
  maskRecord,
  type RecordKind,
  type StoredRecord,
  tender,
  winning,
  withoutDoubts,
} from '..'

const YI = 10_000_000_000
const recordOf = (values: Readonly<Record<string, unknown>>) => ({ id: 'a', ...values }) as StoredRecord
const doubted = (kind: RecordKind, values: Readonly<Record<string, unknown>>) =>
  findDoubts(kind, recordOf(values), NOW).map(({ column }) => column)

describe('implausible values', () => {
  it('DAT-24 a capital of 0, or above 100 亿 of a company that has no such capital', () => {
    const isDoubted = (name: string, capital: number, capitalCurrency: string | null = null) =>
      doubted(company, { name, capital, capitalCurrency }).includes('capital')
    expect([isDoubted('某建筑公司', 0), isDoubted('某建筑公司', 1)]).toEqual([true, false])
    expect([isDoubted('某建筑公司', 100 * YI), isDoubted('某建筑公司', 100 * YI + 1)]).toEqual([false, true])
    expect([isDoubted('某省铁路投资有限公司', 300 * YI), isDoubted('某银行', 300 * YI)]).toEqual([
      false,
      false,
    ])
    expect(isDoubted('某集团建筑劳务有限公司', 300 * YI)).toBe(true)
    expect([isDoubted('某国家集团', 20_000 * YI), isDoubted('某国家集团', 20_000 * YI + 1)]).toEqual([
      false,
      true,
    ])
    expect(isDoubted('某建筑公司', 300 * YI, 'JPY')).toBe(false)
  })

  it('DAT-24 a day after today, or before there was such an act', () => {
    const founded = (establishedOn: string) => doubted(company, { establishedOn }).length > 0
    expect(['2026-11-20', '2026-11-21'].map(founded)).toEqual([false, true])
    expect(['1900-01-01', '1900-01-02'].map(founded)).toEqual([true, false])
    const awarded = (awardedOn: string) => doubted(winning, { awardedOn }).length > 0
    expect(['1970-01-01', '1983-12-31', '1984-01-01', '2026-11-21'].map(awarded)).toEqual([
      true,
      true,
      false,
      true,
    ])
  })

  it('DAT-24 a price of one yuan or less, and a budget below a hundredth of the winning amount', () => {
    expect(doubted(tender, { buggetAmount: 100 })).toEqual(['buggetAmount'])
    expect(doubted(tender, { buggetAmount: 101 })).toEqual([])
    expect(doubted(winning, { winningAmount: 1000 * YI + 1 })).toEqual(['winningAmount'])
    expect(doubted(winning, { winningAmount: 10_000, budgetAmount: 100_00 })).toEqual([])
    expect(doubted(winning, { winningAmount: 100_000_000, budgetAmount: 1_000_000 })).toEqual([
      'budgetAmount',
    ])
    expect(doubted(winning, { winningAmount: 100_000_000, budgetAmount: 1_000_001 })).toEqual([])
    expect(doubted(winning, { winningAmount: 1_000_000, budgetAmount: 1_000_000_000 })).toEqual([
      'winningAmount',
    ])
    expect(doubted(winning, { winningAmount: 100, currency: 'USD' })).toEqual([])
  })

  it('DAT-24 no usual record of any kind has one', () => {
    for (const kind of KINDS) expect(findDoubts(kind, aRecord(kind), NOW), kind.kind).toEqual([])
  })

  it('DAT-24 sorts and filters read the record without them, readers see them with the reason', () => {
    const record = recordOf({ name: '某建筑公司', capital: 0 })
    const doubts = findDoubts(company, record, NOW)
    expect(withoutDoubts(record, doubts)).toMatchObject({ name: '某建筑公司', capital: null })
    expect(withoutDoubts(record, [])).toBe(record)
    const view = maskRecord(company.columns, { ...record, doubts } as unknown as StoredRecord, {}, false)
    expect(view).toMatchObject({ capital: 0, doubts: [{ column: 'capital', reason: '注册资本为 0' }] })
    expect(formatDoubts(view)).toBe('待核实：注册资本为 0')
    expect(formatDoubts({})).toBe('')
  })

  it('DAT-24 ACC-02 a doubt reveals no closed value', () => {
    const planned = KINDS.find(({ kind }) => kind === 'planned')
    if (!planned) throw new Error('no planned projects')
    const doubts = [{ column: 'investment', reason: '总投资不超过 1 元' }]
    const record = { id: 'a', investment: 100, doubts } as unknown as StoredRecord
    const seen = maskRecord(planned.columns, record, findLocks(planned, viewerAs('visitor')), false)
    expect(seen).not.toHaveProperty('doubts')
  })
})
