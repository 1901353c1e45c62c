import { DAY_MS, dayOf, formatMoney, HOUR_MS } from '@zhushutong/domain/formatting'

interface SeedNotice {
  readonly id: string
  readonly type: 'changelog'
  readonly daysAgo: number
  readonly title: string
  readonly remark: string
  readonly labels: readonly string[]
  readonly paragraphs: readonly string[]
}

const NOTICES: readonly SeedNotice[] = [
  changed(
    'c-001',
    0,
    '菜单十六项各有页面，招标计划与宏观分析上线',
    '设计院、勘察、监理、造价咨询、总承包与供应商各成一表，招标计划提前看，民生、投资、地方与政府项目有图有表。',
    '新功能',
  ),
  changed(
    'c-002',
    1,
    '法规全文：按条阅读与检索',
    '法律、条例与办法收录全文，每条有链接，可在文内检索；列表按发布与施行日期排。',
    '资讯政策',
  ),
  changed(
    'c-003',
    3,
    '企业信用按处罚、失信与欠薪的日期查',
    '可按最近一次行政处罚、失信惩戒或欠薪记录的日期筛选与排序。',
    '查信用',
  ),
  changed(
    'c-004',
    6,
    '能不能投：逐条对照招标要求',
    '选定自己的企业后，每条招标写明满足、不满足或待核，附依据与日期。',
    '查招标',
  ),
  changed('c-005', 9, '中标率与下浮率', '按地区、工程类型与业主统计，附样本量；业主页可试算报价。', '新功能'),
  changed(
    'c-006',
    13,
    '企业对比与关系链',
    '最多几家企业并排看；业主、合作与对手画成一张图，附同场投标的每一次。',
    '查企业',
  ),
  changed(
    'c-007',
    17,
    '钱包、发票与退款',
    '充值余额可支付与退回；电子发票自助申请；退款先看金额再提交。',
    '会员',
  ),
  changed(
    'c-008',
    22,
    '订阅推送：站内、邮件、短信与微信',
    '任何列表选好条件即可订阅，新数据合成一份摘要送达。',
    '订阅',
  ),
  changed(
    'c-009',
    27,
    'SDK、密钥与事件推送',
    '按调用授权的密钥、签名的事件推送与重发，附完整接口文档。',
    'API 中心',
  ),
  changed(
    'c-010',
    33,
    '人员在建状态（推断）',
    '根据中标与施工许可推断建造师是否有在建项目，写明依据。',
    '查人员',
  ),
  changed('c-011', 39, '数据报告与数据商城', '按条件生成 PDF 报告，先看样例再下单。', '数据商城'),
  changed('c-012', 46, '地区分站与深色外观', '选好城市，列表和首页先看本地；外观跟随系统或自己选。', '体验'),
]

/** An entry of the change log, whose text is what its list says. */
function changed(id: string, daysAgo: number, title: string, remark: string, label: string): SeedNotice {
  return { id, type: 'changelog', daysAgo, title, remark, labels: [label], paragraphs: [remark] }
}

const html = (paragraphs: readonly string[]) => paragraphs.map((p) => `<p>${p}</p>`).join('')

/** The change log, dated back from `now` (ms). */
export function demoNotices(now: number) {
  return NOTICES.map(({ daysAgo, paragraphs, labels, ...notice }) => ({
    ...notice,
    category: null,
    labels: [...labels],
    body: html(paragraphs),
    releasedAt: now - daysAgo * DAY_MS,
  }))
}

/** The weekly article on the companies with most wins, computed from the records; none if nobody won. */
export function weeklyWinners(
  winners: ReadonlyArray<{ readonly name: string; readonly count: number; readonly amount: number | null }>,
  now: number,
) {
  if (winners.length === 0) return []
  const lines = winners.map(
    ({ name, count, amount }, i) =>
      `${i + 1}. ${name}，中标 ${count} 个，合计 ${formatMoney(amount)}（演示数据）。`,
  )
  return [
    {
      id: `n-weekly-${dayOf(now)}`,
      type: 'new',
      title: '近七日中标企业榜：谁拿下的项目最多',
      remark: '按中标数量排序，数据来自已收录的中标结果。',
      labels: ['中标数据'],
      category: 'bidding',
      method: 'statistics',
      source: '筑数通数据组',
      body: html(lines),
      releasedAt: now - HOUR_MS,
    },
  ]
}

/** An example of a promotion's short link: /demo.html. */
export const DEMO_SHORT_LINK = { token: 'demo', target: '/sem.html?scode=demo' }

/** Public authorities of the industry, links only; those with a code stand on the city's sub-site alone (SHL-09). */
export const DEMO_FRIEND_LINKS = [
  { name: '住房和城乡建设部', url: 'https://www.mohurd.gov.cn/' },
  { name: '全国建筑市场监管公共服务平台', url: 'https://jzsc.mohurd.gov.cn/' },
  { name: '全国公共资源交易平台', url: 'https://www.ggzy.gov.cn/' },
  { name: '国家企业信用信息公示系统', url: 'https://www.gsxt.gov.cn/' },
  { name: '信用中国', url: 'https://www.creditchina.gov.cn/' },
  { name: '中国招标投标公共服务平台', url: 'https://www.cebpubservice.com/' },
  { name: '北京市住房和城乡建设委员会', url: 'https://zjw.beijing.gov.cn/', columns: '110000' },
  { name: '江苏省住房和城乡建设厅', url: 'https://jsszfhcxjst.jiangsu.gov.cn/', columns: '320100' },
  { name: '浙江省住房和城乡建设厅', url: 'https://jst.zj.gov.cn/', columns: '330100' },
  { name: '重庆市住房和城乡建设委员会', url: 'https://zfcxjw.cq.gov.cn/', columns: '500000' },
  { name: '四川省住房和城乡建设厅', url: 'https://jst.sc.gov.cn/', columns: '510100' },
].map(({ columns = 'all', ...link }, position) => ({
  ...link,
  ...{ id: `f-${position + 1}`, columns, location: 'down', position },
}))

export const DEMO_SEARCH_WORDS = [
  ['市政', 'company'],
  ['园林绿化', 'company'],
  ['水利水电', 'company'],
  ['道路改造', 'tender'],
  ['污水处理', 'tender'],
  ['学校', 'tender'],
  ['老旧小区', 'tender'],
  ['钢结构', 'company'],
  ['设计施工总承包', 'tender'],
] as const
