import { endOfDay, parseDay } from '../../formatting'
import { type AnyValue, type Column, DETAIL_ONLY, PROVENANCE, type StoredRecord } from './column'
import type { RecordKind } from './kind'

/** All columns of a kind, its own and the provenance that every record has. */
export function columnsOf(kind: RecordKind): readonly Column[] {
  return [...kind.columns, ...PROVENANCE]
}

/** The columns of a detail: all but those used only by filters. */
export function detailColumns(kind: RecordKind): readonly Column[] {
  return columnsOf(kind).filter((column) => !column.internal)
}

/** The columns of a list: those of a detail without large ones. */
export function listColumns(kind: RecordKind): readonly Column[] {
  return detailColumns(kind).filter(({ type }) => !(DETAIL_ONLY as readonly string[]).includes(type))
}

/** The stored columns: all but the columns computed at reading. */
export function storedColumnsOf(kind: RecordKind): readonly Column[] {
  return columnsOf(kind).filter((column) => column.computed !== true)
}

const isBlank = (value: AnyValue | undefined) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)

/** The record with the columns that follow from its other columns: always, or where its sources state none. */
export function completeRecord(kind: RecordKind, record: StoredRecord): StoredRecord {
  const ownColumns = kind.columns.flatMap(({ key, from, otherwise }) => {
    const compute = from ?? (isBlank(record[key]) ? otherwise : undefined)
    return compute ? [[key, compute(record) ?? record[key] ?? null] as const] : []
  })
  return ownColumns.length === 0 ? record : { ...record, ...Object.fromEntries(ownColumns) }
}

export function findColumn(kind: RecordKind, key: string): Column | undefined {
  return columnsOf(kind).find((c) => c.key === key)
}

/** True when the records of a kind have a company's name as title, though they are not companies. */
export function isNamedAfterCompany(kind: RecordKind): boolean {
  return findColumn(kind, kind.title)?.link?.kind === 'company'
}

const BARE_ID = /^[0-9A-Za-z-]{1,64}$/

/**
 * The prefix of the full id if only the uuid of a record is given, as in links from reminders and other sites; null for a complete id.
 */
export function idPrefix(kind: RecordKind, id: string): string | null {
  return kind.idEndsIn && BARE_ID.test(id) ? `${id}_` : null
}

/** True when a record's own date has passed at `now` (ms). A day ends at midnight in Asia/Shanghai (NAV-20). */
export function isExpired(kind: RecordKind, record: StoredRecord, now: number): boolean {
  const column = kind.columns.find((c) => c.key === kind.expiresOn)
  const value = column && record[column.key]
  if (typeof value === 'number') return value < now
  const day = typeof value === 'string' ? parseDay(value) : null
  return day !== null && endOfDay(day) < now
}
