import {
  DISCOUNT_STEP,
  DISCOUNT_STEPS,
  SPREAD_SHARES,
  type Spread,
  spreadFrom,
} from '@zhushutong/domain/bid-figures'
import { type SQL, sql } from 'drizzle-orm'

const SHARES = sql.raw(`array[${SPREAD_SHARES.join(', ')}]::float8[]`)

const percentiles = (column: SQL, by: 'cont' | 'disc'): SQL => {
  const name = by === 'cont' ? sql`percentile_cont` : sql`percentile_disc`
  return sql`to_json(${name}(${SHARES}) within group (order by ${column}))`
}

/**
 * The count and the five percentiles of a column, as `counted` and `spread`. `disc` returns values that
 * occur, for numbers of companies; `cont` interpolates.
 */
export function spreadColumns(column: SQL, by: 'cont' | 'disc' = 'cont'): SQL {
  return sql`count(${column})::int as counted, ${percentiles(column, by)} as spread`
}

/** The same as one JSON value, for a second column beside `spreadColumns`. */
export function spreadJson(column: SQL, by: 'cont' | 'disc'): SQL {
  return sql`json_build_object('counted', count(${column})::int, 'spread', ${percentiles(column, by)})`
}

/** The columns of `spreadColumns`. */
export interface SpreadRow {
  readonly counted: number
  readonly spread: readonly number[] | null
}

/** The spread of a row (FIG-04). */
export function spreadOfRow({ counted, spread }: SpreadRow): Spread | null {
  return spreadFrom(counted, spread)
}

/** Number of discounts of a column, in percent, in each step of the histogram, as a JSON array (FIG-07). */
export function discountSteps(column: SQL): SQL {
  // In PostgreSQL, least() of null and 10 is 10.
  const step = sql`least(floor(${column} / ${DISCOUNT_STEP}::int), ${DISCOUNT_STEPS - 1}::int)`
  const counts = Array.from(
    { length: DISCOUNT_STEPS },
    (_, at) => sql`count(*) filter (where ${column} is not null and ${step} = ${at}::int)`,
  )
  return sql`json_build_array(${sql.join(counts, sql`, `)})`
}
