import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../platform/clock'
import type { Server } from '../platform/http'
import type { PaymentService } from './checkout/payment.service'
import type { PaymentProvider } from './providers/payment.ports'
import type { RefundService } from './refunds'

const acknowledged = { code: 'SUCCESS' }
const refused = (reason: string) => ({ code: 'FAIL', message: reason })

/**
 * Receives notifications of payments and refunds: checks age, signature and merchant over the raw bytes, then runs
 * one transaction. Success is answered only after the commit, so that a lost one is sent again.
 */
export function mountNotifications(
  app: Server,
  channel: string,
  provider: PaymentProvider,
  { payments, refunds }: { readonly payments: PaymentService; readonly refunds: RefundService },
  clock: Clock,
): void {
  const receiveRefund = async (request: FastifyRequest, reply: FastifyReply) => {
    const notified = provider.parseRefundNotification(request.headers, request.rawBody, clock.now())
    // Neither a payment nor a refund: ignored.
    if (notified === null) return acknowledged
    if ('error' in notified) {
      request.log.warn({ method: provider.method, reason: notified.error }, 'refund notification refused')
      return reply.code(notified.error === 'signature' ? 401 : 400).send(refused(notified.error))
    }
    const { refundCode, state } = notified
    if (!(await refunds.receive(notified))) {
      request.log.warn({ refundCode }, 'notification of an unknown refund')
      return reply.code(404).send(refused('unknown-refund'))
    }
    request.log.info({ refundCode, state }, 'refund notification received')
    return acknowledged
  }

  app.post(`/notify/${channel}/${provider.method}`, async (request, reply) => {
    const notified = provider.parseNotification(request.headers, request.rawBody, clock.now())
    if (notified === null) return receiveRefund(request, reply)
    if ('error' in notified) {
      request.log.warn({ method: provider.method, reason: notified.error }, 'payment notification refused')
      return reply.code(notified.error === 'signature' ? 401 : 400).send(refused(notified.error))
    }
    const settled = await payments.receive(notified)
    const { orderCode, transactionId } = notified
    if ('error' in settled) {
      const reason = settled.error
      request.log.warn({ orderCode, transactionId, reason }, 'payment notification refused')
      return reply.code(settled.error === 'unknown-order' ? 404 : 400).send(refused(reason))
    }
    request.log.info({ orderCode, transactionId, outcome: settled.outcome }, 'payment received')
    return acknowledged
  })
}
