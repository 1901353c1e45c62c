import type { StoredRecord } from '@zhushutong/domain/records'
import type { Seeds } from '../seeded-kind'
import type { Dataset } from '../world/dataset'
import { dynamicChecks } from './seed-dynamic-check'
import { permitExpiries, qualificationExpiries } from './seed-expiry'
import { qualificationTraces } from './seed-qualification-trace'

interface Ending {
  readonly qualifications: readonly StoredRecord[]
  readonly permits: readonly StoredRecord[]
}

/** Data for the company tools; `companyOf` generates a company's record by index. */
export function toolSeeds(world: Dataset, companyOf: (index: number) => StoredRecord) {
  // Generated once for both lists, because this takes longer than all the other work.
  let ending: Ending | undefined
  const result = (): Ending => {
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
  return {
    qualificationTrace: () => qualificationTraces(world),
    dynamicCheck: () => dynamicChecks(world),
    qualificationExpiry: () => result().qualifications,
    permitExpiry: () => result().permits,
  } satisfies Partial<Seeds>
}
