import { findColumn, findDoubts, type RecordKind, type StoredRecord } from '@zhushutong/domain/records'
import { type Draft, type Remark, shown } from './shapes'

/** A warning for each implausible value of a row, which is stored and held back (DAT-24). */
export function listDoubtRemarks(kind: RecordKind, { line, values }: Draft, now: number): Remark[] {
  return findDoubts(kind, values as StoredRecord, now).map(({ column, reason }) => ({
    line,
    level: 'warning',
    reason: `${reason}，待核实`,
    field: findColumn(kind, column)?.label ?? column,
    value: shown(values[column]),
  }))
}
