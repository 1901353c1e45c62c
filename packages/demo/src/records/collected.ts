import { parseDay, startOfDay } from '@zhushutong/domain/formatting'
import {
  type Column,
  columnsOf,
  PROVENANCE,
  type RecordKind,
  type StoredRecord,
} from '@zhushutong/domain/records'

/** Columns that may be later than the collection: plans, terms, and last days of validities and notices. */
const AHEAD: ReadonlySet<string> = new Set([
  'plannedTenderOn',
  'plannedStart',
  'plannedEnd',
  'plannedFinish',
  'contractStartLimttime',
  'contractEndLimttime',
  'dueOn',
  'handoverOn',
  'startBy',
  'finishBy',
  'documentUntil',
  'bidDeadline',
  'openingTime',
  'objectionUntil',
  'deadline',
  'usableUntil',
  'validUntil',
  'safetyPermitUntil',
])
const PROVENANCE_KEYS: ReadonlySet<string> = new Set(PROVENANCE.map(({ key }) => key))

const msOf = (value: unknown): number =>
  typeof value === 'number' ? value : typeof value === 'string' ? (parseDay(value) ?? 0) : 0

const isPast = ({ key, type }: Pick<Column, 'key' | 'type'>) =>
  (type === 'date' || type === 'time') && !AHEAD.has(key) && !PROVENANCE_KEYS.has(key)

type Row = Readonly<Record<string, unknown>>

/**
 * The date columns of a kind that describe past events, including nested tables as 'table.cell', with a
 * function to read them.
 */
export function pastColumns(kind: RecordKind) {
  return columnsOf(kind).flatMap((column) => {
    if (isPast(column))
      return [{ name: column.key, readIn: (record: StoredRecord) => [msOf(record[column.key])] }]
    if (column.type !== 'table') return []
    return column.columns.filter(isPast).map((cell) => ({
      name: `${column.key}.${cell.key}`,
      readIn: (record: StoredRecord) =>
        ((record[column.key] ?? []) as readonly Row[]).map((row) => msOf(row[cell.key])),
    }))
  })
}

/**
 * Moves a record's collection to the day of its latest event, if it was collected before that event.
 * @param today start of day, ms; no record is collected after it
 */
export function collectAfterEvents(kind: RecordKind, today: number) {
  const columns = pastColumns(kind)
  return (record: StoredRecord): StoredRecord => {
    let latest = 0
    for (const { readIn } of columns) for (const ms of readIn(record)) latest = Math.max(latest, ms)
    const [collected, checked] = [Number(record.collectedAt), record.checkedAt]
    if (latest <= collected) return record
    const collectedAt = startOfDay(latest) + collected - startOfDay(collected)
    const checkedAt =
      checked === null
        ? null
        : Math.min(collectedAt + Number(checked) - collected, Math.max(today, collectedAt))
    return { ...record, collectedAt, checkedAt }
  }
}
