import type { PurchaseState } from '@zhushutong/domain/purchase'
import type { PortalClient } from '../api'
import { abortReason } from '../errors'
import { runtimeClock } from '../transport/clock'
import { pause } from '../transport/deadline'
import { isFinalState, type PaymentRequest, startPayment } from './start'

export interface PaymentOptions extends PaymentRequest {
  /** Aborts waiting; the loop then throws the signal's reason. */
  readonly signal?: AbortSignal
}

/** A queue of states: `take` waits for the next one, or until the signal aborts. */
const createStateQueue = (signal: AbortSignal | undefined) => {
  const states: PurchaseState[] = []
  let wake = () => {}
  const onAbort = () => wake()
  signal?.addEventListener('abort', onAbort)
  return {
    tell: (state: PurchaseState) => {
      states.push(state)
      wake()
    },
    take: async (): Promise<PurchaseState> => {
      for (;;) {
        if (signal?.aborted) throw abortReason(signal)
        const state = states.shift()
        if (state) return state
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
    forget: () => {
      wake = () => {}
      signal?.removeEventListener('abort', onAbort)
    },
  }
}

/**
 * Pays an order by QR code or transfer, as a sequence of states: fetching, qr (draw its `content` as a QR code),
 * paid, success or expired, with the countdown in seconds; the gateway is polled every 2 s, 30 times (PAY-02 to
 * PAY-05). It ends after the last state; to refresh an expired code, call it again. Leaving the loop stops polling.
 * @throws PortalError if the order cannot be read; the signal's reason on abort
 * @example
 * for await (const state of payment(client, { orderId, method: 'wechat' }))
 *   if (state.at === 'qr') drawQrCode(state.content)
 */
export async function* payment(
  client: Pick<PortalClient, 'orders'> & Partial<Pick<PortalClient, 'clock'>>,
  { signal, ...request }: PaymentOptions,
): AsyncGenerator<PurchaseState, void, void> {
  const order = await client.orders.get({ orderId: request.orderId }, { signal })
  const ended = new AbortController()
  const { clock = runtimeClock } = client
  const states = createStateQueue(signal)
  // An aborted sleep is not a failure: the machine is already closed and ignores further events.
  const sleep = (ms: number) => pause(ms, ended.signal, clock).catch(() => {})
  const stop = startPayment(client, order, request, { now: clock.now, sleep }, states.tell)
  try {
    for (;;) {
      const state = await states.take()
      yield state
      if (isFinalState(state)) return
    }
  } finally {
    stop()
    ended.abort()
    states.forget()
  }
}
