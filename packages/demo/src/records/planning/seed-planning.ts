import type { StoredRecord } from '@zhushutong/domain/records'
import type { Seeds } from '../seeded-kind'
import type { Dataset } from '../world/dataset'
import { type PlannedProject, plannedProjectCount, plannedProjectOf } from './planned-project'
import { landPermitRecord, landPreReviewRecord, landTransferRecord } from './seed-land'
import { buildingPermitRecord, environmentalRecord } from './seed-permits'
import { plannedRecord } from './seed-planned'

type Make = (scheme: PlannedProject, world: Dataset) => StoredRecord | null

export function planningSeeds(world: Dataset) {
  let schemes: readonly PlannedProject[] | undefined
  const all = () => {
    schemes ??= Array.from({ length: plannedProjectCount(world.companies) }, (_, i) =>
      plannedProjectOf(i, world),
    )
    return schemes
  }
  function* result(make: Make): Generator<StoredRecord> {
    for (const scheme of all()) {
      const record = make(scheme, world)
      if (record) yield record
    }
  }
  return {
    planned: () => result(plannedRecord),
    landTransfer: () => result(landTransferRecord),
    landPreReview: () => result(landPreReviewRecord),
    landPermit: () => result(landPermitRecord),
    buildingPermit: () => result(buildingPermitRecord),
    environmental: () => result(environmentalRecord),
  } satisfies Partial<Seeds>
}
