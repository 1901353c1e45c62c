import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import { type FullClient, isPortalError } from '@zhushutong/sdk/portal'

export type StaffCheck = ResultOf<typeof contract.staffing.check>

export interface StaffingPort {
  /** The result, or the HTTP status of a failed check. */
  check(companyId: string): Promise<StaffCheck | { readonly status: number }>
}

export function createStaffing({ staffing }: FullClient): StaffingPort {
  return {
    check: (id) =>
      staffing.check({ id }).catch((error: unknown) => {
        if (!isPortalError(error)) throw error
        return { status: error.status ?? 503 }
      }),
  }
}
