import 'server-only'
import { isPortalError, type PortalClient } from '@zhushutong/sdk'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'

export type CompanyInsight = ResultOf<typeof contract.insight.company>

/** What is computed from the records around a company; null where it does not come, 'none' for no such company. */
export type ReadInsight = (companyId: string) => Promise<CompanyInsight | 'none' | null>

const PART_MS = 2_500
const NOT_FOUND = 404

export const createInsight =
  ({ insight }: PortalClient): ReadInsight =>
  (id) =>
    insight.company({ id }, { timeout: PART_MS }).catch((error: unknown) => {
      if (!isPortalError(error)) throw error
      return error.status === NOT_FOUND ? 'none' : null
    })
