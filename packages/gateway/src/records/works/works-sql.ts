import { type SQL, sql } from 'drizzle-orm'
import { cnyAmount } from '../schema/cny'

/** The column as its leading notice has it, or else the first other notice of the work. */
const known = (column: string): SQL => {
  const name = sql.identifier(column)
  return sql`coalesce(l.${name}, w.${name}) as ${name}`
}

/** The first known value of a column among the notices of a work. */
const firstKnown = (column: string): SQL => {
  const name = sql.identifier(column)
  return sql`(array_agg(${name} order by place, day desc nulls last, id) filter (where ${name} is not null))[1] as ${name}`
}

const SHARED = ['owner', 'owner_name', 'region', 'type'] as const

/** True for works whose result and losing bidders are known (FIG-03), as a column of the subquery `works`. */
export const TELLS_LOSERS = sql`is_decided and not (parties <@ winners)`

/**
 * The bids that the rows of a subquery `notices` state, each once, as the subqueries up to `works`: domain's
 * `mergeNotices` in SQL (DAT-50). A row is a lot of a work with its `winners`, all its `parties`, and `is_decided`.
 */
export function mergeInSql(): SQL {
  return sql`
    coded as (
      select n.*, coalesce(project_code, min(project_code collate "C") over (partition by coalesce(work_title, id))) as code
      from notices n
    ), keyed as (
      select c.*, case when code is null then 'title ' || coalesce(work_title, id)
        else 'code ' || code || ' ' || coalesce(section_code, min(section_code collate "C") over (partition by code), '') end as work
      from coded c
    ), placed as (
      select k.*, min(place) over (partition by work) as best from keyed k
    ), bases as (
      select p.*, case best when 3 then '' else array(select winner from unnest(winners) as winner order by 1)::text
        || case best when 1 then coalesce(${cnyAmount(sql`award`, sql`currency`)}::text, '') else '' end end as lot
      from placed p where place = best
    ), leads as (
      select b.*, row_number() over (partition by work order by day desc nulls last, id) as n from (
        select distinct on (work, lot) * from bases order by work, lot, day desc nulls last, id) b
    ), named as (
      select distinct work, lot, party from bases, unnest(winners || bidders) as party
    ), added as (
      select p.work, l.lot, other as party from placed p join leads l on l.work = p.work and l.n = 1,
        unnest(p.winners || p.bidders) as other
      where p.place > p.best and not exists (select from named n where n.work = p.work and n.party = other)
    ), parties as (
      select work, lot, array_agg(distinct party) as parties
      from (select * from named union all select * from added) as all_parties group by work, lot
    ), known as (
      select work, ${sql.join(SHARED.map(firstKnown), sql`, `)} from placed group by work
    ), works as (
      select l.work, l.lot, l.code as project_code, ${sql.join(SHARED.map(known), sql`, `)}, l.winners, coalesce(p.parties, '{}') as parties,
        l.best < 3 as is_decided, l.award, l.currency, l.control, l.control_currency, l.day, l.bid_count, l.consortia
      from leads l join known w on w.work = l.work left join parties p on p.work = l.work and p.lot = l.lot
    )`
}
