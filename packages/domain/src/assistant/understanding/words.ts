import type { KindName } from '../../records'

/** How people name the kinds of record; the longer words are looked for first. */
const KIND_TABLE: readonly (readonly [KindName, string])[] = [
  [
    'company',
    '中标企业 中标单位 中标公司 施工企业 施工单位 建筑企业 建筑公司 建筑业企业 承包商 企业 公司 单位 厂家',
  ],
  ['person', '注册人员 建造师 造价师 项目经理 技术负责人 安全员 人员 人才 谁有'],
  ['siku', '四库一平台项目 四库一平台 四库业绩 四库项目 四库'],
  ['shengting', '省厅项目 省厅业绩 省厅'],
  ['winning', '中标项目 中标公告 中标结果 中标业绩 中标信息 中标记录 中标情况 中标金额 中标 中的标'],
  ['water', '水利业绩 水利项目业绩'],
  ['waterSupervision', '水利监管项目 水利监管'],
  ['highway', '公路业绩 公路建设业绩'],
  ['tender', '招标公告 招标项目 招标信息 招标 标讯 投标机会 可以投的标 要投的标 标的'],
  ['agency', '招标代理机构 招标代理 代理机构 代理公司'],
  ['owner', '业主单位 招标人 招标单位 建设单位 业主 甲方'],
  ['credit', '信用记录 信用信息 信用情况 信用 行政处罚 处罚 失信记录 失信 黑名单 不良行为'],
  ['project', '立项项目 审批项目'],
  ['engineering', '单体工程 单位工程 工程业绩'],
  ['planned', '拟建项目 拟建工程 拟在建 拟建'],
  ['landTransfer', '土地出让 出让土地 土地成交 拍地 土地 地块'],
  ['landPreReview', '用地预审'],
  ['landPermit', '建设用地规划许可证 建设用地规划许可 用地规划许可'],
  ['buildingPermit', '建设工程规划许可证 建设工程规划许可 工程规划许可'],
  ['environmental', '环境影响评价 环评'],
  ['qualificationTrace', '资质动态 资质变更 资质升级 资质注销'],
  ['dynamicCheck', '资质动态核查 动态核查'],
  ['qualificationExpiry', '资质到期 资质过期 资质快到期 资质即将到期 资质将到期'],
  [
    'permitExpiry',
    '安全生产许可证到期 安全生产许可证快到期 安许证快到期 安许证到期 安许到期 安全生产许可到期',
  ],
]

export const KIND_WORDS: readonly (readonly [string, KindName])[] = KIND_TABLE.flatMap(([kind, words]) =>
  words.split(' ').map((word): [string, KindName] => [word, kind]),
).sort(([a], [b]) => b.length - a.length)

/** Words that are said of anything: they name a kind only where no other is named. */
export const GENERAL_WORDS: readonly (readonly [string, KindName])[] = [
  ['项目', 'project'],
  ['工程', 'engineering'],
]

/** Kinds that are lists of companies already: 资质到期的企业 asks for the expiry, not for a company. */
export const PARAMOUNT_KINDS: readonly KindName[] = [
  'credit',
  'qualificationTrace',
  'dynamicCheck',
  'qualificationExpiry',
  'permitExpiry',
]

/** An order that a question asks for. */
export type Order = 'largest' | 'smallest' | 'most' | 'newest' | 'oldest' | 'soonest' | 'widest'

export const ORDER_WORDS: readonly (readonly [RegExp, Order])[] = [
  [/面积(?:最大|排名|排行)/u, 'widest'],
  [/(?:最先|最早|最快|最近|即将|快要|马上)(?:要)?(?:截止|到期|过期)的?/u, 'soonest'],
  [/(?:成立)?最(?:早|老|久)的?/u, 'oldest'],
  [/最多的?|数量排(?:名|行)/u, 'most'],
  [/(?:金额|价格|造价|投资|预算|注册资本|资本)?(?:最大|最高|最贵|最强|排(?:名|行))的?/u, 'largest'],
  [/(?:金额|价格|造价|投资|预算|注册资本|资本)?(?:最小|最低|最少|最便宜)的?/u, 'smallest'],
  [/最新的?|最近(?:发布|公布)的?|刚(?:刚)?发布的?/u, 'newest'],
]

/** The sorts, by key, that an order may mean; the first that a kind has is taken. */
export const SORTS_OF: Readonly<Record<Order, readonly string[]>> = {
  largest: [
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
  ],
  // No kind is sorted from the smallest on: what is asked for is said not to be there.
  smallest: [],
  most: ['wins', 'achieve', 'tenders', 'sanction', 'count', 'amount', 'capital', 'investment'],
  newest: ['latest'],
  oldest: ['oldest', 'earliest', 'soonest'],
  soonest: ['soonest', 'deadline'],
  widest: ['area'],
}

/** Words that ask but say nothing of what is looked for. */
export const FILLER = new RegExp(
  [
    '项目|工程|请问|麻烦|帮忙|帮我|给我|我想|我要|想要|想找|想查|想看|能不能|能否|可以',
    '[哪那]一?[个条家项位块宗份]|一[个条家项位块宗份]',
    '查询|查找|查一下|查下|查查|查看|搜索|搜一下|找一下|找找|看一下|看看|列出|列一下|推荐|统计|了解|介绍|显示',
    '有没有|有哪些|有哪几|有多少|多少|哪些|哪里|哪几|哪个|几[家个条名]|什么|谁|怎么样|如何|情况|信息|数据|清单|列表|名单|记录|数量|总数|一共|总共|目前|现在|当前|正在|相关|有关|关于|方面|所有|全部|符合|满足|条件|要求|需要|具有|具备|拥有|持有|资质|注册资本|注册资金|预算金额|预算|投资额|总投资|投资|金额|规模|价格|报价|造价|发布|公布|公示|成立|截止|到期',
    '呢|吗|吧|啊|呀|么|嘛|哦|了|的|地|得|在|和|与|及|或|是|有|个|家|条|名|位|项|省内|市内|全国|国内|范围|那么|那|再|还|换成|换|只看|查|找|看|搜|里|中|内|为|等|都',
  ].join('|'),
  'gu',
)

/** What is asked of one company. */
export type Topic = 'credit' | 'wins' | 'qualifications' | 'people' | 'base'

export const TOPIC_WORDS: readonly (readonly [RegExp, Topic])[] = [
  [/信用|处罚|失信|黑名单|不良行为|诚信/u, 'credit'],
  [/中标|业绩|项目|中过|拿过/u, 'wins'],
  [/资质|证书|等级/u, 'qualifications'],
  [/人员|建造师|员工|项目经理/u, 'people'],
  [/法人|法定代表人|注册资本|注册资金|成立|地址|电话|联系方式|怎么样|如何|情况|介绍|资料|信息|概况/u, 'base'],
]
