import { formatCount } from '@zhushutong/domain/formatting'
import { type Random, randomOf } from '../random'
import type { Project } from './dataset'
import { kilometres, type Scale, structureNameOf } from './measures'

const STREAM = { waterworks: 103 }
const YUAN = 100
const WAN = 10_000

/** Hydraulic works: type and grade after SL 252; metres. */
interface Waterworks extends Scale {
  readonly works: string
  readonly grade: string
}

const yuanOf = (work: Project) => work.budget / YUAN

const riverOf = (random: Random, work: Project): Waterworks => {
  const length = Math.max(Math.round(yuanOf(work) / random.int(5000, 12_000)), 150)
  const bank = Math.round(length * (0.8 + random.next() * 0.9))
  const mud = Math.round((length * random.int(4, 12)) / 100) * 100
  const grade = length > 8000 ? 'III' : length > 2500 ? 'IV' : 'V'
  const text = `整治河道 ${kilometres(length)}，新建及加固护岸 ${kilometres(bank)}，清淤疏浚 ${formatCount(mud)} m³`
  return { works: 'river', grade, area: null, length, text }
}

/** A reservoir; capacity in 10,000 m³ within its class. */
const reservoirOf = (random: Random, work: Project): Waterworks => {
  const yuan = yuanOf(work)
  const [name, grade, capacity, height] =
    yuan > 6000 * WAN
      ? ['大（1）型水库', 'I', random.int(100_000, 240_000), random.int(60, 140)]
      : yuan > 3000 * WAN
        ? ['大（2）型水库', 'II', random.int(10_000, 86_000), random.int(45, 98)]
        : yuan > 1000 * WAN
          ? ['中型水库', 'III', random.int(1000, 4800), random.int(28, 62)]
          : yuan > 400 * WAN
            ? ['小（1）型水库', 'IV', random.int(100, 960), random.int(18, 42)]
            : ['小（2）型水库', 'V', random.int(12, 98), random.int(9, 24)]
  const text = `${name}，总库容 ${formatCount(capacity)} 万 m³，最大坝高 ${height} m，加固大坝、溢洪道及放水设施`
  return { works: 'reservoir', grade: String(grade), area: null, length: null, text }
}

const irrigationOf = (random: Random, work: Project): Waterworks => {
  const length = Math.max(Math.round(yuanOf(work) / random.int(500, 1400)), 400)
  const mu = (yuanOf(work) / random.int(700, 1600) / WAN).toFixed(2)
  const grade = Number(mu) >= 5 ? 'III' : Number(mu) >= 0.5 ? 'IV' : 'V'
  const text = `衬砌改造渠道 ${kilometres(length)}，渠系建筑物 ${random.int(8, 120)} 座，改善灌溉面积 ${mu} 万亩`
  return { works: 'irrigation', grade, area: null, length, text }
}

const equipmentOf = (work: Project): Waterworks => {
  const yuan = yuanOf(work)
  const grade = yuan > 2000 * WAN ? 'III' : yuan > 500 * WAN ? 'IV' : 'V'
  const what = structureNameOf(work) === '水闸金属结构工程' ? '闸门、启闭机' : '水泵机组、电气设备'
  return { works: 'other', grade, area: null, length: null, text: `更新改造${what}及其控制系统` }
}

const EQUIPMENT = new Set(['水闸金属结构工程', '泵站机电设备工程'])
const RIVERS = new Set(['河道整治工程', '河湖生态治理工程'])

export function waterworksOf(work: Project): Waterworks {
  const random = randomOf(STREAM.waterworks, work.index)
  const thing = structureNameOf(work)
  if (RIVERS.has(thing)) return riverOf(random, work)
  if (EQUIPMENT.has(thing)) return equipmentOf(work)
  return thing === '水库除险加固工程' ? reservoirOf(random, work) : irrigationOf(random, work)
}
