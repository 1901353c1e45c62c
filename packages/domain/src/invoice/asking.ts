import { DAY_MS } from '../formatting'
import { INVOICE_KINDS, type InvoiceKind, type InvoiceProblem } from './kinds'
import { checkTitle, type InvoiceTitle, trimTitle } from './title-form'

/** An invoice is asked for within so many days of the payment (BIL-01). */
export const INVOICE_DAYS = 365

/** An account asks for at most so many invoices in 24 hours, those it took back included (BIL-01). */
export const INVOICES_A_DAY = 20

/** Maximum length of a mail address in UTF-16 units. */
export const MAX_EMAIL = 100

const EMAIL = /^[^\s@<>,;:"'()\\]{1,64}@[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)+$/

/** An invoice that is asked for: its kind, whom it is made out to, and where it is to be sent; '' for nowhere. */
export interface InvoiceForm extends InvoiceTitle {
  readonly kind: InvoiceKind
  readonly email: string
}

/** The form with its texts trimmed (BIL-02). */
export function trimInvoiceForm({ kind, email, ...title }: InvoiceForm): InvoiceForm {
  return { kind, ...trimTitle(title), email: email.trim() }
}

/** All problems of a trimmed form, in its order (BIL-02). */
export function checkInvoiceForm({ kind, email, ...title }: InvoiceForm): InvoiceProblem[] {
  const isKnown = INVOICE_KINDS.includes(kind)
  const isMail = email === '' || (email.length <= MAX_EMAIL && EMAIL.test(email))
  return [
    ...(isKnown ? [] : [{ field: 'kind', message: '请选择发票种类' }]),
    ...checkTitle(title, kind),
    ...(isMail ? [] : [{ field: 'email', message: '请填写正确的邮箱地址' }]),
  ]
}

/** What is known of an order when an invoice of it is asked for. Money in fen, without points, which are no money. */
export interface Invoiceable {
  /** Paid in money, that of the wallet included, by payments that the order was granted for; null: none. */
  readonly paidFen: number | null
  /** When it was paid, ms; null: never. */
  readonly paidAt: number | null
  /** Of it, what has gone back or is on its way back. */
  readonly returnedFen: number
  /** There is an invoice that is asked for or issued, and not red-lettered whole. */
  readonly hasLive: boolean
  /** A top-up of the wallet, which is no purchase: what is bought with it is invoiced. */
  readonly isTopUp: boolean
}

/** Why no invoice may be asked for (BIL-01). */
export const INVOICE_REFUSALS = {
  unpaid: '订单支付后可以申请开票',
  topUp: '充值不开发票；用余额购买后，可为那一单申请',
  points: '积分抵扣的部分不开发票，这一单没有以现金支付的金额',
  refunded: '这一单的款项已退回，不能再开票',
  late: `付款超过 ${INVOICE_DAYS} 天，不能再申请开票，请联系客服`,
  open: '这一单已经申请过发票',
} as const
export type InvoiceRefusal = keyof typeof INVOICE_REFUSALS

/** The last moment at which an invoice of an order paid at `paidAt` may be asked for, ms (BIL-01). */
export function invoiceDeadline(paidAt: number): number {
  return paidAt + INVOICE_DAYS * DAY_MS
}

/** The amount of an invoice in fen: what was paid in money and has not gone back (BIL-01). */
export function invoiceFen({ paidFen, returnedFen }: Pick<Invoiceable, 'paidFen' | 'returnedFen'>): number {
  return Math.max(0, (paidFen ?? 0) - returnedFen)
}

/** Why no invoice of an order may be asked for now; null if one may (BIL-01). */
export function refuseInvoice(order: Invoiceable, now: number): InvoiceRefusal | null {
  if (order.paidFen === null || order.paidAt === null) return 'unpaid'
  if (order.isTopUp) return 'topUp'
  if (order.hasLive) return 'open'
  if (order.paidFen === 0) return 'points'
  if (invoiceFen(order) === 0) return 'refunded'
  return now > invoiceDeadline(order.paidAt) ? 'late' : null
}
