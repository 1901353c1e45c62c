import type { StaffResource } from '@zhushutong/domain/staff'
import type { StaffContract } from '@zhushutong/sdk/staff'
import type { Clock } from '../../platform/clock'
import type { Database } from '../../platform/db'
import type { StaffHandlers } from '../mount-staff'
import { auditCalls } from './audit'
import { consultationCalls } from './consultations'
import { correctionCalls } from './corrections'
import { postingCalls } from './postings'
import { shortLinkCalls } from './short-links'
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
  posting: postingCalls,
  correction: correctionCalls,
  shortLink: shortLinkCalls,
  staff: staffCalls,
  audit: auditCalls,
}
