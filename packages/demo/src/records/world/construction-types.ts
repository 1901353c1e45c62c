/** A type of construction project: engineering type, names of works, and the required qualification. */
export interface ConstructionType {
  readonly type: string
  readonly things: readonly string[]
  /** Head of the required qualification. */
  readonly head: string | null
}

/** Project types for the rarer qualifications; each is used seldom. */
export const SPECIAL_CONSTRUCTION_TYPES: readonly ConstructionType[] = (
  [
    ['other', '铁路专用线工程', 'D103'],
    ['other', '码头工程', 'D104'],
    ['other', '矿井巷道工程', 'D107'],
    ['other', '冶炼车间技改工程', 'D108'],
    ['other', '成品油库工程', 'D109'],
    ['other', '通信管道工程', 'D111'],
    ['fitout', '机电设备工程', 'D112'],
    ['other', '边坡支护工程', 'D201'],
    ['other', '塔式起重机安装工程', 'D202'],
    ['goods', '预拌混凝土采购', 'D203'],
    ['fitout', '智能化系统工程', 'D204'],
    ['fitout', '消防设施改造工程', 'D205'],
    ['fitout', '屋面防水保温工程', 'D206'],
    ['municipal', '人行天桥工程', 'D207'],
    ['municipal', '地下通道工程', 'D208'],
    ['other', '钢结构连廊工程', 'D209'],
    ['other', '脚手架搭设工程', 'D210'],
    ['fitout', '水电安装工程', 'D212'],
    ['fitout', '幕墙改造工程', 'D213'],
    ['other', '古建筑修缮工程', 'D214'],
    ['municipal', '道路照明工程', 'D215'],
    ['highway', '路面养护工程', 'D216'],
    ['highway', '路基防护工程', 'D217'],
    ['highway', '交通安全设施工程', 'D218'],
    ['other', '铁路信号工程', 'D219'],
    ['other', '铁路铺轨工程', 'D220'],
    ['other', '铁路接触网工程', 'D221'],
    ['other', '机场跑道工程', 'D222'],
    ['other', '空管设备工程', 'D223'],
    ['other', '机场助航灯光工程', 'D224'],
    ['other', '防波堤工程', 'D225'],
    ['other', '航道疏浚工程', 'D226'],
    ['other', '船闸工程', 'D227'],
    ['other', '港口机械安装工程', 'D228'],
    ['water', '水闸金属结构工程', 'D229'],
    ['water', '泵站机电设备工程', 'D230'],
    ['water', '河湖生态治理工程', 'D231'],
    ['power', '输变电工程', 'D232'],
    ['other', '核设施厂房工程', 'D233'],
    ['other', '海上平台工程', 'D234'],
    ['municipal', '污水处理站工程', 'D235'],
    ['other', '建筑物纠偏加固工程', 'D236'],
  ] as const
).map(([type, thing, head]) => ({ type, things: [thing], head }))

export const CONSTRUCTION_TYPES: ReadonlyArray<readonly [ConstructionType, number]> = [
  [
    {
      type: 'building',
      things: ['安置房建设项目', '中心小学教学楼工程', '人民医院综合楼工程', '标准厂房项目'],
      head: 'D101',
    },
    28,
  ],
  [
    {
      type: 'municipal',
      things: ['道路改造工程', '污水管网工程', '老旧小区改造工程', '雨污分流工程'],
      head: 'D110',
    },
    24,
  ],
  [{ type: 'highway', things: ['农村公路提升工程', '公路路面大修工程', '桥梁加固工程'], head: 'D102' }, 9],
  [{ type: 'water', things: ['河道整治工程', '水库除险加固工程', '灌区改造工程'], head: 'D105' }, 8],
  [{ type: 'landscape', things: ['公园绿化工程', '绿道建设工程'], head: 'D110' }, 5],
  [{ type: 'power', things: ['配电工程', '分布式光伏发电项目'], head: 'D106' }, 5],
  [{ type: 'fitout', things: ['办公楼装修工程', '门诊楼装饰装修工程'], head: 'D211' }, 8],
  [{ type: 'service', things: ['勘察设计服务', '监理服务', '全过程工程咨询'], head: null }, 7],
  [{ type: 'goods', things: ['电梯采购', '空调设备采购', '路灯采购'], head: null }, 7],
  [{ type: 'other', things: ['场地平整项目', '标识标牌制作安装项目'], head: null }, 2],
]
