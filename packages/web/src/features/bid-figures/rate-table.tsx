import { foldSmallSamples } from '@zhushutong/domain/bid-figures'
import { DataTable } from '@zhushutong/ui/layout/data-table'
import { EmptyState } from '@zhushutong/ui/layout/states'
import type { ReactNode } from 'react'
import { sumColumn } from '@/lists/money-column'
import type { CompanyGroup } from './bid-figures.types'
import { DiscountText, WinRateText } from './figure-cells'

interface RateTableProps<Row> {
  caption: string
  header: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  nameOf: (row: Row) => ReactNode
  /** True if all rows are folded, whatever their samples. */
  isFolded?: boolean
}

function Rows<Row extends CompanyGroup>({ caption, header, rows, keyOf, nameOf }: RateTableProps<Row>) {
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

/** Rates by group: the first rows with enough bids, the others folded below (FIG-11). */
export function RateTable<Row extends CompanyGroup>(props: RateTableProps<Row>) {
  const { small, ...parts } = foldSmallSamples(props.rows)
  const shown = props.isFolded ? [] : parts.shown
  const folded = props.isFolded ? props.rows : parts.folded
  const label = shown.length > 0 ? '查看其余' : `按${props.header}查看`
  return (
    <div>
      {(shown.length > 0 || folded.length === 0) && <Rows {...props} rows={shown} />}
      {folded.length > 0 && (
        <details className={shown.length > 0 ? 'mt-2' : undefined}>
          <summary className="inline-block text-12 text-primary hover:underline">
            {`${label} ${folded.length} 行${small > 0 ? `，其中 ${small} 行样本少（不足 10 次投标）` : ''}`}
            <span className="sr-only">：{props.caption}</span>
          </summary>
          <Rows {...props} rows={folded} />
        </details>
      )}
    </div>
  )
}
