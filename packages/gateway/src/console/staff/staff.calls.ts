import type { StaffContract } from '@zhushutong/sdk/staff'
import type { Tx } from '../../platform/db'
import { pageOf } from '../../platform/http'
import { leaveUnchanged } from '../audit/audit.store'
import type { StaffContext, StaffHandlers } from '../mount-staff'
import { GONE, refusedBy, wrongFields } from '../refusal'
import type { ResourceDeps } from '../resource-deps'
import { countOpenStaffSessions } from '../session/session.store'
import { type StaffChange, type StaffRefusal, staffChanges, staffState } from './change-staff'
import { findStaff, findStaffMemberPage, type StaffRow } from './staff.store'

const rowView = (row: StaffRow, sessions: number) => ({
  ...staffState(row),
  id: row.id,
  lastLoginTime: row.lastLoginAt,
  createTime: row.createdAt,
  sessions,
})

type Changes = ReturnType<typeof staffChanges>

/** The staff: created, changed, disabled and reset by administrators (STF-05). */
export function staffCalls({ database, clock }: ResourceDeps): StaffHandlers<StaffContract['staff']> {
  const run = (
    { change, actor }: StaffContext,
    action: string,
    work: (changes: Changes) => Promise<StaffChange | StaffRefusal | null>,
  ) =>
    change(action, async (tx: Tx) => {
      const result = await work(staffChanges(tx, clock, actor))
      if (!result) return GONE
      if ('problems' in result)
        return result.problems.length > 0 ? wrongFields(result.problems) : refusedBy(result.message)
      const { before, after, isUnchanged, password } = result
      const open = await countOpenStaffSessions(tx, [after.id], clock.now())
      const view = rowView(after, open.get(after.id) ?? 0)
      if (isUnchanged) return leaveUnchanged(view)
      return {
        subject: after.account,
        before: before && staffState(before),
        after: staffState(after),
        result: { ...view, ...(password !== undefined && { password }) },
      }
    })

  return {
    async list({ sort = 'createTime', ...query }) {
      const { rows, total } = await findStaffMemberPage(database.orm, { sort, ...query })
      const open = await countOpenStaffSessions(
        database.orm,
        rows.map(({ id }) => id),
        clock.now(),
      )
      return pageOf(
        query,
        rows.map((row) => rowView(row, open.get(row.id) ?? 0)),
        total,
      )
    },
    async get({ id }) {
      const staff = await findStaff(database.orm, id)
      return staff
        ? rowView(staff, (await countOpenStaffSessions(database.orm, [id], clock.now())).get(id) ?? 0)
        : GONE
    },
    create: (form, context) => run(context, 'create', (changes) => changes.add(form)),
    update: ({ id, ...form }, context) => run(context, 'update', (changes) => changes.edit(id, form)),
    disable: ({ id }, context) => run(context, 'disable', (changes) => changes.disable(id)),
    enable: ({ id }, context) => run(context, 'enable', (changes) => changes.enable(id)),
    reset: ({ id }, context) => run(context, 'reset', (changes) => changes.reset(id)),
    endSessions: ({ id }, context) => run(context, 'endSessions', (changes) => changes.endSessions(id)),
  }
}
