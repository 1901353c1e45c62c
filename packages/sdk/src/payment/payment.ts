import type { PurchaseState } from '@zhushutong/domain/purchase'
import type { PortalClient } from '../client'
import { abortReason } from '../errors'
import { pause } from '../transport/deadline'
import { isOver, type PaymentRequest, startPayment } from './start'

export interface PaymentOptions extends PaymentRequest {
  /** Ends the waiting; the loop then throws the signal's reason. */
  readonly signal?: AbortSignal
}

/** What is told is kept until it is taken; whoever takes waits for it, or until the signal aborts. */
const statesWith = (signal: AbortSignal | undefined) => {
  const told: PurchaseState[] = []
  let wake = () => {}
  const onAbort = () => wake()
  signal?.addEventListener('abort', onAbort)
  return {
    tell: (state: PurchaseState) => {
      told.push(state)
      wake()
    },
    take: async (): Promise<PurchaseState> => {
      for (;;) {
        if (signal?.aborted) throw abortReason(signal)
        const state = told.shift()
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
 * Pays an order by QR or transfer, as states: fetching, qr (its `content` is to be drawn as a code), paid, success or
 * expired, with the countdown in seconds; the gateway is asked every 2 s, 30 times (PAY-02 to PAY-05). It ends with
 * the last of them; to refresh an expired code, call it again. Leaving the loop stops the polls.
 * @throws PortalError when the order cannot be read; the signal's reason when it aborts
 * @example
 * for await (const state of payment(client, { orderId, method: 'wechat' }))
 *   if (state.at === 'qr') drawQrCode(state.content)
 */
export async function* payment(
  client: Pick<PortalClient, 'orders'>,
  { signal, ...request }: PaymentOptions,
): AsyncGenerator<PurchaseState, void, void> {
  const order = await client.orders.one({ orderId: request.orderId }, { signal })
  const ended = new AbortController()
  const states = statesWith(signal)
  // A sleep that is cut short is no failure: the machine is closed by then and takes nothing more.
  const sleep = (ms: number) => pause(ms, ended.signal).catch(() => {})
  const stop = startPayment(client, order, request, { now: Date.now, sleep }, states.tell)
  try {
    for (;;) {
      const state = await states.take()
      yield state
      if (isOver(state)) return
    }
  } finally {
    stop()
    ended.abort()
    states.forget()
  }
}
