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
  {
    id: 'c-001',
    type: 'changelog',
    daysAgo: 1,
    title: '查企业、查人员、查招标上线',
    remark: '三类数据可按地区、资质、金额和时间组合筛选，条件都在网址里，可以收藏和转发。',
    labels: ['新功能'],
    paragraphs: [
      '三类数据可按地区、资质、金额和时间组合筛选。每条记录都写明来源、采集时间和核验时间；没有核验过的会直说未核验。',
    ],
  },
  {
    id: 'c-002',
    type: 'changelog',
    daysAgo: 4,
    title: '短信登录与密码登录',
    remark: '新手机号验证后自动注册，一处登录，全站可用。',
    labels: ['账号'],
    paragraphs: ['新手机号验证后自动注册。登录凭证只保存在浏览器的安全 Cookie 里，页面脚本读不到。'],
  },
  {
    id: 'c-003',
    type: 'changelog',
    daysAgo: 6,
    title: '扫码开通 SVIP，公司转账也支持',
    remark: '微信、支付宝扫码即时开通；企业可选择公司转账。',
    labels: ['会员'],
    paragraphs: [
      '微信、支付宝扫码即时开通，二维码过期可以一键刷新。企业用户可选择公司转账，到账后由客服开通。',
    ],
  },
  changed('c-004', 9, '查询结果导出为 Excel', '选好条件，一次导出整张列表，进度看得见。', '导出'),
  changed('c-005', 13, '收藏企业与项目', '点星标收藏，个人中心里随时找回。', '账号'),
  changed('c-006', 17, '组合查询', '企业、资质、人员、业绩的条件放在一起查。', '新功能'),
  changed('c-007', 22, '数据商城：先看样例再下单', '样例遮住关键字段，字段和条数先看清楚。', '数据商城'),
  changed('c-008', 27, '信用记录单独成页', '许可、处罚、失信与联合惩戒分开列出，各有来源。', '查信用'),
  changed('c-009', 33, '公路、水利业绩', '公路与水利项目的业绩和人员可以单独查。', '新功能'),
  changed('c-010', 39, '深色外观', '跟随系统，也可以在页脚自己选。', '体验'),
  changed('c-011', 46, '地区分站', '选好城市，列表和首页先看本地的。', '体验'),
  changed('c-012', 54, '开放接口与密钥', '按调用授权，用量按天可查。', 'API 中心'),
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
