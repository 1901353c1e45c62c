import { eq } from 'drizzle-orm'
import type { Clock } from '../../platform/clock'
import type { Database } from '../../platform/db'
import type { Log } from '../../platform/http'
import type { ProviderRefund } from '../providers/payment.ports'
import { refunds } from '../schema/refund.table'
import { lockRefund, moveLockedRefund, type RefundMove } from './finish-refund'
import type { RefundRow } from './queue-refund'

/** The refund number for the provider: after a final failure the next attempt needs a new number. */
export function buildProviderCode({ refundCode, round }: Pick<RefundRow, 'refundCode' | 'round'>): string {
  return round === 1 ? refundCode : `${refundCode}-${round}`
}

/** Records the state changes of refunds (REF-02). */
export function refundService({ orm }: Pick<Database, 'orm'>, clock: Clock, log: Log) {
  const move = (refundId: string, step: RefundMove) =>
    orm.transaction(async (tx) => {
      const locked = await lockRefund(tx, refundId)
      return locked && moveLockedRefund(tx, locked, step, clock.now())
    })

  /** Records the result in a response or a notification. A result for an earlier code is ignored. */
  const record = async (refund: RefundRow, answer: ProviderRefund): Promise<void> => {
    if (answer.refundCode !== buildProviderCode(refund)) return
    const actor = answer.source
    const set = { providerRefundId: answer.refundId }
    if (answer.amount !== refund.amount) {
      log.error({ refundCode: answer.refundCode }, 'a provider refunded another amount')
      const failure = `支付服务商退了 ${answer.amount} 分，应退 ${refund.amount} 分`
      await move(refund.id, { event: 'fail', actor, set: { ...set, failure } })
      return
    }
    if (answer.state === 'done') {
      const doneAt = answer.doneAt ?? clock.now()
      await move(refund.id, { event: 'finish', actor, set: { ...set, doneAt, failure: null } })
      return
    }
    if (answer.state === 'processing') {
      await move(refund.id, { event: 'accept', actor, set: { ...set, sentAt: clock.now() } })
      return
    }
    // Final for this code: the money stayed with us, and the next attempt needs another code.
    log.error({ refundCode: answer.refundCode }, 'refund failed')
    const failure = '支付服务商退款失败，款项仍在商户账户'
    await move(refund.id, { event: 'fail', actor, set: { ...set, failure, round: refund.round + 1 } })
  }

  return {
    record,

    async recordFailure({ id }: RefundRow, actor: string, failure: string): Promise<void> {
      await move(id, { event: 'fail', actor, set: { failure } })
    },

    /** Records a verified notification. False for an unknown refund. */
    async receive(notified: ProviderRefund): Promise<boolean> {
      const [refundCode = ''] = notified.refundCode.split('-')
      const [row] = await orm.select().from(refunds).where(eq(refunds.refundCode, refundCode))
      if (row) await record(row, notified)
      return row !== undefined
    },
  }
}

export type RefundService = ReturnType<typeof refundService>
