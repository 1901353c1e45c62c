import { maxPoints, pointsCover, readPoints, takesPoints } from './points'
import type { NewOrder } from './purchase.ports'
import {
  type Product,
  type PurchaseEvent,
  type PurchaseState,
  type PurchaseStep,
  type Selection,
  unchanged,
} from './purchase.state'

/** The first half of a purchase: from the packages to a confirmed order (PAY-01, PAY-06, VAL-15). */

const OPEN_LOGIN = { type: 'openLogin', afterMs: 0 } as const

const at = <At extends 'method' | 'agreement'>(state: PurchaseState, where: At, selection: Selection) => ({
  at: where,
  generation: state.generation,
  paidOrders: state.paidOrders,
  selection,
})

const still = (state: PurchaseState): PurchaseStep => ({ state, effects: [] })

/** A chosen product hides the pop-up and shows the method view; a visitor logs in first (PAY-01). */
export function choose(state: PurchaseState, product: Product, loggedIn: boolean): PurchaseStep {
  if (state.at !== 'closed' && state.at !== 'choosing') return unchanged(state)
  if (!loggedIn) return { state, effects: [OPEN_LOGIN] }
  return still(at(state, 'method', { product, method: 'wechat', points: 0, agreed: false }))
}

type Change = Extract<PurchaseEvent, { type: 'pickMethod' | 'tickAgreement' | 'typePoints' | 'useAllPoints' }>

/** Changes of mind in the method view: method, points, the agreement's box (PAY-01, PAY-06, VAL-15). */
export function adjust(state: PurchaseState, event: Change): PurchaseStep {
  if (state.at !== 'method') return unchanged(state)
  const { selection } = state
  const { product } = selection
  switch (event.type) {
    case 'pickMethod':
      return still(at(state, 'method', { ...selection, method: event.method }))
    case 'tickAgreement':
      return still(at(state, 'method', { ...selection, agreed: event.agreed }))
    case 'typePoints':
      if (!takesPoints(product.type)) return unchanged(state)
      return still(
        at(state, 'method', {
          ...selection,
          points: readPoints(event.input, product.availablePoints, product.priceFen),
        }),
      )
    case 'useAllPoints':
      if (!takesPoints(product.type)) return unchanged(state)
      return still(
        at(state, 'method', { ...selection, points: maxPoints(product.availablePoints, product.priceFen) }),
      )
  }
}

/** The pay button: a login first, then the agreement, then the order (PAY-01, PAY-06). */
export function pay(state: PurchaseState, loggedIn: boolean): PurchaseStep {
  if (state.at !== 'method') return unchanged(state)
  if (!loggedIn) return { state, effects: [OPEN_LOGIN] }
  return state.selection.agreed
    ? createOrder(state, state.selection)
    : still(at(state, 'agreement', state.selection))
}

/** The agreement's dialog: 同意并购买 ticks the box and goes on, 不同意 goes back (PAY-06). */
export function answerAgreement(state: PurchaseState, agreed: boolean): PurchaseStep {
  if (state.at !== 'agreement') return unchanged(state)
  if (!agreed) return still(at(state, 'method', state.selection))
  return createOrder(state, { ...state.selection, agreed: true })
}

/** One step back: from a failure to the method view (PAY-10), from there to the packages (PAY-01). */
export function back(state: PurchaseState): PurchaseStep {
  if (state.at === 'failed') {
    return state.retry ? still(at(state, 'method', state.selection)) : unchanged(state)
  }
  if (state.at !== 'method') return unchanged(state)
  const { generation, paidOrders } = state
  return still({ at: 'choosing', generation, paidOrders })
}

/** Asks for a new order; the answers of earlier requests are late from here on (PAY-02). */
export function createOrder(state: PurchaseState, selection: Selection): PurchaseStep {
  const generation = state.generation + 1
  return {
    state: { at: 'creating', generation, paidOrders: state.paidOrders, selection },
    effects: [{ type: 'createOrder', afterMs: 0, generation, order: newOrderOf(selection) }],
  }
}

/** The order as the gateway is asked for it, at the price in fen that was shown (PAY-02, PAY-12). */
export function newOrderOf({ product, points }: Selection): NewOrder {
  return {
    productId: product.productId,
    points,
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

/** Whether this selection is paid by its points alone (PAY-07). */
export const coveredByPoints = ({ product, points }: Selection): boolean =>
  pointsCover(product.priceFen, points)
