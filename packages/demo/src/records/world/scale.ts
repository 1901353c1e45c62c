import { formatCount } from '@zhushutong/domain/formatting'
import { type Random, randomOf } from '../random'
import { buildingOf } from './buildings'
import type { Project } from './dataset'
import { kilometres, type Scale, structureNameOf } from './measures'
import { roadOf } from './roads'
import { waterworksOf } from './waterworks'

const STREAM = { scale: 104 }
const YUAN = 100

type Measure = (random: Random, yuan: number) => Scale

const areaBy = (yuan: number, cost: number) => Math.max(Math.round(yuan / cost), 60)
const onlyText = (text: string): Scale => ({ text, area: null, length: null })

const fitout: Measure = (random, yuan) => {
  const area = areaBy(yuan, random.int(1200, 2600))
  return { text: `装修面积 ${formatCount(area)} ㎡，含墙面、吊顶、地面、给排水及强弱电`, area, length: null }
}

const MEASURES: Readonly<Record<string, Measure>> = {
  道路改造工程: (random, yuan) => {
    const width = random.pick([9, 12, 16, 18, 24, 32])
    const length = areaBy(yuan, width * random.int(380, 700))
    const text = `改造道路全长 ${kilometres(length)}，红线宽 ${width} m，含车行道、人行道、排水、照明及绿化`
    return { text, length, area: length * width }
  },
  污水管网工程: (random, yuan) => {
    const length = areaBy(yuan, random.int(1800, 3200))
    const wells = Math.max(Math.round(length / random.int(28, 40)), 2)
    const text = `新建 DN300–DN800 污水管 ${kilometres(length)}，检查井 ${formatCount(wells)} 座`
    return { text, length, area: null }
  },
  雨污分流工程: (random, yuan) => {
    const length = areaBy(yuan, random.int(2200, 3800))
    const text = `雨污分流改造管线 ${kilometres(length)}，涉及排水户 ${formatCount(Math.round(length / 12))} 户`
    return { text, length, area: null }
  },
  老旧小区改造工程: (random, yuan) => {
    const homes = Math.max(Math.round(yuan / random.int(18_000, 32_000)), 24)
    const area = homes * random.int(76, 92)
    const houses = Math.max(Math.round(homes / 36), 1)
    const text = `改造楼栋 ${houses} 栋，涉及居民 ${formatCount(homes)} 户，建筑面积 ${formatCount(area)} ㎡`
    return { text, area, length: null }
  },
  公园绿化工程: (random, yuan) => {
    const area = areaBy(yuan, random.int(180, 420))
    return {
      text: `绿化面积 ${formatCount(area)} ㎡，含园路铺装、景观小品、给排水及照明`,
      area,
      length: null,
    }
  },
  绿道建设工程: (random, yuan) => {
    const length = areaBy(yuan, random.int(1500, 2600))
    return { text: `绿道全长 ${kilometres(length)}，宽 3.5 m，含驿站及标识系统`, length, area: null }
  },
  配电工程: (random, yuan) => {
    const length = areaBy(yuan, random.int(700, 1300))
    const text = `新建 10 kV 线路 ${kilometres(length)}，箱式变电站 ${Math.max(Math.round(length / 2500), 1)} 座`
    return { text, length, area: null }
  },
  分布式光伏发电项目: (random, yuan) =>
    onlyText(`装机容量 ${(yuan / random.int(3200, 3900) / 1000).toFixed(2)} MWp，并网电压等级 10 kV`),
  标识标牌制作安装项目: (random, yuan) =>
    onlyText(`制作安装各类标识标牌 ${formatCount(areaBy(yuan, random.int(2600, 5200)))} 块`),
  办公楼装修工程: fitout,
  门诊楼装饰装修工程: fitout,
  场地平整项目: (random, yuan) => {
    const area = areaBy(yuan, random.int(60, 140))
    const earth = Math.round((area * random.int(2, 5)) / 100) * 100
    return { text: `平整场地 ${formatCount(area)} ㎡，土石方 ${formatCount(earth)} m³`, area, length: null }
  },
}

const bySheets: Measure = () => onlyText('建设内容及规模以施工图和工程量清单为准')

/** The size of a project, the same in its approval and on every platform. */
export function scaleOf(work: Project): Scale {
  if (work.type === 'building') return buildingOf(work)
  if (work.type === 'highway') return roadOf(work)
  if (work.type === 'water') return waterworksOf(work)
  const measure = MEASURES[structureNameOf(work)] ?? bySheets
  return measure(randomOf(STREAM.scale, work.index), work.budget / YUAN)
}
