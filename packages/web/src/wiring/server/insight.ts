import { isPortalError, type PortalClient } from '@zhushutong/sdk'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'

export type CompanyInsight = ResultOf<typeof contract.insight.company>
/** What helps to decide on a tender. */
export type TenderSheet = ResultOf<typeof contract.tenderSheet.get>

/** What is computed of companies and tenders from the records around them. */
export interface InsightPort {
  /** Null if loading failed, 'none' for an unknown company. */
  loadCompany(companyId: string): Promise<CompanyInsight | 'none' | null>
  /** Null if loading failed. */
  loadTender(tenderId: string): Promise<TenderSheet | null>
}

const PART_MS = 2_500
const NOT_FOUND = 404

export function createInsight({ insight, tenderSheet }: PortalClient): InsightPort {
  return {
    loadCompany: (id) =>
      insight.company({ id }, { timeout: PART_MS }).catch((error: unknown) => {
        if (!isPortalError(error)) throw error
        return error.status === NOT_FOUND ? 'none' : null
      }),
    loadTender: (id) =>
      tenderSheet.get({ id }, { timeout: PART_MS }).catch((error: unknown) => {
        if (!isPortalError(error)) throw error
        return null
      }),
  }
}
