import { isPortalError, type PortalClient } from '@zhushutong/sdk'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'

export type StaffCheck = ResultOf<typeof contract.staffing.check>

export interface StaffingPort {
  /** The result, or the HTTP status of a failed check. */
  check(companyId: string): Promise<StaffCheck | { readonly status: number }>
}

export function createStaffing({ staffing }: PortalClient): StaffingPort {
  return {
    check: (id) =>
      staffing.check({ id }).catch((error: unknown) => {
        if (!isPortalError(error)) throw error
        return { status: error.status ?? 503 }
      }),
  }
}
