import { divisionName, shortDivisionName } from '@zhushutong/domain/divisions'
import { addDays, DAY_MS, dayOf, type MoneySum, startOfDay } from '@zhushutong/domain/formatting'
import { MAX_HOT } from '@zhushutong/domain/portal/shell'
import { company, KINDS, tender } from '@zhushutong/domain/records'
import { type SQL, sql } from 'drizzle-orm'
import { momentSql, type Queryable, readRows } from '../platform/db'
import { columnIn, sumColumns, tableOf, trustedCurrency } from '../records'

const MAX_LEADERS = 10

interface Leader {
  readonly id: string
  readonly name: string
  readonly region: string | null
  readonly count: number
  /** In fen; null, like the counts of amounts left out, for a board that is not about money. */
  readonly amount: number | null
  readonly unpriced: number | null
  readonly foreign: number | null
  readonly doubted: number | null
}

/** Companies ranked by one of their counts. */
export function readLeaders(db: Queryable, count: string, region?: string): Promise<Leader[]> {
  const column = columnIn(tableOf(company), count)
  return readRows<Leader>(
    db,
    sql`select id, name, region, ${column} as count, null::bigint as amount, null::int as unpriced,
        null::int as "foreign", null::int as doubted from record_company
      where ${column} > 0 ${inRegion(sql`region`, region)}
      order by ${column} desc, id limit ${MAX_LEADERS}`,
  )
}

/** 500000 → 50%, 510100 → 5101%. */
const inRegion = (column: SQL, code: string | undefined): SQL =>
  code ? sql`and ${column} like ${`${code.replace(/(00)+$/, '')}%`}` : sql``

/** The winners that are looked up at once; nearly always the first batch fills the board. */
const WINNERS_AT_ONCE = 200

/**
 * Companies by their wins of the last seven days; awards in other currencies count as wins, but add no amount. In two
 * steps, wins and then companies by their ids, so that both tables can be distributed by id.
 */
export async function readLatestWinners(db: Queryable, now: number, region?: string): Promise<Leader[]> {
  const wins = await readRows<{ id: string; count: number } & MoneySum>(
    db,
    sql`select winner_ids[1] as id, count(*)::int as count,
        ${sumColumns({ amount: sql`winning_amount`, currency: trustedCurrency(sql`currency`, sql`doubts`, 'winningAmount') })}
      from record_tender
      where awarded_on >= ${addDays(dayOf(now), -7)} and awarded_on <= ${dayOf(now)}
        and winner_ids[1] is not null
      group by 1 order by 2 desc, 3 desc, 1`,
  )
  const leaders: Leader[] = []
  for (let from = 0; from < wins.length && leaders.length < MAX_LEADERS; from += WINNERS_AT_ONCE) {
    const some = wins.slice(from, from + WINNERS_AT_ONCE)
    const companies = await readRows<{ id: string; name: string; region: string | null }>(
      db,
      sql`select id, name, region from record_company
        where id = any(${sql.param(some.map(({ id }) => id))}::text[]) ${inRegion(sql`region`, region)}`,
    )
    const byId = new Map(companies.map((company) => [company.id, company]))
    leaders.push(
      ...some.flatMap(({ id, ...figures }) => {
        const result = byId.get(id)
        return result ? [{ ...result, ...figures }] : []
      }),
    )
  }
  return leaders.slice(0, MAX_LEADERS)
}

/** The number of records of each kind that were collected since the start of yesterday. */
export async function countNewRecords(db: Queryable, now: number) {
  const since = momentSql(startOfDay(now) - DAY_MS)
  const ofKind = KINDS.map(
    (kind) => sql`select ${kind.kind}::text as kind, count(*)::int as count from ${tableOf(kind)}
      where collected_at >= ${since}`,
  )
  const rows = await readRows<{ kind: string; count: number }>(db, sql.join(ofKind, sql` union all `))
  const counts = new Map(rows.map((row) => [row.kind, row.count]))
  return KINDS.map(({ kind, label }) => ({ kind, label, refreshCount: counts.get(kind) ?? 0 }))
}

