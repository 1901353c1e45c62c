import { LEFT_OUT_WORDS } from '@zhushutong/domain/formatting'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { cnyAmount, isCny, isNoCurrency } from './cny'

interface Summed {
  readonly amount: SQLWrapper
  readonly currency: SQLWrapper
}

/** The parts of domain's `MoneySum` as aggregates: the amount in CNY, and the counts of amounts left out (COV-02). */
export function sumParts({ amount, currency }: Summed, only: SQL = sql`true`) {
  return {
    /** Null if there is no amount in CNY. */
    amount: sql`(sum(${cnyAmount(amount, currency)}) filter (where ${only}))::float8`,
    unpriced: sql`(count(*) filter (where ${only} and ${amount} is null))::int`,
    foreign: sql`(count(*) filter (where ${only} and ${amount} is not null and not ${isCny(currency)}
      and not ${isNoCurrency(currency)}))::int`,
    /** Amounts whose currency is that of `trustedCurrency` for doubted ones (DAT-25). */
    doubted: sql`(count(*) filter (where ${only} and ${amount} is not null and ${isNoCurrency(currency)}))::int`,
  }
}

/**
 * A sum as the columns of domain's `MoneySum` (COV-02). JSON numbers are exact enough: the sums of a year stay far
 * below 2^53 fen.
 * @param only the condition of the summed rows
 */
export function sumColumns(of: Summed, only?: SQL): SQL {
  const { amount, unpriced, foreign, doubted } = sumParts(of, only)
  return sql`coalesce(${amount}, 0) as amount, ${unpriced} as unpriced, ${foreign} as "foreign", ${doubted} as doubted`
}

const noted = (count: SQL, words: string): SQL =>
  sql`case when ${count} > 0 then ${count} || ${words}::text end`

/** The note on amounts left out of a sum, in the words of domain's `leftOutText`; null for none (COV-02). */
export function leftOutNote(unpriced: SQL, foreign: SQL, doubted: SQL): SQL {
  const { begin, between, ...words } = LEFT_OUT_WORDS
  return sql`case when ${unpriced} + ${foreign} + ${doubted} > 0 then ${begin}::text
    || concat_ws(${between}::text, ${noted(unpriced, words.unpriced)}, ${noted(foreign, words.foreign)},
      ${noted(doubted, words.doubted)}) end`
}
