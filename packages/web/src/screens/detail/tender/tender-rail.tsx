import { buildHref } from '@zhushutong/domain/addresses'
import {
  findColumn,
  formatValue,
  isEmptyText,
  type RecordKind,
  type RecordView,
} from '@zhushutong/domain/records'
import type { ReactNode } from 'react'
import { RecordValue } from '@/features/records/detail/record-value'

const DOCUMENTS = [
  'documentUntil',
  'bidDeadline',
  'openingTime',
  'depositAmount',
  'consortiumAllowed',
  'sourceUrl',
]
const PEOPLE = ['agencyName', 'agencyPhone', 'ownerUnitContact', 'ownerUnitPhone']

function Card({
  title,
  keys,
  kind,
  record,
  children,
}: {
  title: string
  keys: readonly string[]
  kind: RecordKind
  record: RecordView
  children?: ReactNode
}) {
  const columns = keys
    .flatMap((key) => findColumn(kind, key) ?? [])
    .filter(
      (column) => column.key in record.locks || !isEmptyText(formatValue(column, record[column.key], record)),
    )
  if (columns.length === 0) return null
  return (
    <section className="card grid gap-2 p-4">
      <h2 className="font-semibold">{title}</h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1.5">
        {columns.map((column) => (
          <div key={column.key} className="contents">
            <dt className="text-ink-3">{column.key === 'sourceUrl' ? '公告' : column.label}</dt>
            <dd className="wrap-anywhere text-right">
              <RecordValue column={column} value={record[column.key]} record={record} locks={record.locks} />
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}

/** The facts for handing in a bid: documents, deposit and its guarantee, and the agency to ask. */
export function TenderRail({ kind, record }: { kind: RecordKind; record: RecordView }) {
  return (
    <>
      <Card title="文件与保证金" keys={DOCUMENTS} kind={kind} record={record}>
        {typeof record.depositAmount === 'number' && (
          <p className="text-12 text-ink-3">
            公告允许时可用投标保函代替现金。
            <a className="text-primary underline" href={buildHref('guarantee')}>
              看保函怎么办
            </a>
          </p>
        )}
      </Card>
      <Card title="代理与业主联系人" keys={PEOPLE} kind={kind} record={record} />
    </>
  )
}
