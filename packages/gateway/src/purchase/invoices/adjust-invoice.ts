import { randomUUID } from 'node:crypto'
import {
  followRefund,
  invoiceFen,
  LIVE_INVOICE_STATES,
  moveInvoice,
  type RedCause,
} from '@zhushutong/domain/invoice'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db'
import { recordEvent } from '../orders/order-event.store'
import { invoicePapers, invoices } from '../schema/invoice.table'
import type { OrderRow } from '../schema/purchase.table'
import { factsOf, findPapers, type WholeInvoice } from './invoice.store'
import { loadInvoiceable } from './invoiceable'

interface RedRequest {
  readonly fen: number
  readonly cause: RedCause
  readonly reason: string
  readonly refundId: string | null
}

/**
 * Marks a red letter (红字发票) of a locked invoice as due (BIL-07). False when the invoice's state does not allow it.
 */
export async function oweRedLetter(
  tx: Tx,
  whole: WholeInvoice,
  { fen, ...why }: RedRequest,
  actor: string,
  now: number,
): Promise<boolean> {
  const { invoice } = whole
  const state = moveInvoice(factsOf(whole), 'owe-red')
  if (state === null) return false
  const paper = { id: randomUUID(), invoiceId: invoice.id, isRed: true, amount: fen, ...why, createdAt: now }
  await tx.insert(invoicePapers).values(paper)
  await tx
    .update(invoices)
    .set({ state, redFen: invoice.redFen + fen })
    .where(eq(invoices.id, invoice.id))
  await recordEvent(
    tx,
    invoice.orderId,
    { event: 'invoice-red-due', actor, detail: invoice.invoiceCode },
    now,
  )
  return true
}

/**
 * Adjusts the order's invoice in the transaction that approves a refund (BIL-07): a red letter, a lower amount or a
 * cancellation. The order is locked, and its refunded sum already includes this refund.
 */
export async function adjustInvoice(
  tx: Tx,
  order: OrderRow,
  refund: { readonly id: string; readonly amount: number; readonly wallet: number },
  now: number,
): Promise<void> {
  const live = and(eq(invoices.orderId, order.id), inArray(invoices.state, [...LIVE_INVOICE_STATES]))
  const [invoice] = await tx.select().from(invoices).where(live).for('update')
  if (!invoice) return
  const whole: WholeInvoice = { invoice, order, papers: await findPapers(tx, [invoice.id]) }
  const facts = (await loadInvoiceable(tx, [order])).get(order.id)
  const effect = followRefund(factsOf(whole), refund.amount + refund.wallet, facts ? invoiceFen(facts) : 0)
  if (effect === null) return
  const { invoiceCode: detail } = invoice
  if (effect.type === 'red') {
    const request = { fen: effect.fen, cause: 'refund', reason: '', refundId: refund.id } as const
    await oweRedLetter(tx, whole, request, 'system', now)
  } else if (effect.type === 'reduce') {
    await tx.update(invoices).set({ amount: effect.amount }).where(eq(invoices.id, invoice.id))
    await recordEvent(tx, order.id, { event: 'invoice-reduced', actor: 'system', detail }, now)
  } else {
    const cancelled = { state: 'cancelled', refusal: '订单已退款', decidedAt: now } as const
    await tx.update(invoices).set(cancelled).where(eq(invoices.id, invoice.id))
    await recordEvent(tx, order.id, { event: 'invoice-cancelled', actor: 'system', detail }, now)
  }
}
