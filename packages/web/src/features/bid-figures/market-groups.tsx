import { formatCount } from '@zhushutong/domain/formatting'
import { type KeyedMarketGroup, NOT_COVERED_TEXT } from '@zhushutong/domain/market-figures'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { DataTable } from '@zhushutong/ui/layout/data-table'
import type { ReactNode } from 'react'
import { BiddersText, DiscountText, WinRateText } from './figure-cells'
import { DiscountBox } from './micro-charts'

/** Rows before a table is unfolded. */
const SHOWN_ROWS = 5

interface GroupsProps {
  readonly caption: string
  readonly header: string
  readonly rows: readonly KeyedMarketGroup[]
  readonly nameOf: (row: KeyedMarketGroup) => ReactNode
}

function GroupTable({ caption, header, rows, nameOf }: GroupsProps) {
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { key: 'name', header, width: 160, cell: nameOf },
        {
          key: 'results',
          header: '中标结果',
          unit: '项',
          align: 'right',
          width: 120,
          cell: ({ results }) =>
            results === 0 ? <span className="nothing">{NOT_COVERED_TEXT}</span> : formatCount(results),
        },
        {
          key: 'box',
          header: '下浮率 0–24%',
          width: 160,
          cell: ({ discount }) =>
            discount && (
              <span className="inline-block w-32 align-middle md:block md:w-auto">
                <DiscountBox spread={discount} />
              </span>
            ),
        },
        {
          key: 'discount',
          header: '下浮率（中位，多在）',
          width: 250,
          cell: ({ discount }) => <DiscountText spread={discount} unknown={NOT_COVERED_TEXT} />,
        },
        {
          key: 'bidders',
          header: '投标家数（中位，多在）',
          width: 220,
          cell: ({ bidders }) => <BiddersText spread={bidders} unknown={NOT_COVERED_TEXT} />,
        },
        {
          key: 'rate',
          header: '平均中标率',
          cell: (row) => <WinRateText tally={row} unknown={NOT_COVERED_TEXT} />,
        },
      ]}
    />
  )
}

/** The figures of each group, their discounts drawn on one scale; the groups with fewer results are folded. */
export function MarketGroups({
  title,
  note,
  ...table
}: Omit<GroupsProps, 'caption'> & { title: string; note?: ReactNode }) {
  if (table.rows.length === 0) return null
  const folded = table.rows.slice(SHOWN_ROWS)
  return (
    <TitledCard title={title} count={folded.length > 0 ? table.rows.length : undefined} note={note}>
      <GroupTable {...table} caption={title} rows={table.rows.slice(0, SHOWN_ROWS)} />
      {folded.length > 0 && (
        <details className="mt-2">
          <summary className="inline-block text-12 text-primary hover:underline">
            {`查看其余 ${folded.length} 行`}
            <span className="sr-only">：{title}</span>
          </summary>
          <div className="mt-2">
            <GroupTable {...table} caption={`${title}，其余`} rows={folded} />
          </div>
        </details>
      )}
    </TitledCard>
  )
}
