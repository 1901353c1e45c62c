import { goTo, noChange } from '../machine'
import { walletShare } from '../wallet'
import { maxPoints, parsePoints, payableFen, takesPoints } from './points'
import type { NewOrder } from './purchase.ports'
import type { Product, PurchaseEvent, PurchaseState, PurchaseStep, Selection } from './purchase.state'

/** The transitions from choosing a package to confirming an order (PAY-01, PAY-06, VAL-15). */

const OPEN_LOGIN = { type: 'openLogin', afterMs: 0 } as const

const at = <At extends 'method' | 'agreement'>(state: PurchaseState, where: At, selection: Selection) => ({
  at: where,
  generation: state.generation,
  paidOrders: state.paidOrders,
  selection,
})

/** Choosing a product closes the pop-up and shows the method view; a visitor logs in first (PAY-01). */
export function chooseProduct(state: PurchaseState, product: Product, loggedIn: boolean): PurchaseStep {
  if (state.at !== 'closed' && state.at !== 'choosing') return noChange(state)
  if (!loggedIn) return { state, effects: [OPEN_LOGIN] }
  return goTo(at(state, 'method', { product, method: 'wechat', points: 0, usesWallet: false, agreed: false }))
}

type Change = Extract<
  PurchaseEvent,
  { type: 'pickMethod' | 'tickAgreement' | 'tickWallet' | 'typePoints' | 'useAllPoints' }
>

/** Changes in the method view: method, points, wallet, the agreement's box (PAY-06). */
export function adjustSelection(state: PurchaseState, event: Change): PurchaseStep {
  if (state.at !== 'method') return noChange(state)
  const { selection } = state
  const { product } = selection
  switch (event.type) {
    case 'pickMethod':
      return goTo(at(state, 'method', { ...selection, method: event.method }))
    case 'tickAgreement':
      return goTo(at(state, 'method', { ...selection, agreed: event.agreed }))
    case 'tickWallet':
      return goTo(at(state, 'method', { ...selection, usesWallet: event.uses }))
    case 'typePoints':
      if (!takesPoints(product.type)) return noChange(state)
      return goTo(
        at(state, 'method', {
          ...selection,
          points: parsePoints(event.input, product.availablePoints, product.priceFen),
        }),
      )
    case 'useAllPoints':
      if (!takesPoints(product.type)) return noChange(state)
      return goTo(
        at(state, 'method', { ...selection, points: maxPoints(product.availablePoints, product.priceFen) }),
      )
  }
}

/** The pay button: opens the login, then the agreement, then creates the order (PAY-01). */
export function pay(state: PurchaseState, loggedIn: boolean): PurchaseStep {
  if (state.at !== 'method') return noChange(state)
  if (!loggedIn) return { state, effects: [OPEN_LOGIN] }
  return state.selection.agreed
    ? createOrder(state, state.selection)
    : goTo(at(state, 'agreement', state.selection))
}

/** The agreement's dialog: 同意并购买 ticks the box and creates the order, 不同意 goes back (PAY-06). */
export function answerAgreement(state: PurchaseState, agreed: boolean): PurchaseStep {
  if (state.at !== 'agreement') return noChange(state)
  if (!agreed) return goTo(at(state, 'method', state.selection))
  return createOrder(state, { ...state.selection, agreed: true })
}

/** One step back: from a failure to the method view (PAY-10), from the method view to the packages (PAY-01). */
export function goBack(state: PurchaseState): PurchaseStep {
  if (state.at === 'failed') {
    return state.retry ? goTo(at(state, 'method', state.selection)) : noChange(state)
  }
  if (state.at !== 'method') return noChange(state)
  const { generation, paidOrders } = state
  return goTo({ at: 'choosing', generation, paidOrders })
}

/** Requests a new order; answers to earlier requests are ignored from here on (PAY-02). */
export function createOrder(state: PurchaseState, selection: Selection): PurchaseStep {
  const generation = state.generation + 1
  return {
    state: { at: 'creating', generation, paidOrders: state.paidOrders, selection },
    effects: [{ type: 'createOrder', afterMs: 0, generation, order: buildNewOrder(selection) }],
  }
}

/** The request for a new order, with the displayed price in fen (PAY-02, PAY-12). */
function buildNewOrder(selection: Selection): NewOrder {
  const { product, points } = selection
  return {
    productId: product.productId,
    points,
    wallet: walletFenOf(selection),
    orderType: product.orderType,
    businessPrice: product.priceFen,
    buyType: product.buyType,
    childNumber: product.childNumber,
    discountId: product.discountId,
    payContent: product.payContent,
    requestParam: product.requestParam,
    scode: product.scode,
  }
}

/** The part of a selection that the wallet pays, in fen (WAL-03). */
export function walletFenOf({ product, points, usesWallet }: Selection): number {
  return usesWallet ? walletShare(product.walletFen, product.priceFen, points) : 0
}

/** The amount left to pay by another method after points and wallet, in fen (PAY-07, WAL-03). */
export function dueFen(selection: Selection): number {
  const { product, points } = selection
  return payableFen(product.priceFen, points) - walletFenOf(selection)
}

/** True when points and wallet cover the whole price of a selection. */
export function isCovered(selection: Selection): boolean {
  return dueFen(selection) === 0
}
