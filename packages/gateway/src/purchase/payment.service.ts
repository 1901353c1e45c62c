import { closesAt, readPayType } from '@zhushutong/domain/purchase'
import { and, eq, isNull, lte, ne, or } from 'drizzle-orm'
import type { Clock } from '../clock'
import type { Database } from '../db'
import { closeOverdue, overdueOrders, ownOrder } from './order.store'
import type { ConfirmedPayment, PaymentProvider, QrMethod } from './payment.ports'
import { orders, prepayments } from './purchase.table'
import { type OrderRow, type Settlement, settle } from './settle'

/** ms after the QR was fetched before the sweeper asks about it: until then the notification is likelier. */
const QUERY_AFTER = 15_000

type PrepayError = { readonly error: '40001' | '40002' | '40011' | '50001' }

/** Orders and the providers that take the money for them. */
export function paymentService(
  { orm }: Pick<Database, 'orm'>,
  providers: readonly PaymentProvider[],
  clock: Clock,
) {
  const providerOf = (method: QrMethod) => providers.find((provider) => provider.method === method)

  /** Takes a payment in a transaction of its own. */
  const receive = (payment: ConfirmedPayment): Promise<Settlement> =>
    orm.transaction((tx) => settle(tx, payment, clock.now()))

  const openPrepayments = (order: OrderRow) =>
    orm
      .select()
      .from(prepayments)
      .where(and(eq(prepayments.orderId, order.id), isNull(prepayments.closedAt)))

  /** Asks a provider about an order and takes the payment that it tells of. False when it could not be asked. */
  const ask = async (method: QrMethod, orderCode: string): Promise<boolean> => {
    const answer = await providerOf(method)?.query(orderCode)
    if (answer === undefined) return false
    if (answer === null) return true
    if ('error' in answer) return false
    return !('error' in (await receive(answer)))
  }

  /** Closes an overdue order, after a last question to those who may have been paid in time. */
  const expire = async (order: OrderRow): Promise<void> => {
    for (const { method } of await openPrepayments(order)) await ask(method, order.orderCode)
    await closeOverdue(orm, order, clock.now())
  }

  /** No more money for an order that is settled or closed. */
  const stop = async (method: QrMethod, order: OrderRow): Promise<void> => {
    const answer = await providerOf(method)?.close(order.orderCode)
    if (!answer) return
    // Paid at the last moment: that payment is taken first.
    if ('error' in answer && !(answer.error === 'paid' && (await ask(method, order.orderCode)))) return
    const mine = and(eq(prepayments.orderId, order.id), eq(prepayments.method, method))
    await orm.update(prepayments).set({ closedAt: clock.now() }).where(mine)
  }

  const prepay = async (order: OrderRow, method: QrMethod): Promise<string | PrepayError> => {
    const provider = providerOf(method)
    if (!provider) return { error: '50001' }
    const row = { orderId: order.id, method, createdAt: clock.now() }
    await orm.insert(prepayments).values(row).onConflictDoNothing()
    const { orderCode, productName: description, amount, currency, closesAt } = order
    const answer = await provider.prepay({ orderCode, description, amount, currency, closesAt })
    return 'error' in answer ? { error: '50001' } : answer.content
  }

  return {
    receive,

    /** Closes what is overdue of one user, so that no page shows an order open that is not. */
    async refresh(userId: string): Promise<void> {
      for (const order of await overdueOrders(orm, clock.now(), userId)) await expire(order)
    },

    /** The QR's content, or the remark to write into a transfer (PAY-02, PAY-08). */
    async choose(userId: string, orderId: string, payType: string): Promise<string | PrepayError> {
      const order = await ownOrder(orm, userId, orderId)
      const method = readPayType(payType)
      if (!order || !method) return { error: '40001' }
      if (order.status === 'paid') return { error: '40002' }
      if (order.status !== 'pending') return { error: '40011' }
      // A transfer gives the order days instead of minutes; going back to a QR takes them away again.
      const until = closesAt({ createdAt: order.createdAt, method })
      if (until <= clock.now()) return { error: '40011' }
      const content =
        method === 'transfer' ? order.orderCode : await prepay({ ...order, closesAt: until }, method)
      if (typeof content !== 'string') return content
      const chosen = { payType: payType as OrderRow['payType'], closesAt: until }
      const pending = and(eq(orders.id, order.id), eq(orders.status, 'pending'))
      await orm.update(orders).set(chosen).where(pending)
      return content
    },

    async expireOverdue(): Promise<void> {
      for (const order of await overdueOrders(orm, clock.now())) await expire(order)
    },

    /** Asks about every payment that may have been made unheard, and stops those that are not wanted any more. */
    async sweep(): Promise<void> {
      const due = or(lte(prepayments.createdAt, clock.now() - QUERY_AFTER), ne(orders.status, 'pending'))
      const open = await orm
        .select({ method: prepayments.method, order: orders })
        .from(prepayments)
        .innerJoin(orders, eq(orders.id, prepayments.orderId))
        .where(and(isNull(prepayments.closedAt), due))
        .limit(200)
      for (const { method, order } of open) {
        const asked = await ask(method, order.orderCode)
        if (asked && order.status !== 'pending') await stop(method, order)
      }
    },
  }
}

export type PaymentService = ReturnType<typeof paymentService>
