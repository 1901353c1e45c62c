import { dayOf, formatSum, HOUR_MS, MINUTE_MS, parseDay } from '@zhushutong/domain/formatting'
import type { Article } from './article'
import { CHANGELOG } from './changelog.data'

const html = (paragraphs: readonly string[]) => paragraphs.map((p) => `<p>${p}</p>`).join('')

const cells = (tag: 'th' | 'td', row: readonly string[]) =>
  `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><thead>${cells('th', head)}</thead><tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table>`

/** 9:00, before the first reader; the entries of a day follow a minute apart. */
const OPENING_MS = 9 * HOUR_MS

/** The change log: each entry with its own day, in the order of the history. */
export function demoNotices(): Article[] {
  return CHANGELOG.map(({ on, title, text, label }, i) => {
    const fromOldest = CHANGELOG.length - i
    return {
      ...{ id: `c-${on}-${fromOldest}`, type: 'changelog', title, remark: text },
      category: null,
      labels: [label],
      body: html([text]),
      releasedAt: (parseDay(on) ?? 0) + OPENING_MS + fromOldest * MINUTE_MS,
    }
  })
}

/** The wins of a company; amounts in fen. */
interface Winner {
  readonly name: string
  readonly count: number
  readonly amount: number | null
  readonly unpriced: number | null
  readonly foreign: number | null
  readonly doubted: number | null
}

/** The weekly article on the companies with most wins, computed from the records; none without wins. */
export function weeklyWinners(winners: readonly Winner[], now: number): Article[] {
  if (winners.length === 0) return []
  const rows = winners.map(({ name, count, amount, unpriced, foreign, doubted }, i) => [
    `${i + 1}`,
    name,
    `${count} 个`,
    formatSum({
      amount: amount ?? 0,
      unpriced: unpriced ?? 0,
      foreign: foreign ?? 0,
      doubted: doubted ?? 0,
    }) ?? '未公开',
  ])
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
      body: `${table(['名次', '企业', '中标', '合计金额'], rows)}${html(['本榜由演示数据统计。'])}`,
      releasedAt: now - HOUR_MS,
    },
  ]
}

export const DEMO_SHORT_LINK = { token: 'demo', target: '/sem.html?scode=demo' }

/**
 * Links to public authorities of the industry; links with a city code are shown on that city's site only
 * (SHL-09).
 */
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
