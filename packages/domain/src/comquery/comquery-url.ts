import { toHalfWidth } from '../formatting'
import { PAGE_SIZES } from '../paging'
import { company, type QueryProblem } from '../records'
import {
  type Comquery,
  type Condition,
  checkComquery,
  checkField,
  EMPTY_COMQUERY,
  listConditions,
} from './comquery'
import { CONDITION_GROUPS, type ConditionGroup } from './groups'

const decode = (text: string) => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return ''
  }
}

const parseSearchParams = (search: string): ReadonlyMap<string, readonly string[]> => {
  const values = new Map<string, string[]>()
  for (const part of search.replace(/^\?/, '').split('&')) {
    const at = part.indexOf('=')
    if (at < 0) continue
    const key = decode(part.slice(0, at))
    values.set(key, [...(values.get(key) ?? []), toHalfWidth(decode(part.slice(at + 1))).trim()])
  }
  return values
}

type Values = ReadonlyMap<string, readonly string[]>

/** The rows of a group: the n-th values of its fields form row n, as an HTML form sends them. */
const parseRows = (group: ConditionGroup, values: Values): Condition[] => {
  const lists = group.fields.map(({ key }) => [key, values.get(`${group.key}.${key}`) ?? []] as const)
  const length = Math.max(0, ...lists.map(([, list]) => list.length))
  return Array.from({ length }, (_, i) =>
    Object.fromEntries(lists.flatMap(([key, list]) => (list[i] ? [[key, list[i] as string]] : []))),
  ).filter((row) => Object.keys(row).length > 0)
}

const rightOf = (group: ConditionGroup, row: Condition): Condition =>
  Object.fromEntries(
    group.fields.flatMap((field) => {
      const value = row[field.key]
      return value !== undefined && checkField(group, field, value) === null ? [[field.key, value]] : []
    }),
  )

/** A combined query parsed from a URL: the valid part, and the problems. */
export interface ParsedComquery {
  readonly query: Comquery
  /** The values as typed, including invalid ones, for the form. */
  readonly typed: Comquery
  readonly problems: readonly QueryProblem[]
}

const filledGroups = (conditions: Record<string, readonly Condition[]>): Comquery['conditions'] =>
  Object.fromEntries(Object.entries(conditions).filter(([, rows]) => rows.length > 0))

/**
 * Parses the combined query in a URL as written by a form or `formatComqueryUrl`: in won.amount=500&won.times=2
 * the n-th values of a group form row n. Unknown keys are dropped; invalid values are reported and left out.
 * @param search the query string, with or without '?'
 * @param pageNum the page, from the path
 */
export function parseComqueryUrl(search: string, pageNum = 1): ParsedComquery {
  const values = parseSearchParams(search)
  const last = (key: string) => values.get(key)?.at(-1)
  const sort = company.sorts.slice(1).find((s) => s.key === last('sort'))?.key
  const size = PAGE_SIZES.find((s) => String(s) === last('size'))
  const rest = {
    ...(last('match') === 'any' && { match: 'any' as const }),
    ...(sort && { sort }),
    pageNum,
    pageSize: size ?? EMPTY_COMQUERY.pageSize,
  }
  const rows = CONDITION_GROUPS.map(
    (group) => [group, parseRows(group, values).slice(0, group.most)] as const,
  )
  const typed = { conditions: filledGroups(Object.fromEntries(rows.map(([g, r]) => [g.key, r]))), ...rest }
  const problems = checkComquery({ ...typed, pageNum: 1 })
  const right = rows.map(([group, typedRows]) => {
    const filledRows = typedRows
      .map((row) => rightOf(group, row))
      .filter((row) => Object.keys(row).length > 0)
    return [group.key, filledRows] as const
  })
  return { query: { conditions: filledGroups(Object.fromEntries(right)), ...rest }, typed, problems }
}

/**
 * The query string of a combined query, '' or starting with '?': groups and fields in a fixed order, so that
 * equal queries have the same URL; the page number is in the path.
 */
export function formatComqueryUrl(query: Comquery): string {
  const parts = CONDITION_GROUPS.flatMap((group) => {
    const rows = listConditions(query, group)
    const fields = group.fields.filter(({ key }) => rows.some((row) => row[key]))
    // Empty fields of a row are written too, since the n-th values belong together.
    return rows.flatMap((row) =>
      fields.map(({ key }) => `${group.key}.${key}=${encodeURIComponent(row[key] ?? '')}`),
    )
  })
  if (query.match) parts.push(`match=${query.match}`)
  if (company.sorts.slice(1).some((s) => s.key === query.sort)) parts.push(`sort=${query.sort}`)
  const isUsual = query.pageSize === EMPTY_COMQUERY.pageSize
  if (!isUsual && PAGE_SIZES.some((s) => s === query.pageSize)) parts.push(`size=${query.pageSize}`)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
