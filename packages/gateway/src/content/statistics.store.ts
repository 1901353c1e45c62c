import { divisionName, shortName } from '@zhushutong/domain/divisions'
import { addDays, dayOf, startOfDay } from '@zhushutong/domain/formatting'
import { KINDS, tender } from '@zhushutong/domain/records'
import { MAX_HOT } from '@zhushutong/domain/shell'
import { getTableName } from 'drizzle-orm'
import type { Connection } from '../db'
import { tableOf } from '../records'

type Sql = Connection['sql']

const MOST_LEADERS = 10

export interface Leader {
  readonly id: string
  readonly name: string
  readonly region: string | null
  readonly count: number
  /** fen; null where the board is not about money. */
  readonly amount: number | null
}

/** Companies by one of their counts. */
export const leadersBy = (sql: Sql, column: string, region?: string): Promise<Leader[]> =>
  sql<Leader[]>`
    select id, name, region, ${sql(column)} as count, null::bigint as amount
    from record_company
    where ${sql(column)} > 0 ${region ? sql`and region like ${regionPrefix(region)}` : sql``}
    order by ${sql(column)} desc, id limit ${MOST_LEADERS}`

/** 500000 → 50%, 510100 → 5101%. */
const regionPrefix = (code: string): string => `${code.replace(/(00)+$/, '')}%`

/** Companies by what they won in the last seven days; awards in other currencies count, but not as money. */
export const latestWinners = (sql: Sql, now: number, region?: string): Promise<Leader[]> =>
  sql<Leader[]>`
    select c.id, c.name, c.region, count(*)::int as count,
      coalesce(sum(t.winning_amount) filter (where coalesce(t.currency, 'CNY') = 'CNY'), 0)::bigint as amount
    from record_tender t join record_company c on c.id = t.winner_ids[1]
    where t.awarded_on >= ${addDays(dayOf(now), -7)} and t.awarded_on <= ${dayOf(now)}
      ${region ? sql`and c.region like ${regionPrefix(region)}` : sql``}
    group by c.id, c.name, c.region
    order by count desc, amount desc, c.id limit ${MOST_LEADERS}`

/** How many records of each kind came since the start of yesterday. */
export const refreshCounts = async (sql: Sql, now: number) => {
  const since = new Date(startOfDay(now) - 86_400_000).toISOString()
  const ofKind = KINDS.map(
    (kind) => `select '${kind.kind}' as kind, count(*)::int as count from ${getTableName(tableOf(kind))}
      where collected_at >= $1`,
  )
  const rows = await sql.unsafe<{ kind: string; count: number }[]>(ofKind.join(' union all '), [since])
  const counts = new Map(rows.map((row) => [row.kind, row.count]))
  return KINDS.map(({ kind, label }) => ({ kind, label, refreshCount: counts.get(kind) ?? 0 }))
}

/** Tenders of the last year by province, most first. */
export const tendersByProvince = async (sql: Sql, now: number) => {
  const rows = await sql<{ province: string; count: number }[]>`
    select left(region, 2) as province, count(*)::int as count from record_tender
    where region is not null and publicity_time >= ${addDays(dayOf(now), -365)}
    group by 1 order by 2 desc, 1`
  return rows.flatMap(({ province, count }) => {
    const key = `${province}0000`
    const name = divisionName(key)
    return name ? [{ key, label: shortName(name), count }] : []
  })
}

/** Tenders of the last year by kind of engineering, most first. */
export const tendersByType = async (sql: Sql, now: number) => {
  const column = tender.columns.find((c) => c.key === 'engineeringType')
  const labels = new Map<string, string>(
    column?.type === 'enum' ? column.options.map((o) => [o.value, o.label]) : [],
  )
  const rows = await sql<{ key: string; count: number }[]>`
    select engineering_type as key, count(*)::int as count from record_tender
    where engineering_type is not null and publicity_time >= ${addDays(dayOf(now), -365)}
    group by 1 order by 2 desc, 1`
  return rows.map(({ key, count }) => ({ key, label: labels.get(key) ?? key, count }))
}

interface HotRow {
  readonly cid: string
  readonly name: string
  readonly allWinningCount: number
  readonly qualificationCount: number
  readonly personnelCount: number
  readonly creditCount: number
  readonly project: string | null
  readonly amount: number | null
  readonly day: string | null
}

/** The companies that won most, with the latest thing each won. */
export const hotCompanies = async (sql: Sql) => {
  const rows = await sql<HotRow[]>`
    with hot as (
      select id, name, all_winning_count, qualification_count, personnel_count, credit_count from record_company
      where all_winning_count > 0 order by all_winning_count desc, id limit ${MAX_HOT})
    select h.id as cid, h.name, coalesce(h.all_winning_count, 0) as "allWinningCount",
      coalesce(h.qualification_count, 0) as "qualificationCount",
      coalesce(h.personnel_count, 0) as "personnelCount", coalesce(h.credit_count, 0) as "creditCount",
      w.project_name as project, w.winning_amount as amount, w.awarded_on::text as day
    from hot h left join lateral (
      select project_name, winning_amount, awarded_on from record_winning
      where tokens @@ (''':company:' || h.id || '''')::tsquery
      order by awarded_on desc nulls last, id limit 1) w on true
    order by h.all_winning_count desc, h.id`
  return rows.map(({ project, amount, day, ...company }) => ({
    ...company,
    winning: project === null ? null : [project.replaceAll(';', '；'), amount ?? '', day ?? ''].join(';'),
  }))
}
