import { type RecordKind, type Sort, storedColumnsOf } from '@zhushutong/domain/records'
import { getTableColumns, getTableName } from 'drizzle-orm'
import {
  bigint,
  type ExtraConfigColumn,
  index,
  type PgColumn,
  type PgColumnBuilderBase,
  type PgTable,
  pgTable,
  text,
} from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.column'
import { soundsOf } from '../pinyin/pinyin-columns'
import { plainText, snakeCase, sortColumnName, sortProperty, storedColumn, tsvector } from './record-columns'

/** What a search looks at of every record. */
const SEARCHED = {
  /** Title in search form (domain searchForm). */
  searchTitle: plainText('search_title').notNull(),
  /** Pairs of characters of the title, and one or more tokens a filter (domain tokensOf). */
  tokens: tsvector('tokens').notNull(),
}

/** What every record has beside that and the columns of its kind. */
const COMMON = {
  /** Where it was imported from and what it is called there: the natural key of an import. */
  source: text('source').notNull(),
  sourceKey: text('source_key').notNull(),
  /** Of the record as imported, so that an unchanged one is left alone. */
  contentHash: text('content_hash').notNull(),
  updatedAt: moment('updated_at').notNull(),
}

/** The columns of a record table by their key in the catalogue, `id`, the common ones, sounds and `sort:{key}`. */
export function columnIn(table: PgTable, property: string): PgColumn {
  const column = (getTableColumns(table) as Record<string, PgColumn | undefined>)[property]
  if (!column) throw new Error(`${getTableName(table)} has no column for ${property}`)
  return column
}

/**
 * Whether the index of a sort holds the titles too, so that a walk along it reads no record until one matches: that
 * of the order in which nearly all look for a word.
 */
export function holdsTitles(kind: RecordKind, sort: Sort): boolean {
  return kind.keyword === 'words' && sort === kind.sorts[0]
}

/** The table of a kind of record, from its declaration. */
export function recordTable(kind: RecordKind): PgTable {
  const columns: Record<string, PgColumnBuilderBase> = {}
  // In front what a search reads of thousands of records: reaching a column costs as much as all those before it.
  for (const sort of kind.sorts)
    columns[sortProperty(sort)] = bigint(sortColumnName(sort), { mode: 'number' }).notNull()
  Object.assign(columns, { id: plainText('id').primaryKey(), ...SEARCHED })
  for (const column of storedColumnsOf(kind)) columns[column.key] = storedColumn(column)
  for (const sound of soundsOf(kind)) columns[sound] = plainText(snakeCase(sound))
  const name = `record_${snakeCase(kind.kind)}`
  return pgTable(name, { ...columns, ...COMMON }, (t) => {
    const of = (property: string) =>
      (t as unknown as Record<string, ExtraConfigColumn>)[property] as ExtraConfigColumn
    const sorted = kind.sorts.map((sort) => {
      const place = [of(sortProperty(sort)), of('id')].map((c) =>
        sort.direction === 'desc' ? c.desc() : c.asc(),
      )
      const on = [...place, ...(holdsTitles(kind, sort) ? [of('searchTitle')] : [])]
      return index(`${name}_by_${snakeCase(sort.key)}`).on(...(on as [ExtraConfigColumn]))
    })
    return [
      // Not unique: the id, which an import makes from both, is. A table distributed by id has no other unique index.
      index(`${name}_source`).on(of('source'), of('sourceKey')),
      index(`${name}_tokens`).using('gin', of('tokens')),
      index(`${name}_title`).on(of('searchTitle')),
      ...soundsOf(kind).map((sound) => index(`${name}_${snakeCase(sound)}`).on(of(sound))),
      ...(kind.exactKey ? [index(`${name}_key`).on(of(kind.exactKey))] : []),
      // How many came since yesterday (content statistics.store.ts).
      index(`${name}_collected`).on(of('collectedAt')),
      ...sorted,
    ]
  })
}
