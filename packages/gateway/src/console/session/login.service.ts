import {
  checkStaffPassword,
  listStaffResources,
  STAFF_LOGIN_TEXTS,
  STAFF_SESSION,
} from '@zhushutong/domain/staff'
import type { InputOf, ResultOf } from '@zhushutong/sdk/contract'
import type { staffSession } from '@zhushutong/sdk/staff'
import { hashPassword, isCommonPassword, isPasswordQueueFull, verifyPassword } from '../../account'
import type { Clock } from '../../platform/clock'
import type { Database } from '../../platform/db'
import { CODES, type Failure } from '../../platform/http'
import { changeAudited } from '../audit/audit.store'
import { isDemoStaff } from '../staff/demo-staff'
import type { SecretBox } from '../staff/secret-box'
import { findStaff, findStaffByAccount, type StaffRow, takeTotpStep, updateStaff } from '../staff/staff.store'
import { findTotpStep, newTotpSecret, totpUri } from '../staff/totp'
import { clearStaffLoginFailures, deleteLoginFailure, insertLoginFailure } from './login.limits'
import { insertStaffSession } from './session.store'

type LoginInput = InputOf<typeof staffSession.login>
type LoginResult = ResultOf<typeof staffSession.login>

interface LoginFrom {
  readonly ip: string
  readonly userAgent: string | null
}

/** Code 00102; the message gives the reason. */
const refuse = (message: string): Failure => ({ error: '00102', message })
const WRONG = refuse(STAFF_LOGIN_TEXTS.wrong)
const WRONG_CODE = refuse(STAFF_LOGIN_TEXTS.wrongCode)

/** The refusal of a new password; null if the password is acceptable (STF-04). */
export function refusePassword(password: string, account: string, old: string): Failure | null {
  const message =
    checkStaffPassword(password, account) ??
    (isCommonPassword(password) ? '这个密码太常见，容易被猜到，请换一个' : null) ??
    (password === old ? '新密码不能与原密码相同' : null)
  return message === null
    ? null
    : { error: CODES.badRequest, message, data: { fields: [{ field: 'newPassword', message }] } }
}

export function selfView({ id, account, name, role }: StaffRow, expiresAt: number) {
  return { id, account, name, role, resources: [...listStaffResources(role)], expiresAt }
}

interface LoginDeps {
  readonly database: Pick<Database, 'orm'>
  readonly clock: Clock
  readonly box: SecretBox
  readonly withDemoStaff: boolean
}

/** Logins of the staff (STF-03). */
export function createLogin({ database, clock, box, withDemoStaff }: LoginDeps) {
  const mayLogIn = (member: StaffRow) =>
    member.disabledAt === null && (withDemoStaff || !isDemoStaff(member.id))

  /** The secret for enrolling the app; created when the first login begins. */
  const loadSecret = async (member: StaffRow): Promise<string> => {
    if (member.totpSecret !== null) return box.open(member.totpSecret, member.id)
    const secret = newTotpSecret()
    await updateStaff(database.orm, member.id, { totpSecret: box.seal(secret, member.id) })
    return secret
  }

  const nextStep = async (member: StaffRow): Promise<LoginResult> => {
    if (member.enrolledAt !== null) return { next: 'code' }
    const secret = await loadSecret(member)
    return { next: 'enrol', secret, uri: totpUri(secret, member.account) }
  }

  /**
   * Opens the session; the first login also stores the password and enrols the app. One transaction with the audit
   * entry.
   */
  const finish = (member: StaffRow, step: number, passwordHash: string | null, from: LoginFrom) => {
    const isFirst = member.enrolledAt === null
    const by = { actor: member, resource: 'session', action: isFirst ? 'enrol' : 'login' }
    return changeAudited<LoginResult>(database, clock, by, async (tx) => {
      const current = await findStaff(tx, member.id)
      if (current?.passwordHash !== member.passwordHash || current.disabledAt !== null) return WRONG
      if (!(await takeTotpStep(tx, member.id, step))) return WRONG_CODE
      const now = clock.now()
      const after = await updateStaff(tx, member.id, {
        lastLoginAt: now,
        ...(isFirst && passwordHash !== null && { enrolledAt: now, passwordHash }),
      })
      const access_token = await insertStaffSession(tx, member.id, from, now)
      return {
        subject: member.account,
        before: null,
        after: null,
        result: { next: 'done', access_token, self: selfView(after, now + STAFF_SESSION.most) },
      }
    })
  }

  return async (input: LoginInput, from: LoginFrom): Promise<LoginResult | Failure> => {
    const account = input.account.trim().toLowerCase()
    const attempt = await insertLoginFailure(database.orm, account, from.ip, clock.now())
    if ('waitMs' in attempt)
      return { error: CODES.tooMany, message: STAFF_LOGIN_TEXTS.wait(attempt.waitMs), data: attempt }
    if (isPasswordQueueFull()) return { error: CODES.tooMany }
    const staff = await findStaffByAccount(database.orm, account)
    const member = staff && mayLogIn(staff) ? staff : null
    if (!(await verifyPassword(member?.passwordHash ?? null, input.password)) || !member) return WRONG
    if (input.code === '') {
      await deleteLoginFailure(database.orm, attempt.id)
      return nextStep(member)
    }
    if (member.enrolledAt === null) {
      const refused = refusePassword(input.newPassword, account, input.password)
      if (refused) {
        await deleteLoginFailure(database.orm, attempt.id)
        return refused
      }
    }
    const step = findTotpStep(await loadSecret(member), input.code.replace(/\s/g, ''), clock.now())
    if (step === null) return WRONG_CODE
    const passwordHash = member.enrolledAt === null ? await hashPassword(input.newPassword) : null
    const result = await finish(member, step, passwordHash, from)
    if (!('error' in result)) await clearStaffLoginFailures(database.orm, account, from.ip)
    return result
  }
}
