import { buildCenterHref } from '../../navigation'

/** Topics of questions about the site itself, rather than about its records. */
export type SiteTopic = (typeof SITE_RULES)[number]['topic']

/** The rules of the site that questions are about: by which words, and where each is written (AI-12). */
export const SITE_RULES = [
  {
    topic: 'price',
    words: /svip|会员(?:多少|价|费|怎么收|一年)|多少钱|收费|套餐|续费|开通会员|价格表/iu,
    text: '会员与增值服务的现价、期限和首购优惠写在购买页，下单前会列出应付金额。',
    link: { label: '会员与价格', path: '/svip.html' },
  },
  {
    topic: 'refund',
    words: /退款|退费|退钱|退订会员/u,
    text: '能不能退、退多少，按《产品购买及使用协议》的“退款”一节计算；在“我的订单”里打开订单，可以看到金额并申请。',
    link: { label: '我的订单', path: buildCenterHref('orders') },
  },
  {
    topic: 'invoice',
    words: /发票|开票/u,
    text: '付款后一年内，可以在“我的订单”申请增值税普通发票或专用发票，开具后在“我的发票”下载。',
    link: { label: '我的发票', path: buildCenterHref('invoices') },
  },
  {
    topic: 'export',
    words: /导出|下载(?:数据|名单|列表|excel)/iu,
    text: '任何列表都能导出为 Excel 或 CSV：筛好条件，点列表上方的“导出”，完成后在“我的导出”下载；每月的免费条数看您的会员。',
    link: { label: '我的导出', path: buildCenterHref('exports') },
  },
  {
    topic: 'account',
    words: /注销(?:我的)?(?:账号|账户|帐号)|换(?:绑)?手机号|修改密码|忘记密码/u,
    text: '账号、密码、手机号和注销都在个人中心的“账号与安全”里办理。',
    link: { label: '账号与安全', path: buildCenterHref('security') },
  },
  {
    topic: 'contact',
    words: /客服|人工|热线|联系你们|投诉你们/u,
    text: '客服电话 400-023-6003；也可以用右侧浮动菜单里的在线咨询。',
    link: { label: '帮助中心', path: '/help.html' },
  },
  {
    topic: 'company',
    words: /(?:添加|设置|更换|修改|选择|绑定)我的(?:企业|公司)/u,
    text: '在个人中心的“我的企业”里填上企业名称或统一社会信用代码，之后的招标都会和它比对，证书到期前也会提醒。',
    link: { label: '我的企业', path: buildCenterHref('myCompany') },
  },
  {
    topic: 'assistant',
    words: /你是谁|你是什么|什么模型|大模型|人工智能|你会什么|你能做什么|怎么用你/u,
    text: '我按规则在本站的数据、标准、政策和问答里查找，每条结论都附上原始记录；没有接入大语言模型，所以不会推测。',
    link: { label: '帮助中心', path: '/help.html' },
  },
] as const

/** The rules of the site that a question is about (AI-12). */
export function findSiteTopics(text: string): readonly SiteTopic[] {
  return SITE_RULES.filter(({ words }) => words.test(text)).map(({ topic }) => topic)
}

/** The rule of a topic. */
export function findSiteRule(topic: SiteTopic): (typeof SITE_RULES)[number] {
  return SITE_RULES.find((rule) => rule.topic === topic) as (typeof SITE_RULES)[number]
}
