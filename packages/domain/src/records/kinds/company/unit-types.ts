import type { StoredRecord } from '../../catalogue/column'

const HOLDS = '按持有的企业资质列出'

/**
 * The types of units in construction projects, by their qualifications or business (SHL-16): each has its own list.
 * `about` is the criterion for a company in the list.
 */
export const UNIT_TYPES = [
  {
    value: 'design',
    label: '设计院',
    segment: 'sheji',
    about: `${HOLDS}：持有工程设计资质（综合、行业、专业或专项，甲级至丙级）的企业。`,
  },
  {
    value: 'survey',
    label: '勘察单位',
    segment: 'kancha',
    about: `${HOLDS}：持有工程勘察资质（综合、专业、劳务）的企业。`,
  },
  {
    value: 'supervision',
    label: '监理单位',
    segment: 'jianli',
    about: `${HOLDS}：持有工程监理资质（综合、专业，甲级或乙级）的企业。`,
  },
  {
    value: 'cost',
    label: '造价咨询单位',
    segment: 'zaojia',
    about:
      '工程造价咨询企业资质已于 2021 年 7 月 1 日取消（国发〔2021〕7 号），此后不再审批：这里按经营范围列出从事工程造价咨询的企业，业务能力请看其注册造价工程师。',
  },
  {
    value: 'general',
    label: '工程总承包单位',
    segment: 'zongchengbao',
    about:
      '同时持有工程设计资质与施工总承包资质的企业，即房屋建筑和市政基础设施项目工程总承包管理办法（建市规〔2019〕12 号）第十条对单独投标人的要求。',
  },
  {
    value: 'supplier',
    label: '供应商',
    segment: 'gongyingshang',
    about:
      '生产或销售建筑材料、设备的企业：持有预拌混凝土资质的，以及没有工程类资质、经营范围写明产销建材或设备的。',
  },
] as const

export type UnitType = (typeof UNIT_TYPES)[number]['value']

const CONCRETE = '预拌混凝土'
const GOODS =
  /(?:建筑材料|建材|装饰材料|防水材料|水泥|钢材|混凝土|管材|门窗|电线|电缆|电气设备|机械设备|照明器具|电梯|空调设备)[^；。，]{0,8}(?:销售|制造|生产|批发|零售)/

const namesIn = (rows: unknown): readonly string[] =>
  Array.isArray(rows) ? rows.map((row: { readonly name?: unknown }) => String(row?.name ?? '')) : []

/** The types of a company, from its qualifications and its business scope (SHL-16). */
export function findUnitTypes({ qualifications, businessScope }: StoredRecord): UnitType[] {
  const names = namesIn(qualifications)
  const scope = String(businessScope ?? '')
  const holds = (word: string) => names.some((name) => name.includes(word))
  const design = holds('工程设计')
  const others = names.filter((name) => !name.includes(CONCRETE))
  const is: Readonly<Record<UnitType, boolean>> = {
    design,
    survey: holds('工程勘察'),
    supervision: holds('工程监理'),
    cost: scope.includes('造价咨询'),
    general: design && holds('施工总承包'),
    supplier: others.length === 0 && (holds(CONCRETE) || GOODS.test(scope)),
  }
  return UNIT_TYPES.flatMap(({ value }) => (is[value] ? [value] : []))
}
