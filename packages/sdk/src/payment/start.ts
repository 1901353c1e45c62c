import {
  type PaymentMethod,
  type Product,
  type PurchaseState,
  purchaseFlow,
} from '@zhushutong/domain/purchase'
import { orderGateway } from '../adapters/order-gateway'
import type { PortalClient } from '../client'
import type { contract, ResultOf } from '../contract'

/** Who pays what, and how. */
export interface PaymentRequest {
  readonly orderId: string
  readonly method: PaymentMethod
}

/** An order as the portal tells it; amounts in fen, times in ms. */
export type Order = ResultOf<typeof contract.orders.one>

/** The time of whoever drives it: ms since epoch, and a sleep in ms that may end early. */
export interface PaymentClock {
  readonly now: () => number
  readonly sleep: (ms: number) => Promise<void>
}

const ENDS: readonly PurchaseState['at'][] = ['success', 'expired', 'failed', 'closed']

/** Whether nothing comes after a state. */
export const isOver = ({ at }: PurchaseState): boolean => ENDS.includes(at)

/** The order is priced and its points are spent: nothing of the product is chosen any more. */
const productOf = (order: Order): Product => ({
  productId: order.productId,
  productName: order.productName,
  type: 2,
  orderType: order.orderType,
  priceFen: order.businessPrice,
  availablePoints: 0,
  buyType: null,
  childNumber: null,
  discountId: null,
  payContent: null,
  requestParam: null,
  scode: null,
})

/** Runs the domain's purchase machine over an order and tells of its states. Returns what stops it. */
export const startPayment = (
  client: Pick<PortalClient, 'orders'>,
  order: Order,
  { method, orderId }: PaymentRequest,
  { now, sleep }: PaymentClock,
  onState: (state: PurchaseState) => void,
): (() => void) => {
  const flow = purchaseFlow(orderGateway(client), { now, sleep })({
    onState,
    // Login, member refresh and announcement are the listener's: it sees the same in the states.
    onEffect: () => {},
  })
  flow.send({
    type: 'resume',
    product: productOf(order),
    method,
    orderId,
    payStartTime: order.payStartTime,
    loggedIn: true,
    now: now(),
  })
  return () => flow.send({ type: 'close' })
}
