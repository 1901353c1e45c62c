import type { BrowserClient } from '../client'
import { orFailure } from '../failure'

/** Top-ups of the wallet, and refunds of its balance. */
export function createWallet({ wallet }: BrowserClient) {
  return {
    /** The id of the order to pay. */
    topUp: (amount: number) =>
      orFailure(wallet.recharge({ amount }).then((orderId) => ({ orderId }) as const)),
    priceRest: (signal?: AbortSignal) => orFailure(wallet.priceRefund(undefined, { signal })),
    askRest: (request: { reason: string; amount: number }, signal?: AbortSignal) =>
      orFailure(wallet.askRefund(request, { signal })),
  }
}
