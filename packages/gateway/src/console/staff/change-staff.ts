import { isDeepStrictEqual } from 'node:util'
import {
  checkStaff,
  checkStaffChange,
  type StaffForm,
  type StaffProblem,
  type StaffRole,
  trimStaff,
} from '@zhushutong/domain/staff'
import { hashPassword } from '../../account'
import type { Clock } from '../../platform/clock'
import type { Tx } from '../../platform/db'
import type { Actor } from '../audit/audit.store'
import { deleteStaffSessionsOf } from '../session/session.store'
import { newPassword } from './new-password'
import { findStaff, insertStaff, type StaffRow, updateStaff } from './staff.store'

export interface StaffRefusal {
  readonly problems: readonly StaffProblem[]
  readonly message: string
}

/** The row before and after a change; `before` is null for a new row. */
export interface StaffChange {
  readonly before: StaffRow | null
  readonly after: StaffRow
  /** True when nothing was written. */
  readonly isUnchanged: boolean
  /** The password of a new account or of a reset, to be handed over once. */
  readonly password?: string
}

const refuse = (problems: readonly StaffProblem[], message = problems[0]?.message ?? ''): StaffRefusal => ({
  problems,
  message,
})

/** The state of a staff member for the audit log. */
export function staffState({ account, name, role, disabledAt, enrolledAt }: StaffRow) {
  return { account, name, role, isDisabled: disabledAt !== null, isEnrolled: enrolledAt !== null }
}

/**
 * Changes to the staff, for the back office and the command line, within the caller's transaction (STF-05). Each
 * returns null for an unknown id.
 */
export function staffChanges(tx: Tx, clock: Clock, actor: Actor) {
  const change = async (
    id: string,
    valuesFor: (before: StaffRow) => Partial<StaffRow>,
    endsSessions: boolean,
  ): Promise<StaffChange | StaffRefusal | null> => {
    const before = await findStaff(tx, id)
    if (!before) return null
    const values = valuesFor(before)
    const next = { ...before, ...values }
    const refusal = checkStaffChange(
      actor.id,
      { ...before, isDisabled: before.disabledAt !== null },
      { role: next.role, isDisabled: next.disabledAt !== null },
    )
    if (refusal !== null) return refuse([], refusal)
    const isSame = isDeepStrictEqual(next, before)
    const after = isSame ? before : await updateStaff(tx, id, values)
    const ended = endsSessions ? await deleteStaffSessionsOf(tx, id) : 0
    return { before, after, isUnchanged: isSame && ended === 0 }
  }

  return {
    async add(form: StaffForm): Promise<StaffChange | StaffRefusal> {
      const typed = trimStaff(form)
      const problems = checkStaff(typed)
      if (problems.length > 0) return refuse(problems)
      const password = newPassword()
      const role = typed.role as StaffRole
      const after = await insertStaff(tx, { ...typed, role }, await hashPassword(password), clock.now())
      return after
        ? { before: null, after, isUnchanged: false, password }
        : refuse([{ field: 'account', message: '这个账号已被使用' }])
    },

    async edit(id: string, form: Pick<StaffForm, 'name' | 'role'>) {
      const staff = await findStaff(tx, id)
      if (!staff) return null
      const typed = trimStaff({ ...form, account: staff.account })
      const problems = checkStaff(typed)
      if (problems.length > 0) return refuse(problems)
      const role = typed.role as StaffRole
      return change(id, () => ({ name: typed.name, role }), false)
    },

    disable: (id: string) =>
      change(id, ({ disabledAt }) => ({ disabledAt: disabledAt ?? clock.now() }), true),
    enable: (id: string) => change(id, () => ({ disabledAt: null }), false),
    endSessions: (id: string) => change(id, () => ({}), true),

    /** Sets a new password, for one login that enrols an app again. */
    async reset(id: string): Promise<StaffChange | StaffRefusal | null> {
      const password = newPassword()
      const forgotten = { totpSecret: null, totpLastStep: null, enrolledAt: null }
      const passwordHash = await hashPassword(password)
      const changed = await change(id, () => ({ passwordHash, ...forgotten }), true)
      return changed && 'after' in changed ? { ...changed, password } : changed
    },
  }
}
