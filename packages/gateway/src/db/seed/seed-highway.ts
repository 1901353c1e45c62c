import { addMonths, dayOf } from '@zhushutong/domain/formatting'
import type { StoredRecord } from '@zhushutong/domain/records'
import { type Construction, constructionOf, dayText, namesOf, referencesOf } from './construction'
import { latestDayOf } from './housing-steps'
import { freshly, provenance } from './provenance'
import { type Random, randomOf, uuidOf } from './random'
import { roadOf } from './roads'
import type { Work, World } from './world'

const STREAM = { id: 120, details: 121 }
const YEARS_USABLE = 5

/** Until when tenders count what was finished on a day. */
export const usableUntil = (finished: number | null): string | null =>
  finished === null ? null : dayOf(addMonths(finished, YEARS_USABLE * 12))

/** Whether the road platform has the work. */
export const isOnHighway = ({ type, result }: Work): boolean =>
  type === 'highway' && (result?.winners ?? 0) > 0

/** Roads are accepted for good two years after they were handed over. */
const acceptedOf = ({ finished }: Construction, today: number) => {
  const day = finished === null ? null : addMonths(finished, 24)
  return day !== null && day < today ? day : null
}

const stateOf = ({ started, finished }: Construction, accepted: number | null) => {
  if (accepted !== null) return 'accepted'
  if (finished !== null) return 'handed'
  return started === null ? 'waiting' : 'building'
}

const sectionOf = (random: Random, { name }: Work, length: number | null): string => {
  const part = /[一二]标段$/.exec(name)?.[0] ?? '施工标段'
  if (length === null) return part
  const from = random.int(0, 60)
  const to = from * 1000 + length
  return `${part}（K${from}+000～K${Math.floor(to / 1000)}+${String(to % 1000).padStart(3, '0')}）`
}

export const highwayRecord = (work: Work, world: World): StoredRecord | null => {
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
    ...provenance(random, 'highway', id, today, freshly(latestDayOf(course), today)),
  }
}
