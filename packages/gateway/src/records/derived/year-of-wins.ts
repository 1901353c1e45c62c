import { figurePeriod, SMALL_SAMPLE, SMALL_SAMPLE_TEXT } from '@zhushutong/domain/bid-figures'
import { addMonths, dayOf } from '@zhushutong/domain/formatting'
import { type SQL, sql } from 'drizzle-orm'
import { leftOutNote, sumParts } from '../schema/money-sum'
import { TELLS_LOSERS } from '../works/works-sql'

const MONTHS = 12

/** The first day of each of the last twelve calendar months up to that of `now`, oldest first (FIG-02). */
const listMonths = (now: number): readonly string[] => {
  const first = `${dayOf(now).slice(0, 7)}-01`
  return Array.from({ length: MONTHS }, (_, i) => addMonths(first, i + 1 - MONTHS))
}

const countIn = (month: string): SQL =>
  sql`count(*) filter (where date_trunc('month', day)::date = ${month}::date)`

/**
 * The wins of twelve months and the bids of the period of FIG-01, by company, as subqueries `year` and `rates` of
 * `works` (LST-08).
 */
export function yearOfWins(now: number): SQL {
  const months = listMonths(now)
  const { from, to } = figurePeriod(now)
  const sums = sumParts({ amount: sql`award`, currency: sql`currency` })
  return sql`year as (
    select winner as id, count(*)::int as n, ${sums.amount}::bigint as amount, ${sums.unpriced} as unpriced,
      ${sums.foreign} as abroad, ${sums.doubted} as doubted,
      concat_ws(',', ${sql.join(months.map(countIn), sql`, `)}) as months
    from works, unnest(winners) as winner
    where day between ${months[0]}::date and ${to}::date group by winner
  ), rates as (
    select party as id, count(*)::int as bids, (count(*) filter (where party = any(winners)))::int as wins
    from works, unnest(parties) as party
    where ${TELLS_LOSERS} and day between ${from}::date and ${to}::date group by party
  )`
}

/** The columns of both; `counted` makes a count 0 only where a source covers the company (COV-01). */
export function yearColumns(counted: (count: SQL) => SQL): SQL {
  const count = counted(sql`year.n`)
  const none = Array.from({ length: MONTHS }, () => 0).join(',')
  const amount = sql`case when year.n > 0 then year.amount else ${count} end`
  return sql`${count} as year_win_count, ${amount} as year_amount,
    case when ${amount} is not null then 'CNY' end as year_currency,
    ${leftOutNote(sql`year.unpriced`, sql`year.abroad`, sql`year.doubted`)} as year_amount_note,
    case when year.n > 0 then year.months when ${count} = 0 then ${none}::text end as monthly_wins,
    to_char(round(rates.wins * 100.0 / rates.bids, 1), 'FM990.0') || '%' as win_rate,
    rates.wins || '/' || rates.bids
      || case when rates.bids < ${SMALL_SAMPLE} then ${` ${SMALL_SAMPLE_TEXT}`}::text else '' end as win_rate_basis`
}
