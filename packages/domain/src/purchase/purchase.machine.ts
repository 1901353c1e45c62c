import { adjust, answerAgreement, back, choose, coveredByPoints, pay } from './choosing'
import {
  finish,
  notPaidYet,
  orderCreated,
  orderFailed,
  orderPaid,
  qrFailed,
  qrFetched,
  refresh,
  remainingSeconds,
  startQr,
  tick,
} from './paying'
import {
  type PurchaseEffect,
  type PurchaseEvent,
  type PurchaseState,
  type PurchaseStep,
  unchanged,
} from './purchase.state'

/**
 * One step of a purchase (A 4, PAY-01 to PAY-08): the next state and what to do about it. An event that
 * means nothing in this state, or that nobody knows, gives back the very same state and no effects.
 */
export function purchaseStep(state: PurchaseState, event: PurchaseEvent): PurchaseStep {
  switch (event.type) {
    case 'open':
      return state.at === 'closed' ? { state: { ...state, at: 'choosing' }, effects: [] } : unchanged(state)
    case 'choose':
      return choose(state, event.product, event.loggedIn)
    case 'resume':
      return resume(state, event)
    case 'pickMethod':
      return state.at === 'method' ? adjust(state, event) : switchMethod(state, event)
    case 'typePoints':
    case 'useAllPoints':
    case 'tickAgreement':
      return adjust(state, event)
    case 'pay':
      return pay(state, event.loggedIn)
    case 'agree':
      return answerAgreement(state, true)
    case 'disagree':
      return answerAgreement(state, false)
    case 'back':
      return back(state)
    case 'orderCreated':
      return orderCreated(state, event)
    case 'orderFailed':
      return orderFailed(state, event)
    case 'qrFetched':
      return qrFetched(state, event)
    case 'qrFailed':
      return qrFailed(state, event)
    case 'polled':
      return event.answer.payStatus
        ? orderPaid(state, event.orderId, event.answer.order)
        : notPaidYet(state, event.generation)
    case 'pollFailed':
      return notPaidYet(state, event.generation)
    case 'tick':
      return tick(state, event)
    case 'finish':
      return finish(state, event.generation)
    case 'refresh':
      return refresh(state, event.now)
    case 'close':
      return close(state)
    default:
      return unchanged(state)
  }
}

/** Pays an order that already exists, from the order list: no new one is created (PAY-02). */
function resume(state: PurchaseState, event: Extract<PurchaseEvent, { type: 'resume' }>): PurchaseStep {
  if (state.at !== 'closed' && state.at !== 'choosing') return unchanged(state)
  if (!event.loggedIn) return { state, effects: [{ type: 'openLogin', afterMs: 0 }] }
  const { product, method, orderId, payStartTime } = event
  const selection = { product, method, points: 0, agreed: true }
  const remaining = remainingSeconds(payStartTime, event.now)
  return startQr(state, { selection, orderId, payStartTime, remaining })
}

/** Another method regenerates the code; the method already in use does not (PAY-04). */
function switchMethod(
  state: PurchaseState,
  event: Extract<PurchaseEvent, { type: 'pickMethod' }>,
): PurchaseStep {
  if (!('checkout' in state) || state.checkout.selection.method === event.method) return unchanged(state)
  return refresh(state, event.now, event.method)
}

/**
 * Closing ends everything under way (PAY-04). An order being created on points alone is paid by the very
 * answer that is awaited, so the dialog stays until it comes; success not yet announced is announced.
 */
function close(state: PurchaseState): PurchaseStep {
  if (state.at === 'closed') return unchanged(state)
  if (state.at === 'creating' && coveredByPoints(state.selection)) return unchanged(state)
  const { paidOrders } = state
  const effects: PurchaseEffect[] = []
  if (state.at === 'paid') {
    effects.push({ type: 'announce', afterMs: 0, orderId: state.orderId, order: state.order })
  }
  if (state.at === 'settling') effects.push({ type: 'refreshMember', afterMs: 0 })
  return { state: { at: 'closed', generation: state.generation + 1, paidOrders }, effects }
}
