import { dayOf } from '../../formatting'
import type { AnyValue, Column, Doubt, StoredRecord } from './column'
import type { Locks, RecordKind } from './kind'

/** The columns of a kind whose values are judged. */
export function judgedColumns(kind: RecordKind): readonly Column[] {
  return kind.columns.filter(({ doubt }) => doubt !== undefined)
}

/** The doubted values of a record at `now` (ms), in the order of the columns (DAT-24). */
export function findDoubts(kind: RecordKind, record: StoredRecord, now: number): readonly Doubt[] {
  const today = dayOf(now)
  return judgedColumns(kind).flatMap(({ key, doubt }) => {
    const value = record[key]
    if (typeof value !== 'number' && typeof value !== 'string') return []
    const reason = doubt?.(value, record, today) ?? null
    return reason === null ? [] : [{ column: key, reason }]
  })
}

/** The record without its doubted values, as sorts and filters read it (DAT-24). */
export function withoutDoubts(record: StoredRecord, doubts: readonly Doubt[]): StoredRecord {
  if (doubts.length === 0) return record
  return { ...record, ...Object.fromEntries(doubts.map(({ column }) => [column, null])) }
}

const isDoubt = (value: unknown): value is Doubt =>
  typeof value === 'object' && value !== null && 'column' in value && 'reason' in value

/** The stored doubts of the given columns, without those about closed values, which they would reveal. */
export function readDoubts(
  stored: AnyValue | undefined,
  columns: readonly Column[],
  locks: Locks,
): readonly Doubt[] {
  if (!Array.isArray(stored)) return []
  const shown = new Set(columns.map(({ key }) => key).filter((key) => !(key in locks)))
  return stored.filter(isDoubt).filter(({ column }) => shown.has(column))
}

/** The reason to doubt a value; null for a value without one. */
export function findReason({ doubts }: { readonly doubts?: unknown }, column: string): string | null {
  if (!Array.isArray(doubts)) return null
  return doubts.filter(isDoubt).find((doubt) => doubt.column === column)?.reason ?? null
}

/** The word for a doubted value, in lists and files. */
export const DOUBT_TEXT = '待核实'

/** All doubts of a record as one text: 待核实：注册资本超过 100 亿元；成立日期晚于今天; '' without one. */
export function formatDoubts({ doubts = [] }: { readonly doubts?: readonly Doubt[] | undefined }): string {
  return doubts.length === 0 ? '' : `${DOUBT_TEXT}：${doubts.map(({ reason }) => reason).join('；')}`
}
