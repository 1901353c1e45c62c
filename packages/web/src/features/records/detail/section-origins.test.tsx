import { cleanup, render, screen } from '@testing-library/react'
import { company, type RecordView, type Section } from '@zhushutong/domain/records'
import { afterEach, expect, it } from 'vitest'
import { OtherStatements } from './other-statements'
import { RelatedOrigins, SectionOrigins } from './section-origins'

afterEach(cleanup)

const AT = Date.parse('2026-11-02T02:00:00Z')
const base = { recordedAt: AT, url: null, evidence: null }
const record = {
  ...{ id: 'a', sourcePlatform: '甲平台', dataOn: '2026-11-01', checkedAt: null, locks: {} },
  origins: [
    { ...base, source: '甲平台', dataOn: '2026-11-01', columns: ['name'] },
    {
      ...{ source: '人工核验', dataOn: '2026-11-02', recordedAt: AT, columns: ['legalPerson'] },
      ...{ url: 'https://a.cn/1', evidence: '企业公示' },
    },
  ],
  others: [{ ...base, column: 'legalPerson', value: '冯某', source: '甲平台', dataOn: '2026-11-01' }],
} as unknown as RecordView
const section: Section = { key: 'facts', label: '', type: 'fields', columns: ['name', 'legalPerson'] }

it('a section says source, date, collection and check, and the evidence of a correction', () => {
  const { container } = render(<SectionOrigins {...{ kind: company, section, record, now: AT }} />)
  expect([...container.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
    '来源 甲平台 · 数据日期 2026-11-01 · 2026-11-02 10:00 采集 · 未核验',
    '法定代表人：人工核验 · 2026-11-02 核验 · 依据：企业公示 · 查看依据',
  ])
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://a.cn/1')
})

it('a corrected field opens the values of its sources; another field has no mark', () => {
  const { container, rerender } = render(<OtherStatements record={record} column="legalPerson" />)
  expect(screen.getByText('人工核验').tagName).toBe('SUMMARY')
  expect(screen.getByText(/冯某（甲平台，数据日期 2026-11-01）/)).toBeTruthy()
  rerender(<OtherStatements record={record} column="name" />)
  expect(container.textContent).toBe('')
})

it('a section of other records sums up their sources', () => {
  const row = (sourcePlatform: string) =>
    ({ ...record, sourcePlatform, collectedAt: AT }) as unknown as RecordView
  const { container } = render(<RelatedOrigins records={['甲', '乙', '丙'].map(row)} now={AT} />)
  expect(container.textContent).toBe(
    '来源 甲、乙 等 3 个 · 数据日期 至 2026-11-01 · 2026-11-02 10:00 采集 · 未核验',
  )
})
