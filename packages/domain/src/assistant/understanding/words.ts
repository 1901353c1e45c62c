import { CATALOGUE, isNamedAfterCompany, type KindName } from '../../records'

/** Kinds that are lists of companies already: 资质到期的企业 asks for the expiry, not for a company. */
export const PRIORITY_KINDS: readonly KindName[] = CATALOGUE.filter(isNamedAfterCompany).map(
  ({ kind }) => kind,
)

export type Order = 'most' | 'least' | 'newest' | 'oldest' | 'soonest' | 'best'

export const ORDER_WORDS: Readonly<Record<Order, string>> = {
  most: '最大的 最大 最高的 最高 最贵的 最贵 最强 最多的 最多 最广 排名 排行 排名前 排序 排列 从高到低 从大到小',
  least: '最小的 最小 最低的 最低 最少的 最少 最便宜 最短 从低到高 从小到大',
  newest:
    '按时间排序 按日期排序 按发布时间排序 按时间排 时间倒序 最新的 最新 刚刚发布 刚发布 最近发布 最近公布',
  oldest: '成立最早 成立最久 最早的 最早 最老 最久 历史最长',
  soonest:
    '最先截止 最早截止 最快截止 最近截止 即将截止 快要截止 马上截止 快截止 最先到期 最早到期 即将到期 快要到期 快到期 马上到期 最先过期 最早过期 快过期',
  best: '最好的 最好 最差 最靠谱 靠谱的 靠谱 口碑好的 口碑好 实力强的 实力强 最有实力 最专业',
}

/** The subjects of orders and amounts, with the sorts that a kind may have for each. */
export const SUBJECTS = {
  amount: {
    words: '金额 中标金额 成交金额 中标价 预算 预算金额 价格 造价 标的额 合同额 累计中标金额',
    sorts: ['amount', 'cost', 'price', 'investment'],
  },
  investment: { words: '投资 总投资 投资额', sorts: ['investment', 'amount'] },
  capital: { words: '注册资本 注册资金 资本', sorts: ['capital'] },
  wins: { words: '中标 中标数量 中标次数 中标项目 中标数', sorts: ['wins'] },
  achieve: { words: '业绩 业绩数量', sorts: ['achieve', 'wins'] },
  tenders: { words: '招标 发包 招标数量 招标次数 招标项目 发标', sorts: ['tenders'] },
  sanction: { words: '处罚 行政处罚 处罚数量 处罚次数 被罚 被处罚 受罚', sorts: ['sanction'] },
  credit: { words: '信用记录', sorts: ['count'] },
  area: { words: '面积 出让面积 占地面积', sorts: ['area'] },
  pay: { words: '月薪 工资 薪资 待遇', sorts: ['pay'] },
} as const

export type Subject = keyof typeof SUBJECTS

/** The possible sorts of an order without a subject; the first sort that the kind has is used. */
export const SORTS_BY_ORDER: Readonly<Record<Order, readonly string[]>> = {
  most: [
    'amount',
    'capital',
    'investment',
    'cost',
    'price',
    'wins',
    'achieve',
    'tenders',
    'area',
    'count',
    'pay',
  ],
  // No kind has such a sort: the question is asked back.
  least: [],
  best: [],
  newest: ['latest'],
  oldest: ['oldest', 'earliest'],
  soonest: ['soonest'],
}

export type Topic = 'credit' | 'wins' | 'qualifications' | 'people' | 'ownership' | 'base' | 'tenders'

export const TOPIC_WORDS: Readonly<Record<Topic, string>> = {
  credit: '信用 信用情况 信用记录 诚信',
  wins: '中标 中标情况 业绩 中过 中过标 拿过',
  qualifications: '资质 证书 资质证书 等级',
  people: '人员 员工',
  ownership: '国企 央企 国有企业 国有独资 国有 民营企业 民营 民企 私企 上市公司',
  base: '法人 法人代表 法定代表人 注册资本 注册资金 成立时间 成立日期 什么时候成立 注册地址 地址 电话 联系方式 联系电话 怎么样 概况 基本情况 简介',
  tenders: '招标 招标公告 招标项目',
}

