import { MAX_REFUND_ATTEMPTS, refundRetryMs } from '@zhushutong/domain/purchase'
import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Clock } from '../../platform/clock'
import type { Database } from '../../platform/db'
import type { Log } from '../../platform/http'
import type { PaymentProvider } from '../payment.ports'
import { orders, payments } from '../purchase.table'
import type { ProviderRefund, RefundError, RefundOrder } from '../refund.ports'
import { lockRefund, moveLockedRefund, type RefundMove } from './finish-refund'
import type { RefundRow } from './queue-refund'
import { refunds } from './refund.table'

type Answer = ProviderRefund | RefundError | null

const UNANSWERED = '支付服务商多次没有给出结果'

/** The number under which a provider knows a refund: one that failed for good needs another for its next attempt. */
const sentCode = ({ refundCode, round }: Pick<RefundRow, 'refundCode' | 'round'>) =>
  round === 1 ? refundCode : `${refundCode}-${round}`

/** Sends approved refunds to their providers and takes in what becomes of them (REF-02). */
export function refundService(
  { orm }: Pick<Database, 'orm'>,
  providers: readonly PaymentProvider[],
  clock: Clock,
  log: Log,
) {
  const move = (refundId: string, step: RefundMove) =>
    orm.transaction(async (tx) => {
      const locked = await lockRefund(tx, refundId)
      return locked && moveLockedRefund(tx, locked, step, clock.now())
    })

  /** What a provider says of a refund, by a call or a notification. An answer for an earlier code means nothing. */
  const takeIn = async (refund: RefundRow, told: ProviderRefund): Promise<void> => {
    if (told.refundCode !== sentCode(refund)) return
    const actor = told.source
    const set = { providerRefundId: told.refundId }
    if (told.amount !== refund.amount) {
      log.error({ refundCode: told.refundCode }, 'a provider refunded another amount')
      const failure = `支付服务商退了 ${told.amount} 分，应退 ${refund.amount} 分`
      await move(refund.id, { event: 'fail', actor, set: { ...set, failure } })
      return
    }
    if (told.state === 'done') {
      const doneAt = told.doneAt ?? clock.now()
      await move(refund.id, { event: 'finish', actor, set: { ...set, doneAt, failure: null } })
      return
    }
    if (told.state === 'processing') {
      await move(refund.id, { event: 'accept', actor, set: { ...set, sentAt: clock.now() } })
      return
    }
    // Final under this code: the money stayed with us, and the next attempt needs another code.
    log.error({ refundCode: told.refundCode }, 'refund failed')
    const failure = '支付服务商退款失败，款项仍在商户账户'
    await move(refund.id, { event: 'fail', actor, set: { ...set, failure, round: refund.round + 1 } })
  }

  /** Takes the next call of a refund for this gateway; false when another one took it. */
  const claim = async ({ id, attempts }: RefundRow): Promise<boolean> => {
    const dueAt = clock.now() + refundRetryMs(attempts + 1)
    const same = and(eq(refunds.id, id), eq(refunds.attempts, attempts), lte(refunds.dueAt, clock.now()))
    const taken = await orm
      .update(refunds)
      .set({ attempts: attempts + 1, dueAt })
      .where(same)
      .returning({ id: refunds.id })
    return taken.length > 0
  }

  const ask = async (
    provider: PaymentProvider,
    refund: RefundRow,
    order: Omit<RefundOrder, 'refundCode'>,
  ) => {
    const refundCode = sentCode(refund)
    if (refund.state === 'approved') return provider.refund({ ...order, refundCode })
    // One that it does not know any more is sent again: under the same code it is paid once.
    return (
      (await provider.queryRefund({ orderCode: order.orderCode, refundCode })) ??
      provider.refund({ ...order, refundCode })
    )
  }

  const advance = async (refund: RefundRow, order: Omit<RefundOrder, 'refundCode'>, source: string) => {
    const provider = providers.find(({ method }) => method === source)
    if (!provider || !(await claim(refund))) return
    const answer: Answer = await ask(provider, refund, order)
    if (answer && !('error' in answer)) return takeIn(refund, answer)
    if (answer?.error === 'refused') {
      log.error({ refundCode: refund.refundCode }, 'refund refused by its provider')
      await move(refund.id, { event: 'fail', actor: source, set: { failure: answer.reason } })
    } else if (refund.attempts + 1 >= MAX_REFUND_ATTEMPTS) {
      log.error({ refundCode: refund.refundCode }, 'no result of a refund')
      await move(refund.id, { event: 'fail', actor: 'system', set: { failure: UNANSWERED } })
    }
  }

  return {
    /** A notification of a provider, which was verified before. False when there is no such refund. */
    async receive(told: ProviderRefund): Promise<boolean> {
      const [refundCode = ''] = told.refundCode.split('-')
      const [found] = await orm.select().from(refunds).where(eq(refunds.refundCode, refundCode))
      if (found) await takeIn(found, told)
      return found !== undefined
    },

    /** Sends what is approved and asks for the result of what was sent. A transfer waits for the staff. */
    async run(): Promise<void> {
      const due = await orm
        .select({ refund: refunds, payment: payments, orderCode: orders.orderCode })
        .from(refunds)
        .innerJoin(payments, eq(payments.id, refunds.paymentId))
        .innerJoin(orders, eq(orders.id, refunds.orderId))
        .where(
          and(
            inArray(refunds.state, ['approved', 'sent']),
            inArray(payments.provider, ['wechat', 'alipay']),
            lte(refunds.dueAt, clock.now()),
          ),
        )
        .orderBy(refunds.dueAt)
        .limit(100)
      for (const { refund, payment, orderCode } of due) {
        const { transactionId, amount: total, currency, provider } = payment
        const { amount, reason } = refund
        await advance(refund, { orderCode, transactionId, amount, total, currency, reason }, provider)
      }
    },
  }
}

export type RefundService = ReturnType<typeof refundService>
