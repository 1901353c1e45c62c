import { maskPhone } from '@zhushutong/domain/formatting'
import { checkGiftForm, GIFT_TEXTS, type MembershipKind, membershipName } from '@zhushutong/domain/membership'
import { checkStaffReason } from '@zhushutong/domain/staff'
import type { StaffContract } from '@zhushutong/sdk/staff'
import {
  GONE,
  type ResourceDeps,
  refusedBy,
  type StaffContext,
  type StaffHandlers,
  wrongFields,
} from '../../console'
import { pageOf } from '../../platform/http'
import { findUserByAccount } from '../freeze.store'
import { decideOnGift, findGift, findGiftPage, type Gift, insertGift } from '../gift.store'

const rowView = ({ gift, user }: Gift) => ({
  id: gift.id,
  memberId: gift.userId,
  nickName: user?.nickName ?? '已注销用户',
  mobile: user ? maskPhone(user.mobile) : '',
  kind: gift.kind,
  kindName: membershipName(gift.kind),
  days: gift.days,
  reason: gift.reason,
  state: gift.state,
  askedBy: gift.askedBy,
  decidedBy: gift.decidedBy,
  refusal: gift.refusal,
  endTime: gift.until,
  createTime: gift.createdAt,
  decideTime: gift.decidedAt,
})

const stateOf = ({ gift: { kind, days, reason, state, refusal } }: Gift) => ({
  ...{ kind, days, reason, state, refusal },
})

/** Membership days given by the staff; more than a month requires a second person (MEM-07). */
export function giftCalls({ database }: ResourceDeps): StaffHandlers<StaffContract['gift']> {
  const decide = (id: string, action: 'approve' | 'refuse', refusal: string | null, context: StaffContext) =>
    context.change(action, async (tx) => {
      const before = await findGift(tx, id)
      const problem = refusal === null ? null : checkStaffReason(refusal)
      if (problem !== null) return refusedBy(problem, 'reason')
      const done = await decideOnGift(tx, id, context.actor.account, refusal, context.now)
      const after = await findGift(tx, id)
      if (done === null || !before || !after) return GONE
      if (done !== 'done') return refusedBy(done.message)
      return { subject: id, before: stateOf(before), after: stateOf(after), result: rowView(after) }
    })

  return {
    async list({ sort: _, ...query }) {
      const { rows, total } = await findGiftPage(database.orm, query)
      return pageOf(query, rows.map(rowView), total)
    },
    async get({ id }) {
      const gift = await findGift(database.orm, id)
      return gift ? rowView(gift) : GONE
    },
    create: (form, { change, actor, now }) =>
      change('create', async (tx) => {
        const problems = checkGiftForm(form)
        if (problems.length > 0) return wrongFields(problems)
        const user = await findUserByAccount(tx, form.account.trim())
        if (!user) return refusedBy(GIFT_TEXTS.noAccount, 'account')
        const id = await insertGift(
          tx,
          {
            ...{ userId: user.id, kind: form.kind as MembershipKind, days: form.days },
            ...{ reason: form.reason.trim(), askedBy: actor.account },
          },
          now,
        )
        const gift = await findGift(tx, id)
        if (!gift) return GONE
        return { subject: id, before: null, after: stateOf(gift), result: rowView(gift) }
      }),
    approve: ({ id }, context) => decide(id, 'approve', null, context),
    refuse: ({ id, reason }, context) => decide(id, 'refuse', reason.trim(), context),
  }
}
