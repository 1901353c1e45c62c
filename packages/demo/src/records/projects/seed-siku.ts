import type { StoredRecord } from '@zhushutong/domain/records'
import { collectionDayOf, provenance } from '../provenance'
import { randomOf, uuidOf } from '../random'
import type { Dataset, Project } from '../world/dataset'
import { constructionOf } from './construction'
import { housingRecord, latestDayOf } from './housing-milestones'

const SIKU_SOURCE = { kind: 'siku', platforms: ['全国建筑市场监管公共服务平台'] }

const STREAM = { chosen: 110, id: 111, details: 112 }
const SHARE = 0.74
const COVERAGE = { contract: 0.94, review: 0.72, permit: 0.9, finish: 0.82 }
const LEVELS: ReadonlyArray<readonly [string, number]> = [
  ['A', 12],
  ['B', 38],
  ['C', 22],
  ['D', 28],
]
const NOT_HOUSING = new Set(['highway', 'water', 'service', 'goods'])

/** True for project types that the housing platforms cover. */
export function isHousing({ type }: Pick<Project, 'type'>): boolean {
  return !NOT_HOUSING.has(type)
}

/** True when the national platform has the project. */
export function isOnSiku(work: Project): boolean {
  return (
    isHousing(work) && (work.result?.winners ?? 0) > 0 && randomOf(STREAM.chosen, work.index).chance(SHARE)
  )
}

export function sikuRecord(work: Project, world: Dataset): StoredRecord | null {
  const course = isOnSiku(work) ? constructionOf(work, world) : null
  if (!course) return null
  const id = uuidOf(STREAM.id, work.index)
  const random = randomOf(STREAM.details, work.index)
  return {
    id,
    ...housingRecord(random, work, course, world, COVERAGE),
    dataLevel: random.weighted(LEVELS),
    ...provenance(random, SIKU_SOURCE, id, world.today, collectionDayOf(latestDayOf(course), world.today)),
  }
}
