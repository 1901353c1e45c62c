import 'server-only'
import { isPortalError, type PortalClient } from '@zhushutong/sdk'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'

export type StaffCheck = ResultOf<typeof contract.staffing.check>

/** A company's people against the standards of its qualifications; an HTTP status where it does not come. */
export type CheckStaff = (companyId: string) => Promise<StaffCheck | { readonly status: number }>

export const createCheckStaff =
  ({ staffing }: PortalClient): CheckStaff =>
  (id) =>
    staffing.check({ id }).catch((error: unknown) => {
      if (!isPortalError(error)) throw error
      return { status: error.status ?? 503 }
    })
