import { randomInt, randomUUID } from 'node:crypto'
import { DAY_MS, dayOf } from '@zhushutong/domain/formatting'
import {
  INVOICE_REFUSALS,
  INVOICE_TAX_PERCENT,
  INVOICES_A_DAY,
  type InvoiceForm,
  invoiceFen,
  moveInvoice,
  refuseInvoice,
} from '@zhushutong/domain/invoice'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db'
import { isUuid } from '../../platform/db/uuid'
import { CODES, type Failure } from '../../platform/http'
import { findOwnOrder } from '../orders/find-order'
import { lockOrder } from '../orders/lock-order'
import { recordEvent } from '../orders/order-event.store'
import { invoices } from '../schema/invoice.table'
import { orders } from '../schema/purchase.table'
import { countRequests, factsOf, findOwn, lockInvoice, type WholeInvoice } from './invoice.store'
import { loadInvoiceable } from './invoiceable'

const NO_ORDER: Failure = { error: '40001' }
export const NO_INVOICE: Failure = { error: CODES.notFound, message: '没有这张发票' }

/** Readable over the telephone. */
const newInvoiceCode = (now: number) =>
  `FP${dayOf(now).replaceAll('-', '')}${String(randomInt(1_000_000_000_000)).padStart(12, '0')}`

const reread = async (tx: Tx, userId: string, invoiceId: string): Promise<WholeInvoice> => {
  const invoice = await findOwn(tx, userId, invoiceId)
  if (!invoice) throw new Error(`Invoice ${invoiceId} vanished`)
  return invoice
}

/**
 * Requests an invoice of the user's own order (BIL-01). The order's lock serialises parallel requests. `form` is
 * already checked.
 */
export async function askInvoice(
  tx: Tx,
  userId: string,
  orderId: string,
  form: InvoiceForm,
  now: number,
): Promise<WholeInvoice | Failure> {
  if (!(await findOwnOrder(tx, userId, orderId))) return NO_ORDER
  const order = await lockOrder(tx, userId, orderId)
  const facts = (await loadInvoiceable(tx, [order])).get(order.id)
  if (!facts) throw new Error(`Order ${orderId} vanished`)
  const refused = refuseInvoice(facts, now)
  if (refused) return { error: '40011', message: INVOICE_REFUSALS[refused] }
  if ((await countRequests(tx, userId, now - DAY_MS)) >= INVOICES_A_DAY)
    return { error: CODES.tooMany, message: '今天申请的发票已经很多了，请明天再试' }
  const id = randomUUID()
  const invoiceCode = newInvoiceCode(now)
  await tx.insert(invoices).values({
    ...form,
    id,
    invoiceCode,
    orderId: order.id,
    amount: invoiceFen(facts),
    taxPercent: INVOICE_TAX_PERCENT,
    state: 'asked',
    askedAt: now,
  })
  await recordEvent(tx, order.id, { event: 'invoice-asked', actor: 'buyer', detail: invoiceCode }, now)
  return reread(tx, userId, id)
}

/** Cancels an invoice that is not issued yet (BIL-05). Repeated calls change nothing. */
export async function cancelInvoice(
  tx: Tx,
  userId: string,
  invoiceId: string,
  now: number,
): Promise<WholeInvoice | Failure> {
  if (!isUuid(invoiceId)) return NO_INVOICE
  const locked = await lockInvoice(tx, and(eq(invoices.id, invoiceId), eq(orders.userId, userId)))
  if (!locked) return NO_INVOICE
  const { invoice, order } = locked
  if (invoice.state === 'cancelled') return locked
  const state = moveInvoice(factsOf(locked), 'cancel')
  if (state === null) return { error: '40011', message: '发票已处理，不能撤销；如有问题请联系客服' }
  await tx.update(invoices).set({ state, decidedAt: now }).where(eq(invoices.id, invoiceId))
  const { invoiceCode: detail } = invoice
  await recordEvent(tx, order.id, { event: 'invoice-cancelled', actor: 'buyer', detail }, now)
  return reread(tx, userId, invoiceId)
}
