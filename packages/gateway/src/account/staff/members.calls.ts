import { maskPhone } from '@zhushutong/domain/formatting'
import { membershipName } from '@zhushutong/domain/membership'
import { checkStaffReason } from '@zhushutong/domain/staff'
import type { StaffContract } from '@zhushutong/sdk/staff'
import { GONE, type ResourceDeps, refusedBy, type StaffContext, type StaffHandlers } from '../../console'
import { pageOf } from '../../platform/http'
import { saveFreeze } from '../freeze.store'
import {
  findAccountActions,
  findStaffAccount,
  findStaffAccountPage,
  type StaffAccount,
} from '../staff-accounts.store'

type Actions = Awaited<ReturnType<typeof findAccountActions>>
type FreezeAction = 'freeze' | 'unfreeze'

const rowView = ({ user, points, memberships }: StaffAccount, actions: Actions, now: number) => ({
  ...{ id: user.id, mobile: user.mobile, loginName: user.loginName, nickName: user.nickName, points },
  memberships: memberships.map(({ kind, overTime }) => ({
    ...{ kind, name: membershipName(kind), endTime: overTime },
    isRunning: overTime > now,
  })),
  frozenTime: user.frozenAt,
  actions: actions.map(({ action, reason, at }) => ({ action: action as FreezeAction, reason, time: at })),
  createTime: user.createdAt,
})

/** The accounts of members: searched, frozen with a reason, unfrozen. */
export function memberCalls({ database }: ResourceDeps): StaffHandlers<StaffContract['member']> {
  const change = (id: string, action: FreezeAction, reason: string, context: StaffContext) =>
    context.change(action, async (tx) => {
      const before = await findStaffAccount(tx, id)
      if (!before) return GONE
      const isFrozen = before.user.frozenAt !== null
      if (isFrozen === (action === 'freeze')) return refusedBy(isFrozen ? '账号已经被冻结' : '账号没有被冻结')
      const problem = checkStaffReason(reason)
      if (problem !== null) return refusedBy(problem, 'reason')
      await saveFreeze(tx, id, action, reason.trim(), context.now)
      const after = await findStaffAccount(tx, id)
      if (!after) return GONE
      return {
        subject: id,
        before: { frozen: isFrozen },
        after: { frozen: !isFrozen, reason: reason.trim() },
        result: rowView(after, await findAccountActions(tx, id), context.now),
      }
    })

  return {
    async list({ sort: _, ...query }, { now }) {
      const { rows, total } = await findStaffAccountPage(database.orm, query)
      const views = rows.map((row) => rowView(row, [], now))
      return pageOf(
        query,
        views.map((view) => ({ ...view, mobile: maskPhone(view.mobile) })),
        total,
      )
    },
    async get({ id }, { now }) {
      const account = await findStaffAccount(database.orm, id)
      return account ? rowView(account, await findAccountActions(database.orm, id), now) : GONE
    },
    freeze: ({ id, reason }, context) => change(id, 'freeze', reason, context),
    unfreeze: ({ id, reason }, context) => change(id, 'unfreeze', reason, context),
  }
}
