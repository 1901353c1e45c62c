import { DataTable } from '@zhushutong/ui/layout/data-table'
import { EmptyState } from '@zhushutong/ui/layout/states'
import type { ReactNode } from 'react'
import { sumColumn } from '@/lists/money-column'
import type { CompanyGroup } from './bid-figures.types'
import { DiscountText, WinRateText } from './figure-cells'

export function RateTable<Row extends CompanyGroup>({
  caption,
  header,
  rows,
  keyOf,
  nameOf,
}: {
  caption: string
  header: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  nameOf: (row: Row) => ReactNode
}) {
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={keyOf}
      empty={<EmptyState title="近 3 年没有收录投标">从已收录的中标结果计算</EmptyState>}
      columns={[
        { key: 'name', header, cell: nameOf },
        {
          key: 'rate',
          header: '中标率',
          align: 'left' as const,
          cell: (row: Row) => <WinRateText tally={row} />,
        },
        {
          key: 'won',
          header: '中标',
          unit: '项',
          align: 'right' as const,
          cell: (row: Row) => (row.won === 0 ? <span className="nothing">0</span> : row.won),
        },
        sumColumn({ key: 'amount', header: '中标金额', sum: (row: Row) => row }),
        {
          key: 'discount',
          header: '下浮率（中位，多在）',
          align: 'left' as const,
          cell: (row: Row) => <DiscountText spread={row.discount} />,
        },
      ]}
    />
  )
}
