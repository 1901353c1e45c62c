import { buildRanges, type Facet } from '@zhushutong/domain/records'
import { type SQL, sql } from 'drizzle-orm'
import { readRows } from '../../../platform/db'
import type { Reader } from '../../schema/reader'
import { columnIn } from '../../schema/record-table'
import { tableOf } from '../../schema/tables'
import type { FacetCounts } from '../engine.ports'
import { readPlan } from '../find-records'
import type { Plan } from '../plan'
import { rangesCondition } from '../predicates'
import type { AdmittedSearch } from '../search-request'
import { matchesStatement } from '../statements'

/** The value of a facet that a record has, compared as its filter compares; null for none. */
const facetValue = ({ kind, asker }: AdmittedSearch, { filter, values, prefix }: Facet): SQL => {
  const table = tableOf(kind)
  const column = columnIn(table, filter.column)
  if (prefix !== undefined) return sql`left(${column}, ${sql.raw(String(prefix))})`
  if (filter.type !== 'range') return sql`${column}`
  const cases = values.map((value) => {
    const ranges = buildRanges(kind, { [filter.key]: [value] }, asker.now)
    return sql`when ${rangesCondition(table, kind, ranges)} then ${value}::text`
  })
  return sql`case ${sql.join(cases, sql` `)} end`
}

const nameOf = (index: number) => sql.raw(`facet_${index}`)

/** One pass over the matches: grouped by each facet separately, and in total. */
const dividingStatement = (
  plan: Plan,
  search: AdmittedSearch,
  facets: readonly Facet[],
  cap: number,
): SQL => {
  const columns = facets.map((facet, i) => sql`${facetValue(search, facet)} as ${nameOf(i)}`)
  const sets = facets.map((_, i) => sql`(${nameOf(i)})`)
  const names = facets.map((_, i) => nameOf(i))
  return sql`
    select grouping(${sql.join(names, sql`, `)})::int as grouped, coalesce(${sql.join(names, sql`, `)}) as value,
      count(*)::int as count
    from (${matchesStatement(plan, sql.join(columns, sql`, `), cap)}) met
    group by grouping sets (${sql.join([...sets, sql`()`], sql`, `)})`
}

interface Row extends Record<string, unknown> {
  /** One bit per facet, the first is the highest: 1 for a facet that the row is not grouped by. */
  readonly grouped: number
  readonly value: string | null
  readonly count: number
}

/** The counts of a search's result by each facet, in one statement; null for more records than the cap. */
export async function divideMatches(
  reader: Reader,
  search: AdmittedSearch,
  facets: readonly Facet[],
  cap: number,
): Promise<FacetCounts | null> {
  const plan = await readPlan(reader, search)
  if (!plan) return { total: 0, byFilter: {} }
  const rows = await readRows<Row>(reader, dividingStatement(plan, search, facets, cap))
  const all = 2 ** facets.length - 1
  const total = rows.find(({ grouped }) => grouped === all)?.count ?? 0
  if (total > cap) return null
  const countsOf = (index: number) => {
    const mask = all - 2 ** (facets.length - 1 - index)
    return new Map(rows.flatMap(({ grouped, value, count }) => (grouped === mask ? [[value, count]] : [])))
  }
  return { total, byFilter: Object.fromEntries(facets.map(({ filter }, i) => [filter.key, countsOf(i)])) }
}
