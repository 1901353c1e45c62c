import { addDays } from '@zhushutong/domain/formatting'
import type { Random } from './random'

const HOUR = 3_600_000

const PLATFORMS = {
  company: ['全国建筑市场监管公共服务平台', '各省住房和城乡建设厅', '国家企业信用信息公示系统'],
  person: ['全国建筑市场监管公共服务平台', '各省住房和城乡建设厅'],
  tender: ['中国招标投标公共服务平台', '各省公共资源交易平台', '各市公共资源交易中心'],
  winning: ['中国招标投标公共服务平台', '各省公共资源交易平台', '各市公共资源交易中心'],
  owner: ['招标与中标公告归集'],
  agency: ['招标与中标公告归集'],
  credit: ['信用中国', '各省信用信息公示平台', '全国建筑市场监管公共服务平台'],
  planned: ['全国投资项目在线审批监管平台', '各省投资项目在线审批监管平台'],
  landTransfer: ['中国土地市场网', '各市公共资源交易中心'],
  landPreReview: ['各省自然资源厅', '各市自然资源和规划局'],
  landPermit: ['各市自然资源和规划局'],
  buildingPermit: ['各市自然资源和规划局'],
  environmental: ['各市生态环境局', '建设项目环境影响登记表备案系统'],
  qualificationTrace: ['住房和城乡建设部', '各省住房和城乡建设厅'],
  dynamicCheck: ['各省住房和城乡建设厅', '各市住房和城乡建设局'],
  qualificationExpiry: ['全国建筑市场监管公共服务平台', '各省住房和城乡建设厅'],
  permitExpiry: ['各省住房和城乡建设厅'],
  siku: ['全国建筑市场监管公共服务平台'],
  shengting: ['各省建筑市场监管公共服务平台'],
  highway: ['全国公路建设市场信用信息管理系统', '各省交通运输厅信用平台'],
  water: ['全国水利建设市场信用信息平台'],
  waterSupervision: ['全国水利建设市场监管平台', '各省水利厅监管平台'],
  project: ['投资项目在线审批监管平台', '各省公共资源交易平台'],
  engineering: ['全国建筑市场监管公共服务平台', '各省住房和城乡建设厅'],
} as const

const NEWS_DAYS = 30

/** The day as the one of publication where it lies in the last 30 days; what is older was looked at again since. */
export const freshly = (day: number, today: number): number | undefined =>
  day > addDays(today, -NEWS_DAYS) ? day : undefined

/**
 * Where a demo record says it is from. Addresses end in .example, which nobody can register.
 * `today` is the start of a day in ms; everything lies before it. `published` (start of an earlier day, ms) is when
 * the source brought it: it is collected on that day.
 */
export const provenance = (
  random: Random,
  kind: keyof typeof PLATFORMS,
  id: string,
  today: number,
  published?: number,
) => {
  const collectedAt =
    published === undefined
      ? addDays(today, -random.int(0, 30)) - random.int(1, 8) * HOUR
      : published + random.int(8, 22) * HOUR
  const checked = random.chance(0.7) ? Math.min(collectedAt + random.int(1, 72) * HOUR, today) : null
  return {
    sourcePlatform: `${random.pick(PLATFORMS[kind])}（演示数据）`,
    sourceUrl: `https://data.example/${kind}/${id}`,
    collectedAt,
    checkedAt: checked,
  }
}
