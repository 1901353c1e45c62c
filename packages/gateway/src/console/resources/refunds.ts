import { maskPhone } from '@zhushutong/domain/formatting'
import { mayApproveRefund } from '@zhushutong/domain/purchase'
import type { StaffContract } from '@zhushutong/sdk/staff'
import type { Tx } from '../../platform/db'
import { type Failure, pageOf } from '../../platform/http'
import { approveLocked, lockRefund, moneyPages, moveLockedRefund, type RefundRow } from '../../purchase'
import type { StaffContext, StaffHandlers } from '../mount-staff'
import type { ResourceDeps } from './index'
import { GONE, refusedBy } from './refusal'

type Found = NonNullable<Awaited<ReturnType<ReturnType<typeof moneyPages>['refund']>>>
type Locked = NonNullable<Awaited<ReturnType<typeof lockRefund>>>

const ALREADY = '这笔退款的状态已变化，请刷新后再操作'

const stateOf = ({ state, refusal, failure }: RefundRow) => ({ state, refusal, failure })

/** Refunds: four eyes above a limit, and every step in the audit log (REF-01, REF-03, STF-06). */
export function refundCalls({ database, config }: ResourceDeps): StaffHandlers<StaffContract['refund']> {
  const mayApprove = ({ amount, wallet, points, askedBy }: RefundRow, staffId: string) =>
    mayApproveRefund({ fen: amount + wallet + points, askedBy }, staffId, config.REFUND_FOUR_EYES_FEN)

  const view = ({ refund, order, mobile, provider }: Found, { actor }: StaffContext) => ({
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
    mayApprove: refund.state === 'requested' && mayApprove(refund, actor.id),
  })

  /** One step of a refund: locked, made, recorded, answered. `step` answers null where it means nothing any more. */
  const act = (
    action: string,
    id: string,
    context: StaffContext,
    step: (tx: Tx, locked: Locked) => Promise<RefundRow | Failure | null>,
  ) =>
    context.change(action, async (tx) => {
      const found = await moneyPages(tx).refund(id)
      const locked = found && (await lockRefund(tx, found.refund.id))
      if (!locked) return GONE
      const made = await step(tx, locked)
      if (made === null) return refusedBy(ALREADY)
      if ('error' in made) return made
      const after = await moneyPages(tx).refund(id)
      if (!after) return GONE
      return {
        subject: id,
        before: stateOf(locked.refund),
        after: stateOf(made),
        result: view(after, context),
      }
    })

  return {
    async list({ sort: _, ...query }, context) {
      const { rows, total } = await moneyPages(database.orm).refunds(query)
      return pageOf(
        query,
        rows.map((row) => view(row, context)),
        total,
      )
    },
    async get({ id }, context) {
      const found = await moneyPages(database.orm).refund(id)
      return found ? view(found, context) : GONE
    },
    approve: ({ id }, context) =>
      act('approve', id, context, async (tx, locked) => {
        if (!mayApprove(locked.refund, context.actor.id))
          return refusedBy('这笔退款由您发起，金额超过双人复核的限额，请由另一位同事批准')
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
        if (await moneyPages(tx).hasBankReference(bankReference))
          return refusedBy('这个银行流水号已用于另一笔退款', 'bankReference')
        const set = { providerRefundId: bankReference, sentAt: context.now, doneAt: context.now }
        const step = { event: 'finish', actor: context.actor.account, set } as const
        return moveLockedRefund(tx, locked, step, context.now)
      }),
  }
}
