import type { staffSession } from '@zhushutong/sdk/staff'
import { hashPassword, isPasswordQueueFull, verifyPassword } from '../../account'
import type { Database } from '../../platform/db'
import { CODES } from '../../platform/http'
import type { StaffHandlers } from '../mount-staff'
import { refusedBy } from '../refusal'
import { listColleagues, updateStaff } from '../staff/staff.store'
import { refusePassword, selfView } from './login.service'
import { deleteStaffSession, deleteStaffSessionsOf } from './session.store'

type OwnCalls = Omit<typeof staffSession, 'login'>

/** The calls of every staff member on their own session. */
export function ownSessionCalls(database: Pick<Database, 'orm'>): StaffHandlers<OwnCalls> {
  return {
    self: async (_, { open }) => selfView(open.member, open.expiresAt),
    async colleagues() {
      const rows = await listColleagues(database.orm)
      return { records: rows.map(({ account, name }) => ({ account, name })) }
    },
    async logout(_, { token }) {
      await deleteStaffSession(database.orm, token)
      return true
    },
    async changePassword({ password, newPassword }, { open: { member }, token, change }) {
      if (isPasswordQueueFull()) return { error: CODES.tooMany }
      if (!(await verifyPassword(member.passwordHash, password))) return refusedBy('原密码不正确', 'password')
      const refused = refusePassword(newPassword, member.account, password)
      if (refused) return refused
      const passwordHash = await hashPassword(newPassword)
      return change<true>('changePassword', async (tx) => {
        await updateStaff(tx, member.id, { passwordHash })
        await deleteStaffSessionsOf(tx, member.id, token)
        return { subject: member.account, before: null, after: null, result: true }
      })
    },
  }
}
