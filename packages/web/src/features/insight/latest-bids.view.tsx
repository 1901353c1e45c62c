import { buildPrompt } from '@zhushutong/domain/access'
import { formatDate, NO_VALUE } from '@zhushutong/domain/formatting'
import { type Column, DataTable } from '@zhushutong/ui/layout/data-table'
import { Tag } from '@zhushutong/ui/tag'
import { moneyColumn } from '@/lists/money-column'
import { Locked } from '@/triggers/locked'
import type { CompanyBid, HrefOf, Insight } from './insight.types'

const NOTHING = <span className="nothing">{NO_VALUE}</span>

function Outcome({ outcome }: Pick<CompanyBid, 'outcome'>) {
  if (outcome === null) return <span className="nothing">结果未收录</span>
  return outcome === 'won' ? <Tag tone="ok">中标</Tag> : <Tag tone="neutral">未中标</Tag>
}

const priceColumn = (opensBy: Insight['pricesOpenBy']): Column<CompanyBid> =>
  opensBy === null
    ? moneyColumn({ key: 'price', header: '报价', fen: (row: CompanyBid) => row.price })
    : {
        key: 'price',
        header: '报价',
        unit: '万元',
        align: 'right',
        cell: () => <Locked text="****" hint={buildPrompt(opensBy).text} opensBy={opensBy} guide={3} />,
      }

const buildColumns = (opensBy: Insight['pricesOpenBy'], hrefOf: HrefOf): Column<CompanyBid>[] => [
  {
    key: 'name',
    header: '项目',
    cell: ({ type, id, name, isConsortium }) => (
      <>
        <a href={hrefOf(type, id)}>{name}</a> {isConsortium && <Tag>联合体</Tag>}
      </>
    ),
  },
  { key: 'owner', header: '业主', cell: ({ ownerName }) => ownerName ?? NOTHING },
  { key: 'rank', header: '名次', align: 'right', cell: ({ rank }) => rank ?? NOTHING },
  priceColumn(opensBy),
  { key: 'outcome', header: '结果', align: 'left', cell: (row) => <Outcome outcome={row.outcome} /> },
  { key: 'date', header: '日期', align: 'left', cell: ({ date }) => formatDate(date) },
]

/** Rows before the table is unfolded. */
const SHOWN = 3

/** The newest bids of a company with rank and price, each once, from results and notices (DAT-50, DAT-51). */
export function LatestBids({ insight, hrefOf }: { insight: Insight; hrefOf: HrefOf }) {
  const renderTable = (caption: string, rows: readonly CompanyBid[]) => (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={(row) => row.id}
      columns={buildColumns(insight.pricesOpenBy, hrefOf)}
    />
  )
  const rest = insight.latestBids.slice(SHOWN)
  return (
    <>
      {renderTable('最近的投标', insight.latestBids.slice(0, SHOWN))}
      {rest.length > 0 && (
        <details className="mt-2">
          <summary className="inline-block text-12 text-primary hover:underline">{`查看其余 ${rest.length} 项`}</summary>
          {renderTable('其余的投标', rest)}
        </details>
      )}
    </>
  )
}
