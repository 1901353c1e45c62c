import { formatCount } from '@zhushutong/domain/formatting'
import type { Random } from '../random'
import type { PlannedProject } from './planned-project'

const YUAN = 100

/** The size of a project, with the figures of its type: square metres and kilometres. */
export interface PlannedSize {
  readonly floorArea: number
  readonly plotArea: number
  readonly floorRatio: number
  readonly length: number
}

const rounded = (n: number, to: number) => Math.max(Math.round(n / to), 1) * to

/** A size that matches the project's cost; deterministic for the same draws. */
export function plannedSizeOf(random: Random, { type, use, investment }: PlannedProject): PlannedSize {
  const yuan = investment / YUAN
  const floorRatio =
    use === 'industrial' || use === 'logistics' ? 1 + random.next() : 1.2 + 1.8 * random.next()
  const floorArea = rounded(yuan / (3200 + 2600 * random.next()), 10)
  const length = Math.max(Math.round((yuan / (8_000_000 + 9_000_000 * random.next())) * 10) / 10, 0.2)
  const plotArea =
    type === 'building'
      ? rounded(floorArea / floorRatio, 10)
      : rounded(length * 1000 * (18 + 20 * random.next()), 10)
  return { floorArea, plotArea, floorRatio: Math.round(floorRatio * 10) / 10, length }
}

/** The size in one sentence, in the wording of approvals and permits. */
export function sizeTextOf({ type, name }: Pick<PlannedProject, 'type' | 'name'>, size: PlannedSize): string {
  const area = `${formatCount(size.floorArea)} 平方米`
  const plot = `${formatCount(size.plotArea)} 平方米`
  switch (type) {
    case 'building':
      return `总用地面积 ${plot}，总建筑面积 ${area}`
    case 'municipal':
      if (/小区/.test(name)) return `改造建筑面积 ${area}，实施屋面防水、外墙修缮及管网更新`
      return /管网|污/.test(name)
        ? `新建及改造管网 ${size.length} 公里，配套检查井与泵站`
        : `改造道路 ${size.length} 公里，同步实施管网、照明与绿化`
    case 'highway':
      return /桥/.test(name)
        ? `桥梁全长 ${formatCount(size.length * 400)} 米，双向四车道`
        : `路线全长 ${size.length} 公里，四级公路`
    case 'water':
      return `治理长度 ${size.length} 公里，加固堤防与建筑物`
    case 'fitout':
      return `装修改造建筑面积 ${area}，含消防、空调及智能化改造`
    case 'other':
      return `平整场地面积 ${plot}，含土石方及边坡防护`
    case 'power':
      return `装机容量 ${Math.max(Math.round(size.length * 2.4 * 10) / 10, 0.5)} 兆瓦`
    default:
      return `建设面积 ${plot}，含园路、绿化及配套设施`
  }
}
