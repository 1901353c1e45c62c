import type { StaffContract } from '@zhushutong/sdk/staff'
import { pageOf } from '../../platform/http'
import type { StaffHandlers } from '../mount-staff'
import type { ResourceDeps } from '../resource-deps'
import { findAuditEntries } from './audit.store'

/** The log of changes by the staff, for administrators (STF-06). */
export function auditCalls({ database }: ResourceDeps): StaffHandlers<StaffContract['audit']> {
  return {
    async list({ sort: _, ...query }) {
      const { rows, total } = await findAuditEntries(database, query, query)
      const records = rows.map(({ id, at, actorId: __, ...row }) => ({ ...row, id: String(id), time: at }))
      return pageOf(query, records, total)
    },
  }
}
