import { MAX_DISCOUNT } from '@zhushutong/domain/bid-figures'
import { winning } from '@zhushutong/domain/records'
import { type SQL, sql } from 'drizzle-orm'
import { cnyAmount, columnIn, tableOf, trustedCurrency } from '../records'

export const RESULTS = tableOf(winning)
const of = (key: string) => columnIn(RESULTS, key)

/** Winners and bidders of a result; empty if the source does not name them. */
export const WINNERS = sql`coalesce(${of('winnerIds')}, '{}')`
export const BIDDERS = sql`coalesce(${of('bidderIds')}, '{}')`

/** True when a result names a losing bidder (FIG-03). */
export const TELLS_LOSERS = sql`not (${BIDDERS} <@ ${WINNERS})`

const trustedAs = (key: string): SQL => trustedCurrency(of('currency'), of('doubts'), key)

/** The award in CNY, null in any other currency. */
const AWARD = cnyAmount(of('winningAmount'), trustedAs('winningAmount'))

const CONTROL = cnyAmount(of('budgetAmount'), trustedAs('budgetAmount'))
const PERCENT = sql`round((${CONTROL} - ${AWARD}) * 10000.0 / nullif(${CONTROL}, 0)) / 100`

/** The discount of a result in percent; null if it cannot be computed (FIG-04). */
export const DISCOUNT = sql`case when ${AWARD} > 0 and ${CONTROL} >= ${AWARD} and ${PERCENT} <= ${MAX_DISCOUNT}
  then (${PERCENT})::float8 end`

/** The province of a result, as the code of its division. */
export const PROVINCE = sql`left(${of('region')}, 2) || '0000'`

/** True when a result was awarded in a period, both days included. */
export function isAwardedIn({ from, to }: { readonly from: string; readonly to: string }): SQL {
  return sql`${of('awardedOn')} between ${from}::date and ${to}::date`
}
