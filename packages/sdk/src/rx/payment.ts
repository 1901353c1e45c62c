import {
  type PaymentMethod,
  type Product,
  type PurchaseState,
  purchaseFlow,
} from '@zhushutong/domain/purchase'
import {
  asyncScheduler,
  defer,
  firstValueFrom,
  Observable,
  type SchedulerLike,
  Subject,
  switchMap,
  takeUntil,
  takeWhile,
  timer,
} from 'rxjs'
import { orderGateway } from '../adapters/order-gateway'
import type { PortalClient } from '../client'
import type { contract, ResultOf } from '../contract'

type Order = ResultOf<typeof contract.orders.one>

export interface PaymentRequest {
  readonly orderId: string
  readonly method: PaymentMethod
  readonly scheduler?: SchedulerLike
}

const ENDS: readonly PurchaseState['at'][] = ['success', 'expired', 'failed', 'closed']

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

const statesOf = (client: Pick<PortalClient, 'orders'>, order: Order, request: PaymentRequest) =>
  new Observable<PurchaseState>((subscriber) => {
    const { method, orderId, scheduler = asyncScheduler } = request
    const ended = new Subject<void>()
    const now = () => scheduler.now()
    const sleep = async (ms: number) => {
      await firstValueFrom(timer(ms, scheduler).pipe(takeUntil(ended)), { defaultValue: 0 })
    }
    const flow = purchaseFlow(orderGateway(client), { now, sleep })({
      onState: (state) => subscriber.next(state),
      // Login, member refresh and announcement are the subscriber's: it sees the same in the states.
      onEffect: () => {},
    })
    const { payStartTime } = order
    flow.send({
      type: 'resume',
      product: productOf(order),
      method,
      orderId,
      payStartTime,
      loggedIn: true,
      now: now(),
    })
    return () => {
      flow.send({ type: 'close' })
      ended.next()
    }
  })

/**
 * Pays an order by QR or transfer, as states of the domain's purchase machine: fetching, qr (its `content` is to
 * be drawn as a code), paid, success or expired, with the countdown in seconds (PAY-02 to PAY-05). It completes
 * with the last of them; to refresh an expired code, subscribe again. Unsubscribing stops the polls.
 */
export const payment$ = (
  client: Pick<PortalClient, 'orders'>,
  request: PaymentRequest,
): Observable<PurchaseState> =>
  defer(() => client.orders.one({ orderId: request.orderId })).pipe(
    switchMap((order) => statesOf(client, order, request)),
    takeWhile(({ at }) => !ENDS.includes(at), true),
  )
