import { promptFor } from '@zhushutong/domain/access'
import { formatDate, formatMoney } from '@zhushutong/domain/formatting'
import type { RelationType } from '@zhushutong/domain/relations'
import { LinkButton } from '@/ui/button'
import { DataTable } from '@/ui/data-table'
import { EmptyState } from '@/ui/states'
import { type HrefOf, type Relation, type Relations, ROLES } from './insight.types'

const unlockOf = (opensBy: string) =>
  opensBy === 'login'
    ? { href: '/auth/login/', 'data-unlock': 'login' }
    : { href: '/svip.html', 'data-unlock': 'membership-guide' }

/** The other side of one sort of relation as a table; says how many more there are and what opens them (ACC-02). */
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
  const met = role === 'competitor' ? '同场次数' : '合作次数'
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
            cell: (row: Relation) => (
              <a className="hover:text-primary" href={hrefOf(kind, row.id)}>
                {row.name}
              </a>
            ),
          },
          { key: 'times', header: met, align: 'right', cell: (row: Relation) => row.times },
          ...(role === 'competitor'
            ? [
                {
                  key: 'won',
                  header: '本企业胜出',
                  align: 'right' as const,
                  cell: (row: Relation) => `${row.won} 次`,
                },
              ]
            : [
                {
                  key: 'amount',
                  header: '中标金额合计',
                  align: 'right' as const,
                  cell: (row: Relation) => formatMoney(row.amount),
                },
              ]),
          { key: 'latest', header: '最近一次', cell: (row: Relation) => formatDate(row.latestOn) },
        ]}
      />
      {opensBy && total > records.length && (
        <div className="lockbar">
          <span>
            共 {total.toLocaleString('en-US')} 家，{promptFor(opensBy).text}
          </span>
          <LinkButton variant="gold" rel="nofollow" {...unlockOf(opensBy)}>
            {promptFor(opensBy).button}
          </LinkButton>
        </div>
      )}
    </>
  )
}
