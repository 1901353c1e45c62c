import { coveredByPoints, createOrder } from './choosing'
import { ORDER_LIFETIME_MS } from './order'
import type { PaymentMethod } from './payment-method'
import type { PaidOrder } from './purchase.ports'
import {
  type Checkout,
  type PurchaseEffect,
  type PurchaseEvent,
  type PurchaseState,
  type PurchaseStep,
  unchanged,
} from './purchase.state'

// The second half of a purchase: order, QR, poll, countdown, success.

/** ms between two polls (PAY-02). */
export const POLL_INTERVAL_MS = 2000
/** So many polls, then the code is dead (PAY-02, PAY-04). */
export const MAX_POLLS = 30
/** ms from the payment to its success (PAY-03). */
export const SUCCESS_DELAY_MS = 500
const SECOND_MS = 1000

/** What a buyer reads when something did not go through (PAY-04, PAY-05, PAY-10). */
export const PURCHASE_TEXTS = {
  orderFailed: '生成订单失败！',
  qrExpired: '二维码已失效，点击刷新',
  qrFailed: '二维码获取失败，点击刷新',
  orderExpired: '订单已过期',
  resultDelayed: '支付结果获取超时，请在个人中心的订单中查看',
} as const

/** The countdown in whole seconds: 1800 less what has elapsed, within 0 and 1800; times in ms (PAY-05). */
export function remainingSeconds(payStartTime: number, now: number): number {
  const left = Math.ceil((payStartTime + ORDER_LIFETIME_MS - now) / SECOND_MS)
  return Math.min(ORDER_LIFETIME_MS / SECOND_MS, Math.max(0, left))
}

