import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Whether an amount is in CNY: where no currency is told, it is. Others have no common measure (VAL-08). */
export function isCny(currency: SQLWrapper): SQL {
  return sql`coalesce(${currency}, 'CNY') = 'CNY'`
}

/** An amount that can be compared and added up; null where it is in another currency (VAL-08). */
export function cnyAmount(amount: SQLWrapper, currency: SQLWrapper): SQL {
  return sql`case when ${isCny(currency)} then ${amount} end`
}
