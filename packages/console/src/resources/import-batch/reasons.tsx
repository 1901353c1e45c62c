import { DataTable } from '@zhushutong/ui/layout/data-table'
import { Tag } from '@zhushutong/ui/tag'
import { type Batch, formatCount } from './batch-words'

type Reason = NonNullable<Batch['reasons']>[number]

const LEVELS = { rejected: '拒绝', warning: '提醒', merged: '合并' } as const
const TONES = { rejected: 'bad', warning: 'warn', merged: 'neutral' } as const
const ORDER = ['rejected', 'warning', 'merged']

const byWeight = (a: Reason, b: Reason) =>
  ORDER.indexOf(a.level) - ORDER.indexOf(b.level) || b.count - a.count

/** The reasons of refused rows and warnings, the refused ones and the most frequent first (DAT-57). */
export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null
  return (
    <DataTable
      caption="拒绝与提醒的原因"
      rows={reasons.toSorted(byWeight)}
      rowKey={({ level, reason, field }) => `${level} ${field} ${reason}`}
      columns={[
        { key: 'reason', header: '原因', cell: ({ reason }) => reason },
        {
          key: 'level',
          header: '级别',
          cell: ({ level }) => <Tag tone={TONES[level]}>{LEVELS[level]}</Tag>,
        },
        { key: 'count', header: '行数', align: 'right', cell: ({ count }) => formatCount(count) },
        { key: 'field', header: '字段', cell: ({ field }) => field || '--' },
        { key: 'line', header: '第一处', cell: ({ line }) => `第 ${line} 行` },
        {
          key: 'value',
          header: '值',
          cell: ({ value }) => <span className="wrap-anywhere">{value || '--'}</span>,
        },
      ]}
    />
  )
}
