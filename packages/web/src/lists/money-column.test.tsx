import { cleanup, render, screen } from '@testing-library/react'
import type { MoneySum } from '@zhushutong/domain/formatting'
import { DataTable } from '@zhushutong/ui/layout/data-table'
import { afterEach, expect, it } from 'vitest'
import { moneyColumn, sumColumn } from './money-column'

afterEach(cleanup)

const table = (unit?: '元') =>
  render(
    <DataTable
      caption="中标"
      rows={[5_000_000_000, 50_000_000_000, 0, null]}
      rowKey={(_, index) => String(index)}
      columns={[
        { key: 'name', header: '项目', cell: () => '甲' },
        moneyColumn({ key: 'amount', header: '中标金额', unit, fen: (fen: number | null) => fen }),
      ]}
    />,
  )

const cells = () => screen.getAllByRole('cell')

it('VAL-08 all amounts of a column are in the unit that its header names', () => {
  table()
  expect(screen.getByRole('columnheader', { name: '中标金额（万元）' })).toBeTruthy()
  expect(cells().map((cell) => cell.textContent)).toEqual(['5,000.00', '50,000.00', '0.00', '--'])
  expect(cells().every((cell) => cell.dataset.align === 'right')).toBe(true)
})

it('COV-02 a sum says how many amounts are not in it; without any there is no sum', () => {
  render(
    <DataTable
      caption="业主"
      rows={[
        { amount: 100_000_000, unpriced: 1, foreign: 2, doubted: 0 },
        { amount: 0, unpriced: 2, foreign: 0, doubted: 0 },
        { amount: 100_000_000, unpriced: 0, foreign: 0, doubted: 0 },
        { amount: 0, unpriced: 0, foreign: 0, doubted: 0 },
      ]}
      rowKey={(row) => JSON.stringify(row)}
      columns={[
        { key: 'name', header: '业主', cell: () => '甲' },
        sumColumn({ key: 'amount', header: '金额', sum: (row: MoneySum) => row }),
      ]}
    />,
  )
  expect(cells().map((cell) => cell.textContent)).toEqual([
    '100.00另有 1 项金额未公开、2 项为外币金额',
    '2 项金额未公开',
    '100.00',
    '0.00',
  ])
})
