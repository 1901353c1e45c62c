import { MAX_REFUND_ATTEMPTS, refundRetryMs } from '@zhushutong/domain/purchase'
import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Clock } from '../../platform/clock'
import type { Database } from '../../platform/db'
import type { Log } from '../../platform/http'
import { createWorker, defineLeases, type Leased } from '../../platform/jobs'
import type { PaymentProvider, RefundOrder } from '../providers/payment.ports'
import { orders, payments } from '../schema/purchase.table'
import { refunds } from '../schema/refund.table'
import type { RefundRow } from './queue-refund'
import { buildProviderCode, type RefundService } from './refund.service'

/** 60 s: longer than a call of a provider; the lease is renewed meanwhile. */
const refundLeases = defineLeases({
  table: refunds,
  open: eq(refunds.isDue, true),
  seconds: 60,
  maxAttempts: 5,
  retryAfterSeconds: 15,
  // The refund is not lost: its next due call makes it a job again.
  onGiveUp: { isDue: false, attempts: 0 },
})

type Job = Leased<RefundRow>

const UNANSWERED = '支付服务商多次没有给出结果'

/**
 * Sends approved refunds to their providers and queries their results, each refund on one gateway at a time (REF-02).
 */
export function refundRunner({
  database: { orm },
  providers,
  refundService: { record, recordFailure },
  clock,
  log,
}: {
  readonly database: Pick<Database, 'orm'>
  readonly providers: readonly PaymentProvider[]
  readonly refundService: RefundService
  readonly clock: Clock
  readonly log: Log
}) {
  const methods = providers.map(({ method }) => method)

  /** Marks refunds whose provider must be called now. Transfers have no provider: staff pays them back. */
  const markDue = async (): Promise<void> => {
    const byProvider = orm
      .select({ id: payments.id })
      .from(payments)
      .where(inArray(payments.provider, methods))
    const waits = and(inArray(refunds.state, ['approved', 'sent']), lte(refunds.dueAt, clock.now()))
    await orm
      .update(refunds)
      .set({ isDue: true })
      .where(and(eq(refunds.isDue, false), waits, inArray(refunds.paymentId, byProvider)))
  }

  /**
   * Counts a call before it starts, so that a call that crashes is counted and delayed too. False when another
   * gateway has the lease.
   */
  const countCall = async (job: Job): Promise<boolean> => {
    const calls = job.calls + 1
    const counted = await orm
      .update(refunds)
      .set({ calls, dueAt: clock.now() + refundRetryMs(calls) })
      .where(refundLeases.isHeldBy(job))
      .returning({ id: refunds.id })
    return counted.length > 0
  }

  const findPayment = async ({ paymentId, orderId }: Job) => {
    const [payment] = await orm.select().from(payments).where(eq(payments.id, paymentId))
    const [order] = await orm
      .select({ orderCode: orders.orderCode })
      .from(orders)
      .where(eq(orders.id, orderId))
    return payment && order ? { ...payment, ...order } : null
  }

  const askProvider = async (provider: PaymentProvider, job: Job, order: RefundOrder) => {
    if (job.state === 'approved') return provider.refund(order)
    // A refund unknown to the provider is sent again: under the same code it is paid once.
    return (await provider.queryRefund(order)) ?? provider.refund(order)
  }

  const call = async (job: Job): Promise<void> => {
    const payment = await findPayment(job)
    const provider = providers.find(({ method }) => method === payment?.provider)
    if (!payment || !provider || !(await countCall(job))) return
    const { orderCode, transactionId, amount: total, currency } = payment
    const { amount, reason, refundCode } = job
    const order = { orderCode, transactionId, amount, total, currency, reason }
    const answer = await askProvider(provider, job, { ...order, refundCode: buildProviderCode(job) })
    if (answer && !('error' in answer)) return record(job, answer)
    if (answer?.error === 'refused') {
      log.error({ refundCode }, 'refund refused by its provider')
      await recordFailure(job, provider.method, answer.reason)
    } else if (job.calls + 1 >= MAX_REFUND_ATTEMPTS) {
      log.error({ refundCode }, 'no result of a refund')
      await recordFailure(job, 'system', UNANSWERED)
    }
  }

  const work = async (job: Job): Promise<void> => {
    // A notification may have finished the refund while the job waited.
    if (job.state === 'approved' || job.state === 'sent') await call(job)
    await refundLeases.release(orm, job, { isDue: false })
  }

  const worker = createWorker({ name: 'refund', leases: refundLeases, database: { orm }, log, work })

  return {
    work,
    async run(): Promise<void> {
      await markDue()
      await worker.run()
    },
  }
}
