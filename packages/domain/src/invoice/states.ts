/**
 * The states of an invoice (BIL-05). asked: the staff have to issue or refuse it; red-due: money was refunded, and the
 * staff have to red-letter that part; red: all of it is red-lettered.
 */
export const INVOICE_STATES = ['asked', 'issued', 'red-due', 'red', 'refused', 'cancelled'] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

/** Labels of a state for buyers and staff (BIL-05). */
export const INVOICE_STATE_LABELS: Readonly<Record<InvoiceState, string>> = {
  asked: '待开具',
  issued: '已开具',
  'red-due': '待红冲',
  red: '已红冲',
  refused: '未通过',
  cancelled: '已撤销',
}

/** States of a live invoice; an order has at most one live invoice. */
export const LIVE_INVOICE_STATES: readonly InvoiceState[] = ['asked', 'issued', 'red-due']

/** States that wait for the staff. */
export const WAITING_INVOICE_STATES: readonly InvoiceState[] = ['asked', 'red-due']

/** Causes of a red letter: its money was refunded, or the invoice was issued wrongly (BIL-07). */
export const RED_CAUSES = ['refund', 'mistake'] as const
export type RedCause = (typeof RED_CAUSES)[number]

export const RED_CAUSE_LABELS: Readonly<Record<RedCause, string>> = { refund: '退款', mistake: '开票有误' }

/** Events of an invoice (BIL-05). owe-red: a red letter is due; redden: a red letter was issued. */
export type InvoiceEvent = 'issue' | 'refuse' | 'cancel' | 'owe-red' | 'redden'

/** The facts of an invoice that determine its next state; money in fen with tax. */
export interface InvoiceFacts {
  readonly state: InvoiceState
  readonly amount: number
  /** The part of `amount` that is red-lettered or has to be. */
  readonly redFen: number
  /** The number of red letters that wait for the staff. */
  readonly redDue: number
}

const MOVES: Readonly<Record<InvoiceState, Partial<Record<InvoiceEvent, InvoiceState>>>> = {
  asked: { issue: 'issued', refuse: 'refused', cancel: 'cancelled' },
  issued: { 'owe-red': 'red-due' },
  'red-due': { 'owe-red': 'red-due', redden: 'issued' },
  red: {},
  refused: {},
  cancelled: {},
}

/**
 * The state after an event; `facts` already include the event. Null for an event that does not apply to this state,
 * such as a repetition (BIL-05, BIL-07). After a red letter the rest of the invoice remains valid, until its whole
 * amount is red-lettered.
 */
export function moveInvoice(
  { state, amount, redFen, redDue }: InvoiceFacts,
  event: InvoiceEvent,
): InvoiceState | null {
  const next = MOVES[state][event] ?? null
  if (event !== 'redden' || next === null) return next
  if (redDue > 1) return 'red-due'
  return redFen >= amount ? 'red' : next
}

/** The effect of a partial refund on an invoice (BIL-07). */
type RefundEffect =
  | { readonly type: 'cancel' }
  | { readonly type: 'reduce'; readonly amount: number }
  | { readonly type: 'red'; readonly fen: number }

/**
 * The effect of an approved refund on the live invoice of its order (BIL-07); null for none. An invoice that is not
 * issued yet is reduced to the kept amount, or cancelled; of an issued invoice the refunded part is red-lettered.
 * @param keptFen the rest of the payment after this refund
 */
export function followRefund(
  { state, amount, redFen }: InvoiceFacts,
  refundFen: number,
  keptFen: number,
): RefundEffect | null {
  if (refundFen <= 0) return null
  if (state === 'asked') return keptFen > 0 ? { type: 'reduce', amount: keptFen } : { type: 'cancel' }
  if (state !== 'issued' && state !== 'red-due') return null
  const fen = Math.min(refundFen, amount - redFen)
  return fen > 0 ? { type: 'red', fen } : null
}
