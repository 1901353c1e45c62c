import { DAY_MS } from '../formatting'
import { INVOICE_KINDS, type InvoiceKind, type InvoiceProblem } from './kinds'
import { checkTitle, type InvoiceTitle, trimTitle } from './title-form'

/** Days after the payment in which an invoice can be requested. */
export const INVOICE_DAYS = 365

/** Maximum number of invoices that an account requests in 24 hours, cancelled requests included. */
export const INVOICES_A_DAY = 20

/** Maximum length of a mail address in UTF-16 units. */
export const MAX_EMAIL = 100

const EMAIL = /^[^\s@<>,;:"'()\\]{1,64}@[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)+$/

/** A requested invoice: its kind, its recipient, and the mail address it is sent to; '' if it is not mailed. */
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

/** The facts of an order when an invoice is requested. Money in fen, without points, which are not money. */
export interface Invoiceable {
  /** Paid in money, wallet money included, by payments for which the order was granted; null if there are none. */
  readonly paidFen: number | null
  /** The time of the payment in ms; null if the order is unpaid. */
  readonly paidAt: number | null
  /** The part of `paidFen` that was refunded or is being refunded. */
  readonly returnedFen: number
  /** True when the order has an invoice that is requested or issued, and not entirely red-lettered. */
  readonly hasLive: boolean
  /** True for a top-up of the wallet: purchases from the wallet are invoiced instead. */
  readonly isTopUp: boolean
}

/** Reasons for refusing an invoice. */
export const INVOICE_REFUSALS = {
  unpaid: '订单支付后可以申请开票',
  topUp: '充值不开发票；用余额购买后，可为那一单申请',
  points: '积分抵扣的部分不开发票，这一单没有以现金支付的金额',
  refunded: '这一单的款项已退回，不能再开票',
  late: `付款超过 ${INVOICE_DAYS} 天，不能再申请开票，请联系客服`,
  open: '这一单已经申请过发票',
} as const
type InvoiceRefusal = keyof typeof INVOICE_REFUSALS

/** The last moment for requesting an invoice of an order paid at `paidAt`, ms (BIL-01). */
export function invoiceDeadline(paidAt: number): number {
  return paidAt + INVOICE_DAYS * DAY_MS
}

/** The amount of an invoice in fen: the money paid, less refunds (BIL-01). */
export function invoiceFen({ paidFen, returnedFen }: Pick<Invoiceable, 'paidFen' | 'returnedFen'>): number {
  return Math.max(0, (paidFen ?? 0) - returnedFen)
}

/** The reason why no invoice of an order can be requested now; null if one can (BIL-01). */
export function refuseInvoice(order: Invoiceable, now: number): InvoiceRefusal | null {
  if (order.paidFen === null || order.paidAt === null) return 'unpaid'
  if (order.isTopUp) return 'topUp'
  if (order.hasLive) return 'open'
  if (order.paidFen === 0) return 'points'
  if (invoiceFen(order) === 0) return 'refunded'
  return now > invoiceDeadline(order.paidAt) ? 'late' : null
}
