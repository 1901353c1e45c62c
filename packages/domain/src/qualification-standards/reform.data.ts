/** A category of construction qualifications in the reform's list. */
export interface ReformCategory {
  readonly key: string
  readonly name: string
  readonly series: 'whole' | 'general' | 'special' | 'labour'
  readonly grades: readonly string[]
  /** The codes of the present categories that it replaces; empty if the list does not name them. */
  readonly from: readonly string[]
  readonly note: string | null
}

const AB = ['甲级', '乙级']

const UNGRADED: readonly string[] = []
/** The list names only these groups of categories, not the categories in each. */
const BY_NAME = '按名称对应现行类别，改革方案没有逐项写明由哪些类别合并。'

const general = (
  key: string,
  name: string,
  from: readonly string[],
  note: string | null = null,
): ReformCategory => ({ key, name: `${name}施工总承包`, series: 'general', grades: AB, from, note })

const special = (
  key: string,
  name: string,
  grades: readonly string[],
  from: readonly string[],
  note: string | null = null,
): ReformCategory => ({ key, name: `${name}专业承包`, series: 'special', grades, from, note })

/** The reform's list of 施工 qualifications (建市〔2020〕94 号); the present standards apply until it does. */
export const REFORM_CATEGORIES: readonly ReformCategory[] = [
  {
    key: 'whole',
    name: '施工综合资质',
    series: 'whole',
    grades: UNGRADED,
    from: [],
    note: '由施工总承包特级资质调整而来，可承担各行业、各等级施工总承包业务。',
  },
  general('building', '建筑工程', ['D101']),
  general('road', '公路工程', ['D102']),
  general('railway', '铁路工程', ['D103']),
  general('port', '港口与航道工程', ['D104']),
  general('water', '水利水电工程', ['D105']),
  general('municipal', '市政公用工程', ['D110']),
  general('power', '电力工程', ['D106']),
  general('mining', '矿山工程', ['D107']),
  general('metallurgy', '冶金工程', ['D108']),
  general('petrochemical', '石油化工工程', ['D109']),
  general('telecom', '通信工程', ['D111']),
  general('mechanical', '机电工程', ['D112']),
  general('aviation', '民航工程', ['D222', 'D223', 'D224'], '由民航的三项专业承包资质调整为施工总承包资质。'),
  special(
    'decoration',
    '建筑装修装饰工程',
    AB,
    ['D211', 'D213'],
    '与建筑幕墙工程专业承包合并。',
  ),
  special(
    'building-mechanical',
    '建筑机电工程',
    AB,
    ['D204', 'D212', 'D215'],
    '由电子与智能化、建筑机电安装、城市及道路照明三项合并。',
  ),
  special('road-works', '公路工程类', AB, ['D216', 'D217', 'D218'], BY_NAME),
  special(
    'port-works',
    '港口与航道工程类',
    AB,
    ['D225', 'D226', 'D227', 'D228'],
    '由港口与海岸、航道、通航建筑物、港航设备安装及水上交管四项合并。',
  ),
  special(
    'railway-electric',
    '铁路电务电气化工程',
    AB,
    ['D219', 'D221'],
    '由铁路电务与铁路电气化两项合并。',
  ),
  special('water-works', '水利水电工程类', AB, ['D229', 'D230', 'D231'], BY_NAME),
  special(
    'universal',
    '通用',
    UNGRADED,
    [],
    '由若干现行专业承包类别合并，不分等级；改革方案没有逐项写明由哪些类别合并。',
  ),
  special('foundation', '地基基础工程', AB, ['D201']),
  special('lifting', '起重设备安装工程', AB, ['D202']),
  special('concrete', '预拌混凝土', UNGRADED, ['D203']),
  special('scaffold', '模板脚手架', UNGRADED, ['D210']),
  special('waterproofing', '防水防腐保温工程', AB, ['D206']),
  special('bridge', '桥梁工程', AB, ['D207']),
  special('tunnel', '隧道工程', AB, ['D208']),
  special('fire', '消防设施工程', AB, ['D205']),
  special('heritage', '古建筑工程', AB, ['D214']),
  special('transmission', '输变电工程', AB, ['D232']),
  special('nuclear', '核工程', AB, ['D233']),
  {
    key: 'tasks',
    name: '专业作业资质',
    series: 'labour',
    grades: UNGRADED,
    from: ['labour'],
    note: '由施工劳务资质调整而来，由审批制改为备案制。',
  },
]

/** The reform's category that replaces a present one; undefined if the list does not name it. */
export function findReformOf(code: string): ReformCategory | undefined {
  return REFORM_CATEGORIES.find(({ from }) => from.includes(code))
}
