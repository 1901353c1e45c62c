import { buildPrompt } from '@zhushutong/domain/access'
import { formatDate } from '@zhushutong/domain/formatting'
import type { RelationType } from '@zhushutong/domain/relations'
import { moneyColumn } from '@/lists/money-column'
import { LinkButton } from '@/ui/button'
import { DataTable } from '@/ui/data-table'
import { figureColumn } from '@/ui/figure'
import { EmptyState } from '@/ui/states'
import { type HrefOf, type Relation, type Relations, ROLES } from './insight.types'
import { unlockOf } from './unlock-of'

/** Count, in 次. */
const timesColumn = (key: 'times' | 'won', header: string) =>
  figureColumn({
    key,
    header,
    unit: '次',
    figure: (row: Relation) => ({ text: String(row[key]), isNothing: row[key] === 0 }),
  })

/**
 * The counterparties of one relation as a table; says how many more there are and what opens them (ACC-02).
 */
export function RelationTable({
  of: role,
  relations: { records, total, opensBy },
  hrefOf,
}: {
  of: RelationType
  relations: Relations
  hrefOf: HrefOf
}) {
  const { label, kind } = ROLES[role]
  return (
    <>
      <DataTable
        caption={label}
        rows={records}
        rowKey={(row: Relation) => row.id}
        empty={<EmptyState title={`暂无${label}`}>从已收录的中标结果计算</EmptyState>}
        columns={[
          {
            key: 'name',
            header: label,
            cell: (row: Relation) => <a href={hrefOf(kind, row.id)}>{row.name}</a>,
          },
          timesColumn('times', role === 'competitor' ? '同场次数' : '合作次数'),
          role === 'competitor'
            ? timesColumn('won', '本企业胜出')
            : moneyColumn({ key: 'amount', header: '中标金额合计', fen: (row: Relation) => row.amount }),
          {
            key: 'latest',
            header: '最近一次',
            align: 'left' as const,
            cell: (row: Relation) => formatDate(row.latestOn),
          },
        ]}
      />
      {opensBy && total > records.length && (
        <div className="lockbar">
          <span>
            共 {total.toLocaleString('en-US')} 家，{buildPrompt(opensBy).text}
          </span>
          <LinkButton variant="gold" rel="nofollow" {...unlockOf(opensBy)}>
            {buildPrompt(opensBy).button}
          </LinkButton>
        </div>
      )}
    </>
  )
}
