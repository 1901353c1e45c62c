import type { FullClient } from '@zhushutong/sdk/portal'
import { ContainerModule, type ServiceIdentifier } from 'inversify'
import { FIGURES, orNull } from '../answers'
import { cached } from '../cached'
import { CLOCK, VISITOR_CALLS } from '../services'

const CACHE_MS = 60_000

/** Figures over all records, for charts; null for a part that fails to load. */
function createInstitute({ institute, statistics }: FullClient, clock: () => number) {
  const shared = <T>(call: () => Promise<T>) => cached(CACHE_MS, () => orNull(call()), clock)
  return {
    figures: shared(() => institute.figures({}, FIGURES)),
    macro: shared(() => institute.macro({}, FIGURES)),
    tendersByProvince: shared(() => statistics.biddingByProvince({}, FIGURES)),
    companiesByProvince: shared(() => statistics.companyByProvince({}, FIGURES)),
    qualifications: shared(() => statistics.qualificationByCompany({}, FIGURES)),
    personnel: shared(() => statistics.personnelByPlatform({}, FIGURES)),
  }
}

export type Institute = ReturnType<typeof createInstitute>
export const INSTITUTE: ServiceIdentifier<Institute> = Symbol('institute')

export const instituteModule = new ContainerModule(({ bind }) => {
  bind(INSTITUTE).toResolvedValue(createInstitute, [VISITOR_CALLS, CLOCK]).inSingletonScope()
})
