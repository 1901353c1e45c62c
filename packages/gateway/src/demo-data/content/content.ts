import { DAY_MS, dayOf, formatMoney, HOUR_MS } from '@zhushutong/domain/formatting'

interface SeedNotice {
  readonly id: string
  readonly type: 'new' | 'changelog'
  readonly daysAgo: number
  readonly title: string
  readonly remark: string
  readonly labels: readonly string[]
  readonly paragraphs: readonly string[]
}

const NOTICES: readonly SeedNotice[] = [
  {
    id: 'n-verify-qualification',
    type: 'new',
    daysAgo: 1,
    title: '投标前怎样核对对手的资质：三步看清证书真假',
    remark: '证书编号、发证机关、有效期，三处对得上才算数。',
    labels: [],
    paragraphs: [
      '资质证书的编号由资质类别、等级和流水号组成。核对时先看类别与等级是否与招标文件的要求一致，再看证书上的企业名称与统一社会信用代码是否同一家。',
      '有效期以发证机关公布的为准。已过期而正在延续的企业，应要求其提供主管部门的受理凭证。',
    ],
  },
  {
    id: 'n-credit-code',
    type: 'new',
    daysAgo: 2,
    title: '统一社会信用代码的第 18 位是怎么算出来的',
    remark: '记住校验规则，抄错一位当场就能发现。',
    labels: [],
    paragraphs: [
      '统一社会信用代码共 18 位，前 17 位依次是登记管理部门、机构类别、登记机关所在地和主体标识，第 18 位是校验码。',
      '把前 17 位各乘以固定的权数后求和，除以 31 取余，再用 31 减去余数，就得到校验码的序号。任何一位抄错，校验码都对不上。',
    ],
  },
  {
    id: 'n-candidate-notice',
    type: 'new',
    daysAgo: 3,
    title: '中标候选人公示期内，可以做哪些事',
    remark: '公示不少于三日，异议要在期内书面提出。',
    labels: [],
    paragraphs: [
      '依法必须招标的项目，招标人应当自收到评标报告之日起三日内公示中标候选人，公示期不得少于三日。',
      '投标人对评标结果有异议的，应当在公示期间提出；招标人应当自收到异议之日起三日内作出答复。',
    ],
  },
  {
    id: 'n-consortium',
    type: 'new',
    daysAgo: 5,
    title: '联合体投标，资质等级按谁的算',
    remark: '同一专业的单位，按资质等级较低的确定。',
    labels: [],
    paragraphs: [
      '由同一专业的单位组成的联合体，按照资质等级较低的单位确定资质等级。联合体各方应当签订共同投标协议，明确各自承担的工作和责任。',
      '联合体中标的，各方应当共同与招标人签订合同，就中标项目承担连带责任。',
    ],
  },
  {
    id: 'n-safety-permit',
    type: 'new',
    daysAgo: 8,
    title: '安全生产许可证到期前三个月，该准备什么',
    remark: '有效期三年，期满前三个月办理延期。',
    labels: [],
    paragraphs: [
      '安全生产许可证有效期为三年。需要延期的，企业应当在期满前三个月向原发证机关办理延期手续。',
      '三类人员的考核合格证书、特种作业人员的操作资格证书是否在有效期内，是延期审查的重点。',
    ],
  },
  {
    id: 'n-bid-deadline',
    type: 'new',
    daysAgo: 11,
    title: '从发售文件到投标截止，最少要留多少天',
    remark: '依法必须招标的项目，不得少于二十日。',
    labels: [],
    paragraphs: [
      '依法必须进行招标的项目，自招标文件开始发出之日起至投标人提交投标文件截止之日止，最短不得少于二十日。',
      '招标人对已发出的招标文件作必要澄清或者修改、可能影响投标文件编制的，应当在截止时间至少十五日前书面通知。',
    ],
  },
  {
    id: 'n-manager-lock',
    type: 'new',
    daysAgo: 15,
    title: '项目经理在建锁定怎么查',
    remark: '一名注册建造师不得同时担任两个在建项目的负责人。',
    labels: [],
    paragraphs: [
      '注册建造师一般不得同时在两个及两个以上的建设工程项目上担任施工单位项目负责人。核对时看其名下项目的合同开工与竣工备案时间。',
    ],
  },
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

/** Demo articles, dated back from `now` (ms). */
export function demoNotices(now: number) {
  return NOTICES.map(({ daysAgo, paragraphs, labels, ...notice }) => ({
    ...notice,
    category: notice.type === 'new' ? 'bidding' : null,
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
