import type { Column, RecordKind, RecordView } from '../records'

/** A certificate or permit of a record whose validity has ended. */
interface ExpiredCertificate {
  /** The number among the certificates of the record. */
  readonly id: string
  /** The last day of the validity, YYYY-MM-DD. */
  readonly day: string
  readonly key: string
  readonly text: string
}

type Row = Readonly<Record<string, unknown>>

const rowsOf = (column: Column, record: RecordView): readonly Row[] => {
  const rows = record[column.key]
  return column.type === 'table' && Array.isArray(rows) ? (rows as readonly Row[]) : []
}

/** The certificates of a record that ended before a day, as far as its reader may see them (DAT-67). */
export function listExpired(
  { columns }: Pick<RecordKind, 'columns'>,
  record: RecordView,
  today: string,
): readonly ExpiredCertificate[] {
  const dated = columns.flatMap((column) => {
    if (column.expiry !== undefined)
      return [{ key: column.key, text: column.label.replace(/有效期至?/, ''), day: record[column.key] }]
    const until = column.type === 'table' && column.columns.find(({ expiry }) => expiry !== undefined)
    if (!until) return []
    return rowsOf(column, record).map((row) => ({
      key: column.key,
      text: `${row.name ?? ''}${row.grade ?? ''}`,
      day: row[until.key],
    }))
  })
  return dated.flatMap(({ day, ...certificate }, at) =>
    typeof day === 'string' && day < today ? [{ ...certificate, id: String(at), day }] : [],
  )
}
