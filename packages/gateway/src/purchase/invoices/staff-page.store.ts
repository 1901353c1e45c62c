import { type InvoiceKind, type InvoiceState, WAITING_INVOICE_STATES } from '@zhushutong/domain/invoice'
import { and, asc, count, desc, eq, ilike, inArray, or } from 'drizzle-orm'
import { users } from '../../account/account.table'
import { containing, type Queryable } from '../../platform/db'
import { offsetOf, type PageRequest } from '../../platform/http'
import { invoices } from '../schema/invoice.table'
import { orders } from '../schema/purchase.table'
import { findInvoices, type InvoiceRow, type WholeInvoice } from './invoice.store'

export interface StaffInvoice extends WholeInvoice {
  readonly mobile: string
}

interface PageQuery extends PageRequest {
  readonly state?: InvoiceState
  readonly kind?: InvoiceKind
  readonly needs?: 'staff'
  readonly order: 'asc' | 'desc'
  /** A code, a title, a taxpayer's number or a mobile; '' for no filter. */
  readonly words: string
}

export async function pageInvoices(orm: Queryable, { state, kind, needs, words, order, ...page }: PageQuery) {
  const like = containing(words)
  const columns = [invoices.invoiceCode, orders.orderCode, invoices.title, invoices.taxNumber, users.mobile]
  const where = and(
    state ? eq(invoices.state, state) : undefined,
    kind ? eq(invoices.kind, kind) : undefined,
    needs ? inArray(invoices.state, [...WAITING_INVOICE_STATES]) : undefined,
    words ? or(...columns.map((column) => ilike(column, like))) : undefined,
  )
  const by = order === 'asc' ? asc : desc
  const rows = await orm
    .select({ invoice: invoices, order: orders, mobile: users.mobile })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(where)
    .orderBy(by(invoices.askedAt), by(invoices.id))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  const [all] = await orm
    .select({ total: count() })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(where)
  return { rows: rows.map((row) => ({ ...row, papers: [] })), total: all?.total ?? 0 }
}

export async function findStaffInvoice(
  orm: Queryable,
  invoiceCode: InvoiceRow['invoiceCode'],
): Promise<StaffInvoice | null> {
  const [row] = await findInvoices(orm, eq(invoices.invoiceCode, invoiceCode))
  if (!row) return null
  const [buyer] = await orm.select({ mobile: users.mobile }).from(users).where(eq(users.id, row.order.userId))
  return { ...row, mobile: buyer?.mobile ?? '' }
}
