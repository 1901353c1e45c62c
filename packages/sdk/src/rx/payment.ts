import type { PurchaseState } from '@zhushutong/domain/purchase'
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
import type { PortalClient } from '../client'
import { isOver, type Order, type PaymentRequest as Request, startPayment } from '../payment/start'

export interface PaymentRequest extends Request {
  readonly scheduler?: SchedulerLike
}

const statesOf = (client: Pick<PortalClient, 'orders'>, order: Order, request: PaymentRequest) =>
  new Observable<PurchaseState>((subscriber) => {
    const { scheduler = asyncScheduler } = request
    const ended = new Subject<void>()
    const sleep = async (ms: number) => {
      await firstValueFrom(timer(ms, scheduler).pipe(takeUntil(ended)), { defaultValue: 0 })
    }
    const clock = { now: () => scheduler.now(), sleep }
    const stop = startPayment(client, order, request, clock, (state) => subscriber.next(state))
    return () => {
      stop()
      ended.next()
    }
  })

/**
 * As `payment` of @zhushutong/sdk/payment, as an Observable. It completes with the last state; to refresh an expired
 * code, subscribe again. Unsubscribing stops the polls.
 */
export const payment$ = (
  client: Pick<PortalClient, 'orders'>,
  request: PaymentRequest,
): Observable<PurchaseState> =>
  defer(() => client.orders.one({ orderId: request.orderId })).pipe(
    switchMap((order) => statesOf(client, order, request)),
    takeWhile((state) => !isOver(state), true),
  )
