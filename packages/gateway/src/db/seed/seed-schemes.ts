import {
  buildingPermit,
  environmental,
  landPermit,
  landPreReview,
  landTransfer,
  planned,
  type StoredRecord,
} from '@zhushutong/domain/records'
import { type Scheme, schemeOf, schemesOf } from './scheme'
import { landPermitRecord, landPreReviewRecord, landTransferRecord } from './seed-land'
import { buildingPermitRecord, environmentalRecord } from './seed-permits'
import { plannedRecord } from './seed-planned'
import type { SeededKind } from './seeded-kind'
import type { World } from './world'

type Make = (scheme: Scheme, world: World) => StoredRecord | null

/** Planned projects and the papers on their land and building. */
export const schemeKinds = (world: World): readonly SeededKind[] => {
  let schemes: readonly Scheme[] | undefined
  const all = () => {
    schemes ??= Array.from({ length: schemesOf(world.companies) }, (_, i) => schemeOf(i, world))
    return schemes
  }
  function* made(make: Make): Generator<StoredRecord> {
    for (const scheme of all()) {
      const record = make(scheme, world)
      if (record) yield record
    }
  }
  return [
    { kind: planned, records: () => made(plannedRecord) },
    { kind: landTransfer, records: () => made(landTransferRecord) },
    { kind: landPreReview, records: () => made(landPreReviewRecord) },
    { kind: landPermit, records: () => made(landPermitRecord) },
    { kind: buildingPermit, records: () => made(buildingPermitRecord) },
    { kind: environmental, records: () => made(environmentalRecord) },
  ]
}
