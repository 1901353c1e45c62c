import type { FastifyInstance } from 'fastify'
import { itemPage, listPage } from './cashier.view'
import { refuse, show, wantsHtml } from './page'
import type { CashierDesk, CashierItem, PaymentOutcome, Refusal } from './sandbox.ports'

const OUTCOMES: readonly PaymentOutcome[] = [
  'paid',
  'failed',
  'paid-late',
  'refund-fails',
  'refund-works',
  'bill-omits',
]
const isOutcome = (text: unknown): text is PaymentOutcome => OUTCOMES.some((outcome) => outcome === text)

const UNKNOWN_OUTCOME: Refusal = {
  status: 400,
  error: 'outcome 应为 paid、failed、paid-late、transfer-confirmed、refund-fails、refund-works 或 bill-omits',
}

/** The cashier's pages: for the buyer after scanning, and for the staff. */
export function mountCashier(app: FastifyInstance, desk: CashierDesk): void {
  const decide = async (item: CashierItem, outcome: unknown): Promise<Refusal | null> => {
    if (outcome === 'transfer-confirmed') return desk.confirmTransfer(item)
    return isOutcome(outcome) ? desk.decide(item, outcome) : UNKNOWN_OUTCOME
  }

  app.get('/sandbox/cashier', async (request, reply) => {
    const items = await desk.listOpen()
    return show(request, reply, items, () => listPage(items))
  })

  app.get<{ Params: { id: string } }>('/sandbox/cashier/:id', async (request, reply) => {
    const item = await desk.find(request.params.id)
    if (!item) return refuse(request, reply, 404, '没有这笔支付')
    return show(request, reply, item, () => itemPage(item))
  })

  app.post<{ Params: { id: string }; Body: { outcome?: unknown } | undefined }>(
    '/sandbox/cashier/:id',
    async (request, reply) => {
      const item = await desk.find(request.params.id)
      if (!item) return refuse(request, reply, 404, '没有这笔支付')
      const refusal = await decide(item, request.body?.outcome)
      if (refusal) return refuse(request, reply, refusal.status, refusal.error)
      return wantsHtml(request)
        ? reply.redirect(`/sandbox/cashier/${item.id}`, 303)
        : reply.send(await desk.find(item.id))
    },
  )
}