/** A matter of a company's credit; it selects a count of the credit kind. */
export type Matter = 'sanction' | 'dishonesty' | 'arrears' | 'incentive' | 'focus' | 'any'

/** The filters of the credit kind for each matter, and its sort by the day of that matter. */
export const MATTERS: Readonly<
  Record<Matter, { readonly words: string; readonly day?: string; readonly sort?: string }>
> = {
  sanction: {
    words: '行政处罚记录 行政处罚 处罚记录 处罚 被处罚 受罚 被罚 罚过 罚过款 被罚款 罚单 处罚次数 处罚数量',
    day: 'sanctionOn',
    sort: 'sanctioned',
  },
  dishonesty: {
    words: '失信被执行人名单 失信被执行人 失信惩戒 失信记录 失信企业 失信 黑名单 老赖',
    day: 'dishonestyOn',
    sort: 'dishonest',
  },
  arrears: {
    words: '拖欠农民工工资 拖欠工资 拖欠薪资 欠薪记录 欠薪 欠工资 拖欠',
    day: 'arrearsOn',
    sort: 'arrears',
  },
  incentive: { words: '守信激励 守信企业 守信 诚信企业 红名单' },
  focus: { words: '重点关注 重点监管' },
  any: { words: '不良行为 不良记录 违法违规 信用污点' },
}

/** The task in a question, besides finding records. */
export type Intent =
  | 'fit'
  | 'fits'
  | 'expiry'
  | 'discount'
  | 'winRate'
  | 'owners'
  | 'partners'
  | 'cooperation'
  | 'competitors'
  | 'agencies'
  | 'met'

export const INTENT_WORDS: Readonly<Record<Intent, string>> = {
  fit: '能不能投 能投吗 能投标吗 能投 可不可以投 可以投吗 能否投 投得了 够不够格 符不符合要求 能参加投标吗 够资格 够条件 有资格投 有没有资格投 符合要求吗 符合条件吗',
  fits: '能投哪些标 能投哪些 能投什么标 能投什么项目 能投什么 能投的 可以投哪些 可以投的 适合我公司的 适合我公司 适合我们的 适合我们公司的 适合我们 适合我 适合咱们 适合',
  expiry:
    '什么时候到期 什么时候过期 何时到期 哪天到期 到期时间 到期日 到期日期 有效期到什么时候 有效期 快到期了吗 快到期吗 快过期了吗 到期了吗 过期了吗 过期没有 还有多久到期',
  discount:
    '下浮率 下浮 下浮多少 降幅 折扣 打几折 报价下浮 投标报价 报价怎么定 报价 报多少 报什么价 中标价格 让利',
  winRate: '中标率 中标概率 胜率',
  owners: '哪些业主 哪些甲方 哪个业主 哪个甲方',
  partners: '联合体 组过联合体 合作伙伴 伙伴 联合体成员',
  cooperation: '合作 合作过 合作最多 干活 干过活 做过项目 打过交道',
  competitors: '竞争对手 对手 竞争 竞争最多 对头 抢标 老抢标 抢项目 抢活',
  agencies: '用哪家代理机构 哪家代理机构 哪家代理 哪些代理机构 代理机构 哪个代理 找谁代理 谁代理',
  met: '一起投过标 一起投过 同场 交过手 同时投过',
}

