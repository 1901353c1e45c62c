import type { PurchaseState } from '@zhushutong/domain/purchase'
import { defer, Observable, Subject, switchMap, takeWhile } from 'rxjs'
import type { Order, PortalClient } from '../api'
import { isFinalState, type PaymentRequest as Request, startPayment } from '../payment/start'
import { type ClockOptions, rxClock } from './clock'

/** The order to pay, and the scheduler; polling pauses while `awake` is false. */
export interface PaymentRequest extends Request, Pick<ClockOptions, 'scheduler' | 'awake'> {}

const statesOf = (client: Pick<PortalClient, 'orders'>, order: Order, request: PaymentRequest) =>
  new Observable<PurchaseState>((subscriber) => {
    const ended = new Subject<void>()
    const clock = rxClock({ ...request, until: ended })
    const stop = startPayment(client, order, request, clock, (state) => subscriber.next(state))
    return () => {
      stop()
      ended.next()
    }
  })

/**
 * As `payment` of @zhushutong/sdk/payment, as an Observable. It completes after the last state; to refresh an expired
 * code, subscribe again. Unsubscribing stops polling.
 */
export function payment$(
  client: Pick<PortalClient, 'orders'>,
  request: PaymentRequest,
): Observable<PurchaseState> {
  return defer(() => client.orders.get({ orderId: request.orderId })).pipe(
    switchMap((order) => statesOf(client, order, request)),
    takeWhile((state) => !isFinalState(state), true),
  )
}
