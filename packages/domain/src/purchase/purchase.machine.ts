import { goTo, noChange } from '../machine'
import { adjustSelection, answerAgreement, chooseProduct, goBack, isCovered, pay } from './choosing'
import {
  announceSuccess,
  receiveOrder,
  receiveOrderFailure,
  receiveQr,
  receiveQrFailure,
  receiveStatus,
  receiveUnpaid,
  refreshQr,
  remainingSeconds,
  startQr,
  tickCountdown,
} from './paying'
import type { PurchaseEffect, PurchaseEvent, PurchaseState, PurchaseStep } from './purchase.state'

/**
 * One step of a purchase (PAY-06, PAY-08): the next state and its effects. An event that does not apply to this
 * state, and an unknown event, return the same state object and no effects.
 */
export function purchaseStep(state: PurchaseState, event: PurchaseEvent): PurchaseStep {
  switch (event.type) {
    case 'open':
      return state.at === 'closed' ? goTo({ ...state, at: 'choosing' }) : noChange(state)
    case 'choose':
      return chooseProduct(state, event.product, event.loggedIn)
    case 'resume':
      return resume(state, event)
    case 'pickMethod':
      return state.at === 'method' ? adjustSelection(state, event) : switchMethod(state, event)
    case 'typePoints':
    case 'useAllPoints':
    case 'tickAgreement':
    case 'tickWallet':
      return adjustSelection(state, event)
    case 'pay':
      return pay(state, event.loggedIn)
    case 'agree':
      return answerAgreement(state, true)
    case 'disagree':
      return answerAgreement(state, false)
    case 'back':
      return goBack(state)
    case 'orderCreated':
      return receiveOrder(state, event)
    case 'orderFailed':
      return receiveOrderFailure(state, event)
    case 'qrFetched':
      return receiveQr(state, event)
    case 'qrFailed':
      return receiveQrFailure(state, event)
    case 'polled':
      return receiveStatus(state, event)
    case 'pollFailed':
      return receiveUnpaid(state, event.generation)
    case 'tick':
      return tickCountdown(state, event)
    case 'finish':
      return announceSuccess(state, event.generation)
    case 'refresh':
      return refreshQr(state, event.now)
    case 'close':
      return close(state)
    default:
      return noChange(state)
  }
}

/** Pays an existing order, from the order list: no new order is created (PAY-02). */
function resume(state: PurchaseState, event: Extract<PurchaseEvent, { type: 'resume' }>): PurchaseStep {
  if (state.at !== 'closed' && state.at !== 'choosing') return noChange(state)
  if (!event.loggedIn) return { state, effects: [{ type: 'openLogin', afterMs: 0 }] }
  const { product, method, orderId, payStartTime } = event
  const selection = { product, method, points: 0, usesWallet: false, agreed: true }
  const remaining = remainingSeconds(payStartTime, event.now)
  return startQr(state, { selection, orderId, payStartTime, remaining })
}

/** Switching to another method generates a new code; the current method does nothing (PAY-04). */
function switchMethod(
  state: PurchaseState,
  event: Extract<PurchaseEvent, { type: 'pickMethod' }>,
): PurchaseStep {
  if (!('checkout' in state) || state.checkout.selection.method === event.method) return noChange(state)
  return refreshQr(state, event.now, event.method)
}

/**
 * Closing ends everything in progress (PAY-04). An order covered by points and wallet is paid by the pending answer
 * itself, so the dialog stays until it arrives; a success not yet announced is announced.
 */
function close(state: PurchaseState): PurchaseStep {
  if (state.at === 'closed') return noChange(state)
  if (state.at === 'creating' && isCovered(state.selection)) return noChange(state)
  const { paidOrders } = state
  const effects: PurchaseEffect[] = []
  if (state.at === 'paid') {
    effects.push({ type: 'announce', afterMs: 0, orderId: state.orderId, order: state.order })
  }
  if (state.at === 'settling') effects.push({ type: 'refreshMember', afterMs: 0 })
  return { state: { at: 'closed', generation: state.generation + 1, paidOrders }, effects }
}
