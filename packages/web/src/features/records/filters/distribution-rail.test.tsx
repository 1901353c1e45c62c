import { cleanup, render, screen } from '@testing-library/react'
import { EMPTY_QUERY, tender } from '@zhushutong/domain/records'
import { afterEach, expect, it } from 'vitest'
import { DistributionRail } from './distribution-rail'

afterEach(cleanup)

const show = (facets: Parameters<typeof DistributionRail>[0]['distribution']['facets'], total = 10) =>
  render(
    <DistributionRail
      place={{ kind: tender }}
      query={EMPTY_QUERY}
      now={Date.parse('2026-11-23T02:00:00Z')}
      distribution={{ total, facets }}
    />,
  )

it('LST-03 each province is a tile that narrows the list; one without records is none', () => {
  const parts = [
    { value: '500000', count: 8 },
    { value: '650000', count: 0 },
  ]
  show([{ filter: 'region', parts, other: 2 }])
  expect(screen.getByRole('link', { name: '重庆 8' }).getAttribute('href')).toBe('/zhaobiao/?region=500000')
  expect(screen.queryByRole('link', { name: /新疆/ })).toBeNull()
  expect(screen.getByText('新').dataset.tint).toBe('0')
  expect(screen.getByText('未注明地区 2')).toBeTruthy()
})

it('LST-03 amounts stand in their order, and what is not told below them', () => {
  const parts = [
    { value: 'lt400', count: 1 },
    { value: '400to3000', count: 6 },
    { value: 'gte10000', count: 0 },
  ]
  show([{ filter: 'amount', parts, other: 3 }])
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '400 万以下1',
    '400–3000 万6',
    '未注明3',
  ])
})

it('LST-03 days are told by how far they are from today', () => {
  const values = ['2026-11-20~2026-11-23', '2026-11-16~2026-11-19', '~2025-11-22']
  show([{ filter: 'published', parts: values.map((value) => ({ value, count: 1 })), other: 0 }])
  const ahead = ['~2026-11-22', '2026-11-23~2026-11-26', '2026-11-27~2026-11-30', '2027-11-24~']
  show([{ filter: 'due', parts: ahead.map((value) => ({ value, count: 1 })), other: 0 }])
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    ['近 3 天', '4–7 天前', '366 天以前', '今天以前', '3 天内', '4–7 天后', '366 天以后'].map(
      (text) => `${text}1`,
    ),
  )
})

it('LST-03 nothing stands beside an empty list', () => {
  expect(show([], 0).container.textContent).toBe('')
})
