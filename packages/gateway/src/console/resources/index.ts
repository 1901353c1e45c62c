import type { StaffResource } from '@zhushutong/domain/staff'
import type { StaffContract } from '@zhushutong/sdk/staff'
import type { Clock } from '../../platform/clock'
import type { Database } from '../../platform/db'
import type { StaffHandlers } from '../mount-staff'
import { auditCalls } from './audit'
import { consultationCalls } from './consultations'
import { staffCalls } from './staff'

export interface ResourceDeps {
  readonly database: Database
  readonly clock: Clock
}

type Resources = {
  readonly [R in StaffResource]: (deps: ResourceDeps) => StaffHandlers<StaffContract[R]>
}

/** What answers the calls of each resource; one without handlers does not compile. */
export const resources: Resources = {
  consultation: consultationCalls,
  staff: staffCalls,
  audit: auditCalls,
}
