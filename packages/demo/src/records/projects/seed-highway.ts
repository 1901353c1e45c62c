import { addMonths, dayOf } from '@zhushutong/domain/formatting'
import type { StoredRecord } from '@zhushutong/domain/records'
import { collectionDayOf, provenance } from '../provenance'
import { type Random, randomOf, uuidOf } from '../random'
import type { Dataset, Project } from '../world/dataset'
import { roadOf } from '../world/roads'
import { type Construction, constructionOf, dayText, namesOf, referencesOf } from './construction'
import { latestDayOf } from './housing-milestones'

const HIGHWAY_SOURCE = {
  kind: 'highway',
  platforms: ['全国公路建设市场信用信息管理系统', '各省交通运输厅信用平台'],
}

const STREAM = { id: 120, details: 121 }
const YEARS_USABLE = 5

/** The last day on which tenders accept a reference finished on this day. */
export function usableUntil(finished: number | null): string | null {
  return finished === null ? null : dayOf(addMonths(finished, YEARS_USABLE * 12))
}

/** True when the highway platform has the project. */
export function isOnHighway({ type, result }: Project): boolean {
  return type === 'highway' && (result?.winners ?? 0) > 0
}

/** Final acceptance of roads takes place two years after handover. */
const acceptedOf = ({ finished }: Construction, today: number) => {
  const day = finished === null ? null : addMonths(finished, 24)
  return day !== null && day < today ? day : null
}

const stateOf = ({ started, finished }: Construction, accepted: number | null) => {
  if (accepted !== null) return 'accepted'
  if (finished !== null) return 'handed'
  return started === null ? 'waiting' : 'building'
}

const sectionOf = (random: Random, { name }: Project, length: number | null): string => {
  const part = /[一二]标段$/.exec(name)?.[0] ?? '施工标段'
  if (length === null) return part
  const from = random.int(0, 60)
  const to = from * 1000 + length
  return `${part}（K${from}+000～K${Math.floor(to / 1000)}+${String(to % 1000).padStart(3, '0')}）`
}

export function highwayRecord(work: Project, world: Dataset): StoredRecord | null {
  const course = isOnHighway(work) ? constructionOf(work, world) : null
  if (!course) return null
  const { today } = world
  const id = uuidOf(STREAM.id, work.index)
  const random = randomOf(STREAM.details, work.index)
  const road = roadOf(work)
  const accepted = acceptedOf(course, today)
  const { owner, contractors, manager, finished } = course
  return {
    id,
    projectName: work.name,
    sectionName: sectionOf(random, work, road.length),
    projectCode: course.projectCode,
    ownerId: owner.id,
    ownerUnitName: owner.name,
    companyId: contractors[0]?.id ?? null,
    companyName: namesOf(contractors),
    managerId: manager.id,
    managerName: manager.name,
    chiefEngineerName: course.chiefEngineer,
    region: work.region,
    technicalGrade: road.grade,
    state: stateOf(course, accepted),
    quality: finished === null ? null : random.chance(0.22) ? 'excellent' : 'passed',
    constructionScale: road.text,
    mileage: road.length,
    bridges: road.bridges,
    bridgeLength: road.bridgeLength,
    longestSpan: road.span,
    tunnels: road.tunnels,
    tunnelLength: road.tunnelLength,
    pavement: road.pavement,
    contractAmount: course.amount,
    settledAmount: course.settled,
    currency: 'CNY',
    supervisionUnit: course.supervisor,
    designUnit: course.designer,
    signedOn: dayText(course.signed),
    realStartTime: dayText(course.started),
    handoverTime: dayText(finished),
    acceptedOn: dayText(accepted),
    usableUntil: usableUntil(finished),
    ...referencesOf(course),
    ...provenance(random, HIGHWAY_SOURCE, id, today, collectionDayOf(latestDayOf(course), today)),
  }
}
