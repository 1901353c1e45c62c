import type { StaffResource } from '@zhushutong/domain/staff'
import { consultation } from './consultation.contract'
import { audit, staff } from './members.contract'
import type { StaffCalls } from './resource'
import { session } from './session.contract'

export { STAFF_PAGE_SIZES, type StaffCalls, type StaffEndpoint } from './resource'

/** Every call of the back office by resource; a resource without calls does not compile. */
export const staffContract = {
  consultation,
  staff,
  audit,
} as const satisfies Readonly<Record<StaffResource, StaffCalls>>

export type StaffContract = typeof staffContract

export { session as staffSession }
