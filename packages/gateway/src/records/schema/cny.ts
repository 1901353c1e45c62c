import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { isDoubted } from './doubted'

/** True for an amount in CNY or without a currency. Amounts in other currencies cannot be compared (VAL-08). */
export function isCny(currency: SQLWrapper): SQL {
  return sql`coalesce(${currency}, 'CNY') = 'CNY'`
}

/** An amount that can be compared and summed; null in another currency (VAL-08). */
export function cnyAmount(amount: SQLWrapper, currency: SQLWrapper): SQL {
  return sql`case when ${isCny(currency)} then ${amount} end`
}

/** The currency of a doubted amount in sums: ISO 4217's code for no currency. */
const NO_CURRENCY = sql`'XXX'`

/** The currency of an amount in sums, which leave it out if it is doubted (DAT-25). */
export function trustedCurrency(currency: SQLWrapper, doubts: SQLWrapper, column: string): SQL {
  return sql`case when ${isDoubted(doubts, column)} then ${NO_CURRENCY} else ${currency} end`
}

/** True for the currency of a doubted amount. */
export function isNoCurrency(currency: SQLWrapper): SQL {
  return sql`coalesce(${currency} = ${NO_CURRENCY}, false)`
}
