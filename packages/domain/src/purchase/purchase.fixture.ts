import { goTo } from '../machine'
import { aPaidOrder, aProduct, NOW, UNPAID } from '../testing'
import type { PurchaseEvent, PurchaseState } from './index'
import { purchaseStep } from './purchase.machine'
import { CLOSED, type PurchaseStep } from './purchase.state'

/** Event sequences to each state of a purchase of `aProduct`. */
export function run(events: readonly PurchaseEvent[], from: PurchaseState = CLOSED): PurchaseStep {
  return events.reduce<PurchaseStep>((step, event) => purchaseStep(step.state, event), goTo(from))
}
export function effectTypes(step: PurchaseStep) {
  return step.effects.map((effect) => effect.type)
}

export const CHOSEN: PurchaseEvent[] = [
  { type: 'open' },
  { type: 'choose', product: aProduct(), loggedIn: true },
]
const TICKED_AND_PAID: PurchaseEvent[] = [
  { type: 'tickAgreement', agreed: true },
  { type: 'pay', loggedIn: true },
]
export const CONFIRMED: PurchaseEvent[] = [...CHOSEN, ...TICKED_AND_PAID]
export function created(payStartTime: number | null = null, now = NOW): PurchaseEvent {
  return { type: 'orderCreated', generation: 1, orderId: 'o1', payStartTime, now }
}
export const CREATED: PurchaseEvent[] = [...CONFIRMED, created()]
export const SHOWN: PurchaseEvent[] = [
  ...CREATED,
  { type: 'qrFetched', generation: 2, content: 'weixin://1' },
]
export function unpaid(generation = 2): PurchaseEvent {
  return { type: 'polled', generation, orderId: 'o1', answer: UNPAID }
}
export function paid(generation = 2, orderId = 'o1'): PurchaseEvent {
  return { type: 'polled', generation, orderId, answer: { payStatus: true, order: aPaidOrder() } }
}
export const EXPIRED: PurchaseEvent[] = [...SHOWN, ...Array.from({ length: 30 }, () => unpaid())]
/** The account of a transfer on screen. */
export const TRANSFER: PurchaseEvent[] = [
  ...CREATED,
  { type: 'pickMethod', method: 'transfer', now: NOW },
  { type: 'qrFetched', generation: 3, content: '6222 0000' },
]
/** An order paid by points only: being created, and waiting for its result. */
export const COVERED: PurchaseEvent[] = [...CHOSEN, { type: 'useAllPoints' }, ...TICKED_AND_PAID]
export const SETTLING: PurchaseEvent[] = [...COVERED, created()]
export const AGREEMENT: PurchaseEvent[] = [...CHOSEN, { type: 'pay', loggedIn: true }]
export const OVER: PurchaseEvent[] = [...SHOWN, { type: 'tick', generation: 2, now: NOW + 1_800_000 }]
const PAID: PurchaseEvent[] = [...SHOWN, paid()]
const SUCCESS: PurchaseEvent[] = [...PAID, { type: 'finish', generation: 3 }]
export const FAILED: PurchaseEvent[] = [...CONFIRMED, { type: 'orderFailed', generation: 1, message: null }]

/** An event sequence to every state, by name; an expired code and an expired order are two states. */
export const WAYS = {
  closed: [],
  choosing: [{ type: 'open' }],
  method: CHOSEN,
  agreement: AGREEMENT,
  creating: CONFIRMED,
  settling: SETTLING,
  fetching: CREATED,
  qr: SHOWN,
  transfer: TRANSFER,
  'expired qr': EXPIRED,
  'expired order': OVER,
  paid: PAID,
  success: SUCCESS,
  failed: FAILED,
} as const satisfies Readonly<Record<string, readonly PurchaseEvent[]>>
