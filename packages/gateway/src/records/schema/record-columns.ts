import { type Column, findColumn, type RecordKind, type Sort } from '@zhushutong/domain/records'
import { bigint, customType, date, integer, jsonb, type PgColumnBuilderBase, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.column'

/** establishedOn → established_on. */
export function snakeCase(key: string): string {
  return key.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)
}

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Text in byte order: ids and titles compare the same on every machine, and prefixes use the index. */
export const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** The stored form of a catalogue column; every column is nullable. */
export function storedColumn(column: Column): PgColumnBuilderBase {
  const name = snakeCase(column.key)
  switch (column.type) {
    case 'date':
      return date(name, { mode: 'string' })
    case 'time':
      return moment(name)
    case 'fen':
      return bigint(name, { mode: 'number' })
    case 'count':
      return integer(name)
    case 'tags':
      return text(name).array()
    case 'table':
      return jsonb(name)
    default:
      return text(name)
  }
}

/** The property and the column with the value that a sort compares (sort-value.ts). */
export function sortProperty(sort: Sort): string {
  return `sort:${sort.key}`
}
export function sortColumnName(sort: Sort): string {
  return `sort_${snakeCase(sort.key)}`
}

/** The catalogue column of a filter, sort or key; the catalogue's own tests check that it exists. */
export function columnNamed(kind: RecordKind, key: string): Column {
  const column = findColumn(kind, key)
  if (!column) throw new Error(`${kind.kind} has no column ${key}`)
  return column
}
