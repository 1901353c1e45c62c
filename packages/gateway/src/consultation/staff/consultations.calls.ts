import { maskPhone } from '@zhushutong/domain/formatting'
import type { StaffContract } from '@zhushutong/sdk/staff'
import { GONE, type ResourceDeps, refusedBy, type StaffHandlers } from '../../console'
import { pageOf } from '../../platform/http'
import { type Consultation, consultationStore } from '../consultation.store'

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
export function consultationCalls({
  database,
  clock,
}: ResourceDeps): StaffHandlers<StaffContract['consultation']> {
  const store = consultationStore(database, clock)
  return {
    async list({ sort = 'createTime', ...query }) {
      const { rows, total } = await store.page({ sort, ...query })
      return pageOf(
        query,
        rows.map((row) => ({ ...rowView(row), mobile: maskPhone(row.mobile) })),
        total,
      )
    },
    async get({ id }) {
      const result = await store.find(id)
      return result ? rowView(result) : GONE
    },
    move: ({ id, state, note }, { change }) =>
      change('move', async (tx) => {
        const txStore = consultationStore({ orm: tx }, clock)
        const before = await txStore.find(id)
        if (!before) return GONE
        const after = await txStore.move(id, { state, note })
        if ('error' in after) return refusedBy(after.message, after.error === 'closed' ? undefined : 'note')
        return { subject: id, before: stateOf(before), after: stateOf(after), result: rowView(after) }
      }),
    answer: ({ id, answer }, { change }) =>
      change('answer', async (tx) => {
        const txStore = consultationStore({ orm: tx }, clock)
        const before = await txStore.find(id)
        if (!before) return GONE
        const after = await txStore.answer(id, answer)
        if ('error' in after) return refusedBy(after.message, 'answer')
        return { subject: id, before: stateOf(before), after: stateOf(after), result: rowView(after) }
      }),
  }
}
