import type { FigureKind, FigureSource } from '@zhushutong/domain/records'
import { type SQL, sql } from 'drizzle-orm'
import { snakeCase } from '../schema/record-columns'
import { columnIn } from '../schema/record-table'
import { tableOf } from '../schema/tables'
import { quotedLexeme } from '../schema/tsquery'

/** The records whose figures are computed. */
export interface Scope {
  /** The condition on the id of such a record. */
  holds(id: SQL): SQL
  /**
   * The condition on the id of a record of a kind that names one of them. Records that these records name as well are
   * in the result too.
   */
  names(kind: string, id: SQL): SQL
}

/** All records of a kind. */
export const EVERY_RECORD: Scope = { holds: () => sql`true`, names: () => sql`true` }

const list = (values: readonly string[]): SQL => sql`(select ${sql.param([...values])}::text[])::text[]`

/** A query of the ids of the records that name one of these ids. */
const findNaming = (source: FigureSource, ids: readonly string[]): SQL => {
  const table = tableOf(source.kind)
  const id = columnIn(table, 'id')
  if ('table' in source) {
    const rows = columnIn(table, source.table)
    return sql`select ${id} from ${table} where exists (
      select 1 from jsonb_array_elements(${rows}) cells where cells->>${source.cell}::text = any(${list(ids)}))`
  }
  // A look-up for each: the planner expects a query of a thousand words to meet the whole table.
  const words = ids.map((each) => quotedLexeme(`:${source.filter}:${each}`))
  return sql`select named.id from unnest(${sql.param(words)}::text[]) as word
    cross join lateral (select ${id} as id from ${table} where ${columnIn(table, 'tokens')} @@ word::tsquery) named`
}

/** The records of a kind with these ids. */
export function scopeOf({ sources }: FigureKind, ids: readonly string[]): Scope {
  return {
    holds: (id) => sql`${id} = any(${list(ids)})`,
    names: (kind, id) => {
      const named = sources.filter((each) => each.kind.kind === kind)
      if (named.length === 0) throw new Error(`no figures are computed from ${kind}`)
      const naming = named.map((source) => findNaming(source, ids))
      return sql`${id} = any(array(${sql.join(naming, sql` union `)}))`
    },
  }
}

/** Merges the new words of these kinds into their index, where each look-up would otherwise read all of them. */
export const mergeNewWords = ({ sources }: FigureKind): SQL[] =>
  sources.flatMap((source) =>
    'filter' in source
      ? [sql`select gin_clean_pending_list(${`record_${snakeCase(source.kind.kind)}_tokens`}::regclass)`]
      : [],
  )
