import type { Clock } from '../clock'
import type { Server } from '../http'
import type { PaymentProvider } from './payment.ports'
import type { PaymentService } from './payment.service'

const heard = { code: 'SUCCESS' }
const refused = (reason: string) => ({ code: 'FAIL', message: reason })

/**
 * Where a provider tells of its payments: raw bytes, freshness, signature, merchant, then one transaction. Success is
 * answered only after its commit, so that what is not kept is told again.
 */
export function mountNotifications(
  app: Server,
  channel: string,
  provider: PaymentProvider,
  payments: PaymentService,
  clock: Clock,
): void {
  app.post(`/notify/${channel}/${provider.method}`, async (request, reply) => {
    const told = provider.parseNotification(request.headers, request.rawBody, clock.now())
    if (told === null) return heard
    if ('error' in told) {
      request.log.warn({ method: provider.method, reason: told.error }, 'payment notification refused')
      return reply.code(told.error === 'signature' ? 401 : 400).send(refused(told.error))
    }
    const settled = await payments.receive(told)
    const { orderCode, transactionId } = told
    if ('error' in settled) {
      const reason = settled.error
      request.log.warn({ orderCode, transactionId, reason }, 'payment notification refused')
      return reply.code(settled.error === 'unknown-order' ? 404 : 400).send(refused(reason))
    }
    request.log.info({ orderCode, transactionId, outcome: settled.outcome }, 'payment received')
    return heard
  })
}
