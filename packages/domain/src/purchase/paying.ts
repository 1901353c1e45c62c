import { goTo, noChange } from '../machine'
import { type PaymentMethod, paymentView } from '../payment-methods'
import { createOrder, isCovered } from './choosing'
import { ORDER_LIFETIME_MS } from './order'
import { ORDER_END_TEXTS, type OrderEnd, PURCHASE_TEXTS } from './paying-texts'
import type { PaidOrder } from './purchase.ports'
import type { Checkout, PurchaseEffect, PurchaseEvent, PurchaseState, PurchaseStep } from './purchase.state'

// The transitions after confirming: order, QR code, polling, countdown, success.

/** ms between two polls (PAY-02). */
const POLL_INTERVAL_MS = 2000
/** Maximum number of polls; then the QR code expires (PAY-02, PAY-04). */
const MAX_POLLS = 30
/** Delay from the payment to the success view, in ms (PAY-03). */
const SUCCESS_DELAY_MS = 500
const SECOND_MS = 1000

/** The countdown in whole seconds: 1800 minus the elapsed time, between 0 and 1800; times in ms. */
export function remainingSeconds(payStartTime: number, now: number): number {
  const left = Math.ceil((payStartTime + ORDER_LIFETIME_MS - now) / SECOND_MS)
  return Math.min(ORDER_LIFETIME_MS / SECOND_MS, Math.max(0, left))
}

