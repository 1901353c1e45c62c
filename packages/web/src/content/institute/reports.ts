import type { ResearchText } from './research.types'

/** Reports: findings from the live figures, and advice for reading them. */
export const reports: readonly ResearchText[] = [
  {
    id: 'tendering-activity',
    kind: 'report',
    title: '招投标活跃度观察：怎样读十二个月的曲线',
    summary:
      '招标公告与中标之间通常隔一到三个月。把两条曲线放在一起看，才能分清是项目变少了，还是流程变慢了。',
    day: '2026-11-12',
    sections: [
      {
        title: '先看招标',
        paragraphs: [
          '招标公告数是最早的信号。年初因预算下达与春节影响偏低，年中与第四季度偏高，是常见的季节形态。判断冷热应当与上一年同月比，不与上一个月比。',
        ],
        chart: 'tendersByMonth',
      },
      {
        title: '中标结果再分析',
        paragraphs: [
          '从发布公告到公示中标，依法必须招标的项目自招标文件发出到投标截止不少于二十日，加上开标、评标与公示，通常一到三个月。中标曲线因此落后于招标曲线。',
          '如果招标稳定而中标下滑，更可能是流标、重新招标或公示延迟，而不是市场收缩。',
        ],
        chart: 'winsByMonth',
      },
      {
        title: '投标人怎么用',
        paragraphs: ['把自己常投的地区与类型单独筛选后再看，比看全国更有用。'],
        list: [
          '招标上升而本企业参与下降：检查资质与业绩门槛是否变化。',
          '招标下降而竞争加剧：先核算成本底线，再决定报价。',
          '中标集中在少数月份：提前安排项目经理，避免在建冲突。',
        ],
      },
    ],
  },
  {
    id: 'bid-discount',
    kind: 'report',
    title: '下浮率观察：中标价离预算有多远',
    summary: '下浮率由预算口径、竞争程度和评标办法共同决定。看分布比看平均值可靠，看同类工程比看全部可靠。',
    day: '2026-10-28',
    sections: [
      {
        title: '怎样计算',
        paragraphs: [
          '下浮率 =（预算金额 − 中标金额）÷ 预算金额。只统计公告中同时写明预算与中标金额、且为人民币的标段；高于预算或下浮异常大的多为金额口径不一致，已剔除明显的错误值。',
        ],
        chart: 'discountBands',
      },
      {
        title: '类型之间的差别',
        paragraphs: [
          '报价弹性大的专业工程下浮往往更高，材料占比高的工程受采购价影响、下浮空间较小。样本少于 10 条的类型不列出。',
        ],
        chart: 'discountByType',
      },
      {
        title: '报价时的三个提醒',
        paragraphs: ['下浮率是结果，不是目标。'],
        list: [
          '先算清成本与风险费用，再看同类项目的分布，不要直接套平均值。',
          '评标办法为经评审的最低投标价法时，低于成本的报价会被要求说明，不能合理说明的可被否决。',
          '预算中含暂列金额或甲供材料时，名义下浮率会偏低，应先扣除再比较。',
        ],
      },
    ],
  },
  {
    id: 'market-structure',
    kind: 'report',
    title: '市场构成：哪些工程类型在发包',
    summary: '按数量看和按金额看，市场的样子并不相同。小额专业工程占数量，房建与基础设施占金额。',
    day: '2026-10-09',
    sections: [
      {
        title: '按数量',
        paragraphs: ['按工程类型统计中标数量，可以看出哪类机会最频繁，适合中小企业持续参与。'],
        chart: 'winsByType',
      },
      {
        title: '按金额',
        paragraphs: [
          '中标金额受少数大项目影响，单月波动明显。判断趋势建议取三个月移动平均，不以单月下结论。',
        ],
        chart: 'amountByMonth',
      },
      {
        title: '对企业的意义',
        paragraphs: [
          '数量多、金额小的类型，竞争主要在响应速度与成本；数量少、金额大的类型，竞争主要在资质、业绩与资金。',
        ],
        list: [
          '以数量为主：建立标准化报价与材料库，缩短投标准备时间。',
          '以金额为主：提前一到两年积累同类业绩，并规划保函与资金。',
        ],
      },
    ],
  },
  {
    id: 'regional-balance',
    kind: 'report',
    title: '区域分布：招标与企业之间的错位',
    summary: '招标多的地方企业也多，但并不成比例。两张图对照，可以找到竞争相对不足的地区。',
    day: '2026-09-17',
    sections: [
      {
        title: '招标在哪里',
        paragraphs: ['近一年各省发布的招标公告数量，点省名可以看该省的全部招标。'],
        chart: 'tendersByProvince',
      },
      {
        title: '企业在哪里',
        paragraphs: ['企业数按注册地统计。跨省经营的企业在外省的投标，计入其注册地。'],
        chart: 'companiesByProvince',
      },
      {
        title: '进入外省之前',
        paragraphs: [
          '数量只说明机会，不说明门槛。招标人不得以注册地或要求设立分支机构等方式排斥外地企业，实践中仍应先核对：',
        ],
        list: [
          '当地信用评价是否计分，外地企业如何取得初始分。',
          '是否需要在当地平台登记入库、办理电子签章，需要多久。',
          '异地预缴税款、工伤保险与农民工工资专户的要求。',
        ],
      },
    ],
  },
  {
    id: 'qualification-supply',
    kind: 'report',
    title: '资质与人员供给：企业有多少，人在哪里',
    summary: '按资质类别统计企业数，按名录统计人员数：供给多的类别靠成本竞争，供给少的类别靠人员稳定。',
    day: '2026-08-20',
    sections: [
      {
        title: '资质类别',
        paragraphs: ['一家企业可以有多项资质，各类合计大于企业总数。'],
        chart: 'qualifications',
      },
      {
        title: '人员名录',
        paragraphs: ['注册人员与安全管理人员是资质维持和投标的硬条件，证书到期会直接影响资格审查。'],
        chart: 'personnel',
      },
      {
        title: '怎样用来做计划',
        paragraphs: [
          '维持资质的关键不是人数刚好够，而是有余量：注册建造师至少预留一名，安全三类人员按到期时间错开复审。',
        ],
      },
    ],
  },
]
