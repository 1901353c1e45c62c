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
const COMPARED = sql.raw(
  ['a', 'b']
    .map(
      (
        side,
      ) => `jsonb_build_object('name', ${side}.name, 'formerNames', ${side}.former_names, 'region', ${side}.region,
        'creditCode', ${side}.credit_code, 'registerNo', ${side}.register_no,
        'organisationCode', ${side}.organisation_code) as ${side}`,
    )
    .join(', '),
)

interface Pair {
  readonly first: string
  readonly second: string
  readonly a: Readonly<Record<string, AnyValue>>
  readonly b: Readonly<Record<string, AnyValue>>
}

/** The companies that share a name or a code with a changed one: only those that the rule may suspect. */
const findPairs = (db: Pick<Queryable, 'execute'>, changed: SQL): Promise<Pair[]> =>
  readRows<Pair>(
    db,
    sql`with changed as (${changed}), named as (
        select c.id, c.search_title as form, c.credit_code is not null as coded
        from changed x join ${C} c on c.id = x.id
        union
        select n.company_id, n.form, c.credit_code is not null
        from changed x join ${companyNames} n on x.id = n.company_id join ${C} c on c.id = x.id
      ), pairs as (
        select n.id, o.id as other from named n cross join lateral (
          select r.id from ${C} r where r.search_title = n.form and r.id <> n.id
            and not (n.coded and r.credit_code is not null) limit ${MAX_PARTNERS}) o
        union
        select c.id, o.company_id from changed x join ${C} c on c.id = x.id cross join lateral (
          select f.company_id from ${companyNames} f where f.form = c.search_title and f.company_id <> c.id
          limit ${MAX_PARTNERS}) o
        where c.credit_code is null
        union
        select k.company_id, o.company_id from changed x join ${companyCodes} k on x.id = k.company_id
        cross join lateral (
          select l.company_id from ${companyCodes} l where l.code = k.code and l.company_id <> k.company_id
          limit ${MAX_PARTNERS}) o
      ), ordered as (select distinct least(id, other) as first, greatest(id, other) as second from pairs)
      select p.first, p.second, ${COMPARED}
      from ordered p join ${C} a on a.id = p.first join ${C} b on b.id = p.second
      where a.source <> ${DEMO_SOURCE} and b.source <> ${DEMO_SOURCE}`,
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
