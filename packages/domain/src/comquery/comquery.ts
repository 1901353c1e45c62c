import { parseDay } from '../formatting'
import { checkPageSize, DEFAULT_PAGE_SIZE } from '../paging'
import { company, MAX_OFFSET, type QueryProblem } from '../records'
import { CONDITION_GROUPS, type ConditionField, type ConditionGroup, listFieldOptions } from './groups'

/** The values of one condition by field key, as typed; empty fields are left out. */
export type Condition = Readonly<Record<string, string>>

/** Companies that meet conditions of several kinds at once. */
export interface Comquery {
  /** By group key (groups.ts); all must be met. */
  readonly conditions: Readonly<Record<string, readonly Condition[]>>
  /** 'any': one of the qualifications is enough; absent: all are required. */
  readonly match?: 'any'
  /** A sort key of the list of companies. */
  readonly sort?: string
  readonly pageNum: number
  readonly pageSize: number
}

/** A combined query without paging, as exported (MEM-02). */
export type ComqueryList = Pick<Comquery, 'conditions' | 'match' | 'sort'>

/** A query without conditions. */
export const EMPTY_COMQUERY: Comquery = { conditions: {}, pageNum: 1, pageSize: DEFAULT_PAGE_SIZE }

/** The message for a query without conditions. */
export const NO_CONDITION_TEXT = '请至少填写一个条件'

const WHOLE = /^\d{1,9}$/
const MAX_TIMES = 1000
const REGION = /^\d{6}$/

/** The message for an invalid field value, shown beside it; null if the value is valid. */
export function checkField(group: ConditionGroup, field: ConditionField, value: string): string | null {
  switch (field.type) {
    case 'region':
      return REGION.test(value) ? null : '请选择地区'
    case 'option':
      return listFieldOptions(group, field).some((o) => o.value === value)
        ? null
        : `“${field.label}”的取值不正确`
    case 'day':
      return parseDay(value) === null ? '请填写正确的日期' : null
    case 'times':
      return WHOLE.test(value) && Number(value) >= 1 && Number(value) <= MAX_TIMES
        ? null
        : `请填写 1 到 ${MAX_TIMES} 的整数`
    case 'wan':
    case 'count':
      return WHOLE.test(value) ? null : '请填写不超过 9 位的整数'
  }
}

export function listConditions(
  { conditions }: Pick<Comquery, 'conditions'>,
  group: ConditionGroup,
): readonly Condition[] {
  return conditions[group.key] ?? []
}

/** True when a query has any condition. */
export function hasConditions(query: Comquery): boolean {
  return CONDITION_GROUPS.some((group) => listConditions(query, group).length > 0)
}

const reversed = (group: ConditionGroup, condition: Condition): ConditionField | undefined => {
  const [low, high] = ['min', 'max'].map((bound) => group.fields.find((f) => f.bound === bound))
  const [min, max] = [low, high].map((field) => field && condition[field.key])
  return low?.column === high?.column && min && max && Number(min) > Number(max) ? high : undefined
}

const problemsIn = (group: ConditionGroup, condition: Condition, i: number): QueryProblem[] => {
  const at = (field: string) => `${group.key}.${i}.${field}`
  const problems = Object.entries(condition).flatMap(([key, value]) => {
    const field = group.fields.find((f) => f.key === key)
    const message = field ? checkField(group, field, value) : `没有“${key}”这个条件`
    return message === null ? [] : [{ field: at(key), message }]
  })
  const wrong = problems.length === 0 ? reversed(group, condition) : undefined
  return wrong ? [{ field: at(wrong.key), message: '上限不能小于下限' }] : problems
}

/** All problems of a combined query, each with its field (won.0.amount); empty for a valid query. */
export function checkComquery(query: Comquery): QueryProblem[] {
  const problems: QueryProblem[] = []
  for (const [key, conditions] of Object.entries(query.conditions)) {
    const group = CONDITION_GROUPS.find((g) => g.key === key)
    if (!group) problems.push({ field: key, message: `没有“${key}”这类条件` })
    else if (conditions.length > group.most)
      problems.push({ field: key, message: `“${group.label}”最多 ${group.most} 个条件` })
    else problems.push(...conditions.flatMap((condition, i) => problemsIn(group, condition, i)))
  }
  if (query.sort !== undefined && !company.sorts.some((s) => s.key === query.sort))
    problems.push({ field: 'sort', message: `没有“${query.sort}”这种排序` })
  if (!Number.isInteger(query.pageNum) || query.pageNum < 1)
    problems.push({ field: 'pageNum', message: '页码应为大于 0 的整数' })
  else if ((query.pageNum - 1) * query.pageSize >= MAX_OFFSET)
    problems.push({ field: 'pageNum', message: '最多查看前 10,000 条，请增加条件' })
  const sizeProblem = checkPageSize(query.pageSize)
  if (sizeProblem !== null) problems.push({ field: 'pageSize', message: sizeProblem })
  return problems
}
