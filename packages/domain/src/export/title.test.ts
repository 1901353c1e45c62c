import { expect, it } from 'vitest'
import { company, tender } from '../records'
import { NOW } from '../testing'
import { exportFileName, exportTitle, fileSizeText } from './index'

it('MEM-02 an export is named by its list and the conditions', () => {
  expect(exportTitle(company, { filters: {} })).toBe('企业')
  expect(exportTitle(company, { keyword: ' 建工 ', filters: { region: ['500000'] } })).toBe(
    '企业 · “建工” · 重庆',
  )
  expect(exportTitle(company, { keyword: '  ', filters: { region: [] } })).toBe('企业')
  expect(exportTitle(tender, { filters: { type: ['building', 'water'], amount: ['gte10000'] } })).toBe(
    '招标 · 房屋建筑、水利 · 1 亿以上',
  )
  expect(exportTitle(tender, { filters: { amount: ['1~2'], owner: ['a1'] } })).toBe(
    '招标 · 自定预算金额 · 指定业主单位',
  )
})

it('MEM-02 a file is named by its list and the day in Shanghai, and by nothing that a file system refuses', () => {
  expect(exportFileName('企业', NOW, 'xlsx')).toBe('企业 20261120.xlsx')
  expect(exportFileName('企业', Date.UTC(2026, 10, 20, 16), 'csv')).toBe('企业 20261121.csv')
  expect(exportFileName('a/b\\c:d*e?"<>|\r\n', NOW, 'csv')).toBe('a b c d e        20261120.csv')
})

it('MEM-02 sizes are told in the unit that keeps them short', () => {
  expect([0, 1023, 1024, 1_048_575, 1_048_576, 1_073_741_824].map(fileSizeText)).toEqual([
    '0 B',
    '1023 B',
    '1.0 KB',
    '1024.0 KB',
    '1.0 MB',
    '1.0 GB',
  ])
})
