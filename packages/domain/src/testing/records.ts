import type { StoredRecord } from '../records'
import {
  type AnyCell,
  type AnyValue,
  type CellColumn,
  type Column,
  columnsOf,
  type RecordKind,
} from '../records'
import { NOW } from './clock'

const cellOf = (column: CellColumn): AnyCell => {
  switch (column.type) {
    case 'date':
      return '2026-11-20'
    case 'time':
      return NOW
    case 'fen':
    case 'count':
      return 123_456_789
    case 'region':
      return '500112'
    case 'enum':
      return column.options[0]?.value ?? null
    case 'link':
      return 'https://example.com/1'
    default:
      return `秘${column.key}13912345678`
  }
}

const filled = (column: Column): AnyValue => {
  if (column.type === 'tags') return ['D110A']
  if (column.type !== 'table') return cellOf(column)
  return [Object.fromEntries(column.columns.map((cell) => [cell.key, cellOf(cell)]))]
}

/**
 * A stored record with a value in every column. Texts contain their column's key and a phone number, so that a test
 * can search for values that must not be visible.
 */
export function aRecord(kind: RecordKind, held: Readonly<Record<string, AnyValue>> = {}): StoredRecord {
  return {
    ...Object.fromEntries(columnsOf(kind).map((column) => [column.key, filled(column)])),
    id: 'r1',
    ...held,
  } as StoredRecord
}
