import { buildPrompt, type Opening } from '@zhushutong/domain/access'
import { formatCount, formatDate } from '@zhushutong/domain/formatting'
import type { RivalCounts } from '@zhushutong/domain/tender-sheet'
import { figureColumn } from '@zhushutong/ui/charts/figure'
import { DataTable } from '@zhushutong/ui/layout/data-table'
import { EmptyState } from '@zhushutong/ui/layout/states'
import type { ReactNode } from 'react'

interface ShownRival extends RivalCounts {
  readonly id: string
  readonly name: string
  readonly latestOn: string | null
  readonly href: string
}

/** Rows before the table is unfolded. */
const SHOWN = 5

const counted = (key: keyof RivalCounts, header: string) =>
  figureColumn({
    key,
    header,
    unit: '次',
    figure: (row: ShownRival) => ({ text: formatCount(row[key]), isNothing: row[key] === 0 }),
  })

function Rows({ caption, rivals }: { caption: string; rivals: readonly ShownRival[] }) {
  return (
    <DataTable
      caption={caption}
      rows={rivals}
      rowKey={({ id }) => id}
      empty={<EmptyState title="暂无可能的对手">近 3 年没有收录该业主或同省同类项目的投标单位</EmptyState>}
      columns={[
        { key: 'name', header: '企业', cell: ({ href, name }) => <a href={href}>{name}</a> },
        counted('ownerBids', '投该业主'),
        counted('ownerWins', '中标'),
        counted('areaBids', '投同省同类'),
        counted('areaWins', '中标'),
        {
          key: 'latest',
          header: '最近一次',
          align: 'left' as const,
          cell: ({ latestOn }) => formatDate(latestOn),
        },
      ]}
    />
  )
}

/** The companies likely to bid, with the number of their earlier bids (BID-06). */
export function RivalsView({
  rivals,
  total,
  opensBy,
  unlock,
}: {
  rivals: readonly ShownRival[]
  total: number
  opensBy: Opening | null
  unlock: (text: string, opensBy: Opening) => ReactNode
}) {
  return (
    <>
      <Rows caption="可能的对手" rivals={rivals.slice(0, SHOWN)} />
      {rivals.length > SHOWN && (
        <details className="mt-2">
          <summary className="inline-block text-12 text-primary hover:underline">
            {`查看全部 ${rivals.length} 家`}
            <span className="sr-only">可能的对手</span>
          </summary>
          <Rows caption="其余可能的对手" rivals={rivals.slice(SHOWN)} />
        </details>
      )}
      {opensBy !== null && unlock(`共 ${formatCount(total)} 家，${buildPrompt(opensBy).text}`, opensBy)}
      <p className="mt-2 text-12 text-ink-3">
        按近 3 年收录的开标记录推断：投过该业主，或投过同省同类项目的企业；实际投标单位以开标记录为准。
      </p>
    </>
  )
}
