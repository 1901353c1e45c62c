import { dayOf } from '@zhushutong/domain/formatting'
import {
  findColumn,
  formatValue,
  isEmptyText,
  type RecordKind,
  type RecordView,
} from '@zhushutong/domain/records'

/** The line above a printed record: our name, the record's name and code, the day. */
export function formatPrintLine(kind: RecordKind, record: RecordView, now: number): string {
  const column = kind.exactKey && findColumn(kind, kind.exactKey)
  const code = column ? formatValue(column, record[column.key], record) : ''
  const facts = [`筑数通 · ${kind.label}`, String(record[kind.title] ?? ''), code, `${dayOf(now)} 打印`]
  return facts.filter((fact) => !isEmptyText(fact)).join('　')
}
