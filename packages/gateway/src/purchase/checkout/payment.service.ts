import { parsePayType, type QrMethod } from '@zhushutong/domain/payment-methods'
import { closingTime } from '@zhushutong/domain/purchase'
import { and, eq, isNull, lte, ne, or } from 'drizzle-orm'
import type { Clock } from '../../platform/clock'
import type { Database } from '../../platform/db'
import { findOverdueOrders, findOwnOrder } from '../orders/find-order'
import { recordEvent } from '../orders/order-event.store'
import { closeOverdue } from '../payments/close-order'
import { type Settlement, settlePayment } from '../payments/settle'
import type { ConfirmedPayment, PaymentProvider } from '../providers/payment.ports'
import { type OrderRow, orders, prepayments } from '../schema/purchase.table'

/** Delay in ms before the sweeper queries a provider: the notification usually arrives earlier. */
const QUERY_AFTER = 15_000

type PrepayError = { readonly error: '40001' | '40002' | '40011' | '50001' }

interface Phone {
  readonly ip: string
}

export function paymentService(
  { orm }: Pick<Database, 'orm'>,
  providers: readonly PaymentProvider[],
  clock: Clock,
) {
  const providerOf = (method: QrMethod) => providers.find((provider) => provider.method === method)

  const receive = (payment: ConfirmedPayment): Promise<Settlement> =>
    orm.transaction((tx) => settlePayment(tx, payment, clock.now()))

  const openPrepayments = (order: OrderRow) =>
    orm
      .select()
      .from(prepayments)
      .where(and(eq(prepayments.orderId, order.id), isNull(prepayments.closedAt)))

  /** Queries a provider about an order and records its payment, if any. False when the provider does not respond. */
  const ask = async (method: QrMethod, orderCode: string): Promise<boolean> => {
    const answer = await providerOf(method)?.query(orderCode)
    if (answer === undefined) return false
    if (answer === null) return true
    if ('error' in answer) return false
    return !('error' in (await receive(answer)))
  }

  /** Closes the payment at the provider, because a settled or closed order accepts no more money. */
  const stop = async (method: QrMethod, order: OrderRow): Promise<void> => {
    const answer = await providerOf(method)?.close(order)
    if (!answer) return
    // Paid at the last moment: the payment is recorded first.
    if ('error' in answer && !(answer.error === 'paid' && (await ask(method, order.orderCode)))) return
    const mine = and(eq(prepayments.orderId, order.id), eq(prepayments.method, method))
    await orm.update(prepayments).set({ closedAt: clock.now() }).where(mine)
  }

  /** Closes an overdue order and its payments at the providers, after a last query for a payment in time. */
  const expire = async (order: OrderRow): Promise<void> => {
    const open = await openPrepayments(order)
    for (const { method } of open) await ask(method, order.orderCode)
    await closeOverdue(orm, order, clock.now())
    for (const { method } of open) await stop(method, order)
  }

  const findUnwanted = (userId: string | null) =>
    orm
      .select({ method: prepayments.method, order: orders })
      .from(prepayments)
      .innerJoin(orders, eq(orders.id, prepayments.orderId))
      .where(
        and(
          isNull(prepayments.closedAt),
          ne(orders.status, 'pending'),
          userId === null ? undefined : eq(orders.userId, userId),
        ),
      )
      .limit(200)

  const prepay = async (
    order: OrderRow,
    method: QrMethod,
    phone: Phone | null,
  ): Promise<string | PrepayError> => {
    const provider = providerOf(method)
    if (!provider) return { error: '50001' }
    const row = { orderId: order.id, method, createdAt: clock.now() }
    await orm.insert(prepayments).values(row).onConflictDoNothing()
    const { orderCode, productName: description, amount, currency, closesAt } = order
    const payable = { orderCode, description, amount, currency, closesAt }
    const answer = await (phone ? provider.prepayOnPhone(payable, phone.ip) : provider.prepay(payable))
    return 'error' in answer ? { error: '50001' } : answer.content
  }

  return {
    receive,

    /** Closes a user's overdue orders, so that no page shows them as open. */
    async refresh(userId: string): Promise<void> {
      for (const order of await findOverdueOrders(orm, clock.now(), userId)) await expire(order)
    },

    /**
     * Closes payments of a user's replaced or abandoned orders at the providers. Called after the commit; if a
     * provider does not respond, the sweep repeats it later.
     */
    async stopUnwanted(userId: string): Promise<void> {
      for (const { method, order } of await findUnwanted(userId)) await stop(method, order)
    },

    /**
     * Returns the QR code's content, the URL for a phone, or the remark for a bank transfer (PAY-02, PAY-08, PAY-18).
     */
    async choose(
      userId: string,
      orderId: string,
      payType: string,
      phone: Phone | null = null,
    ): Promise<string | PrepayError> {
      const order = await findOwnOrder(orm, userId, orderId)
      const method = parsePayType(payType)
      if (!order || !method) return { error: '40001' }
      if (order.status === 'paid') return { error: '40002' }
      if (order.status !== 'pending') return { error: '40011' }
      // A transfer extends the order's term from minutes to days; a QR code shortens it again.
      const until = closingTime({ createdAt: order.createdAt, method })
      if (until <= clock.now()) return { error: '40011' }
      const content =
        method === 'transfer' ? order.orderCode : await prepay({ ...order, closesAt: until }, method, phone)
      if (typeof content !== 'string') return content
      const chosen = { payType: payType as OrderRow['payType'], closesAt: until }
      const pending = and(eq(orders.id, order.id), eq(orders.status, 'pending'))
      return orm.transaction(async (tx) => {
        const updated = await tx.update(orders).set(chosen).where(pending).returning({ id: orders.id })
        // The order was closed or paid during the provider's call: the code is useless.
        if (updated.length === 0) return { error: '40011' }
        if (order.payType !== payType)
          await recordEvent(tx, order.id, { event: 'method', actor: 'buyer', detail: payType }, clock.now())
        return content
      })
    },

    async expireOverdue(): Promise<void> {
      for (const order of await findOverdueOrders(orm, clock.now())) await expire(order)
    },

    /** Queries payments whose notification may be lost, and closes payments of orders that are no longer pending. */
    async sweep(): Promise<void> {
      const due = or(lte(prepayments.createdAt, clock.now() - QUERY_AFTER), ne(orders.status, 'pending'))
      const open = await orm
        .select({ method: prepayments.method, order: orders })
        .from(prepayments)
        .innerJoin(orders, eq(orders.id, prepayments.orderId))
        .where(and(isNull(prepayments.closedAt), due))
        .limit(200)
      for (const { method, order } of open) {
        const isAnswered = await ask(method, order.orderCode)
        if (isAnswered && order.status !== 'pending') await stop(method, order)
      }
    },
  }
}

export type PaymentService = ReturnType<typeof paymentService>