interface CollectedRow {
  readonly kind: string
  readonly total: number
  readonly todayCount: number
  readonly collectedAt: number | null
  readonly checkedAt: number | null
}

const msOf = (column: SQL): SQL => sql`floor(extract(epoch from max(${column})) * 1000)::float8`

/** The number of records of each kind, the number of today's, and the latest times of collection and check. */
export async function readCollecting(db: Queryable, now: number) {
  const since = momentSql(startOfDay(now))
  const collected = KINDS.map(
    (kind) => sql`select ${kind.kind}::text as kind, count(*)::int as total,
        (count(*) filter (where collected_at >= ${since}))::int as "todayCount",
        ${msOf(sql`collected_at`)} as "collectedAt", ${msOf(sql`checked_at`)} as "checkedAt"
      from ${tableOf(kind)}`,
  )
  const rows = await readRows<CollectedRow>(db, sql.join(collected, sql` union all `))
  const byKind = new Map(rows.map((row) => [row.kind, row]))
  return KINDS.flatMap(({ kind, label }) => {
    const row = byKind.get(kind)
    return row ? [{ ...row, label }] : []
  })
}

/** Tenders of the last year by province, the most first. */
export async function countTendersByProvince(db: Queryable, now: number) {
  const rows = await readRows<{ province: string; count: number }>(
    db,
    sql`
    select left(region, 2) as province, count(*)::int as count from record_tender
    where region is not null and publicity_time >= ${addDays(dayOf(now), -365)}
    group by 1 order by 2 desc, 1`,
  )
  return rows.flatMap(({ province, count }) => {
    const key = `${province}0000`
    const name = divisionName(key)
    return name ? [{ key, label: shortDivisionName(name), count }] : []
  })
}

/** Tenders of the last year by kind of engineering, the most first. */
export async function countTendersByType(db: Queryable, now: number) {
  const column = tender.columns.find((c) => c.key === 'engineeringType')
  const labels = new Map<string, string>(
    column?.type === 'enum' ? column.options.map((o) => [o.value, o.label]) : [],
  )
  const rows = await readRows<{ key: string; count: number }>(
    db,
    sql`
    select engineering_type as key, count(*)::int as count from record_tender
    where engineering_type is not null and publicity_time >= ${addDays(dayOf(now), -365)}
    group by 1 order by 2 desc, 1`,
  )
  return rows.map(({ key, count }) => ({ key, label: labels.get(key) ?? key, count }))
}

interface HotCompany {
  readonly cid: string
  readonly name: string
  readonly allWinningCount: number
  /** Null if no source counts them (COV-01). */
  readonly qualificationCount: number | null
  readonly personnelCount: number | null
  readonly creditCount: number | null
}

/** The project, the amount and the day for the field `winning`; null without a win. */
const readLatestWin = async (db: Queryable, companyId: string): Promise<string | null> => {
  const [win] = await readRows<{ project: string | null; amount: number | null; day: string | null }>(
    db,
    sql`select project_name as project, winning_amount as amount, awarded_on::text as day from record_winning
      where tokens @@ (''':company:' || ${companyId}::text || '''')::tsquery
      order by awarded_on desc nulls last, id limit 1`,
  )
  if (!win || win.project === null) return null
  return [win.project.replaceAll(';', '；'), win.amount ?? '', win.day ?? ''].join(';')
}

/** The companies with the most wins, each with its latest win. */
export async function readHotCompanies(db: Queryable) {
  const companies = await readRows<HotCompany>(
    db,
    sql`select id as cid, name, all_winning_count as "allWinningCount",
      qualification_count as "qualificationCount", personnel_count as "personnelCount",
      credit_count as "creditCount"
      from record_company where all_winning_count > 0 order by all_winning_count desc, id limit ${MAX_HOT}`,
  )
  const hot: (HotCompany & { readonly winning: string | null })[] = []
  // Records of two kinds are joined by id or not at all, so that their tables can be distributed.
  for (const company of companies) hot.push({ ...company, winning: await readLatestWin(db, company.cid) })
  return hot
}
