import {
  dynamicCheck,
  permitExpiry,
  qualificationExpiry,
  qualificationTrace,
  type StoredRecord,
} from '@zhushutong/domain/records'
import type { SeededKind } from '../seeded-kind'
import type { Dataset } from '../world/dataset'
import { dynamicChecks } from './seed-dynamic-check'
import { permitExpiries, qualificationExpiries } from './seed-expiry'
import { qualificationTraces } from './seed-qualification-trace'

interface Ending {
  readonly qualifications: readonly StoredRecord[]
  readonly permits: readonly StoredRecord[]
}

/** Data of the tools about companies; `companyOf` generates a company's record by index. */
export function toolKinds(world: Dataset, companyOf: (index: number) => StoredRecord): readonly SeededKind[] {
  // Companies are generated once for both lists: that takes longer than all the rest.
  let ending: Ending | undefined
  const found = (): Ending => {
    if (ending) return ending
    const qualifications: StoredRecord[] = []
    const permits: StoredRecord[] = []
    for (let i = 0; i < world.companies; i++) {
      const company = companyOf(i)
      qualifications.push(...qualificationExpiries(company, i, world.today))
      permits.push(...permitExpiries(company, i, world.today))
    }
    ending = { qualifications, permits }
    return ending
  }
  return [
    { kind: qualificationTrace, records: () => qualificationTraces(world) },
    { kind: dynamicCheck, records: () => dynamicChecks(world) },
    { kind: qualificationExpiry, records: () => found().qualifications },
    { kind: permitExpiry, records: () => found().permits },
  ]
}
