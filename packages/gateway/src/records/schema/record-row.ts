import { hash } from 'node:crypto'
import {
  buildTokens,
  completeRecord,
  findDoubts,
  normaliseForSearch,
  type RecordKind,
  type Sort,
  type StoredRecord,
  storedColumnsOf,
  withoutDoubts,
} from '@zhushutong/domain/records'
import { soundRow } from '../pinyin/pinyin-columns'
import { snakeCase, sortColumnName } from './record-columns'
import { sortValue } from './sort-value'
import { quotedLexeme } from './tsquery'
import { workRow } from './work-title'

/** The origin of a record: a source and the record's key there, unique together. */
interface Origin {
  readonly source: string
  readonly sourceKey: string
}

/** The source of made-up records. An import replaces them and matches none of its records with them. */
export const DEMO_SOURCE = 'demo'

/** True for the source of demo records, and for the sources of their statements. */
export function isDemoSource(source: string): boolean {
  return source === DEMO_SOURCE || source.startsWith(`${DEMO_SOURCE}-`)
}

export type Row = Readonly<Record<string, unknown>>

interface RowShape {
  readonly columns: ReadonlyArray<{
    readonly key: string
    readonly name: string
    readonly isTime: boolean
    readonly isDerived: boolean
  }>
  readonly sorts: ReadonlyArray<{ readonly sort: Sort; readonly name: string }>
}

const shapes = new Map<RecordKind, RowShape>()

const shapeOf = (kind: RecordKind): RowShape => {
  const known = shapes.get(kind)
  if (known) return known
  const shape: RowShape = {
    columns: storedColumnsOf(kind).map(({ key, type, derived }) => ({
      key,
      name: snakeCase(key),
      isTime: type === 'time',
      isDerived: derived === true,
    })),
    sorts: kind.sorts.map((sort) => ({ sort, name: sortColumnName(sort) })),
  }
  shapes.set(kind, shape)
  return shape
}

/** A record as a row of its table, by column name and ready for JSON, without missing values. `now` in ms. */
export function rowOf(kind: RecordKind, source: StoredRecord, origin: Origin, now: number): Row {
  const record = completeRecord(kind, source)
  const shape = shapeOf(kind)
  const row: Record<string, unknown> = { id: record.id }
  const fill = (isDerived: boolean) => {
    for (const column of shape.columns) {
      const value = record[column.key]
      if (column.isDerived !== isDerived || value === null || value === undefined) continue
      row[column.name] = column.isTime && typeof value === 'number' ? new Date(value).toISOString() : value
    }
  }
  fill(false)
  // The hash covers the source's data only: figures from other records may change while the record stays the same.
  row.content_hash = hash('sha256', JSON.stringify(row), 'base64url')
  fill(true)
  const doubts = findDoubts(kind, record, now)
  row.doubts = doubts.length > 0 ? doubts : null
  const trusted = withoutDoubts(record, doubts)
  for (const { sort, name } of shape.sorts) row[name] = sortValue(kind, sort, trusted)
  row.source = origin.source
  row.source_key = origin.sourceKey
  const form = normaliseForSearch(String(record[kind.title] ?? ''))
  row.search_title = form
  Object.assign(row, soundRow(kind, form), workRow(kind, form))
  row.tokens = buildTokens(kind, trusted).map(quotedLexeme).join(' ')
  row.updated_at = new Date(now).toISOString()
  return row
}
