import { addDays, endOfDay } from '@zhushutong/domain/formatting'
import { tender } from '@zhushutong/domain/records'
import { DUE_WITHIN_DAYS, MAX_DUE_COMPARED } from '@zhushutong/domain/tender-sheet'
import { sql } from 'drizzle-orm'
import { type Database, momentSql, readRows } from '../platform/db'
import {
  cnyAmount,
  columnIn,
  isDoubted,
  type TimedOut,
  tableOf,
  tokenCondition,
  trustedCurrency,
  withinTime,
} from '../records'

/** An open tender; all its columns are public. */
export interface DueRow {
  readonly id: string
  readonly name: string
  readonly ownerName: string | null
  readonly region: string | null
  readonly qualification: string | null
  /** fen; null in another currency */
  readonly amount: number | null
  /** True when the notice has no budget in any currency. */
  readonly isUnpriced: boolean
  readonly isDoubted: boolean
  /** ms */
  readonly deadline: number
}

/**
 * The tenders of a province (null: the country) whose deadline is within seven days, the earliest first
 * (MYC-07).
 */
export function findDueTenders(
  database: Database,
  province: string | null,
  now: number,
): Promise<readonly DueRow[] | TimedOut> {
  const table = tableOf(tender)
  const at = (key: string) => columnIn(table, key)
  const groups = [{ tokens: [':notice:tender'] }, ...(province ? [{ tokens: [`:region:${province}`] }] : [])]
  return withinTime(database, (reader) =>
    readRows<DueRow>(
      reader,
      sql`
      select ${at('id')} as id, coalesce(${at('engineeringName')}, '') as name,
        ${at('ownerUnitName')} as "ownerName", ${at('region')} as region,
        ${at('requiredQualification')} as qualification,
        ${cnyAmount(sql`${at('buggetAmount')}::float8`, trustedCurrency(at('currency'), at('doubts'), 'buggetAmount'))} as amount,
        ${at('buggetAmount')} is null as "isUnpriced",
        coalesce(${isDoubted(at('doubts'), 'buggetAmount')}, false) as "isDoubted",
        (extract(epoch from ${at('bidDeadline')}) * 1000)::float8 as deadline
      from ${table} where ${tokenCondition(table, groups)}
        and ${at('bidDeadline')} between ${momentSql(now)}
        and ${momentSql(endOfDay(addDays(now, DUE_WITHIN_DAYS)))}
      order by ${at('bidDeadline')}, ${at('id')} limit ${MAX_DUE_COMPARED}`,
    ),
  )
}
