import {
  DISCOUNT_STEP,
  DISCOUNT_STEPS,
  SPREAD_SHARES,
  type Spread,
  spreadFrom,
} from '@zhushutong/domain/bid-figures'
import { type SQL, sql } from 'drizzle-orm'

const SHARES = sql.raw(`array[${SPREAD_SHARES.join(', ')}]::float8[]`)

/**
 * The count and the five values of the figures in a column, as `counted` and `spread`. `disc` takes values that occur, as
 * for numbers of companies; `cont` lies between two of them in proportion.
 */
export function spreadColumns(column: SQL, by: 'cont' | 'disc' = 'cont'): SQL {
  const percentiles = by === 'cont' ? sql`percentile_cont` : sql`percentile_disc`
  return sql`count(${column})::int as counted,
    to_json(${percentiles}(${SHARES}) within group (order by ${column})) as spread`
}

/** What `spreadColumns` selects. */
export interface SpreadRow {
  readonly counted: number
  readonly spread: readonly number[] | null
}

/** The spread of a row (FIG-04). */
export function spreadOfRow({ counted, spread }: SpreadRow): Spread | null {
  return spreadFrom(counted, spread)
}

/** How many discounts of a column, in percent, lie in each step of the histogram, as a JSON array (FIG-07). */
export function discountSteps(column: SQL): SQL {
  // Of null and 10, least() is 10.
  const step = sql`least(floor(${column} / ${DISCOUNT_STEP}::int), ${DISCOUNT_STEPS - 1}::int)`
  const counts = Array.from(
    { length: DISCOUNT_STEPS },
    (_, at) => sql`count(*) filter (where ${column} is not null and ${step} = ${at}::int)`,
  )
  return sql`json_build_array(${sql.join(counts, sql`, `)})`
}
