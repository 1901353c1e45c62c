import { expect, it } from 'vitest'
import {
  company,
  countCovered,
  credit,
  findColumn,
  formatTableValue,
  formatValue,
  isCounted,
  isEmptyText,
  KINDS,
  NOT_COVERED_TEXT,
  owner,
  person,
  readCoverage,
  tender,
  winning,
} from '../index'

it('COV-01 a zero is a zero only where a source covers what was counted', () => {
  expect([countCovered(0, true), countCovered(0, false)]).toEqual([0, null])
  expect([countCovered(3, true), countCovered(3, false)]).toEqual([3, 3])
})

it('COV-01 a number that nobody counted is shown as 暂未收录, a value that nobody published as --', () => {
  for (const key of ['allWinningCount', 'personnelCount', 'qualificationCount', 'qualificationSummary']) {
    const column = findColumn(company, key)
    if (!column) throw new Error(key)
    expect(formatValue(column, null)).toBe(NOT_COVERED_TEXT)
    expect(formatTableValue(column, undefined)).toBe(NOT_COVERED_TEXT)
    if (column.type === 'count') expect(formatValue(column, 0)).toBe('0')
  }
  const latest = findColumn(company, 'latestWinOn')
  expect(latest && formatValue(latest, null)).toBe('--')
  expect(isEmptyText(NOT_COVERED_TEXT)).toBe(true)
})

it('COV-01 a source covers everything, nothing, or the divisions that it names', () => {
  expect(readCoverage('all')).toEqual([''])
  expect(readCoverage('none')).toEqual([])
  expect(readCoverage('500000, 510100，500112')).toEqual(['50', '5101', '500112'])
  expect(readCoverage('500000,500000')).toEqual(['50'])
  for (const wrong of ['', '50', '999999', '500000;510000', 'ALL']) expect(readCoverage(wrong)).toBeNull()
})

it('COV-01 sources of what is counted in other records can cover it', () => {
  for (const kind of [winning, tender, person]) expect(isCounted(KINDS, kind)).toBe(true)
  for (const kind of [company, owner, credit]) expect(isCounted(KINDS, kind)).toBe(false)
})