/** Formats the countdown as mm:ss (PAY-05). */
export function formatCountdown(remaining: number): string {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${two(Math.floor(remaining / 60))}:${two(remaining % 60)}`
}

const carryOver = ({ generation, paidOrders }: PurchaseState) => ({ generation, paidOrders })

const poll = (generation: number, orderId: string, afterMs: number): PurchaseEffect => ({
  type: 'pollStatus',
  afterMs,
  generation,
  orderId,
})

/**
 * Requests a new QR code of an order; answers for an earlier one are ignored from here on (PAY-04). A
 * transfer requests the account instead: the bank takes days, so there is no countdown.
 */
export function startQr(state: PurchaseState, checkout: Checkout): PurchaseStep {
  const isCounted = !byTransfer(checkout)
  if (isCounted && checkout.remaining === 0) return expireOrder(state, checkout)
  const generation = state.generation + 1
  const { orderId, selection } = checkout
  const fetch = { type: 'fetchQr', afterMs: 0, generation, orderId, method: selection.method } as const
  return {
    state: { at: 'fetching', generation, paidOrders: state.paidOrders, checkout },
    effects: isCounted ? [fetch, { type: 'tick', afterMs: SECOND_MS, generation }] : [fetch],
  }
}

const byTransfer = ({ selection }: Checkout): boolean => paymentView(selection.method) === 'account'

function expireOrder(state: PurchaseState, checkout: Checkout, why: OrderEnd = 'expired'): PurchaseStep {
  const { paidOrders } = state
  const generation = state.generation + 1
  return goTo({ at: 'expired', generation, paidOrders, checkout, reason: 'order', ...ORDER_END_TEXTS[why] })
}

const expireQr = (state: PurchaseState, checkout: Checkout, text: string): PurchaseStep => ({
  state: { at: 'expired', ...carryOver(state), checkout, reason: 'qr', text, detail: null },
  effects: [],
})

type Answer<T extends PurchaseEvent['type']> = Extract<PurchaseEvent, { type: T }>

/** The order was created: fetches its result if points and wallet cover it, otherwise its QR code (PAY-02, PAY-07). */
export function receiveOrder(state: PurchaseState, event: Answer<'orderCreated'>): PurchaseStep {
  if (state.at !== 'creating' || event.generation !== state.generation) return noChange(state)
  const payStartTime = event.payStartTime ?? event.now
  const { selection } = state
  const remaining = remainingSeconds(payStartTime, event.now)
  const checkout = { selection, orderId: event.orderId, payStartTime, remaining }
  if (!isCovered(selection)) return startQr(state, checkout)
  const generation = state.generation + 1
  return {
    state: { at: 'settling', generation, paidOrders: state.paidOrders, checkout, polls: 1 },
    effects: [poll(generation, event.orderId, 0)],
  }
}

/**
 * Shows the server's message, or 生成订单失败！ (PAY-10). No retry for a covered order: after a lost answer it may be paid
 * already.
 */
export function receiveOrderFailure(state: PurchaseState, event: Answer<'orderFailed'>): PurchaseStep {
  if (state.at !== 'creating' || event.generation !== state.generation) return noChange(state)
  const { selection } = state
  const text = event.message?.trim() || PURCHASE_TEXTS.orderFailed
  const covered = isCovered(selection)
  return {
    state: { at: 'failed', ...carryOver(state), selection, text, retry: !covered },
    effects: covered ? [{ type: 'refreshMember', afterMs: 0 }] : [],
  }
}

/** The QR code has arrived: the first poll is 2 s later; a transfer shows the account. */
export function receiveQr(state: PurchaseState, event: Answer<'qrFetched'>): PurchaseStep {
  if (state.at !== 'fetching' || event.generation !== state.generation) return noChange(state)
  const { checkout } = state
  if (byTransfer(checkout)) {
    return goTo({ at: 'transfer', ...carryOver(state), checkout, account: event.content })
  }
  return {
    state: { at: 'qr', ...carryOver(state), checkout, content: event.content, polls: 1 },
    effects: [poll(state.generation, checkout.orderId, POLL_INTERVAL_MS)],
  }
}

/** The gateway's codes for an order that is already paid, and for one that cannot be paid any more. */
const PAID_ALREADY = '40002'
const ORDER_OVER = '40011'

/**
 * A failure to get a QR code: shows the server's message, or offers a refresh. A closed order is shown as
 * closed; for an order paid elsewhere the result is fetched.
 */
export function receiveQrFailure(state: PurchaseState, event: Answer<'qrFailed'>): PurchaseStep {
  if (state.at !== 'fetching' || event.generation !== state.generation) return noChange(state)
  if (event.error === ORDER_OVER) return expireOrder(state, state.checkout, 'closed')
  if (event.error === PAID_ALREADY) {
    const generation = state.generation + 1
    const { checkout, paidOrders } = state
    return {
      state: { at: 'settling', generation, paidOrders, checkout, polls: 1 },
      effects: [poll(generation, checkout.orderId, 0)],
    }
  }
  return expireQr(state, state.checkout, event.message?.trim() || PURCHASE_TEXTS.qrFailed)
}

/**
 * A poll without a payment, answered or not: schedules the next one, up to 30. For an order covered by
 * points and wallet, the text then points to the order list.
 */
export function receiveUnpaid(state: PurchaseState, generation: number): PurchaseStep {
  if ((state.at !== 'qr' && state.at !== 'settling') || generation !== state.generation)
    return noChange(state)
  const { checkout } = state
  if (state.polls < MAX_POLLS) {
    const effects = [poll(generation, checkout.orderId, POLL_INTERVAL_MS)]
    return { state: { ...state, polls: state.polls + 1 }, effects }
  }
  if (state.at === 'qr') return expireQr(state, checkout, PURCHASE_TEXTS.qrExpired)
  const text = PURCHASE_TEXTS.resultDelayed
  return {
    state: { at: 'failed', ...carryOver(state), selection: checkout.selection, text, retry: false },
    effects: [{ type: 'refreshMember', afterMs: 0 }],
  }
}

/**
 * An answer about an order: paid, still open, or over. An order that is over is shown at once with the next step, and
 * is not polled again.
 */
export function receiveStatus(state: PurchaseState, event: Answer<'polled'>): PurchaseStep {
  const { answer, generation, orderId } = event
  if (answer.payStatus) return receivePayment(state, orderId, answer.order)
  if (answer.status === 'pending') return receiveUnpaid(state, generation)
  if ((state.at !== 'qr' && state.at !== 'settling') || generation !== state.generation)
    return noChange(state)
  const why = answer.status === 'closed' ? (answer.closeReason ?? 'closed') : 'refund'
  return expireOrder(state, state.checkout, why)
}

/**
 * A paid order. It counts in every state of the dialog and for every QR code, however old: the order on screen shows
 * its success after 500 ms (PAY-03), any other order is announced at once.
 */
function receivePayment(state: PurchaseState, orderId: string, order: PaidOrder): PurchaseStep {
  if (state.paidOrders.includes(orderId)) return noChange(state)
  const paidOrders = [...state.paidOrders, orderId]
  if (!('checkout' in state) || state.checkout.orderId !== orderId) {
    return { state: { ...state, paidOrders }, effects: [{ type: 'announce', afterMs: 0, orderId, order }] }
  }
  const generation = state.generation + 1
  return {
    state: { at: 'paid', generation, paidOrders, orderId, order },
    effects: [{ type: 'finish', afterMs: SUCCESS_DELAY_MS, generation }],
  }
}

/** The end of the 500 ms: shows and announces the success (PAY-03). */
export function announceSuccess(state: PurchaseState, generation: number): PurchaseStep {
  if (state.at !== 'paid' || generation !== state.generation) return noChange(state)
  const { orderId, order } = state
  return {
    state: { at: 'success', ...carryOver(state), orderId, order },
    effects: [{ type: 'announce', afterMs: 0, orderId, order }],
  }
}

/** One second of the countdown; a clock that jumps back never extends it. */
export function tickCountdown(state: PurchaseState, event: Answer<'tick'>): PurchaseStep {
  if (event.generation !== state.generation || !isOpen(state)) return noChange(state)
  const { checkout, generation } = state
  if (byTransfer(checkout)) return noChange(state)
  const remaining = Math.min(checkout.remaining, remainingSeconds(checkout.payStartTime, event.now))
  const counted = { ...checkout, remaining }
  if (remaining === 0) return expireOrder(state, counted)
  const effects: PurchaseEffect[] = [{ type: 'tick', afterMs: SECOND_MS, generation }]
  return { state: { ...state, checkout: counted }, effects }
}

type Open = Extract<PurchaseState, { at: 'fetching' | 'qr' | 'transfer' | 'expired' }>

/** True when the order on screen can still be paid, with this code or a new one. */
const isOpen = (state: PurchaseState): state is Open =>
  state.at === 'expired'
    ? state.reason === 'qr'
    : state.at === 'fetching' || state.at === 'qr' || state.at === 'transfer'

/** 点击刷新: a new QR of the same order, or a new order if the old one expired (PAY-04). */
export function refreshQr(state: PurchaseState, now: number, method?: PaymentMethod): PurchaseStep {
  if (state.at === 'expired' && state.reason === 'order') {
    return createOrder(state, withMethod(state.checkout, method).selection)
  }
  if (!isOpen(state)) return noChange(state)
  const checkout = withMethod(state.checkout, method)
  const remaining = Math.min(checkout.remaining, remainingSeconds(checkout.payStartTime, now))
  return startQr(state, { ...checkout, remaining })
}

const withMethod = (checkout: Checkout, method: PaymentMethod | undefined): Checkout =>
  method === undefined ? checkout : { ...checkout, selection: { ...checkout.selection, method } }
