import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import type { FullClient } from '@zhushutong/sdk/portal'
import { cached } from '../cached'

type Counts = ReadonlyArray<{ readonly key: string; readonly label: string; readonly count: number }>
export type InstituteFigures = ResultOf<typeof contract.institute.figures>
export type MacroFigures = ResultOf<typeof contract.institute.macro>

/** Figures over all records, for charts; null for a part that fails to load. */
export interface InstitutePort {
  figures(): Promise<InstituteFigures | null>
  macro(): Promise<MacroFigures | null>
  tendersByProvince(): Promise<Counts | null>
  companiesByProvince(): Promise<Counts | null>
  qualifications(): Promise<Counts | null>
  personnel(): Promise<Counts | null>
}

const PART_MS = 10_000
const CACHE_MS = 60_000

const shared = <T>(call: () => Promise<T>): (() => Promise<T | null>) =>
  cached(CACHE_MS, () => call().catch(() => null))

export function createInstitute({ institute, statistics }: FullClient): InstitutePort {
  const within = { timeout: PART_MS }
  return {
    figures: shared(() => institute.figures({}, within)),
    macro: shared(() => institute.macro({}, within)),
    tendersByProvince: shared(() => statistics.biddingByProvince({}, within)),
    companiesByProvince: shared(() => statistics.companyByProvince({}, within)),
    qualifications: shared(() => statistics.qualificationByCompany({}, within)),
    personnel: shared(() => statistics.personnelByPlatform({}, within)),
  }
}