/** The countdown of so many seconds as it is shown, mm:ss (PAY-05). */
export function countdownText(remaining: number): string {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${two(Math.floor(remaining / 60))}:${two(remaining % 60)}`
}

const common = ({ generation, paidOrders }: PurchaseState) => ({ generation, paidOrders })

const poll = (generation: number, orderId: string, afterMs: number): PurchaseEffect => ({
  type: 'pollStatus',
  afterMs,
  generation,
  orderId,
})

/**
 * Asks for a new QR of an order; what is under way for an older one is late from here on (PAY-02, PAY-04). A
 * transfer asks for the account: the bank takes days, so no countdown ends it (PAY-08).
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

const byTransfer = ({ selection }: Checkout): boolean => selection.method === 'transfer'

function expireOrder(state: PurchaseState, checkout: Checkout): PurchaseStep {
  const { paidOrders } = state
  const generation = state.generation + 1
  const text = PURCHASE_TEXTS.orderExpired
  return { state: { at: 'expired', generation, paidOrders, checkout, reason: 'order', text }, effects: [] }
}

const expireQr = (state: PurchaseState, checkout: Checkout, text: string): PurchaseStep => ({
  state: { at: 'expired', ...common(state), checkout, reason: 'qr', text },
  effects: [],
})

type Answer<T extends PurchaseEvent['type']> = Extract<PurchaseEvent, { type: T }>

/** The order exists: paid by points alone its result is fetched, else its QR (PAY-02, PAY-07). */
export function orderCreated(state: PurchaseState, event: Answer<'orderCreated'>): PurchaseStep {
  if (state.at !== 'creating' || event.generation !== state.generation) return unchanged(state)
  const payStartTime = event.payStartTime ?? event.now
  const { selection } = state
  const remaining = remainingSeconds(payStartTime, event.now)
  const checkout = { selection, orderId: event.orderId, payStartTime, remaining }
  if (!coveredByPoints(selection)) return startQr(state, checkout)
  const generation = state.generation + 1
  return {
    state: { at: 'settling', generation, paidOrders: state.paidOrders, checkout, polls: 1 },
    effects: [poll(generation, event.orderId, 0)],
  }
}

/** The server's own words, or 生成订单失败！ (PAY-10). An answer that got lost may hide points already spent. */
export function orderFailed(state: PurchaseState, event: Answer<'orderFailed'>): PurchaseStep {
  if (state.at !== 'creating' || event.generation !== state.generation) return unchanged(state)
  const { selection } = state
  const text = event.message?.trim() || PURCHASE_TEXTS.orderFailed
  const covered = coveredByPoints(selection)
  return {
    state: { at: 'failed', ...common(state), selection, text, retry: !covered },
    effects: covered ? [{ type: 'refreshMember', afterMs: 0 }] : [],
  }
}

/** The QR is there: the first poll comes 2 s later (PAY-02); a transfer shows the account (PAY-08). */
export function qrFetched(state: PurchaseState, event: Answer<'qrFetched'>): PurchaseStep {
  if (state.at !== 'fetching' || event.generation !== state.generation) return unchanged(state)
  const { checkout } = state
  if (byTransfer(checkout)) {
    return { state: { at: 'transfer', ...common(state), checkout, account: event.content }, effects: [] }
  }
  return {
    state: { at: 'qr', ...common(state), checkout, content: event.content, polls: 1 },
    effects: [poll(state.generation, checkout.orderId, POLL_INTERVAL_MS)],
  }
}

/** No QR came: the server's own words, or an invitation to refresh (PAY-04). */
export function qrFailed(state: PurchaseState, event: Answer<'qrFailed'>): PurchaseStep {
  if (state.at !== 'fetching' || event.generation !== state.generation) return unchanged(state)
  return expireQr(state, state.checkout, event.message?.trim() || PURCHASE_TEXTS.qrFailed)
}

/**
 * A poll that brought no payment, answered or not: the next one, until 30 are spent (PAY-02, PAY-04). Whose
 * points pay alone is then told where to look (PAY-07).
 */
export function notPaidYet(state: PurchaseState, generation: number): PurchaseStep {
  if ((state.at !== 'qr' && state.at !== 'settling') || generation !== state.generation)
    return unchanged(state)
  const { checkout } = state
  if (state.polls < MAX_POLLS) {
    const effects = [poll(generation, checkout.orderId, POLL_INTERVAL_MS)]
    return { state: { ...state, polls: state.polls + 1 }, effects }
  }
  if (state.at === 'qr') return expireQr(state, checkout, PURCHASE_TEXTS.qrExpired)
  const text = PURCHASE_TEXTS.resultDelayed
  return {
    state: { at: 'failed', ...common(state), selection: checkout.selection, text, retry: false },
    effects: [{ type: 'refreshMember', afterMs: 0 }],
  }
}

/**
 * An order is paid. Whatever the dialog shows by then, and however old the QR, it is not lost: the order
 * on screen goes to its success after 500 ms (PAY-03), any other is announced at once.
 */
export function orderPaid(state: PurchaseState, orderId: string, order: PaidOrder): PurchaseStep {
  if (state.paidOrders.includes(orderId)) return unchanged(state)
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

/** The 500 ms are over: the success is shown and announced (PAY-03). */
export function finish(state: PurchaseState, generation: number): PurchaseStep {
  if (state.at !== 'paid' || generation !== state.generation) return unchanged(state)
  const { orderId, order } = state
  return {
    state: { at: 'success', ...common(state), orderId, order },
    effects: [{ type: 'announce', afterMs: 0, orderId, order }],
  }
}

/** One second of the countdown, which a clock that jumps back never lengthens (PAY-05). */
export function tick(state: PurchaseState, event: Answer<'tick'>): PurchaseStep {
  if (event.generation !== state.generation || !isOpen(state)) return unchanged(state)
  const { checkout, generation } = state
  if (byTransfer(checkout)) return unchanged(state)
  const remaining = Math.min(checkout.remaining, remainingSeconds(checkout.payStartTime, event.now))
  const counted = { ...checkout, remaining }
  if (remaining === 0) return expireOrder(state, counted)
  const effects: PurchaseEffect[] = [{ type: 'tick', afterMs: SECOND_MS, generation }]
  return { state: { ...state, checkout: counted }, effects }
}

type Open = Extract<PurchaseState, { at: 'fetching' | 'qr' | 'transfer' | 'expired' }>

/** The order on screen can still be paid, by this code or a new one. */
const isOpen = (state: PurchaseState): state is Open =>
  state.at === 'expired'
    ? state.reason === 'qr'
    : state.at === 'fetching' || state.at === 'qr' || state.at === 'transfer'

/** 点击刷新: a new QR of the same order, or a new order when the old one ran out (PAY-04, PAY-05). */
export function refresh(state: PurchaseState, now: number, method?: PaymentMethod): PurchaseStep {
  if (state.at === 'expired' && state.reason === 'order') {
    return createOrder(state, withMethod(state.checkout, method).selection)
  }
  if (!isOpen(state)) return unchanged(state)
  const checkout = withMethod(state.checkout, method)
  const remaining = Math.min(checkout.remaining, remainingSeconds(checkout.payStartTime, now))
  return startQr(state, { ...checkout, remaining })
}

const withMethod = (checkout: Checkout, method: PaymentMethod | undefined): Checkout =>
  method === undefined ? checkout : { ...checkout, selection: { ...checkout.selection, method } }
