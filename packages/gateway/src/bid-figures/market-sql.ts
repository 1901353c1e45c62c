import { listDivisions } from '@zhushutong/domain/divisions'
import { AMOUNT_BANDS, type MarketChoice, marketPeriod, marketSpan } from '@zhushutong/domain/market-figures'
import { type SQL, sql } from 'drizzle-orm'
import { mergeInSql, noticesWith, type Period, TELLS_LOSERS } from '../records'
import { AWARD, CONTROL, DISCOUNT, PROVINCE } from './figures-sql'
import { marketResults } from './market-results.table'
import { spreadColumns, spreadJson } from './spread-sql'

/** The number of bidders as the result states it, else of those named; a consortium is one bidder (FIG-14). */
const BIDDERS = sql`case when bid_count > 0 then bid_count when ${TELLS_LOSERS} then (cardinality(parties)
  - coalesce((select sum(cardinality(string_to_array(members, ' ')) - 1)
    from (select distinct members from unnest(consortia) as members) as joint), 0))::int end`

const EXCLUDED = sql`case when ${DISCOUNT} is not null then null when ${AWARD} > 0 is not true then 'unpriced'
  when ${CONTROL} > 0 is not true then 'uncontrolled' else 'implausible' end`

/** The results of the works with all tokens in a period, as the subqueries up to `results`; columns of the table. */
export function computeResults(tokens: readonly string[], period: Period): SQL {
  return sql`${noticesWith(tokens, period)}, ${mergeInSql()}, results as (
    select day, ${PROVINCE} as province, region, type, ${AWARD} as amount, ${DISCOUNT} as discount,
      ${EXCLUDED} as excluded, ${BIDDERS} as bidders, ${TELLS_LOSERS} as told, winners, parties
    from works where is_decided and day is not null)`
}

/** The computed results, as the subquery `results`. */
export function storedResults(): SQL {
  return sql`results as (select * from ${marketResults})`
}

const isIn = ({ from, to }: Period): SQL => sql`day between ${from}::date and ${to}::date`

/** 500112 for itself, 3201 for 320100, 50 for 500000: the digits that all places of a division share. */
const sharedDigits = (region: string): string => region.replace(/0000$|00$/, '')

const bandOf = (key: string): SQL => {
  const band = AMOUNT_BANDS.find(({ value }) => value === key)
  const [min, max] = [band && 'min' in band ? band.min : 0, band && 'max' in band ? band.max : null]
  return max === null ? sql`amount >= ${min}::bigint` : sql`amount between ${min}::bigint and ${max}::bigint`
}

/** The places directly below the chosen one, or the provinces; null for a result without one of them. */
const placeBelow = (region: string | undefined): SQL => {
  const below = sql`${`{${listDivisions(region)
    .map(({ code }) => code)
    .join(',')}}`}::text[]`
  return sql`case when region = any(${below}) then region
    when left(region, 4) || '00' = any(${below}) then left(region, 4) || '00'
    when province = any(${below}) then province end`
}

const BAND = sql`case ${sql.join(
  AMOUNT_BANDS.map(({ value }) => sql`when ${bandOf(value)} then ${value}`),
  sql` `,
)} end`

/** The results of a choice: `scoped` in the years of the trend, `chosen` in the period. */
export function chooseResults(choice: MarketChoice, now: number): SQL {
  const { region, type, amount, year } = choice
  const conditions = [
    isIn(marketSpan(now, year)),
    ...(region === undefined
      ? []
      : [
          sql`province = ${`${region.slice(0, 2)}0000`}`,
          ...(region.endsWith('0000') ? [] : [sql`starts_with(region, ${sharedDigits(region)})`]),
        ]),
    ...(type === undefined ? [] : [sql`type = ${type}`]),
    ...(amount === undefined ? [] : [bandOf(amount)]),
  ]
  return sql`scoped as materialized (
      select *, ${placeBelow(region)} as place, ${BAND} as band from results
      where ${sql.join(conditions, sql` and `)}
    ), chosen as materialized (select * from scoped where ${isIn(marketPeriod(now, year))})`
}

/** The columns of a group of results, as `GroupRow`. */
export const GROUP_COLUMNS = sql`count(*)::int as results,
  coalesce(sum(cardinality(parties)) filter (where told), 0)::int as bids,
  coalesce(sum(cardinality(winners)) filter (where told), 0)::int as wins,
  ${spreadColumns(sql`discount`)}, ${spreadJson(sql`bidders`, 'disc')} as bidders`
