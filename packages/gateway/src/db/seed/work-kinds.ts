/** A sort of construction work: its engineering type, what is built, and the qualification that it asks for. */
export interface WorkKind {
  readonly type: string
  readonly things: readonly string[]
  /** Head of the required qualification. */
  readonly head: string | null
}

export const WORK_KINDS: ReadonlyArray<readonly [WorkKind, number]> = [
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
  [{ type: 'goods', things: ['电梯采购', '空调设备采购', '路灯采购'], head: null }, 4],
  [{ type: 'other', things: ['场地平整项目', '标识标牌制作安装项目'], head: null }, 2],
]
