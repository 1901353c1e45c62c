import {
  ANY_CHOICE,
  buildRanges,
  buildTokenGroups,
  type ChoiceCounts,
  type Filter,
  findColumn,
  listChoices,
  type RecordKind,
  type RecordQuery,
} from '@zhushutong/domain/records'
import { type SQL, sql } from 'drizzle-orm'
import { readRows } from '../../../platform/db'
import type { Reader } from '../../schema/reader'
import { columnIn } from '../../schema/record-table'
import { tableOf } from '../../schema/tables'
import type { CountedMenu, MenuCounts } from '../engine.ports'
import { readPlan } from '../find-records'
import { rangesCondition, tokenCondition } from '../predicates'
import type { AdmittedSearch } from '../search-request'
import { matchesStatement } from '../statements'

const textArray = (values: readonly string[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}::text`),
    sql`, `,
  )}]::text[]`

/** The choices in a menu, except those of the given filter. */
const besides = ({ filters, chosen }: CountedMenu, filter: Filter): RecordQuery['filters'] =>
  Object.fromEntries(
    filters.flatMap(({ key }) => (key === filter.key || !chosen[key] ? [] : [[key, chosen[key]]])),
  )

const conditionOf = (kind: RecordKind, filters: RecordQuery['filters'], now: number): SQL => {
  const table = tableOf(kind)
  const tokens = tokenCondition(
    table,
    buildTokenGroups(kind, filters).map((group) => ({ tokens: group })),
  )
  return tokens ?? rangesCondition(table, kind, buildRanges(kind, filters, now)) ?? sql`true`
}

/**
 * The choices that a record meets, by the filter's own conditions; for filters with few choices, as each is a
 * condition.
 */
const metChoices = ({ kind, asker }: AdmittedSearch, menu: CountedMenu, filter: Filter): SQL => {
  const cases = listChoices(filter, []).map((value) => {
    const condition = conditionOf(kind, { ...besides(menu, filter), [filter.key]: [value] }, asker.now)
    return sql`case when ${condition} then ${value}::text end`
  })
  return cases.length === 0 ? textArray([]) : sql`array_remove(array[${sql.join(cases, sql`, `)}], null)`
}

/** The values of a filter that a record has, read from the record's column for filters with many choices. */
const valuesIn = (search: AdmittedSearch, menu: CountedMenu, filter: Filter): SQL => {
  const column = columnIn(tableOf(search.kind), filter.column)
  const isList = findColumn(search.kind, filter.column)?.type === 'tags'
  const list = isList ? sql`coalesce(${column}, '{}')` : sql`array_remove(array[${column}::text], null)`
  switch (filter.type) {
    case 'options':
    case 'reference':
      return list
    case 'region':
      return sql`array(select level from unnest(${list}) as code,
        lateral (values (left(code, 2) || '0000'), (left(code, 4) || '00'), (code)) as levels (level)
        where code ~ '^[0-9]{6}$')`
    case 'head': {
      const tails = menu.filters
        .filter(({ type }) => type === 'tail')
        .flatMap(({ key }) => menu.chosen[key] ?? [])
      const graded = tails.length === 0 ? sql`` : sql`where substr(tag, 5) = any(${textArray(tails)})`
      return sql`array(select left(tag, 4) from unnest(${list}) as tag ${graded})`
    }
    default:
      return metChoices(search, menu, filter)
  }
}

const nameOf = (part: 'held' | 'open', index: number) => sql.raw(`${part}_${index}`)

const NONE = '~'

/** The counts of a filter: all records, records without any of its values, and records of each value. */
const countStatements = (index: number): SQL => {
  const [held, open] = [nameOf('held', index), nameOf('open', index)]
  const at = sql.raw(String(index))
  return sql`
    select ${at} as filter, ${ANY_CHOICE}::text as value, count(*) filter (where ${open})::int as count from met
    union all
    select ${at}, ${NONE}::text, count(*) filter (where ${open} and cardinality(${held}) = 0)::int from met
    union all
    select ${at}, value, count(*)::int
      from met, lateral (select distinct unnest(${held}) as value) one group by value`
}

const countingStatement = (matches: SQL, filters: readonly Filter[]): SQL => sql`
  with met as materialized (${matches})
  select -1 as filter, ''::text as value, count(*)::int as count from met
  union all ${sql.join(
    filters.map((_, i) => countStatements(i)),
    sql` union all `,
  )}`

interface Row extends Record<string, unknown> {
  readonly filter: number
  readonly value: string
  readonly count: number
}

/**
 * The number of records for each choice of a menu under the other conditions of a search, in one statement; null if
 * more records than the cap meet these conditions.
 */
export async function countMenuChoices(
  reader: Reader,
  search: AdmittedSearch,
  menu: CountedMenu,
  cap: number,
): Promise<MenuCounts | null> {
  const plan = await readPlan(reader, search)
  if (!plan) return { total: 0, byFilter: {} }
  const columns = menu.filters.flatMap((filter, i) => [
    sql`${valuesIn(search, menu, filter)} as ${nameOf('held', i)}`,
    sql`coalesce(${conditionOf(search.kind, besides(menu, filter), search.asker.now)}, false) as ${nameOf('open', i)}`,
  ])
  const matches = matchesStatement(plan, sql.join(columns, sql`, `), cap)
  const rows = await readRows<Row>(reader, countingStatement(matches, menu.filters))
  const total = rows.find(({ filter }) => filter === -1)?.count ?? 0
  if (total > cap) return null
  const countsOf = (index: number): ChoiceCounts => {
    const byValue = new Map(
      rows.flatMap(({ filter, value, count }) => (filter === index ? [[value, count]] : [])),
    )
    return { byValue, other: byValue.get(NONE) ?? 0 }
  }
  return { total, byFilter: Object.fromEntries(menu.filters.map(({ key }, i) => [key, countsOf(i)])) }
}
