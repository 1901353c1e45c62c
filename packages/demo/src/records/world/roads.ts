import { type Random, randomOf } from '../random'
import type { Project } from './dataset'
import { kilometres, type Scale, structureNameOf, within } from './measures'

const STREAM = { road: 102 }
const YUAN = 100
const WAN = 10_000

/** A road with its bridges; metres. */
interface Road extends Scale {
  readonly grade: string
  readonly bridges: number
  readonly bridgeLength: number | null
  readonly span: number | null
  readonly tunnels: number
  readonly tunnelLength: number | null
  readonly pavement: string | null
}

const NAMES: Readonly<Record<string, string>> = {
  expressway: '高速公路',
  first: '一级公路',
  second: '二级公路',
  third: '三级公路',
  fourth: '四级公路',
}
const LANES: Readonly<Record<string, string>> = {
  expressway: '双向四车道，设计速度 100 km/h',
  first: '双向四车道，设计速度 80 km/h',
  second: '双向两车道，设计速度 60 km/h',
  third: '双向两车道，设计速度 40 km/h',
  fourth: '单车道加错车道，设计速度 20 km/h',
}

const GRADES = {
  rural: [
    ['third', 4],
    ['fourth', 6],
  ],
  trunk: [
    ['expressway', 1],
    ['first', 4],
    ['second', 5],
  ],
} as const

const bridgesOf = (random: Random, work: Project): Road => {
  const bridges = within(work.budget / YUAN / (150 * WAN), 1, 12)
  const bridgeLength = bridges * random.int(40, 160)
  const span = random.pick([13, 16, 20, 25, 30, 40])
  const grade = random.weighted([...GRADES.trunk, ...GRADES.rural])
  const text = `${NAMES[grade]}加固维修桥梁 ${bridges} 座，总长 ${bridgeLength} m，最大单跨 ${span} m`
  const nothing = { area: null, length: null, tunnels: 0, tunnelLength: null, pavement: null }
  return { ...nothing, grade, bridges, bridgeLength, span, text }
}

const tunnelsIn = (random: Random, length: number) => {
  const isHilly = length > 3000 && random.chance(0.08)
  return isHilly ? { tunnels: 1, tunnelLength: random.int(180, 900) } : { tunnels: 0, tunnelLength: null }
}

const structuresOf = ({ bridges, bridgeLength, tunnels, tunnelLength }: Partial<Road>): string =>
  [
    bridges ? `桥梁 ${bridges} 座 ${bridgeLength} m` : '',
    tunnels ? `隧道 ${tunnels} 座 ${tunnelLength} m` : '',
  ]
    .filter(Boolean)
    .join('、')

const lengthOfRoadOf = (random: Random, work: Project, isRural: boolean): Road => {
  const costOfKilometre = (isRural ? random.int(120, 260) : random.int(250, 520)) * WAN
  const length = Math.max(Math.round((work.budget / YUAN / costOfKilometre) * 1000), 200)
  const grade = random.weighted<string>(isRural ? GRADES.rural : GRADES.trunk)
  const bridges = isRural ? within(length / 4000 - random.next(), 0, 9) : 0
  const bridgeLength = bridges > 0 ? bridges * random.int(18, 70) : null
  const span = bridges > 0 ? random.pick([8, 10, 13, 16, 20]) : null
  const pavement = isRural
    ? random.pick(['水泥混凝土', '沥青混凝土'])
    : random.pick(['沥青混凝土（AC-13）', '改性沥青（SMA-13）'])
  const structures = {
    bridges,
    bridgeLength,
    ...(isRural ? tunnelsIn(random, length) : tunnelsIn(random, 0)),
  }
  const also = structuresOf(structures)
  const text = `${NAMES[grade]}，全长 ${kilometres(length)}，${LANES[grade]}，${pavement}路面${also ? `，含${also}` : ''}`
  return { ...structures, grade, length, area: null, span, pavement, text }
}

export function roadOf(work: Project): Road {
  const random = randomOf(STREAM.road, work.index)
  const thing = structureNameOf(work)
  return thing === '桥梁加固工程'
    ? bridgesOf(random, work)
    : lengthOfRoadOf(random, work, thing === '农村公路提升工程')
}
