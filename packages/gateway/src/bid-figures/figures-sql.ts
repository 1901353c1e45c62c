import { MAX_DISCOUNT } from '@zhushutong/domain/bid-figures'
import { type SQL, sql } from 'drizzle-orm'
import { cnyAmount } from '../records'

/** The award in CNY, null in any other currency. */
export const AWARD = cnyAmount(sql`award`, sql`currency`)

/** The control price in CNY, null in any other currency. */
export const CONTROL = cnyAmount(sql`control`, sql`control_currency`)
const PERCENT = sql`round((${CONTROL} - ${AWARD}) * 10000.0 / nullif(${CONTROL}, 0)) / 100`

/** The discount of a work in percent; null if it cannot be computed (FIG-04). */
export const DISCOUNT = sql`case when ${AWARD} > 0 and ${CONTROL} >= ${AWARD} and ${PERCENT} <= ${MAX_DISCOUNT}
  then (${PERCENT})::float8 end`

/** The province of a work, as the code of its division. */
export const PROVINCE = sql`left(region, 2) || '0000'`

/** True when a day is in a period, both days included. */
export function isIn(day: SQL, { from, to }: { readonly from: string; readonly to: string }): SQL {
  return sql`${day} between ${from}::date and ${to}::date`
}
