import { maskPhone } from '@zhushutong/domain/formatting'
import {
  checkGrantForm,
  checkGrantReason,
  GRANT_TEXTS,
  type MembershipKind,
  membershipName,
} from '@zhushutong/domain/membership'
import type { StaffContract } from '@zhushutong/sdk/staff'
import { freezeStore, type Grant, grantStore } from '../../account'
import { pageOf } from '../../platform/http'
import type { StaffContext, StaffHandlers } from '../mount-staff'
import type { ResourceDeps } from './index'
import { GONE, refusedBy, wrongFields } from './refusal'

const rowView = ({ grant, user }: Grant) => ({
  id: grant.id,
  memberId: grant.userId,
  nickName: user?.nickName ?? '已注销用户',
  mobile: user ? maskPhone(user.mobile) : '',
  kind: grant.kind,
  kindName: membershipName(grant.kind),
  days: grant.days,
  reason: grant.reason,
  state: grant.state,
  askedBy: grant.askedBy,
  decidedBy: grant.decidedBy,
  refusal: grant.refusal,
  endTime: grant.until,
  createTime: grant.createdAt,
  decideTime: grant.decidedAt,
})

const stateOf = ({ grant: { kind, days, reason, state, refusal } }: Grant) => ({
  ...{ kind, days, reason, state, refusal },
})

/** Days of a membership that staff give; more than a month needs a second person (MEM-07). */
export function grantCalls({ database, clock }: ResourceDeps): StaffHandlers<StaffContract['grant']> {
  const store = grantStore(database, clock)

  const decide = (id: string, action: 'approve' | 'refuse', refusal: string | null, context: StaffContext) =>
    context.change(action, async (tx) => {
      const own = grantStore({ orm: tx }, clock)
      const before = await own.find(id)
      const problem = refusal === null ? null : checkGrantReason(refusal)
      if (problem !== null) return refusedBy(problem, 'reason')
      const done = await own.decide(tx, id, context.actor.account, refusal)
      const after = await own.find(id)
      if (done === null || !before || !after) return GONE
      if (done !== 'done') return refusedBy(done.message)
      return { subject: id, before: stateOf(before), after: stateOf(after), result: rowView(after) }
    })

  return {
    async list({ sort: _, ...asked }) {
      const { rows, total } = await store.page(asked)
      return pageOf(asked, rows.map(rowView), total)
    },
    async get({ id }) {
      const found = await store.find(id)
      return found ? rowView(found) : GONE
    },
    create: (form, { change, actor }) =>
      change('create', async (tx) => {
        const problems = checkGrantForm(form)
        if (problems.length > 0) return wrongFields(problems)
        const user = await freezeStore({ orm: tx }, clock).find(form.account.trim())
        if (!user) return refusedBy(GRANT_TEXTS.noAccount, 'account')
        const own = grantStore({ orm: tx }, clock)
        const id = await own.insert(tx, {
          ...{ userId: user.id, kind: form.kind as MembershipKind, days: form.days },
          ...{ reason: form.reason.trim(), askedBy: actor.account },
        })
        const made = await own.find(id)
        if (!made) return GONE
        return { subject: id, before: null, after: stateOf(made), result: rowView(made) }
      }),
    approve: ({ id }, context) => decide(id, 'approve', null, context),
    refuse: ({ id, reason }, context) => decide(id, 'refuse', reason.trim(), context),
  }
}
