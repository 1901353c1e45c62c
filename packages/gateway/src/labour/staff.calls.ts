import { formatTime, maskPhone } from '@zhushutong/domain/formatting'
import type { PostingDecision } from '@zhushutong/domain/labour'
import type { StaffContract } from '@zhushutong/sdk/staff'
import { GONE, type ResourceDeps, refusedBy, type StaffContext, type StaffHandlers } from '../console'
import { pageOf } from '../platform/http'
import { decideOnPosting, findPosting, findStaffPostingPage, type Posting } from './labour.store'
import { postingView } from './posting-view'

const stateOf = ({ state, reason, until }: Posting) => ({
  state,
  reason,
  until: until === null ? null : formatTime(until),
})

/** Postings of the labour hall: approved, or refused with a reason, also after approval (LAB-02). */
export function postingCalls({ database }: ResourceDeps): StaffHandlers<StaffContract['posting']> {
  const decide = ({ change, now }: StaffContext, action: string, id: string, decision: PostingDecision) =>
    change(action, async (tx) => {
      const before = await findPosting(tx, id)
      if (!before) return GONE
      const after = await decideOnPosting(tx, id, decision, now)
      if ('error' in after) return refusedBy(after.message, after.error === 'decided' ? undefined : 'reason')
      return { subject: id, before: stateOf(before), after: stateOf(after), result: postingView(after, now) }
    })

  return {
    async list({ sort = 'updateTime', ...query }, { now }) {
      const { rows, total } = await findStaffPostingPage(database.orm, { sort, ...query })
      const records = rows.map((row) => {
        const view = postingView(row, now)
        return { ...view, contactPhone: maskPhone(view.contactPhone) }
      })
      return pageOf(query, records, total)
    },
    async get({ id }, { now }) {
      const result = await findPosting(database.orm, id)
      return result ? postingView(result, now) : GONE
    },
    approve: ({ id }, context) => decide(context, 'approve', id, { state: 'shown' }),
    refuse: ({ id, reason }, context) => decide(context, 'refuse', id, { state: 'refused', reason }),
  }
}
