import { type RecordKind, type Sort, storedColumnsOf } from '@zhushutong/domain/records'
import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import {
  bigint,
  type ExtraConfigColumn,
  index,
  jsonb,
  type PgColumn,
  type PgColumnBuilderBase,
  type PgTable,
  pgTable,
  text,
} from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.column'
import { soundsOf } from '../pinyin/pinyin-columns'
import { plainText, snakeCase, sortColumnName, sortProperty, storedColumn, tsvector } from './record-columns'
import { namesBidders, WORK_TITLE } from './work-title'

const SEARCHED = {
  /** The title in search form. */
  searchTitle: plainText('search_title').notNull(),
  /** Pairs of characters of the title, and one or more tokens per filter (domain `buildTokens`). */
  tokens: tsvector('tokens').notNull(),
}

const COMMON = {
  /** The source and the record's key there: the natural key of an import. */
  source: text('source').notNull(),
  sourceKey: text('source_key').notNull(),
  /** The hash of the imported record, so that an import skips unchanged records. */
  contentHash: text('content_hash').notNull(),
  updatedAt: moment('updated_at').notNull(),
  /**
   * The doubted values of the record, a list of domain's `Doubt`; null without any (DAT-24). The default, an empty
   * list, marks rows from before the column, which are judged after the start.
   */
  doubts: jsonb('doubts').default([]),
}

/** A column of a record table: by its key in the catalogue, `id`, a common column, a sound or `sort:{key}`. */
export function columnIn(table: PgTable, property: string): PgColumn {
  const column = (getTableColumns(table) as Record<string, PgColumn | undefined>)[property]
  if (!column) throw new Error(`${getTableName(table)} has no column for ${property}`)
  return column
}

/**
 * True when the index of a sort includes the titles, so that a scan along it reads a record only after its title
 * matched. True for the default order only: nearly all searches for words use it.
 */
export function holdsTitles(kind: RecordKind, sort: Sort): boolean {
  return kind.keyword === 'words' && sort === kind.sorts[0]
}

export function recordTable(kind: RecordKind): PgTable {
  const columns: Record<string, PgColumnBuilderBase> = {}
  // First the columns that a search reads of thousands of records: reading a column costs as much as all columns before
  // it.
  for (const sort of kind.sorts)
    columns[sortProperty(sort)] = bigint(sortColumnName(sort), { mode: 'number' }).notNull()
  Object.assign(columns, { id: plainText('id').primaryKey(), ...SEARCHED })
  for (const column of storedColumnsOf(kind)) columns[column.key] = storedColumn(column)
  for (const sound of soundsOf(kind)) columns[sound] = plainText(snakeCase(sound))
  if (namesBidders(kind)) columns[WORK_TITLE] = plainText('work_title')
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
      // Not unique, as the id is: an import derives the id from both. A table distributed by id has no other unique
      // index.
      index(`${name}_source`).on(of('source'), of('sourceKey')),
      index(`${name}_tokens`).using('gin', of('tokens')),
      index(`${name}_title`).on(of('searchTitle')),
      ...soundsOf(kind).map((sound) => index(`${name}_${snakeCase(sound)}`).on(of(sound))),
      ...(kind.exactKey ? [index(`${name}_key`).on(of(kind.exactKey))] : []),
      // By hash: an address can be longer than an entry of a tree may be.
      ...(kind.sharedKeys ?? []).map((key) => index(`${name}_${snakeCase(key)}`).using('hash', of(key))),
      ...(namesBidders(kind) ? [index(`${name}_work`).on(of(WORK_TITLE))] : []),
      // For the list of the staff, and for judging again.
      index(`${name}_doubts`)
        .on(of('id'))
        .where(sql`${of('doubts')} is not null`),
      // For the number of records since yesterday (content statistics.store.ts).
      index(`${name}_collected`).on(of('collectedAt')),
      ...sorted,
    ]
  })
}
