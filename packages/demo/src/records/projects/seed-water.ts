import { addMonths, DAY_MS, dayOf } from '@zhushutong/domain/formatting'
import type { StoredRecord } from '@zhushutong/domain/records'
import { collectionDayOf, provenance } from '../provenance'
import { type Random, randomOf, uuidOf } from '../random'
import type { Dataset, Project } from '../world/dataset'
import { countyName, provinceOf } from '../world/places'
import { waterworksOf } from '../world/waterworks'
import { type Construction, constructionOf, dayText, namesOf, referencesOf } from './construction'
import { latestDayOf } from './housing-milestones'
import { usableUntil } from './seed-highway'

const WATER_SOURCE = { kind: 'water', platforms: ['全国水利建设市场信用信息平台'] }
const WATER_SUPERVISION_SOURCE = {
  kind: 'waterSupervision',
  platforms: ['全国水利建设市场监管平台', '各省水利厅监管平台'],
}

const STREAM = { platform: 122, creditId: 123, credit: 124, supervisionId: 125, supervision: 126 }
const AWARDS: ReadonlyArray<readonly [string, number]> = [
  ['none', 88],
  ['city', 7],
  ['province', 4],
  ['nation', 1],
]
const TOPICS = [
  '质量与安全专项检查',
  '农民工工资支付检查',
  '防汛度汛检查',
  '“四不两直”飞检',
  '主要人员到岗检查',
]

const isWon = ({ type, result }: Project) => type === 'water' && (result?.winners ?? 0) > 0
const isSupervised = (work: Project) => randomOf(STREAM.platform, work.index).chance(1 / 3)

/** True when the supervision platforms have the project; two of three are on the credit platform instead. */
export function isOnSupervision(work: Project): boolean {
  return isWon(work) && isSupervised(work)
}
/** True when the credit platform has the project. */
export function isOnWater(work: Project): boolean {
  return isWon(work) && !isSupervised(work)
}

const stateOf = ({ started, finished }: Construction, today: number) => {
  if (started === null) return 'waiting'
  if (finished === null) return 'building'
  return addMonths(finished, 12) < today ? 'accepted' : 'finished'
}

/** The common fields of both platforms. */
const waterRecord = (random: Random, work: Project, course: Construction, { today }: Dataset) => {
  const { text, works, grade } = waterworksOf(work)
  const { owner, contractors, manager, finished } = course
  return {
    projectName: work.name,
    projectCode: course.projectCode,
    sectionName: /[一二]标段$/.exec(work.name)?.[0] ?? '施工标段',
    ownerId: owner.id,
    ownerUnitName: owner.name,
    companyId: contractors[0]?.id ?? null,
    companyName: namesOf(contractors),
    managerId: manager.id,
    managerName: manager.name,
    technicalLeadName: course.chiefEngineer,
    region: work.region,
    works,
    worksGrade: grade,
    state: stateOf(course, today),
    constructionScale: text,
    bidPrice: course.amount,
    settledAmount: course.settled,
    currency: 'CNY',
    supervisionUnit: course.supervisor,
    designUnit: course.designer,
    contractStartLimttime: dayOf(course.plannedStart),
    contractEndLimttime: dayOf(course.plannedEnd),
    finishedOn: dayText(finished),
    quality: finished === null ? null : random.chance(0.25) ? 'excellent' : 'passed',
    usableUntil: usableUntil(finished),
    ...referencesOf(course),
  }
}

export function waterCreditRecord(work: Project, world: Dataset): StoredRecord | null {
  const course = isOnWater(work) ? constructionOf(work, world) : null
  if (!course) return null
  const id = uuidOf(STREAM.creditId, work.index)
  const random = randomOf(STREAM.credit, work.index)
  const { finished } = course
  return {
    id,
    ...waterRecord(random, work, course, world),
    waterType: work.name.includes('EPC') ? '3' : '2',
    performancePlatform: '3',
    qualityAward: finished === null ? null : random.weighted(AWARDS),
    creditScore: finished === null ? null : random.int(78, 99),
    ...provenance(random, WATER_SOURCE, id, world.today, collectionDayOf(latestDayOf(course), world.today)),
  }
}

const inspectionsOf = (random: Random, { started, finished }: Construction, today: number) => {
  if (started === null) return []
  const days = Math.floor(((finished ?? today) - started) / DAY_MS)
  const count = Math.min(random.int(0, 4), Math.floor(days / 20))
  return Array.from({ length: count }, () => random.int(1, Math.max(days - 1, 1)))
    .sort((a, b) => a - b)
    .map((after) => {
      const problems = random.chance(0.4) ? 0 : random.int(1, 9)
      return {
        inspectedOn: dayOf(started + after * DAY_MS),
        topic: random.pick(TOPICS),
        problems,
        result: problems === 0 ? '未发现问题' : random.chance(0.9) ? '已整改销号' : '限期整改',
      }
    })
}

export function waterSupervisionRecord(work: Project, world: Dataset): StoredRecord | null {
  const course = isOnSupervision(work) ? constructionOf(work, world) : null
  if (!course) return null
  const id = uuidOf(STREAM.supervisionId, work.index)
  const random = randomOf(STREAM.supervision, work.index)
  const inspections = inspectionsOf(random, course, world.today)
  const base = waterRecord(random, work, course, world)
  const isNational = ['I', 'II', 'III'].includes(base.worksGrade)
  const province = countyName(provinceOf(work.region))
  return {
    id,
    ...base,
    waterType: work.name.includes('EPC') ? '5' : '1',
    performancePlatform: isNational ? '1' : '2',
    supervisor: `${isNational ? province : countyName(work.region)}水利工程质量与安全中心`,
    supervisionNo: `SLJD${work.region}${dayOf(course.awarded).slice(0, 4)}${String(work.index % 10_000).padStart(4, '0')}`,
    inspectionCount: inspections.length,
    problemCount: inspections.reduce((sum, i) => sum + i.problems, 0),
    inspections,
    ...provenance(
      random,
      WATER_SUPERVISION_SOURCE,
      id,
      world.today,
      collectionDayOf(latestDayOf(course), world.today),
    ),
    sourcePlatform: `${isNational ? '全国水利建设市场' : `${province}水利`}监管平台（演示数据）`,
  }
}
