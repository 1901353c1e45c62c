import { addMonths, type MoneySum, NO_SUM } from '@zhushutong/domain/formatting'
import { tender } from '@zhushutong/domain/records'
import { sql } from 'drizzle-orm'
import { type Queryable, readRows } from '../platform/db'
import { isCny, sumColumns, trustedCurrency } from '../records'
import { MONTHS, type Span } from './span'

const monthsOf = ({ from }: Span): string[] =>
  Array.from({ length: MONTHS }, (_, i) => addMonths(from, i).slice(0, 7))

const LABELS = new Map<string, string>(
  tender.columns.flatMap((column) =>
    column.key === 'engineeringType' && column.type === 'enum'
      ? column.options.map(({ value, label }) => [value, label] as const)
      : [],
  ),
)
const labelOf = (key: string): string => LABELS.get(key) ?? key

const AWARDS = sumColumns({
  amount: sql`winning_amount`,
  currency: trustedCurrency(sql`currency`, sql`doubts`, 'winningAmount'),
})

interface Wins extends MoneySum {
  readonly wins: number
}

/** Tenders and wins of each month; months without any count 0. */
export async function readMonths(db: Queryable, span: Span) {
  const tenders = await readRows<{ month: string; count: number }>(
    db,
    sql`select to_char(publicity_time, 'YYYY-MM') as month, count(*)::int as count from record_tender
      where publicity_time >= ${span.from} and publicity_time < ${span.until} group by 1`,
  )
  const wins = await readRows<Wins & { month: string }>(
    db,
    sql`select to_char(awarded_on, 'YYYY-MM') as month, count(*)::int as wins, ${AWARDS}
      from record_winning where awarded_on >= ${span.from} and awarded_on < ${span.until} group by 1`,
  )
  const tendersOf = new Map(tenders.map(({ month, count }) => [month, count]))
  const winsOf = new Map(wins.map(({ month, ...row }) => [month, row]))
  return monthsOf(span).map((month) => ({
    month,
    tenders: tendersOf.get(month) ?? 0,
    ...(winsOf.get(month) ?? { wins: 0, ...NO_SUM }),
  }))
}

/** Wins by kind of engineering, most first. */
export async function readTypes(db: Queryable, span: Span) {
  const rows = await readRows<Wins & { key: string }>(
    db,
    sql`select engineering_type as key, count(*)::int as wins, ${AWARDS} from record_winning
      where awarded_on >= ${span.from} and awarded_on < ${span.until} and engineering_type is not null
      group by 1 order by 2 desc, 1`,
  )
  return rows.map((row) => ({ ...row, label: labelOf(row.key) }))
}

/** Upper limits of the discount bands in percent, exclusive; the last band is open. */
const BANDS = [
  { label: '高于预算', below: 0 },
  { label: '0–3%', below: 3 },
  { label: '3–6%', below: 6 },
  { label: '6–9%', below: 9 },
  { label: '9–12%', below: 12 },
  { label: '12–15%', below: 15 },
  { label: '15% 以上', below: null },
] as const

/** Fewer cases are not representative of a kind of engineering. */
const FEWEST = 10

const inPercent = (value: number): number => Math.round(value * 100) / 100

/** Discounts of awards against the budget, for tenders with both amounts in CNY. */
export async function readDiscount(db: Queryable, span: Span) {
  const rows = await readRows<{ key: string | null; band: number; count: number; sum: number }>(
    db,
    sql`select engineering_type as key,
        width_bucket(discount, array[${sql.join(
          BANDS.flatMap(({ below }) => (below === null ? [] : [sql`${below}::float8`])),
          sql`, `,
        )}]) as band, count(*)::int as count, sum(discount)::float8 as sum
      from (select engineering_type,
          (100 - 100 * winning_amount::float8 / bugget_amount) as discount from record_tender
        where awarded_on >= ${span.from} and awarded_on < ${span.until}
          and bugget_amount > 0 and winning_amount > 0 and ${isCny(sql`currency`)} and doubts is null) as priced
      where discount between -50 and 80 group by 1, 2`,
  )
  const meanOf = (some: typeof rows) => {
    const count = some.reduce((total, row) => total + row.count, 0)
    const sum = some.reduce((total, row) => total + row.sum, 0)
    return { count, percent: count === 0 ? 0 : inPercent(sum / count) }
  }
  const keys = [...new Set(rows.flatMap(({ key }) => key ?? []))]
  const all = meanOf(rows)
  return {
    count: all.count,
    percent: all.count === 0 ? null : all.percent,
    bands: BANDS.map(({ label }, band) => ({
      label,
      count: meanOf(rows.filter((r) => r.band === band)).count,
    })),
    byType: keys
      .map((key) => ({ key, label: labelOf(key), ...meanOf(rows.filter((row) => row.key === key)) }))
      .filter(({ count }) => count >= FEWEST)
      .sort((a, b) => b.count - a.count || a.key.localeCompare(b.key)),
  }
}
