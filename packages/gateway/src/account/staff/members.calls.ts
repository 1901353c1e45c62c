import { maskPhone } from '@zhushutong/domain/formatting'
import { membershipName } from '@zhushutong/domain/membership'
import { checkStaffReason } from '@zhushutong/domain/staff'
import type { StaffContract } from '@zhushutong/sdk/staff'
import { GONE, type ResourceDeps, refusedBy, type StaffContext, type StaffHandlers } from '../../console'
import { pageOf } from '../../platform/http'
import { freezeStore } from '../freeze.store'
import { type StaffAccount, staffAccountsStore } from '../staff-accounts.store'

type Actions = Awaited<ReturnType<ReturnType<typeof staffAccountsStore>['findActions']>>
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
export function memberCalls({ database, clock }: ResourceDeps): StaffHandlers<StaffContract['member']> {
  const store = staffAccountsStore(database)

  const change = (id: string, action: FreezeAction, reason: string, context: StaffContext) =>
    context.change(action, async (tx) => {
      const txStore = staffAccountsStore({ orm: tx })
      const before = await txStore.find(id)
      if (!before) return GONE
      const isFrozen = before.user.frozenAt !== null
      if (isFrozen === (action === 'freeze')) return refusedBy(isFrozen ? '账号已经被冻结' : '账号没有被冻结')
      const problem = checkStaffReason(reason)
      if (problem !== null) return refusedBy(problem, 'reason')
      await freezeStore({ orm: tx }, clock).change(id, action, reason.trim())
      const after = await txStore.find(id)
      if (!after) return GONE
      return {
        subject: id,
        before: { frozen: isFrozen },
        after: { frozen: !isFrozen, reason: reason.trim() },
        result: rowView(after, await txStore.findActions(id), context.now),
      }
    })

  return {
    async list({ sort: _, ...query }, { now }) {
      const { rows, total } = await store.page(query)
      const views = rows.map((row) => rowView(row, [], now))
      return pageOf(
        query,
        views.map((view) => ({ ...view, mobile: maskPhone(view.mobile) })),
        total,
      )
    },
    async get({ id }, { now }) {
      const account = await store.find(id)
      return account ? rowView(account, await store.findActions(id), now) : GONE
    },
    freeze: ({ id, reason }, context) => change(id, 'freeze', reason, context),
    unfreeze: ({ id, reason }, context) => change(id, 'unfreeze', reason, context),
  }
}