/** Words of a question about how something is done or what is required, which records do not answer. */
export const EXPLAIN_WORDS =
  '怎么办理 怎么办 怎么申请 怎么认定 怎么交 怎么退 怎么算 怎么修复 怎么处理 怎么写 怎么配 怎么验 怎么做 怎么规定 怎么区分 怎么弄 如何办理 如何申请 如何认定 如何计算 如何处理 如何 怎么 什么是 是什么意思 是什么 什么意思 需要哪些 需要什么 要哪些 什么条件 哪些条件 有什么要求 什么要求 哪些要求 要求有哪些 政策 规定 办法 流程 步骤 资质标准 标准 多久 多少天 几天 交多少 扣多少 什么时候退 何时退 有什么区别 区别 注意什么 合法吗 违法吗 算不算 可以吗 有什么变化 变化 要提前 能不能同时 能同时 多大的项目 多大项目 多大的工程 多大规模 材料'

export const MINE_WORDS =
  '我公司 我司 我们公司 本公司 我们单位 我的公司 我们企业 我的企业 咱们公司 咱公司 我单位 我们 我的 我'
export const IT_WORDS =
  '它 它的 该公司 该企业 该单位 这家公司 这家企业 这家 这个公司 这个企业 这个项目 该项目 这条 这个标 他们 他家 这个'
export const NOT_WORDS =
  '除了 除开 排除 不包括 不包含 不要 不是 从来没有 从没 没有任何 没有 没被 未被 不曾 没 无 未 不含 非'
export const OPEN_WORDS =
  '还没截止 没截止 未截止 没有截止 尚未截止 还没有截止 正在招标 在招标 可以投 还能投 还可以投 能报名 可报名 还能报名 未开标 还没开标'

/** Question words without search content. */
export const FILLER_WORDS =
  '请问 请 麻烦 帮忙 帮我 给我看看 给我 我想 我要 想要 想找 想查 想看 想知道 能不能 能否 可以 是否 是不是 有没有 ' +
  '哪一个 哪一家 哪个 哪条 哪家 哪项 哪些 哪里 哪几个 哪几家 哪 一个 一家 一条 一项 一名 一位 ' +
  '查询 查找 查一下 查下 查查 查看 搜索 搜一下 找一下 找找 看一下 看看 看下 列出 列一下 列出来 推荐 统计 了解 介绍 显示 告诉我 说说 ' +
  '有哪些 有哪几家 有多少 多少 多少家 多少人 多少个 多少条 多少标 哪几 几家 几个 几名 什么 谁 怎么样 情况 信息 数据 清单 列表 名单 记录 数量 总数 一共 总共 ' +
  '能做 会做 开标的 开标 加上 加个 截止日期 截止时间 到期日期 发布日期 发布时间 公告日期 中标日期 中标时间 手里 手上 手头 名下 旗下 这边 那边 这块 这里 那里 投一投 投投 公司投的 我们投的 能投的 可投的 标吗 发了 上了 进了 上过 登上 什么标 ' +
  '按照 目前 现在 当前 正在 相关 有关 关于 方面 所有 全部 符合 满足 条件 要求 需要 具有 具备 拥有 持有 既有 又有 同时有 同时 ' +
  '投标人 投过 发布 发布的 公布 公示 公告 公开 发过 采购 截止 到期 一般 大概 大约 主要 经常 平时 通常 常 都 都有 都是 ' +
  '单位 省内 市内 全国 国内 范围 那么 换成 只看 只要 以及 其中 当中 里面 之中 列入 列为 被列入 曾经 曾 已经 已 过 受到 受过 任何 行政 记录 工程 项目 类 ' +
  '按 投标 招投标 名称 做 从事 给 用 和 与 跟 及 或 或者 并且 但 而且 且 的 地 得 了 吗 呢 吧 啊 呀 么 嘛 哦 在 是 有 个 家 条 名 位 项 件 宗 份 ' +
  '也 还 再 就 那 这 这些 那些 上面 把 被 将 对 到 从 以 于 由 为 等 里 中 内 向 要 想 找 查 看 搜 问 几 人 年 月 日 号 前 后 请列 一下 一般是 大家 企业资质 我方 发包'

/**
 * Single characters that always part the words of a name; any other character may join them, so that 第一中学 stays whole.
 */
export const PARTING = new Set('按的和与跟及或吗呢吧了在有是被')
