import type { Viewer } from '../access'
import { FEN_PER_WAN } from '../formatting'
import { buildTokenGroups, type ColumnRange, findKind, findLocks, type RecordKind } from '../records'
import { type ComqueryList, type Condition, listConditions } from './comquery'
import { CONDITION_GROUPS, type ConditionGroup, findFieldFilter, QUALIFICATION_GROUP } from './groups'
import { formatCondition } from './sentence'

/** One condition ready to run: companies with at least `atLeast` records of a kind that match the tokens and ranges. */
export interface ComqueryPart {
  /** won.0 */
  readonly key: string
  readonly group: ConditionGroup
  readonly sentence: string
  readonly kind: RecordKind
  /** The column of the kind with the company; absent if the condition is about the company itself. */
  readonly companies?: string
  /** A record must match every group, by any token of the group (tokens.ts). */
  readonly tokens: readonly (readonly string[])[]
  readonly ranges: readonly ColumnRange[]
  readonly atLeast: number
  /** The columns that the condition depends on; the viewer may not query columns closed to them (ACC-02). */
  readonly columns: readonly string[]
}

const rangesOf = (group: ConditionGroup, condition: Condition): ColumnRange[] =>
  group.fields.flatMap(({ key, type, column, bound = 'min' }): ColumnRange[] => {
    const value = condition[key]
    if (!column || !value) return []
    if (type === 'day') return [{ column, of: 'date' as const, [bound]: value }]
    const number = Number(value) * (type === 'wan' ? FEN_PER_WAN : 1)
    return [{ column, of: type === 'wan' ? ('fen' as const) : ('count' as const), [bound]: number }]
  })

const filtersOf = (group: ConditionGroup, condition: Condition): Record<string, string[]> =>
  Object.fromEntries(
    group.fields.flatMap(({ key, filter }) => (filter && condition[key] ? [[filter, [condition[key]]]] : [])),
  )

const columnsOf = (group: ConditionGroup, condition: Condition): string[] =>
  group.fields.flatMap((field) => {
    const column = field.column ?? findFieldFilter(group, field)?.column
    return condition[field.key] && column ? [column] : []
  })

const companiesOf = (kind: RecordKind, { by }: ConditionGroup) =>
  kind.filters.find((f) => f.type === 'reference' && f.key === by)?.column

const partOf = (
  group: ConditionGroup,
  conditions: readonly Condition[],
  index: number,
): ComqueryPart | null => {
  const kind = findKind(group.kind)
  const [first] = conditions
  if (!kind || !first) return null
  const companies = companiesOf(kind, group)
  const tokens = conditions.map((condition) => buildTokenGroups(kind, filtersOf(group, condition)))
  return {
    key: `${group.key}.${index}`,
    group,
    sentence: formatCondition(group, conditions),
    kind,
    ...(companies && { companies }),
    // With several conditions in one part, one is enough: together they make one group of tokens.
    tokens: tokens.length > 1 ? [tokens.flat(2)] : (tokens[0] ?? []),
    ranges: rangesOf(group, first),
    atLeast: Number(first.times || 1),
    columns: [
      ...new Set([
        ...conditions.flatMap((condition) => columnsOf(group, condition)),
        ...(companies ? [companies] : []),
      ]),
    ],
  }
}

/** The conditions of a valid query, one part each; with match 'any' all qualifications make one part. */
export function buildComqueryParts(query: ComqueryList): ComqueryPart[] {
  return CONDITION_GROUPS.flatMap((group) => {
    const rows = listConditions(query, group)
    const isOne = group.key === QUALIFICATION_GROUP && query.match === 'any' && rows.length > 1
    const parts = isOne ? [partOf(group, rows, 0)] : rows.map((row, i) => partOf(group, [row], i))
    return parts.filter((part) => part !== null)
  })
}

/** The first part that depends on a column closed to the viewer: its answer would reveal closed values. */
export function findClosedPart(parts: readonly ComqueryPart[], viewer: Viewer): ComqueryPart | undefined {
  return parts.find(({ kind, columns }) => {
    const locks = findLocks(kind, viewer)
    return columns.some((column) => column in locks)
  })
}

/** The title of a combined query: 组合查询 · 注册地在重庆 · 具有市政公用工程一级资质. */
export function formatComqueryTitle(query: ComqueryList): string {
  return ['组合查询', ...buildComqueryParts(query).map((part) => part.sentence)].join(' · ')
}
