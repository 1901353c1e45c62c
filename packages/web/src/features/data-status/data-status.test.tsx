import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DataStatusView } from './data-status.view'
import type { KindStatus } from './status'

const kind = (over: Partial<KindStatus>): KindStatus => ({
  ...{ kind: 'company', label: '企业', count: 12_000, newestOn: '2026-11-20', share: 0.8756 },
  fields: [{ key: 'name', label: '企业名称', share: 1 }],
  provinces: [
    { code: '500000', label: '重庆市', count: 11_000, newestOn: '2026-11-20', share: 0.9 },
    { code: '', label: '地区不详', count: 1000, newestOn: null, share: 0.1 },
  ],
  sources: [{ name: '某平台', count: 12_000, newestOn: '2026-11-20' }],
  ...over,
})
const EMPTY = kind({
  kind: 'siku',
  label: '四库项目',
  count: 0,
  newestOn: null,
  share: null,
  provinces: [],
  sources: [],
})

it('DAT-64 lists the kinds, empty ones last; a chosen one has its provinces, fields and sources', () => {
  const status = { computedAt: 1_795_140_000_000, kinds: [EMPTY, kind({})] }
  const { rerender } = render(<DataStatusView status={status} />)
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getAllByRole('rowheader')[0]?.textContent)).toEqual([
    '企业',
    '四库项目',
  ])
  expect(rows[0]?.textContent).toContain('87.6%')
  expect(rows[1]?.textContent).toContain('暂未收录')
  rerender(<DataStatusView status={status} type="company" />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('企业数据现状')
  expect(screen.getByText('地区不详')).toBeTruthy()
  rerender(<DataStatusView status={{ computedAt: null, kinds: [] }} />)
  expect(screen.getByText('暂无统计')).toBeTruthy()
  rerender(<DataStatusView status={null} />)
  expect(screen.getByRole('alert')).toBeTruthy()
})
