import type { StaffContract } from '@zhushutong/sdk/staff'
import { pageOf } from '../../platform/http'
import { findDeeds } from '../audit/audit.store'
import type { StaffHandlers } from '../mount-staff'
import type { ResourceDeps } from './index'

/** The log of what the staff changed, for administrators (STF-06). */
export function auditCalls({ database }: ResourceDeps): StaffHandlers<StaffContract['audit']> {
  return {
    async list({ sort: _, ...asked }) {
      const { rows, total } = await findDeeds(database, asked, asked)
      const records = rows.map(({ id, at, actorId: __, ...row }) => ({ ...row, id: String(id), time: at }))
      return pageOf(asked, records, total)
    },
  }
}
