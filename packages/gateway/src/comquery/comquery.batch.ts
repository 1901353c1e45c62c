import { buildComqueryParts, type ComqueryList, EMPTY_COMQUERY } from '@zhushutong/domain/comquery'
import { findLocks, maskRecord } from '@zhushutong/domain/records'
import { type SQL, sql } from 'drizzle-orm'
import { type Database, readRows } from '../platform/db'
import {
  type Asker,
  type Batch,
  batchColumns,
  columnIn,
  cursorOf,
  readCursor,
  sortProperty,
  withinTime,
} from '../records'
import {
  type ComqueryRefusal,
  KIND,
  orderOf,
  readCompanies,
  refusalOf,
  sortOf,
  table,
} from './comquery.store'
import { countOfPart, withParts } from './part-query'

const behind = (list: ComqueryList, cursor: string | undefined): SQL => {
  const sort = sortOf(list)
  const place = cursor === undefined ? null : readCursor(sort, cursor)
  if (!place) return sql``
  const stands = sql`(${columnIn(table(), sortProperty(sort))}, ${columnIn(table(), 'id')})`
  return sql`where ${stands} ${sql.raw(sort.direction === 'desc' ? '<' : '>')} (${place.value}::bigint, ${place.id})`
}

/**
 * Reads a batch of companies of a combined query from a cursor on, with the reader's access rights (ACC-02);
 * does not count.
 */
export function readComqueryBatch(database: Database) {
  return async (
    list: ComqueryList & { readonly cursor?: string },
    asker: Asker,
    size: number,
  ): Promise<Batch | ComqueryRefusal> => {
    const parts = buildComqueryParts(list)
    const refusal = refusalOf({ ...EMPTY_COMQUERY, ...list }, parts, asker)
    if (refusal) return refusal
    const [sort, id, locks] = [sortOf(list), columnIn(table(), 'id'), findLocks(KIND, asker.viewer)]
    const columns = batchColumns(KIND)
    return withinTime(database, async (reader) => {
      const rows = await readRows<{ id: string; place: string }>(
        reader,
        sql`
        ${withParts(parts)}
        select ${id} as id, ${columnIn(table(), sortProperty(sort))} as place
        from met join ${table()} on ${id} = met.id ${behind(list, list.cursor)}
        order by ${orderOf(list)} limit ${size + 1}`,
      )
      const page = rows.slice(0, size)
      const last = rows.length > size ? page.at(-1) : undefined
      const companies = await readCompanies(
        reader,
        page.map((row) => row.id),
        { locks, now: asker.now, columns },
      )
      return {
        records: companies.map((record) => maskRecord(columns, record, locks, false)),
        nextCursor: last ? cursorOf(sort, { value: Number(last.place), id: last.id }) : null,
      }
    })
  }
}

/** Counts the companies of a combined query for its reader, exactly up to `cap`; cap + 1 means more. */
export function countComquery(database: Database) {
  return async (list: ComqueryList, asker: Asker, cap: number): Promise<number | ComqueryRefusal> => {
    const parts = buildComqueryParts(list)
    const refusal = refusalOf({ ...EMPTY_COMQUERY, ...list }, parts, asker)
    if (refusal) return refusal
    const counted = await withinTime(database, async (reader) => {
      const [row] = await readRows<{ total: number }>(
        reader,
        sql`${withParts(parts)} select ${countOfPart('met', cap)} as total`,
      )
      return { total: Number(row?.total ?? 0) }
    })
    return 'error' in counted ? counted : counted.total
  }
}
