import { checkResolutionReason, findBillState, needsSecondPerson } from '@zhushutong/domain/ledger'
import type { StaffContract } from '@zhushutong/sdk/staff'
import { GONE, type ResourceDeps, refusedBy, type StaffContext, type StaffHandlers } from '../../console'
import { pageOf } from '../../platform/http'
import { findBillLines } from '../bills/bill.store'
import {
  decideResolution,
  findBillLine,
  insertResolution,
  lockBillLine,
  type ResolutionRow,
} from '../bills/resolution.store'

type Line = NonNullable<Awaited<ReturnType<typeof findBillLine>>>['line']

const CHANGED = '这条差异的状态已变化，请刷新后再操作'

const resolutionView = ({ askedAt, decidedAt, ...row }: ResolutionRow) => ({
  ...row,
  askTime: askedAt,
  decideTime: decidedAt,
})
const stateOf = ({ kind, reason, state, refusal }: ResolutionRow) => ({ kind, reason, state, refusal })

/** The lines of the providers' bills, and decisions about differences (LED-06, LED-07). */
export function billCalls({ database, config }: ResourceDeps): StaffHandlers<StaffContract['bill']> {
  const { orm } = database
  const limitFen = config.REFUND_FOUR_EYES_FEN

  const view = ({ at, ...line }: Line, resolutions: readonly ResolutionRow[], { actor }: StaffContext) => {
    const [standing] = resolutions.filter(({ state }) => state !== 'refused')
    return {
      ...line,
      time: at,
      state: findBillState(line.finding, standing?.state ?? null),
      resolutions: resolutions.map(resolutionView),
      needsSecond: needsSecondPerson(line.amount, limitFen),
      mayDecide: standing?.state === 'asked' && standing.askedById !== actor.id,
    }
  }

  /** The second person's decision on a pending resolution; the person who asked cannot decide. Locks the line. */
  const decide = (id: string, action: 'approve' | 'refuse', refusal: string | null, context: StaffContext) =>
    context.change(action, async (tx) => {
      const locked = await lockBillLine(tx, id)
      if (!locked) return GONE
      const { resolution } = locked
      if (resolution?.state !== 'asked') return refusedBy(CHANGED)
      if (resolution.askedById === context.actor.id) return refusedBy('处理意见由您提出，请由另一位同事复核')
      const state = refusal === null ? 'done' : 'refused'
      const by = { decidedBy: context.actor.account, decidedAt: context.now }
      const after = await decideResolution(tx, resolution.id, { state, refusal, ...by })
      const billLine = await findBillLine(tx, id)
      if (!billLine) return GONE
      const result = view(billLine.line, billLine.resolutions, context)
      return { subject: id, before: stateOf(resolution), after: stateOf(after), result }
    })

  return {
    async list({ sort: _, ...query }, context) {
      const { rows, total } = await findBillLines(orm, query)
      const records = rows.map(({ line, resolution }) => view(line, resolution ? [resolution] : [], context))
      return pageOf(query, records, total)
    },
    async get({ id }, context) {
      const billLine = await findBillLine(orm, id)
      return billLine ? view(billLine.line, billLine.resolutions, context) : GONE
    },
    resolve: ({ id, kind, reason }, context) =>
      context.change('resolve', async (tx) => {
        const problem = checkResolutionReason(reason)
        if (problem !== null) return refusedBy(problem, 'reason')
        const locked = await lockBillLine(tx, id)
        if (!locked) return GONE
        if (locked.line.finding === 'agrees') return refusedBy('这一条与我方一致，不需要处理')
        if (locked.resolution) return refusedBy(CHANGED)
        const by = { staff: context.actor, limitFen, now: context.now }
        const resolution = await insertResolution(tx, locked.line, { kind, reason: reason.trim() }, by)
        const billLine = await findBillLine(tx, id)
        if (!billLine) return GONE
        const result = view(billLine.line, billLine.resolutions, context)
        return { subject: id, before: null, after: stateOf(resolution), result }
      }),
    approve: ({ id }, context) => decide(id, 'approve', null, context),
    async refuse({ id, reason }, context) {
      const problem = checkResolutionReason(reason)
      return problem === null ? decide(id, 'refuse', reason.trim(), context) : refusedBy(problem, 'reason')
    },
  }
}
