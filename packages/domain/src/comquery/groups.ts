import { type Filter, findKind, KINDS, type Option } from '../records'

/**
 * The input and the meaning of a condition's field: region: a GB/T 2260 code · option: an option of the kind's filter ·
 * wan: an amount in whole 万元 · count: a whole number · day: YYYY-MM-DD, from this day on · times: the minimum number of
 * records (1 where empty)
 */
type FieldType = 'region' | 'option' | 'wan' | 'count' | 'day' | 'times'

export interface ConditionField {
  readonly key: string
  readonly label: string
  readonly type: FieldType
  /** The filter of the kind that receives the value (region, option). */
  readonly filter?: string
  /** The compared column (wan, count, day), with its bound; a lower bound if absent. */
  readonly column?: string
  readonly bound?: 'min' | 'max'
  readonly unit?: string
}

/** One group of conditions of the combined query: requirements of a company, in records of one kind. */
export interface ConditionGroup {
  readonly key: string
  readonly label: string
  readonly kind: string
  /** The reference filter of the kind that points to the company; absent for the company itself. */
  readonly by?: string
  /** The maximum number of conditions in the group. */
  readonly most: number
  /** The unit of the evidence, with its classifier: 项中标. */
  readonly counted?: string
  /** The amount (fen) that is summed as evidence. */
  readonly summed?: string
  readonly fields: readonly ConditionField[]
}

/** The key of the conditions on qualifications, which `match` combines. */
export const QUALIFICATION_GROUP = 'qualification'

const ALL: readonly ConditionGroup[] = [
  {
    key: 'region',
    label: '所在地区',
    kind: 'company',
    most: 1,
    fields: [{ key: 'code', label: '注册地', type: 'region', filter: 'region' }],
  },
  {
    key: 'capital',
    label: '注册资本',
    kind: 'company',
    most: 1,
    fields: [
      { key: 'min', label: '不低于', type: 'wan', column: 'capital', bound: 'min', unit: '万元' },
      { key: 'max', label: '不高于', type: 'wan', column: 'capital', bound: 'max', unit: '万元' },
    ],
  },
  {
    key: 'status',
    label: '经营状态',
    kind: 'company',
    most: 1,
    fields: [{ key: 'value', label: '状态', type: 'option', filter: 'status' }],
  },
  {
    key: QUALIFICATION_GROUP,
    label: '企业资质',
    kind: 'company',
    most: 5,
    fields: [
      { key: 'category', label: '资质类别', type: 'option', filter: 'qualification' },
      { key: 'grade', label: '等级', type: 'option', filter: 'grade' },
    ],
  },
  {
    key: 'won',
    label: '中标业绩',
    kind: 'winning',
    by: 'company',
    most: 3,
    counted: '项中标',
    summed: 'winningAmount',
    fields: [
      { key: 'amount', label: '单项金额不低于', type: 'wan', column: 'winningAmount', unit: '万元' },
      { key: 'region', label: '项目地区', type: 'region', filter: 'region' },
      { key: 'type', label: '工程类型', type: 'option', filter: 'type' },
      { key: 'since', label: '中标日期起', type: 'day', column: 'awardedOn' },
      { key: 'times', label: '不少于', type: 'times', unit: '项' },
    ],
  },
  {
    key: 'people',
    label: '注册人员',
    kind: 'person',
    by: 'company',
    most: 5,
    counted: '名人员',
    fields: [
      { key: 'registration', label: '注册类别', type: 'option', filter: 'registration' },
      { key: 'profession', label: '专业', type: 'option', filter: 'profession' },
      { key: 'times', label: '不少于', type: 'times', unit: '人' },
    ],
  },
  {
    key: 'project',
    label: '四库业绩',
    kind: 'siku',
    by: 'company',
    most: 3,
    counted: '个四库项目',
    fields: [
      { key: 'type', label: '项目类型', type: 'option', filter: 'type' },
      { key: 'amount', label: '总投资不低于', type: 'wan', column: 'totalInvestment', unit: '万元' },
      { key: 'area', label: '总面积不低于', type: 'count', column: 'totalArea', unit: '㎡' },
      { key: 'region', label: '项目地区', type: 'region', filter: 'region' },
      { key: 'times', label: '不少于', type: 'times', unit: '个' },
    ],
  },
  {
    key: 'credit',
    label: '信用',
    kind: 'credit',
    by: 'company',
    most: 1,
    fields: [
      // A company that was never checked meets neither condition: an unchecked record is not a clean one.
      {
        key: 'dishonesty',
        label: '失信惩戒不多于',
        type: 'count',
        column: 'dishonestyCount',
        bound: 'max',
        unit: '条',
      },
      {
        key: 'sanction',
        label: '行政处罚不多于',
        type: 'count',
        column: 'sanctionCount',
        bound: 'max',
        unit: '条',
      },
    ],
  },
]

/** The groups of conditions that the catalogue can answer, in the order of the form. */
export const CONDITION_GROUPS: readonly ConditionGroup[] = ALL.filter(({ kind }) =>
  KINDS.some((known) => known.kind === kind),
)

/** The filter for a field's value; undefined for a field compared with a column. */
export function findFieldFilter(group: ConditionGroup, field: ConditionField): Filter | undefined {
  return findKind(group.kind)?.filters.find(({ key }) => key === field.filter)
}

export function listFieldOptions(group: ConditionGroup, field: ConditionField): readonly Option[] {
  const filter = field.type === 'option' ? findFieldFilter(group, field) : undefined
  return filter && 'options' in filter ? filter.options : []
}
