import { addDays } from '@zhushutong/domain/formatting'
import type { Random } from './random'

const HOUR = 3_600_000

const PLATFORMS = {
  company: ['全国建筑市场监管公共服务平台', '各省住房和城乡建设厅', '国家企业信用信息公示系统'],
  person: ['全国建筑市场监管公共服务平台', '各省住房和城乡建设厅'],
  tender: ['中国招标投标公共服务平台', '各省公共资源交易平台', '各市公共资源交易中心'],
} as const

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
