import { formatCount } from '@zhushutong/domain/formatting'
import { type Random, randomOf } from '../random'
import type { Project } from './dataset'
import { type Scale, structureNameOf, within } from './measures'

const STREAM = { building: 101 }
const YUAN = 100

/** One building, or several identical ones; metres and square metres. */
interface Building extends Scale {
  readonly area: number
  readonly buildings: number
  readonly storeys: number
  readonly below: number
  readonly height: number
  readonly span: number
  readonly structure: string
}

interface Sort {
  /** Yuan per square metre. */
  readonly cost: readonly [number, number]
  /** Square metres of one building, and of one of its storeys. */
  readonly building: number
  readonly storey: number
  readonly buildings: number
  readonly storeys: readonly [number, number]
  readonly storeyHeight: number
  readonly span: readonly [number, number]
}

const HOUSING: Sort = {
  cost: [2500, 3200],
  building: 9000,
  storey: 520,
  buildings: 12,
  storeys: [3, 36],
  storeyHeight: 2.9,
  span: [5, 8],
}
const SORTS: Readonly<Record<string, Sort>> = {
  中心小学教学楼工程: {
    cost: [2900, 3800],
    building: 6000,
    storey: 1100,
    buildings: 4,
    storeys: [2, 5],
    storeyHeight: 3.9,
    span: [8, 12],
  },
  人民医院综合楼工程: {
    cost: [4300, 6200],
    building: 25_000,
    storey: 1500,
    buildings: 3,
    storeys: [3, 18],
    storeyHeight: 4.2,
    span: [8, 12],
  },
  标准厂房项目: {
    cost: [1600, 2300],
    building: 8000,
    storey: 3200,
    buildings: 10,
    storeys: [1, 4],
    storeyHeight: 5.4,
    span: [9, 15],
  },
}

const structureOf = (random: Random, storeys: number, isHall: boolean): string => {
  if (isHall) return 'steel'
  if (storeys <= 7) return storeys <= 3 && random.chance(0.1) ? 'brick' : 'frame'
  return storeys > 18 || random.chance(0.5) ? 'shear' : 'frameShear'
}

const basementsOf = (storeys: number, area: number): number =>
  storeys > 20 || area > 60_000 ? 2 : storeys > 6 || area > 15_000 ? 1 : 0

const textOf = ({ area, buildings, storeys, below }: Omit<Building, 'text'>): string => {
  const many = buildings > 1 ? `共 ${buildings} 栋，最高地上 ${storeys} 层` : `地上 ${storeys} 层`
  return `总建筑面积 ${formatCount(area)} ㎡，${many}${below > 0 ? `、地下 ${below} 层` : ''}`
}

export function buildingOf(work: Project): Building {
  const random = randomOf(STREAM.building, work.index)
  const sort = SORTS[structureNameOf(work)] ?? HOUSING
  const area = Math.max(Math.round(work.budget / YUAN / random.int(...sort.cost)), 120)
  const isTower = sort === HOUSING && random.chance(0.5)
  const buildings = within(area / (isTower ? 2 * sort.building : sort.building), 1, sort.buildings)
  const storeys = within(area / buildings / sort.storey, ...sort.storeys)
  const isHall = sort === SORTS.标准厂房项目 && storeys === 1
  const shape = {
    area,
    buildings,
    storeys,
    below: isHall ? 0 : basementsOf(storeys, area),
    height: isHall ? random.int(9, 13) : Math.round(storeys * sort.storeyHeight + 1.2),
    span: isHall ? random.pick([18, 21, 24, 27, 30]) : random.int(...sort.span),
    structure: structureOf(random, storeys, isHall),
    length: null,
  }
  return { ...shape, text: textOf(shape) }
}
