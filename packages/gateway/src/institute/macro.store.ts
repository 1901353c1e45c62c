import { divisionName, shortDivisionName } from '@zhushutong/domain/divisions'
import { addMonths, type MoneySum, NO_SUM } from '@zhushutong/domain/formatting'
import { CIVIC_CLASSES, macroAmount } from '@zhushutong/domain/macro'
import { engineeringTypeLabel } from '@zhushutong/domain/records'
import { type SQL, sql } from 'drizzle-orm'
import { type Queryable, readRows } from '../platform/db'
import { cnyAmount, sumColumns, trustedCurrency } from '../records'
import { MONTHS, type Span } from './span'

/** A bar of a chart: the number of records, and their sum in fen. */
interface MacroRow {
  readonly key: string
  readonly label: string
  readonly count: number
  /** Null if too few records have an amount: their sum would reveal amounts that only members may see. */
  readonly amount: number | null
  readonly unpriced: number
  readonly foreign: number
  readonly doubted: number
}

const NO_PROVINCE = '00'

interface Source {
  readonly from: SQL
  readonly day: SQL
  readonly amount: SQL
  readonly region: SQL
  readonly currency: SQL
  /** The counted expression; absent: each record counts. */
  readonly one?: SQL
  readonly only?: SQL
}

const TENDERS = {
  from: sql`record_tender t`,
  day: sql`t.publicity_time`,
  amount: sql`t.bugget_amount`,
  region: sql`t.region`,
  currency: trustedCurrency(sql`t.currency`, sql`t.doubts`, 'buggetAmount'),
  // The notices of a project count once, by its highest amount; normally all name the same.
  one: sql`coalesce(t.project_code, t.id)`,
} satisfies Source

const civicName = sql`case ${sql.join(
  CIVIC_CLASSES.map(
    ({ label, words }) => sql`when t.engineering_name ~ ${words.join('|')} then ${label}::text`,
  ),
  sql` `,
)} end`

const CIVIC: Source = { ...TENDERS, only: sql`t.notice_type <> 'plan' and ${civicName} is not null` }
const PUBLIC: Source = {
  ...TENDERS,
  from: sql`record_tender t join record_owner o on o.id = t.owner_id`,
  only: sql`t.notice_type <> 'plan' and o.owner_type = 'public'`,
}
const PLANNED: Source = {
  from: sql`record_planned t`,
  day: sql`t.approval_time`,
  amount: sql`t.investment`,
  region: sql`t.region`,
  currency: trustedCurrency(sql`t.currency`, sql`t.doubts`, 'investment'),
}
const WINS: Source = {
  from: sql`record_winning t`,
  day: sql`t.awarded_on`,
  amount: sql`t.winning_amount`,
  region: sql`t.region`,
  currency: trustedCurrency(sql`t.currency`, sql`t.doubts`, 'winningAmount'),
}
const LAND: Source = {
  from: sql`record_land_transfer t`,
  day: sql`t.published_on`,
  amount: sql`t.price`,
  region: sql`t.region`,
  currency: sql`t.currency`,
  only: sql`t.stage = 'result'`,
}
const HOMES: Source = { ...LAND, only: sql`t.stage = 'result' and t.land_use in ('residential', 'mixed')` }

interface Group extends MoneySum {
  readonly key: string
  readonly count: number
}

const groupBy = (db: Queryable, source: Source, key: SQL, span: Span): Promise<Group[]> =>
  readRows<Group>(
    db,
    sql`select key, count(*)::int as count, ${sumColumns({ amount: sql`amount`, currency: sql`currency` })}
      from (select ${key} as key, ${source.one ?? sql`t.id`} as one,
          coalesce(max(${cnyAmount(source.amount, source.currency)}), max(${source.amount})) as amount,
          case when max(${cnyAmount(source.amount, source.currency)}) is null then max(${source.currency}) end as currency
        from ${source.from}
        where ${source.day} >= ${span.from} and ${source.day} < ${span.until} and ${source.only ?? sql`true`}
        group by 1, 2) as each
      where key is not null group by 1 order by 2 desc, 1`,
  )

const rowOf = (label: string, { key, count, amount, unpriced, foreign, doubted }: Group): MacroRow => ({
  key,
  label,
  count,
  amount: macroAmount(amount, count - unpriced - foreign - doubted),
  unpriced,
  foreign,
  doubted,
})

const byMonth = async (db: Queryable, source: Source, span: Span): Promise<MacroRow[]> => {
  const groups = await groupBy(db, source, sql`to_char(${source.day}, 'YYYY-MM')`, span)
  const entries = new Map(groups.map((group) => [group.key, group]))
  return Array.from({ length: MONTHS }, (_, i) => {
    const key = addMonths(span.from, i).slice(0, 7)
    return rowOf(key, entries.get(key) ?? { key, count: 0, ...NO_SUM })
  })
}

const byProvince = async (db: Queryable, source: Source, span: Span): Promise<MacroRow[]> => {
  const groups = await groupBy(db, source, sql`left(${source.region}, 2)`, span)
  return groups
    .filter(({ key }) => key !== NO_PROVINCE && divisionName(`${key}0000`) !== null)
    .map((group) => {
      const code = `${group.key}0000`
      return rowOf(shortDivisionName(divisionName(code) ?? code), { ...group, key: code })
    })
}

const byType = async (db: Queryable, source: Source, span: Span): Promise<MacroRow[]> => {
  const groups = await groupBy(db, source, sql`t.engineering_type`, span)
  return groups.map((group) => rowOf(engineeringTypeLabel(group.key), group))
}

const byClass = async (db: Queryable, span: Span): Promise<MacroRow[]> => {
  const groups = await groupBy(db, CIVIC, civicName, span)
  return groups.map((group) => rowOf(group.key, group))
}

/** Every series of the macro analysis, over the last twelve whole months (SHL-17). */
export async function readMacro(db: Queryable, span: Span) {
  const [civicByClass, civicByProvince, homesByMonth] = await Promise.all([
    byClass(db, span),
    byProvince(db, CIVIC, span),
    byMonth(db, HOMES, span),
  ])
  const [plannedByMonth, plannedByType, plannedByProvince] = await Promise.all([
    byMonth(db, PLANNED, span),
    byType(db, PLANNED, span),
    byProvince(db, PLANNED, span),
  ])
  const [winsByProvince, publicByMonth, publicByType, publicByProvince] = await Promise.all([
    byProvince(db, WINS, span),
    byMonth(db, PUBLIC, span),
    byType(db, PUBLIC, span),
    byProvince(db, PUBLIC, span),
  ])
  const [landByMonth, landByProvince] = await Promise.all([
    byMonth(db, LAND, span),
    byProvince(db, LAND, span),
  ])
  return {
    civicByClass,
    civicByProvince,
    homesByMonth,
    plannedByMonth,
    plannedByType,
    plannedByProvince,
    winsByProvince,
    publicByMonth,
    publicByType,
    publicByProvince,
    landByMonth,
    landByProvince,
  }
}
