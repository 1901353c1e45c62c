import type { InvoiceFacts, InvoiceState } from '@zhushutong/domain/invoice'
import { and, asc, count, desc, eq, gt, inArray, type SQL } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db'
import { isUuid } from '../../platform/db/uuid'
import { offsetOf, type PageRequest } from '../../platform/http'
import { lockOrder } from '../orders/lock-order'
import { invoicePapers, invoices } from '../schema/invoice.table'
import { type OrderRow, orders } from '../schema/purchase.table'

export type InvoiceRow = typeof invoices.$inferSelect

const PAPER = {
  id: invoicePapers.id,
  invoiceId: invoicePapers.invoiceId,
  isRed: invoicePapers.isRed,
  amount: invoicePapers.amount,
  cause: invoicePapers.cause,
  reason: invoicePapers.reason,
  series: invoicePapers.series,
  number: invoicePapers.number,
  issuedOn: invoicePapers.issuedOn,
  issuedBy: invoicePapers.issuedBy,
  fileType: invoicePapers.fileType,
  fileSize: invoicePapers.fileSize,
  fileId: invoicePapers.fileId,
}

export type PaperRow = Pick<typeof invoicePapers.$inferSelect, keyof typeof PAPER>

export interface WholeInvoice {
  readonly invoice: InvoiceRow
  readonly order: OrderRow
  /** The issued invoice first, then red letters in order of creation. */
  readonly papers: readonly PaperRow[]
}

export async function findPapers(orm: Queryable, invoiceIds: readonly string[]): Promise<PaperRow[]> {
  if (invoiceIds.length === 0) return []
  return orm
    .select(PAPER)
    .from(invoicePapers)
    .where(inArray(invoicePapers.invoiceId, [...invoiceIds]))
    .orderBy(asc(invoicePapers.isRed), asc(invoicePapers.createdAt), asc(invoicePapers.id))
}

export async function findInvoices(
  orm: Queryable,
  where: SQL | undefined,
  page?: PageRequest,
): Promise<WholeInvoice[]> {
  const query = orm
    .select({ invoice: invoices, order: orders })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(where)
    .orderBy(desc(invoices.askedAt), desc(invoices.id))
  const rows = await (page ? query.limit(page.pageSize).offset(offsetOf(page)) : query)
  const papers = await findPapers(
    orm,
    rows.map(({ invoice }) => invoice.id),
  )
  return rows.map((row) => ({ ...row, papers: papers.filter((paper) => paper.invoiceId === row.invoice.id) }))
}

export async function pageOwn(
  orm: Queryable,
  userId: string,
  { state, ...page }: PageRequest & { readonly state?: InvoiceState },
) {
  const where = and(eq(orders.userId, userId), state ? eq(invoices.state, state) : undefined)
  const [all] = await orm
    .select({ total: count() })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(where)
  return { rows: await findInvoices(orm, where, page), total: all?.total ?? 0 }
}

/** Null for a missing invoice and for an invoice of another user. */
export async function findOwn(
  orm: Queryable,
  userId: string,
  invoiceId: string,
): Promise<WholeInvoice | null> {
  if (!isUuid(invoiceId)) return null
  const [row] = await findInvoices(orm, and(eq(invoices.id, invoiceId), eq(orders.userId, userId)))
  return row ?? null
}

export async function countRequests(orm: Queryable, userId: string, since: number): Promise<number> {
  const [row] = await orm
    .select({ asked: count() })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(orders.userId, userId), gt(invoices.askedAt, since)))
  return row?.asked ?? 0
}

/** Locks the buyer, the order and the invoice, always in this order, to avoid deadlocks. */
export async function lockInvoice(tx: Tx, where: SQL | undefined): Promise<WholeInvoice | null> {
  const [row] = await tx
    .select({ id: invoices.id, orderId: orders.id, userId: orders.userId })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(where)
  if (!row) return null
  const order = await lockOrder(tx, row.userId, row.orderId)
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, row.id)).for('update')
  return invoice ? { invoice, order, papers: await findPapers(tx, [invoice.id]) } : null
}

export function lockInvoiceByCode(tx: Tx, invoiceCode: string): Promise<WholeInvoice | null> {
  return lockInvoice(tx, eq(invoices.invoiceCode, invoiceCode))
}

const isDue = ({ isRed, number }: PaperRow) => isRed && number === ''

/** The oldest red letter that is due. */
export function findDue({ papers }: WholeInvoice): PaperRow | null {
  return papers.find(isDue) ?? null
}

/** An invoice in the shape of the domain's rules (BIL-05). */
export function factsOf({ invoice: { state, amount, redFen }, papers }: WholeInvoice): InvoiceFacts {
  return { state, amount, redFen, redDue: papers.filter(isDue).length }
}

export async function findOwnPaper(
  orm: Queryable,
  userId: string,
  paperId: string,
): Promise<PaperRow | null> {
  if (!isUuid(paperId)) return null
  const [row] = await orm
    .select(PAPER)
    .from(invoicePapers)
    .innerJoin(invoices, eq(invoices.id, invoicePapers.invoiceId))
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(invoicePapers.id, paperId), eq(orders.userId, userId)))
  return row ?? null
}
