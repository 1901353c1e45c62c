import type { PaymentMethod } from '@zhushutong/domain/payment-methods'
import { type Product, type PurchaseState, purchaseFlow } from '@zhushutong/domain/purchase'
import { orderGateway } from '../adapters/order-gateway'
import type { Order, PortalClient } from '../api'

/** The order to pay, and the method. */
export interface PaymentRequest {
  readonly orderId: string
  readonly method: PaymentMethod
}

/** The caller's clock: ms since epoch, and a sleep in ms that may end early. */
interface PaymentClock {
  readonly now: () => number
  readonly sleep: (ms: number) => Promise<void>
}

const ENDS: readonly PurchaseState['at'][] = ['success', 'expired', 'failed', 'closed']

/** True for a final state. */
export function isFinalState({ at }: PurchaseState): boolean {
  return ENDS.includes(at)
}

/** The product of an existing order: price and points are already fixed. */
const productOf = (order: Order): Product => ({
  productId: order.productId,
  productName: order.productName,
  type: 2,
  orderType: order.orderType,
  priceFen: order.businessPrice,
  availablePoints: 0,
  walletFen: 0,
  buyType: null,
  childNumber: null,
  discountId: null,
  payContent: null,
  requestParam: null,
  scode: null,
})

/** Runs the domain's purchase machine over an order and reports its states. Returns a function that stops it. */
export function startPayment(
  client: Pick<PortalClient, 'orders'>,
  order: Order,
  { method, orderId }: PaymentRequest,
  { now, sleep }: PaymentClock,
  onState: (state: PurchaseState) => void,
): () => void {
  const flow = purchaseFlow(orderGateway(client), { now, sleep })({
    onState,
    // The listener handles login, member refresh and announcement, because it sees them in the states.
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
