import type { Viewer } from '@zhushutong/domain/access'
import { locksFor, type RecordKind, type RecordPage, type RecordView } from '@zhushutong/domain/records'

const isThere = (value: unknown) => value !== null && value !== undefined && value !== ''

/** What stands at the place of a lock: 'column', or 'table.cell' with a value for each row. */
const valuesAt = (record: RecordView, place: string): readonly unknown[] => {
  const [column = '', cell] = place.split('.')
  const value: unknown = record[column]
  if (cell === undefined) return Array.isArray(value) ? value : [value]
  return Array.isArray(value) ? value.map((row: Readonly<Record<string, unknown>>) => row[cell]) : []
}

/**
 * Whether the gateway closed at least what is closed to somebody with these entitlements (ACC-02): a membership that
 * began or ended between two calls would else leave its mark in a page for others.
 */
export const isClosedAsFor = (
  viewer: Viewer,
  kind: RecordKind,
  { records, near = [] }: RecordPage<RecordView>,
): boolean => {
  const places = Object.keys(locksFor(kind, viewer))
  return [...records, ...near].every((record) =>
    places.every((place) => record.locks[place] || !valuesAt(record, place).some(isThere)),
  )
}
