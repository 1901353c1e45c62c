/** A category of construction qualifications in the reform's list. */
export interface ReformCategory {
  readonly key: string
  readonly name: string
  readonly series: 'whole' | 'general' | 'special' | 'labour'
  readonly grades: readonly string[]
  /** The present categories that it takes over, by their codes; empty where it is not verified. */
  readonly from: readonly string[]
  readonly note: string | null
}

const AB = ['甲级', '乙级']

const general = (key: string, name: string, from: readonly string[], note: string | null = null): ReformCategory => ({
  key,
  name: `${name}施工总承包`,
  series: 'general',
  grades: AB,
  from,
  note,
})

/** The reform's list as far as it is verified (建市〔2020〕94 号); the present standards apply until it does. */
export const REFORM_CATEGORIES: readonly ReformCategory[] = [
  {
    key: 'whole',
    name: '施工综合资质',
    series: 'whole',
    grades: [],
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
  {
    key: 'foundation',
    name: '地基基础工程专业承包',
    series: 'special',
    grades: AB,
    from: ['D201'],
    note: null,
  },
  ...(
    [
      ['fire', '消防设施工程', 'D205'],
      ['waterproofing', '防水防腐保温工程', 'D206'],
      ['bridge', '桥梁工程', 'D207'],
      ['tunnel', '隧道工程', 'D208'],
    ] as const
  ).map(
    ([key, name, from]): ReformCategory => ({
      key,
      name: `${name}专业承包`,
      series: 'special',
      grades: AB,
      from: [from],
      note: null,
    }),
  ),
  {
    key: 'decoration',
    name: '建筑装修装饰工程专业承包',
    series: 'special',
    grades: AB,
    from: ['D211', 'D213'],
    note: '与建筑幕墙工程专业承包合并。',
  },
  {
    key: 'building-mechanical',
    name: '建筑机电工程专业承包',
    series: 'special',
    grades: AB,
    from: ['D204', 'D212', 'D215'],
    note: '由电子与智能化、建筑机电安装、城市及道路照明三项合并。',
  },
  {
    key: 'railway-electric',
    name: '铁路电务电气化工程专业承包',
    series: 'special',
    grades: AB,
    from: ['D219', 'D221'],
    note: '由铁路电务与铁路电气化两项合并。',
  },
  {
    key: 'universal',
    name: '通用专业承包',
    series: 'special',
    grades: [],
    from: [],
    note: '由若干适用范围相近的专业承包资质合并，不分等级。',
  },
  {
    key: 'tasks',
    name: '专业作业资质',
    series: 'labour',
    grades: [],
    from: ['labour'],
    note: '由施工劳务资质调整而来，由审批制改为备案制。',
  },
]

/** The reform's category that takes over a present one; undefined where it is not verified. */
export function findReformOf(code: string): ReformCategory | undefined {
  return REFORM_CATEGORIES.find(({ from }) => from.includes(code))
}
