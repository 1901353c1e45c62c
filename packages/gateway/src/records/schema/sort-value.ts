import { parseDay } from '@zhushutong/domain/formatting'
import { comparableFen, type RecordKind, type Sort, type StoredRecord } from '@zhushutong/domain/records'
import { columnNamed } from './record-columns'

/** The sort value of a missing value: last in both directions. */
export const LAST = { desc: Number.MIN_SAFE_INTEGER, asc: Number.MAX_SAFE_INTEGER } as const

/**
 * The value that a sort compares, as one integer: ms for days and times, fen for amounts in CNY, otherwise the count.
 * Missing and incomparable values come last, so one index covers the whole order and one comparison continues it.
 */
export function sortValue(kind: RecordKind, sort: Sort, record: StoredRecord): number {
  const column = columnNamed(kind, sort.column)
  const value = record[sort.column] ?? null
  const compared =
    column.type === 'fen'
      ? comparableFen(column, record)
      : column.type === 'date' && typeof value === 'string'
        ? parseDay(value)
        : value
  return typeof compared === 'number' ? compared : LAST[sort.direction]
}
