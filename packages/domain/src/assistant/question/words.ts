import { CATALOGUE, isNamedAfterCompany, type KindName } from '../../records'

/** What people call each kind of record; longer words are matched first. */
export const KIND_WORDS: readonly (readonly [string, KindName])[] = CATALOGUE.flatMap(({ kind, words }) =>
  words.split(' ').map((word): [string, KindName] => [word, kind]),
).sort(([a], [b]) => b.length - a.length)

/** General words: they select a kind only if the question names no other. */
export const GENERAL_WORDS: readonly (readonly [string, KindName])[] = CATALOGUE.flatMap((kind) =>
  'looseWord' in kind ? [[kind.looseWord, kind.kind] as const] : [],
)

/** Kinds that are lists of companies already: 资质到期的企业 asks for the expiry, not for a company. */
export const PRIORITY_KINDS: readonly KindName[] = CATALOGUE.filter(isNamedAfterCompany).map(
  ({ kind }) => kind,
)

/** A sort order that a question can ask for. */
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

/** The sort keys an order may mean; the first one that the kind has is used. */
export const SORTS_BY_ORDER: Readonly<Record<Order, readonly string[]>> = {
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
  // No kind can be sorted ascending: the answer says so.
  smallest: [],
  most: ['wins', 'achieve', 'tenders', 'sanction', 'count', 'amount', 'capital', 'investment'],
  newest: ['latest'],
  oldest: ['oldest', 'earliest', 'soonest'],
  soonest: ['soonest', 'deadline'],
  widest: ['area'],
}

/** Question words without search content; 中 is one by itself, not in 体育中心 or 中学. */
export const FILLER = new RegExp(
  [
    '项目|工程|请问|麻烦|帮忙|帮我|给我|我想|我要|想要|想找|想查|想看|能不能|能否|可以',
    '[哪那]一?[个条家项位块宗份]|一[个条家项位块宗份]',
    '查询|查找|查一下|查下|查查|查看|搜索|搜一下|找一下|找找|看一下|看看|列出|列一下|推荐|统计|了解|介绍|显示',
    '有没有|有哪些|有哪几|有多少|多少|哪些|哪里|哪几|哪个|几[家个条名]|什么|谁|怎么样|如何|情况|信息|数据|清单|列表|名单|记录|数量|总数|一共|总共|目前|现在|当前|正在|相关|有关|关于|方面|所有|全部|符合|满足|条件|要求|需要|具有|具备|拥有|持有|资质|注册资本|注册资金|预算金额|预算|投资额|总投资|投资|金额|规模|价格|报价|造价|发布|公布|公示|成立|截止|到期',
    '竞争对手|对手|国有企业|国有独资|国有|国企|央企|民营企业|民营|民企|私企|上市公司|公告',
    '呢|吗|吧|啊|呀|么|嘛|哦|了|的|地|得|在|和|与|及|或|是|有|个|家|条|名|位|项|省内|市内|全国|国内|范围|那么|那|再|还|换成|换|只看|查|找|看|搜|里|中(?![心学医铁建交])|内|为|等|都',
  ].join('|'),
  'gu',
)

/** What a question about one company asks for. */
export type Topic = 'credit' | 'wins' | 'qualifications' | 'people' | 'competitors' | 'ownership' | 'base'

export const TOPIC_WORDS: readonly (readonly [RegExp, Topic])[] = [
  [/信用|处罚|失信|黑名单|不良行为|诚信/u, 'credit'],
  [/中标|业绩|项目|中过|拿过/u, 'wins'],
  [/资质|证书|等级/u, 'qualifications'],
  [/人员|建造师|员工|项目经理/u, 'people'],
  [/对手|跟谁竞争|和谁竞争/u, 'competitors'],
  [/国企|央企|国有|民企|民营|私企|上市公司/u, 'ownership'],
  [/法人|法定代表人|注册资本|注册资金|成立|地址|电话|联系方式|怎么样|如何|情况|介绍|资料|信息|概况/u, 'base'],
]
