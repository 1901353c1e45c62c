import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** True for an amount in CNY or without a currency. Amounts in other currencies cannot be compared (VAL-08). */
export function isCny(currency: SQLWrapper): SQL {
  return sql`coalesce(${currency}, 'CNY') = 'CNY'`
}

/** An amount that can be compared and summed; null in another currency (VAL-08). */
export function cnyAmount(amount: SQLWrapper, currency: SQLWrapper): SQL {
  return sql`case when ${isCny(currency)} then ${amount} end`
}
