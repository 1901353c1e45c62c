import { STAFF_ROLES, type StaffRole } from './roles'

/** A staff member's account name: letters, digits, `.`, `_` and `-`, beginning with a letter. */
const ACCOUNT = /^[a-z][a-z0-9._-]{2,31}$/
const NAME_MAX = 20

/** The bounds of a password of the staff, in UTF-16 units (STF-04). */
const STAFF_PASSWORD = { least: 12, most: 64 } as const

export interface StaffForm {
  readonly account: string
  readonly name: string
  readonly role: string
}

export interface StaffProblem {
  readonly field: keyof StaffForm
  readonly message: string
}

const isRole = (text: string): text is StaffRole => (STAFF_ROLES as readonly string[]).includes(text)

/** The form with its texts trimmed and the account in lower case (STF-05). */
export function trimStaff({ account, name, role }: StaffForm): StaffForm {
  return { account: account.trim().toLowerCase(), name: name.trim(), role }
}

/** All problems of a trimmed form, in its order; empty if it is valid (STF-05). */
export function checkStaff({ account, name, role }: StaffForm): StaffProblem[] {
  const problems = [
    ['account', ACCOUNT.test(account) ? null : '账号为 3 至 32 位小写字母、数字、点、_ 或 -，以字母开头'],
    ['name', name === '' ? '请填写姓名' : name.length > NAME_MAX ? `姓名最多 ${NAME_MAX} 字` : null],
    ['role', isRole(role) ? null : '请选择岗位'],
  ] as const
  return problems.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}

/** The reason for rejecting a password, as text for its owner; null if it is accepted (STF-04). */
export function checkStaffPassword(password: string, account: string): string | null {
  const { least, most } = STAFF_PASSWORD
  if (password.length < least) return `密码至少 ${least} 位`
  if (password.length > most) return `密码最多 ${most} 位`
  if (password.toLowerCase().includes(account)) return '密码不能包含账号'
  return new Set(password).size < 5 ? '密码太简单，请换一个' : null
}

/** The fields of a staff member that the rules on changes need. */
interface StaffStanding {
  readonly id: string
  readonly role: StaffRole
  readonly isDisabled: boolean
}

/**
 * The reason why `actor` may not change `target` like this; null if it is allowed (STF-05). Staff members can neither disable
 * themselves nor change their own role, so at least one administrator always remains.
 */
export function checkStaffChange(
  actorId: string | null,
  target: StaffStanding,
  next: Pick<StaffStanding, 'role' | 'isDisabled'>,
): string | null {
  if (actorId !== target.id) return null
  if (next.isDisabled) return '不能停用自己的账号'
  return next.role === target.role ? null : '不能更改自己的岗位'
}
