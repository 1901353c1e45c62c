import { maskPhone } from '@zhushutong/domain/formatting'
import { mayApproveRefund } from '@zhushutong/domain/purchase'
import type { StaffContract } from '@zhushutong/sdk/staff'
import {
  GONE,
  listColleagues,
  type ResourceDeps,
  refusedBy,
  type StaffContext,
  type StaffHandlers,
} from '../../console'
import type { Queryable, Tx } from '../../platform/db'
import { lockName } from '../../platform/db/lock-name'
import { type Failure, pageOf } from '../../platform/http'
import { approveLocked } from '../refunds/approve-refund'
import { lockRefund, moveLockedRefund } from '../refunds/finish-refund'
import type { RefundRow } from '../refunds/queue-refund'
import { sumApprovedAlone } from '../refunds/refund-sums'
import { findRefundForStaff, findRefundPage, hasBankReference } from './staff-pages.store'

type Found = NonNullable<Awaited<ReturnType<typeof findRefundForStaff>>>
type Locked = NonNullable<Awaited<ReturnType<typeof lockRefund>>>

const NOTHING_ALONE = { toMember: 0, byClerk: 0 }
const ALREADY = '这笔退款的状态已变化，请刷新后再操作'

const stateOf = ({ state, refusal, failure }: RefundRow) => ({ state, refusal, failure })

/** Refunds: four eyes above a limit, and every step in the audit log (REF-01, REF-03, STF-06). */
export function refundCalls({ database, config }: ResourceDeps): StaffHandlers<StaffContract['refund']> {
  const mayApprove = async (
    orm: Queryable,
    { amount, wallet, points, askedBy }: RefundRow,
    userId: string,
    { actor, now }: Pick<StaffContext, 'actor' | 'now'>,
  ) => {
    // Sums are limited for the clerk's own requests only.
    const alone =
      askedBy === actor.id
        ? await sumApprovedAlone(orm, { userId, clerk: actor, staff: await listColleagues(orm) }, now)
        : NOTHING_ALONE
    const fen = amount + wallet + points
    return mayApproveRefund({ fen, askedBy }, actor.id, config.REFUND_FOUR_EYES_FEN, alone)
  }

  const view = async (orm: Queryable, { refund, order, mobile, provider }: Found, context: StaffContext) => ({
    ...refund,
    id: refund.refundCode,
    orderCode: order.orderCode,
    productName: order.productName,
    mobile: maskPhone(mobile),
    provider,
    requestTime: refund.requestedAt,
    decideTime: refund.decidedAt,
    sendTime: refund.sentAt,
    doneTime: refund.doneAt,
    mayApprove: refund.state === 'requested' && (await mayApprove(orm, refund, order.userId, context)),
  })

  /**
   * A step of a refund: locked, changed, recorded and returned. `step` returns null if the state no longer allows it.
   */
  const act = (
    action: string,
    id: string,
    context: StaffContext,
    step: (tx: Tx, locked: Locked) => Promise<RefundRow | Failure | null>,
  ) =>
    context.change(action, async (tx) => {
      const money = await findRefundForStaff(tx, id)
      const locked = money && (await lockRefund(tx, money.refund.id))
      if (!locked) return GONE
      const result = await step(tx, locked)
      if (result === null) return refusedBy(ALREADY)
      if ('error' in result) return result
      const after = await findRefundForStaff(tx, id)
      if (!after) return GONE
      return {
        subject: id,
        before: stateOf(locked.refund),
        after: stateOf(result),
        result: await view(tx, after, context),
      }
    })

  return {
    async list({ sort: _, ...query }, context) {
      const { rows, total } = await findRefundPage(database.orm, query)
      return pageOf(query, await Promise.all(rows.map((row) => view(database.orm, row, context))), total)
    },
    async get({ id }, context) {
      const result = await findRefundForStaff(database.orm, id)
      return result ? view(database.orm, result, context) : GONE
    },
    approve: ({ id }, context) =>
      act('approve', id, context, async (tx, locked) => {
        // Serialises the approvals of a clerk, so that each sum includes the clerk's other refunds.
        await lockName(tx, `refund:${context.actor.id}`)
        if (!(await mayApprove(tx, locked.refund, locked.order.userId, context)))
          return refusedBy('这笔退款由您发起，本笔或近 30 天累计的金额超过双人复核的限额，请由另一位同事批准')
        return approveLocked(tx, locked, context.actor.account, context.now)
      }),
    refuse: ({ id, reason }, context) =>
      act('refuse', id, context, (tx, locked) => {
        const { account: actor } = context.actor
        const set = { refusal: reason, decidedBy: actor, decidedAt: context.now }
        return moveLockedRefund(tx, locked, { event: 'refuse', actor, set }, context.now)
      }),
    retry: ({ id }, context) =>
      act('retry', id, context, (tx, locked) => {
        const { account: actor } = context.actor
        return moveLockedRefund(tx, locked, { event: 'retry', actor, set: { failure: null } }, context.now)
      }),
    confirm: ({ id, bankReference }, context) =>
      act('confirm', id, context, async (tx, locked) => {
        if (locked.source !== 'transfer') return refusedBy('只有银行转账支付的订单由财务人员转账退款')
        if (await hasBankReference(tx, bankReference))
          return refusedBy('这个银行流水号已用于另一笔退款', 'bankReference')
        const set = { providerRefundId: bankReference, sentAt: context.now, doneAt: context.now }
        const step = { event: 'finish', actor: context.actor.account, set } as const
        return moveLockedRefund(tx, locked, step, context.now)
      }),
  }
}
