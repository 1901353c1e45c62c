import { divisionName } from '@zhushutong/domain/divisions'
import { addDays, dayOf } from '@zhushutong/domain/formatting'
import type { StoredRecord } from '@zhushutong/domain/records'
import { REGIONAL_PLATFORMS } from '@zhushutong/domain/region'
import { collectionDayOf, provenance } from '../provenance'
import { randomOf, uuidOf } from '../random'
import type { Dataset, Project } from '../world/dataset'
import { provinceOf } from '../world/places'
import { constructionOf } from './construction'
import { housingRecord, latestDayOf } from './housing-milestones'
import { isHousing } from './seed-siku'

const SHENGTING_SOURCE = { kind: 'shengting', platforms: ['各省建筑市场监管公共服务平台'] }

const STREAM = { chosen: 113, id: 114, details: 115 }
const SHARE = 0.62
const COVERAGE = { contract: 0.88, review: 0.8, permit: 0.95, finish: 0.75 }
const PROVINCES: ReadonlySet<string> = new Set(REGIONAL_PLATFORMS.map((p) => p.provinceCode))

/** True when the project's province has a platform and that platform has the project. */
function isOnShengting(work: Project): boolean {
  return (
    isHousing(work) &&
    (work.result?.winners ?? 0) > 0 &&
    PROVINCES.has(provinceOf(work.region)) &&
    randomOf(STREAM.chosen, work.index).chance(SHARE)
  )
}

export function shengtingRecord(work: Project, world: Dataset): StoredRecord | null {
  const course = isOnShengting(work) ? constructionOf(work, world) : null
  if (!course) return null
  const { today } = world
  const id = uuidOf(STREAM.id, work.index)
  const random = randomOf(STREAM.details, work.index)
  const filed = Math.min(addDays(course.awarded, random.int(0, 20)), addDays(today, -1))
  const latest = Math.max(latestDayOf(course), filed)
  return {
    id,
    ...housingRecord(random, work, course, world, COVERAGE),
    platform: provinceOf(work.region),
    filedOn: dayOf(filed),
    ...provenance(random, SHENGTING_SOURCE, id, today, collectionDayOf(latest, today)),
    sourcePlatform: `${divisionName(provinceOf(work.region))}建筑市场监管公共服务平台（演示数据）`,
  }
}
