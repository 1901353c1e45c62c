import { suspectDouble } from '@zhushutong/domain/doubles'
import { type AnyValue, company } from '@zhushutong/domain/records'
import { type SQL, sql } from 'drizzle-orm'
import { momentSql, type Queryable, readRows } from '../../platform/db'
import { companyCodes } from '../identity/company-codes.table'
import { companyNames } from '../identity/company-names.table'
import { DEMO_SOURCE } from '../schema/record-row'
import { tableOf } from '../schema/tables'
import { companyDoubles } from './doubles.table'

/** The most companies that are compared for one name or code: a name that more have identifies none of them. */
const MAX_PARTNERS = 20

const C = tableOf(company)
const D = companyDoubles

/** The columns that the rule compares. */
const COMPARED = sql`jsonb_build_object('name', c.name, 'formerNames', c.former_names, 'region', c.region,
  'creditCode', c.credit_code, 'registerNo', c.register_no, 'organisationCode', c.organisation_code)`

interface Pair {
  readonly first: string
  readonly second: string
  readonly a: Readonly<Record<string, AnyValue>>
  readonly b: Readonly<Record<string, AnyValue>>
}

/** The values of a column among these that no more companies have than are compared. */
const atMost = (table: SQL, column: SQL, among: SQL): SQL => sql`
  select ${column} as value from ${table} where ${column} in (${among})
  group by 1 having count(*) <= ${MAX_PARTNERS + 1}`

/**
 * The companies that share a name or a code with a changed one: only those that the rule may suspect. Each step reads one
 * table beside the rows of earlier ones, as a distributed database needs it.
 */
const findPairs = (db: Pick<Queryable, 'execute'>, changed: SQL): Promise<Pair[]> =>
  readRows<Pair>(
    db,
    sql`with changed as materialized (${changed}), named as materialized (
        select c.id, c.search_title as form, c.credit_code is not null as coded, true as is_title
        from changed x join ${C} c on c.id = x.id
        union
        select n.company_id, n.form, c.credit_code is not null, false
        from changed x join ${companyNames} n on x.id = n.company_id join ${C} c on c.id = x.id
      ), coded as materialized (
        select k.company_id as id, k.code from changed x join ${companyCodes} k on x.id = k.company_id
      ), titles as materialized (
        ${atMost(sql`${C}`, sql`search_title`, sql`select form from named`)}
      ), others as materialized (
        ${atMost(sql`${companyNames}`, sql`form`, sql`select form from named where is_title and not coded`)}
      ), codes as materialized (
        ${atMost(sql`${companyCodes}`, sql`code`, sql`select code from coded`)}
      ), likes as materialized (
        select n.id, r.id as other from named n join titles t on t.value = n.form join ${C} r on r.search_title = t.value
        where r.id <> n.id and not (n.coded and r.credit_code is not null)
        union all
        select n.id, f.company_id from named n join others o on o.value = n.form join ${companyNames} f on f.form = o.value
        where n.is_title and not n.coded and f.company_id <> n.id
        union all
        select k.id, l.company_id from coded k join codes c on c.value = k.code join ${companyCodes} l on l.code = c.value
        where l.company_id <> k.id
      ), ordered as materialized (select distinct least(id, other) as first, greatest(id, other) as second from likes),
      compared as materialized (
        select c.id, ${COMPARED} as data from ${C} c
        where c.id in (select first from ordered union select second from ordered) and c.source <> ${DEMO_SOURCE}
      )
      select p.first, p.second, a.data as a, b.data as b
      from ordered p join compared a on a.id = p.first join compared b on b.id = p.second`,
  )

const suspect = async (db: Pick<Queryable, 'execute'>, changed: SQL, now: number): Promise<void> => {
  const rows = (await findPairs(db, changed)).flatMap(({ first, second, a, b }) => {
    const reason = suspectDouble(a, b)
    return reason === null ? [] : [{ first_id: first, second_id: second, reason }]
  })
  const list = sql`json_populate_recordset(null::${D}, ${JSON.stringify(rows)}::text::json)`
  await db.execute(sql`
    with changed as (${changed})
    delete from ${D} d where d.state = 'open'
      and (exists (select 1 from changed where id = d.first_id) or exists (select 1 from changed where id = d.second_id))
      and not exists (select 1 from ${list} f where f.first_id = d.first_id and f.second_id = d.second_id)`)
  if (rows.length === 0) return
  await db.execute(sql`
    insert into ${D} (first_id, second_id, reason, state, found_at)
    select first_id, second_id, reason, 'open', ${momentSql(now)} from ${list}
    on conflict (first_id, second_id) do update set reason = excluded.reason
    where ${D}.state = 'open' and ${D}.reason <> excluded.reason`)
}

/** Looks for doubles of the companies that a batch wrote, and drops open pairs that are none any more (DAT-30). */
export function suspectDoublesOfBatch(
  db: Pick<Queryable, 'execute'>,
  batch: string,
  now: number,
): Promise<void> {
  const changed = sql`select distinct record_id as id from record_statements
    where kind = ${company.kind} and batch = ${batch}`
  return suspect(db, changed, now)
}

/** Looks for doubles of single companies. */
export function suspectDoublesOf(
  db: Pick<Queryable, 'execute'>,
  ids: readonly string[],
  now: number,
): Promise<void> {
  return suspect(db, sql`select id from unnest((select ${sql.param([...ids])}::text[])) id`, now)
}
