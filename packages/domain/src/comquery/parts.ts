import type { Viewer } from '../access'
import { type ColumnRange, kindNamed, locksFor, type RecordKind, tokenGroups } from '../records'
import { type ComqueryList, type Condition, conditionsIn } from './comquery'
import { CONDITION_GROUPS, type ConditionGroup, filterOf } from './groups'
import { sentenceOf } from './sentence'

/** One condition as it is looked up: companies that have so many records of a kind that meet tokens and ranges. */
export interface ComqueryPart {
  /** won.0 */
  readonly key: string
  readonly group: ConditionGroup
  readonly sentence: string
  readonly kind: RecordKind
  /** The column of the kind that names its companies; absent where the company itself is asked. */
  readonly companies?: string
  /** Every group must be met, by any one of its tokens (tokens.ts). */
  readonly tokens: readonly (readonly string[])[]
  readonly ranges: readonly ColumnRange[]
  readonly atLeast: number
  /** The columns that it asks of: closed ones may not be asked (ACC-02). */
  readonly columns: readonly string[]
}

const FEN_PER_WAN = 1_000_000

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
    const column = field.column ?? filterOf(group, field)?.column
    return condition[field.key] && column ? [column] : []
  })

const companiesOf = (kind: RecordKind, { by }: ConditionGroup) =>
  kind.filters.find((f) => f.type === 'reference' && f.key === by)?.column

const partOf = (
  group: ConditionGroup,
  conditions: readonly Condition[],
  index: number,
): ComqueryPart | null => {
  const kind = kindNamed(group.kind)
  const [first] = conditions
  if (!kind || !first) return null
  const companies = companiesOf(kind, group)
  const tokens = conditions.map((condition) => tokenGroups(kind, filtersOf(group, condition)))
  return {
    key: `${group.key}.${index}`,
    group,
    sentence: sentenceOf(group, conditions),
    kind,
    ...(companies && { companies }),
    // Of several conditions in one part any suffices; each of them is one group of tokens.
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

const QUALIFICATION = 'qualification'

/** The conditions of a right query, each as it is looked up by itself (ACC-02); of qualifications any one is one part. */
export const partsOf = (query: ComqueryList): ComqueryPart[] =>
  CONDITION_GROUPS.flatMap((group) => {
    const rows = conditionsIn(query, group)
    const isOne = group.key === QUALIFICATION && query.match === 'any' && rows.length > 1
    const parts = isOne ? [partOf(group, rows, 0)] : rows.map((row, i) => partOf(group, [row], i))
    return parts.filter((part) => part !== null)
  })

/** The first part that asks of what is closed to its reader: the answer would tell what is closed (ACC-02). */
export const closedPart = (parts: readonly ComqueryPart[], viewer: Viewer): ComqueryPart | undefined =>
  parts.find(({ kind, columns }) => {
    const locks = locksFor(kind, viewer)
    return columns.some((column) => column in locks)
  })

/** What a combined query asks, in words: 组合查询 · 注册地在重庆 · 具有市政公用工程一级资质 (MEM-02). */
export const comqueryTitle = (query: ComqueryList): string =>
  ['组合查询', ...partsOf(query).map((part) => part.sentence)].join(' · ')
