import type { Viewer } from '@zhushutong/domain/access'
import { findColumn, type RecordKind, type RecordView, tableUnit } from '@zhushutong/domain/records'
import { DataTable } from '@zhushutong/ui/layout/data-table'
import { EmptyState } from '@zhushutong/ui/layout/states'
import { recordHref } from './detail-href'
import { RecordValue } from './record-value'
import { alignOf } from './table-columns'

/** Records of a kind as a table of selected columns; the first column links to the record. */
export function RecordTable({
  caption,
  kind,
  columns,
  records,
  viewer,
  numbered = false,
}: {
  caption: string
  kind: RecordKind
  columns: readonly string[]
  records: readonly RecordView[]
  viewer?: Viewer
  numbered?: boolean
}) {
  const shown = columns.map((key) => findColumn(kind, key)).filter((column) => column !== undefined)
  return (
    <DataTable
      caption={caption}
      rows={records}
      rowKey={(row) => row.id}
      numberFrom={numbered ? 1 : undefined}
      empty={<EmptyState title="暂无数据" />}
      columns={shown.map((column, index) => ({
        key: column.key,
        header: column.label,
        unit: tableUnit(column),
        align: alignOf(column),
        cell: (row: RecordView) => {
          const isLinked = index === 0 && kind.detailPath !== 'none' && !(column.key in row.locks)
          // The first column links to the record, in place of the value's own link.
          const value = (
            <RecordValue
              column={index === 0 ? { ...column, link: undefined } : column}
              value={row[column.key]}
              record={row}
              locks={row.locks}
              viewer={viewer}
              inTable
            />
          )
          return isLinked ? <a href={recordHref(kind, row)}>{value}</a> : value
        },
      }))}
    />
  )
}
