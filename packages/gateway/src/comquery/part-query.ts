import type { ComqueryPart } from '@zhushutong/domain/comquery'
import { buildTokenGroups, company } from '@zhushutong/domain/records'
import { and, inArray, type SQL, sql } from 'drizzle-orm'
import { columnIn, rangeCondition, sumColumns, tableOf, tokenCondition, trustedCurrency } from '../records'

const whereClause = (condition: SQL | undefined) => (condition ? sql`where ${condition}` : sql``)

const meetsPart = ({ kind, tokens, ranges }: ComqueryPart): SQL | undefined => {
  const table = tableOf(kind)
  return and(
    tokenCondition(
      table,
      tokens.map((group) => ({ tokens: group })),
    ),
    ...ranges.map((range) => rangeCondition(table, kind, range)),
  )
}

/** The company ids of each record, one row each: a record with several companies counts for each. */
const companyColumn = ({ kind, companies }: ComqueryPart): SQL => {
  const column = columnIn(tableOf(kind), companies ?? 'id')
  const isList = kind.columns.find((c) => c.key === companies)?.type === 'tags'
  return isList ? sql`unnest(array(select distinct one from unnest(${column}) one))` : sql`${column}`
}

/** Ids of the companies that meet a part on records of another kind. */
const companyIds = (part: ComqueryPart): SQL => {
  const each = sql`select ${companyColumn(part)} as id from ${tableOf(part.kind)} ${whereClause(meetsPart(part))}`
  return part.atLeast > 1
    ? sql`select id from (${each}) each_one where id is not null group by id having count(*) >= ${part.atLeast}::int`
    : sql`select distinct id from (${each}) each_one where id is not null`
}

/** Ids of the existing companies that meet a part. */
const companiesOf = (part: ComqueryPart): SQL => {
  if (!part.companies)
    return sql`select ${columnIn(tableOf(part.kind), 'id')} as id from ${tableOf(part.kind)} ${whereClause(meetsPart(part))}`
  const id = columnIn(tableOf(company), 'id')
  return sql`select ${id} as id from ${tableOf(company)} join (${companyIds(part)}) named on named.id = ${id}`
}

const nameOf = (i: number) => sql.identifier(`part_${i}`)

/**
 * Each part as a materialized CTE of ids (part_0 and so on), and `met`, their intersection. CTEs instead of
 * row conditions, because a wrong estimate of the planner then never rescans a set for every company.
 */
export function withParts(parts: readonly ComqueryPart[]): SQL {
  const sets = parts.map((part, i) => sql`${nameOf(i)} as materialized (${companiesOf(part)})`)
  const all = parts.map((_, i) => sql`select id from ${nameOf(i)}`)
  return sql`with ${sql.join(sets, sql`, `)}, met as materialized (${sql.join(all, sql` intersect `)})`
}

/** Counts a set of `withParts`, up to one beyond a cap. */
export function countOfPart(set: number | 'met', cap: number): SQL {
  return sql`(select count(*)::int from (select 1 from ${set === 'met' ? sql`met` : nameOf(set)} limit ${cap + 1}) counted)`
}

const referenceTokens = ({ kind, companies }: ComqueryPart, ids: readonly string[]) => {
  const filter = kind.filters.find((f) => f.type === 'reference' && f.column === companies)
  return filter ? buildTokenGroups(kind, { [filter.key]: ids }).map((tokens) => ({ tokens })) : []
}

const summedOf = ({ kind }: ComqueryPart, amount: string) => {
  const column = kind.columns.find((c) => c.key === amount)
  const currency = column?.type === 'fen' ? column.currency : undefined
  const table = tableOf(kind)
  return {
    amount: columnIn(table, amount),
    currency: trustedCurrency(
      currency ? columnIn(table, currency) : sql`'CNY'`,
      columnIn(table, 'doubts'),
      amount,
    ),
  }
}

/**
 * For each company, the number of records that meet a part, and the sum of an amount in CNY if requested;
 * companies without records have no row.
 */
export function evidenceOf(part: ComqueryPart, ids: readonly string[], amount: string | null): SQL {
  const table = tableOf(part.kind)
  const summed = amount ? summedOf(part, amount) : { amount: sql`null::bigint`, currency: sql`null::text` }
  const ofThese = tokenCondition(table, referenceTokens(part, ids))
  const each = sql`select ${companyColumn(part)} as id, ${summed.amount} as amount,
    ${summed.currency} as currency from ${table} ${whereClause(and(meetsPart(part), ofThese))}`
  return sql`
    select id, count(*)::int as count, ${sumColumns({ amount: sql`amount`, currency: sql`currency` })}
    from (${each}) each_one where ${inArray(sql`id`, [...ids])} group by id`
}
