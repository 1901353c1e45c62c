/**
 * The states of an invoice (BIL-05). asked: the staff have to issue or refuse it; red-due: money went back, and the
 * staff have to red-letter that part; red: all of it is red-lettered.
 */
export const INVOICE_STATES = ['asked', 'issued', 'red-due', 'red', 'refused', 'cancelled'] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

/** What is read of a state, by buyers and staff (BIL-05). */
export const INVOICE_STATE_LABELS: Readonly<Record<InvoiceState, string>> = {
  asked: '待开具',
  issued: '已开具',
  'red-due': '待红冲',
  red: '已红冲',
  refused: '未通过',
  cancelled: '已撤销',
}

/** States in which an order has its one invoice (BIL-01). */
export const LIVE_INVOICE_STATES: readonly InvoiceState[] = ['asked', 'issued', 'red-due']

/** States in which the staff have something to do (BIL-05). */
export const WAITING_INVOICE_STATES: readonly InvoiceState[] = ['asked', 'red-due']

/** Why an invoice is red-lettered: its money went back, or it was issued wrongly (BIL-07). */
export const RED_CAUSES = ['refund', 'mistake'] as const
export type RedCause = (typeof RED_CAUSES)[number]

export const RED_CAUSE_LABELS: Readonly<Record<RedCause, string>> = { refund: '退款', mistake: '开票有误' }

/** What happens to an invoice (BIL-05). owe-red: a red letter is due; redden: one was issued. */
export type InvoiceEvent = 'issue' | 'refuse' | 'cancel' | 'owe-red' | 'redden'

/** An invoice as its states need it; money in fen with tax. */
export interface InvoiceFacts {
  readonly state: InvoiceState
  readonly amount: number
  /** Of it, what is red-lettered or has to be. */
  readonly redFen: number
  /** Red letters that wait for the staff. */
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
 * The state after an event, `facts` being those before it; null for one that means nothing in this state, such as a
 * repetition (BIL-05, BIL-07). After a red letter the rest of the invoice stands, until nothing of it is left.
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

/** What becomes of an invoice when a part of its money goes back (BIL-07); null: nothing. */
export type RefundEffect =
  | { readonly type: 'cancel' }
  | { readonly type: 'reduce'; readonly amount: number }
  | { readonly type: 'red'; readonly fen: number }

/**
 * What an approved refund does to the live invoice of its order (BIL-07). One that is not issued yet is made out for
 * what is kept, or taken back; of an issued one the part that goes back is red-lettered.
 * @param keptFen what is left of the payment after this refund
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
