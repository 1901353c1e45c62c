import { dayOf } from '@zhushutong/domain/formatting'
import type { StoredRecord } from '@zhushutong/domain/records'
import { collectionDayOf, provenance } from '../provenance'
import { type Random, randomOf, uuidOf } from '../random'
import { buildingOf } from '../world/buildings'
import type { Dataset, Project } from '../world/dataset'
import { structureNameOf } from '../world/measures'
import { permitNoOf, projectNoOf } from '../world/platform-numbers'
import { roadOf } from '../world/roads'
import { type Construction, constructionOf, dayText, namesOf, referencesOf } from './construction'
import { latestDayOf } from './housing-milestones'
import { isFollowed, projectIdOf } from './seed-project'

const ENGINEERING_SOURCE = {
  kind: 'engineering',
  platforms: ['全国建筑市场监管公共服务平台', '各省住房和城乡建设厅'],
}

const STREAM = { id: 135, details: 136 }
const MAX_UNITS = 4
const YUAN = 100

/** The fields that differ between the single works of a project. */
interface Unit {
  readonly name: string
  readonly structure: string
  /** Share of the whole project. */
  readonly share: number
  readonly area: number | null
  readonly storeysAbove: number | null
  readonly storeysBelow: number | null
  readonly height: number | null
  readonly span: number | null
  readonly length: number | null
}

const BLANK = { area: null, storeysAbove: null, storeysBelow: null, height: null, span: null, length: null }

const PARTS: Readonly<Record<string, readonly string[]>> = {
  中心小学教学楼工程: ['教学楼', '综合楼', '学生食堂', '风雨操场'],
  人民医院综合楼工程: ['综合楼', '医技楼', '住院楼'],
}

const buildingUnits = (work: Project): Unit[] => {
  const { buildings, area, storeys, below, height, span, structure } = buildingOf(work)
  const count = Math.min(buildings, MAX_UNITS)
  const parts = PARTS[structureNameOf(work)]
  const share = 1 / buildings
  return Array.from({ length: count }, (_, i) => ({
    name: parts?.[i] ?? `${i + 1}#${structureNameOf(work) === '标准厂房项目' ? '厂房' : '楼'}`,
    structure,
    share,
    area: Math.round(area * share),
    storeysAbove: storeys,
    storeysBelow: below,
    height,
    span,
    length: null,
  }))
}

const roadUnits = (work: Project): Unit[] => {
  const { length, bridges, bridgeLength, span } = roadOf(work)
  const road = { ...BLANK, name: '路基路面工程', structure: 'road', share: bridges > 0 ? 0.75 : 1, length }
  const bridge = { ...BLANK, name: '桥梁工程', structure: 'bridge', share: 0.25, length: bridgeLength, span }
  if (length === null) return [{ ...bridge, share: 1 }]
  return bridges > 0 ? [road, bridge] : [road]
}

const MUNICIPAL: Readonly<
  Record<string, readonly (readonly [name: string, structure: string, share: number])[]>
> = {
  道路改造工程: [
    ['道路工程', 'road', 0.68],
    ['排水工程', 'pipe', 0.32],
  ],
  污水管网工程: [['污水管网工程', 'pipe', 1]],
  雨污分流工程: [
    ['雨水管网工程', 'pipe', 0.45],
    ['污水管网工程', 'pipe', 0.55],
  ],
}

const unitsOf = (work: Project, { scale }: Construction): Unit[] => {
  if (work.type === 'building') return buildingUnits(work)
  if (work.type === 'highway') return roadUnits(work)
  const { area, length } = scale
  const whole = { ...BLANK, name: '', area, length }
  if (work.type === 'water') return [{ ...whole, structure: 'hydraulic', share: 1 }]
  const parts = MUNICIPAL[structureNameOf(work)]
  if (!parts) return [{ ...whole, structure: 'other', share: 1 }]
  return parts.map(([name, structure, share]) => ({ ...BLANK, name, structure, share, length }))
}

const stateOf = ({ started, finished }: Construction) => {
  if (started === null) return 'waiting'
  return finished === null ? 'building' : 'finished'
}

const recordOf = (
  random: Random,
  work: Project,
  course: Construction,
  unit: Unit,
  number: number,
): Omit<StoredRecord, 'id'> => {
  const { owner, contractors, manager } = course
  const { name, share, ...measures } = unit
  return {
    engineeringName: `${work.name}${name}`,
    engineeringNo: `${projectNoOf(work, course)}-${String(number).padStart(3, '0')}`,
    projectId: projectIdOf(work, course),
    projectName: work.name,
    projectCode: course.projectCode,
    engineeringType: work.type,
    ...measures,
    status: stateOf(course),
    region: work.region,
    ownerId: owner.id,
    ownerUnitName: owner.name,
    companyId: contractors[0]?.id ?? null,
    companyName: namesOf(contractors),
    managerId: manager.id,
    managerName: manager.name,
    designUnit: course.designer,
    supervisionUnit: course.supervisor,
    surveyUnit: random.chance(0.1) ? null : course.surveyor,
    cost: Math.round((course.amount * share) / YUAN) * YUAN,
    currency: 'CNY',
    permitNo: permitNoOf(work, course),
    permittedOn: dayText(course.permitted),
    plannedStart: dayOf(course.plannedStart),
    plannedEnd: dayOf(course.plannedEnd),
    actualStart: dayText(course.started),
    actualEnd: dayText(course.finished),
    ...referencesOf(course),
  }
}

/** The single works of a followed project with a permit; empty before the permit. */
export function engineeringRecords(work: Project, world: Dataset): StoredRecord[] {
  const course = isFollowed(work) ? constructionOf(work, world) : null
  if (course?.permitted == null) return []
  const { today } = world
  const units = unitsOf(work, course)
  return units.map((unit, i) => {
    const index = work.index * MAX_UNITS + i
    const id = uuidOf(STREAM.id, index)
    const random = randomOf(STREAM.details, index)
    return {
      id,
      ...recordOf(random, work, course, units.length > 1 ? unit : { ...unit, name: '' }, i + 1),
      ...provenance(random, ENGINEERING_SOURCE, id, today, collectionDayOf(latestDayOf(course), today)),
    }
  })
}
