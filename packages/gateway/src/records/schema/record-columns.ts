import { type Column, findColumn, type RecordKind, type Sort } from '@zhushutong/domain/records'
import { bigint, customType, date, integer, jsonb, type PgColumnBuilderBase, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.column'

/** establishedOn → established_on. */
export function snakeCase(key: string): string {
  return key.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)
}

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Text in byte order: ids and titles are compared as they are, on any machine, and prefixes use the index. */
export const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** How a column of the catalogue is stored; every value may be missing. */
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

/** The property and the column that hold what a sort compares (sort-value.ts). */
export function sortProperty(sort: Sort): string {
  return `sort:${sort.key}`
}
export function sortColumnName(sort: Sort): string {
  return `sort_${snakeCase(sort.key)}`
}

/** The column of the catalogue that a filter, sort or key names; the catalogue's own tests see that it exists. */
export function columnNamed(kind: RecordKind, key: string): Column {
  const column = findColumn(kind, key)
  if (!column) throw new Error(`${kind.kind} has no column ${key}`)
  return column
}
