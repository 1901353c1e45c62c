import type { StoredRecord } from '@zhushutong/domain/records'
import { constructionOf } from './construction'
import { housingRecord, latestDayOf } from './housing-steps'
import { freshly, provenance } from './provenance'
import { randomOf, uuidOf } from './random'
import type { Work, World } from './world'

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

/** Works that the housing platforms are about. */
export const isHousing = ({ type }: Pick<Work, 'type'>): boolean => !NOT_HOUSING.has(type)

/** Whether the national platform has the work. */
export const isOnSiku = (work: Work): boolean =>
  isHousing(work) && (work.result?.winners ?? 0) > 0 && randomOf(STREAM.chosen, work.index).chance(SHARE)

export const sikuRecord = (work: Work, world: World): StoredRecord | null => {
  const course = isOnSiku(work) ? constructionOf(work, world) : null
  if (!course) return null
  const id = uuidOf(STREAM.id, work.index)
  const random = randomOf(STREAM.details, work.index)
  return {
    id,
    ...housingRecord(random, work, course, world, COVERAGE),
    dataLevel: random.weighted(LEVELS),
    ...provenance(random, 'siku', id, world.today, freshly(latestDayOf(course), world.today)),
  }
}
