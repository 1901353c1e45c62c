import type { StaffContract } from '@zhushutong/sdk/staff'
import { pageOf } from '../../platform/http'
import { findBillLines } from '../../purchase'
import type { StaffHandlers } from '../mount-staff'
import type { ResourceDeps } from './index'

/** The lines of the providers' bills, and how each compares with ours (LED-06). */
export function billCalls({ database }: ResourceDeps): StaffHandlers<StaffContract['bill']> {
  return {
    async list({ sort: _, ...asked }) {
      const { rows, total } = await findBillLines(database.orm, asked)
      return pageOf(
        asked,
        rows.map(({ at, ...row }) => ({ ...row, time: at })),
        total,
      )
    },
  }
}
