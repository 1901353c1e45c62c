import { expect, it } from 'vitest'
import { company, tender } from '../records'
import { NOW } from '../testing'
import { formatCompanyPdfName, formatExportFileName, formatExportTitle, formatFileSize } from './index'

it('MEM-02 the title of an export names its list and conditions', () => {
  expect(formatExportTitle(company, { filters: {} })).toBe('企业')
  expect(formatExportTitle(company, { keyword: ' 建工 ', filters: { region: ['500000'] } })).toBe(
    '企业 · “建工” · 重庆',
  )
  expect(formatExportTitle(company, { keyword: '  ', filters: { region: [] } })).toBe('企业')
  expect(formatExportTitle(tender, { filters: { type: ['building', 'water'], amount: ['gte10000'] } })).toBe(
    '招标 · 房屋建筑、水利 · 1 亿以上',
  )
  expect(formatExportTitle(tender, { filters: { amount: ['1~2'], owner: ['a1'] } })).toBe(
    '招标 · 自定预算金额 · 指定业主单位',
  )
})

it('MEM-02 a file name has the list and the day in Shanghai, and only valid characters', () => {
  expect(formatExportFileName('企业', NOW, 'xlsx')).toBe('企业 20261120.xlsx')
  expect(formatExportFileName('企业', Date.UTC(2026, 10, 20, 16), 'csv')).toBe('企业 20261121.csv')
  expect(formatExportFileName('a/b\\c:d*e?"<>|\r\n', NOW, 'csv')).toBe('a b c d e        20261120.csv')
})

it('CMP-04 the PDF of a company is named for it and the day in Shanghai, with valid characters only', () => {
  expect(formatCompanyPdfName('重庆建工有限公司', NOW)).toBe('重庆建工有限公司-2026-11-20.pdf')
  expect(formatCompanyPdfName('a/b', Date.UTC(2026, 10, 20, 16))).toBe('a b-2026-11-21.pdf')
  expect(formatCompanyPdfName(' / ', NOW)).toBe('企业-2026-11-20.pdf')
})

it('MEM-02 sizes use the unit that keeps them short', () => {
  expect([0, 1023, 1024, 1_048_575, 1_048_576, 1_073_741_824].map(formatFileSize)).toEqual(
    '0 B|1023 B|1.0 KB|1024.0 KB|1.0 MB|1.0 GB'.split('|'),
  )
})
