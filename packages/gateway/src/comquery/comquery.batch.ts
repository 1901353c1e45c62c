import { type ComqueryList, EMPTY_COMQUERY, partsOf } from '@zhushutong/domain/comquery'
import { locksFor, viewRecord } from '@zhushutong/domain/records'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db'
import {
  type Asker,
  type Batch,
  columnIn,
  cursorOf,
  listColumns,
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
import { sizeOf, withParts } from './part-query'

const behind = (list: ComqueryList, cursor: string | undefined): SQL => {
  const sort = sortOf(list)
  const place = cursor === undefined ? null : readCursor(sort, cursor)
  if (!place) return sql``
  const stands = sql`(${columnIn(table(), sortProperty(sort))}, ${columnIn(table(), 'id')})`
  return sql`where ${stands} ${sql.raw(sort.direction === 'desc' ? '<' : '>')} (${place.value}::bigint, ${place.id})`
}

/**
 * Many companies of a combined query at once, from a cursor on, as its reader may see them (ACC-02); nothing is
 * counted.
 */
export const comqueryBatch =
  (database: Database) =>
  async (
    list: ComqueryList & { readonly cursor?: string },
    asker: Asker,
    size: number,
  ): Promise<Batch | ComqueryRefusal> => {
    const parts = partsOf(list)
    const refusal = refusalOf({ ...EMPTY_COMQUERY, ...list }, parts, asker)
    if (refusal) return refusal
    const [sort, id, locks] = [sortOf(list), columnIn(table(), 'id'), locksFor(KIND, asker.viewer)]
    return withinTime(database, async (reader) => {
      const found = await reader.execute<{ id: string; place: string }>(sql`
        ${withParts(parts)}
        select ${id} as id, ${columnIn(table(), sortProperty(sort))} as place
        from met join ${table()} on ${id} = met.id ${behind(list, list.cursor)}
        order by ${orderOf(list)} limit ${size + 1}`)
      const page = found.slice(0, size)
      const last = found.length > size ? page.at(-1) : undefined
      const companies = await readCompanies(
        reader,
        page.map((row) => row.id),
        locks,
      )
      return {
        records: companies.map((record) => viewRecord(listColumns(KIND), record, locks, false)),
        nextCursor: last ? cursorOf(sort, { value: Number(last.place), id: last.id }) : null,
      }
    })
  }

/** How many companies a combined query leaves its reader, exactly up to `cap` and one more where there are more. */
export const comqueryCount =
  (database: Database) =>
  async (list: ComqueryList, asker: Asker, cap: number): Promise<number | ComqueryRefusal> => {
    const parts = partsOf(list)
    const refusal = refusalOf({ ...EMPTY_COMQUERY, ...list }, parts, asker)
    if (refusal) return refusal
    const counted = await withinTime(database, async (reader) => {
      const [row] = await reader.execute<{ total: number }>(
        sql`${withParts(parts)} select ${sizeOf('met', cap)} as total`,
      )
      return { total: Number(row?.total ?? 0) }
    })
    return 'error' in counted ? counted : counted.total
  }
