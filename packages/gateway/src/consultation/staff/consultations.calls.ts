import { isDeepStrictEqual } from 'node:util'
import { maskPhone } from '@zhushutong/domain/formatting'
import type { StaffContract } from '@zhushutong/sdk/staff'
import { GONE, leaveUnchanged, type ResourceDeps, refusedBy, type StaffHandlers } from '../../console'
import { pageOf } from '../../platform/http'
import {
  type Consultation,
  findConsultation,
  findConsultationPage,
  saveConsultationAnswer,
  stepConsultation,
} from '../consultation.store'

const rowView = (item: Consultation) => ({
  ...item,
  id: item.number,
  isMember: item.userId !== null,
  answerTime: item.answeredAt,
  createTime: item.createdAt,
  updateTime: item.updatedAt,
})

const stateOf = ({ state, notes, answer }: Consultation) => ({ state, notes, answer })

/** Consultations: the staff call back, record their progress (ASK-02), and write to members (ASK-03). */
export function consultationCalls({ database }: ResourceDeps): StaffHandlers<StaffContract['consultation']> {
  return {
    async list({ sort = 'createTime', ...query }) {
      const { rows, total } = await findConsultationPage(database.orm, { sort, ...query })
      return pageOf(
        query,
        rows.map((row) => ({ ...rowView(row), mobile: maskPhone(row.mobile) })),
        total,
      )
    },
    async get({ id }) {
      const result = await findConsultation(database.orm, id)
      return result ? rowView(result) : GONE
    },
    move: ({ id, state, note }, { change, now }) =>
      change('move', async (tx) => {
        const before = await findConsultation(tx, id)
        if (!before) return GONE
        const after = await stepConsultation(tx, id, { state, note }, now)
        if ('error' in after) return refusedBy(after.message, after.error === 'closed' ? undefined : 'note')
        return { subject: id, before: stateOf(before), after: stateOf(after), result: rowView(after) }
      }),
    answer: ({ id, answer }, { change, now }) =>
      change('answer', async (tx) => {
        const before = await findConsultation(tx, id)
        if (!before) return GONE
        const after = await saveConsultationAnswer(tx, id, answer, now)
        if ('error' in after) return refusedBy(after.message, 'answer')
        if (isDeepStrictEqual(before, after)) return leaveUnchanged(rowView(before))
        return { subject: id, before: stateOf(before), after: stateOf(after), result: rowView(after) }
      }),
  }
}
