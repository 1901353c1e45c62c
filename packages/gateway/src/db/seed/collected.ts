import { parseDay, startOfDay } from '@zhushutong/domain/formatting'
import {
  type Column,
  columnsOf,
  PROVENANCE,
  type RecordKind,
  type StoredRecord,
} from '@zhushutong/domain/records'

/** What may lie ahead of the day a record was collected: plans, terms, and last days of validities and notices. */
const AHEAD: ReadonlySet<string> = new Set([
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

/** The columns of a kind that tell of what has happened, those of its tables by 'table.cell', and how they are read. */
export const pastColumns = (kind: RecordKind) =>
  columnsOf(kind).flatMap((column) => {
    if (isPast(column))
      return [{ name: column.key, readIn: (record: StoredRecord) => [msOf(record[column.key])] }]
    if (column.type !== 'table') return []
    return column.columns.filter(isPast).map((cell) => ({
      name: `${column.key}.${cell.key}`,
      readIn: (record: StoredRecord) =>
        ((record[column.key] ?? []) as readonly Row[]).map((row) => msOf(row[cell.key])),
    }))
  })

/**
 * A record that was collected before something it tells of, as it is after it was collected again on that day;
 * any other one as it is.
 * @param today the start of a day, ms; nothing is checked after it
 */
export const collectedInTime = (kind: RecordKind, today: number) => {
  const columns = pastColumns(kind)
  return (record: StoredRecord): StoredRecord => {
    let latest = 0
    for (const { readIn } of columns) for (const ms of readIn(record)) latest = Math.max(latest, ms)
    const [collected, checked] = [Number(record.collectedAt), record.checkedAt]
    if (latest <= collected) return record
    const collectedAt = startOfDay(latest) + collected - startOfDay(collected)
    const checkedAt = checked === null ? null : Math.min(collectedAt + Number(checked) - collected, today)
    return { ...record, collectedAt, checkedAt }
  }
}
