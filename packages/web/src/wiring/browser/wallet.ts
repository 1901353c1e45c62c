import type { BrowserClient } from './client'
import { orFailure } from './failure'

/** Paying into the wallet, and asking for its rest. */
export function createWallet({ wallet }: BrowserClient) {
  return {
    /** The id of the order to pay. */
    topUp: (amount: number) =>
      orFailure(wallet.recharge({ amount }).then((orderId) => ({ orderId }) as const)),
    priceRest: () => orFailure(wallet.priceRefund()),
    askRest: (asked: { reason: string; amount: number }) => orFailure(wallet.askRefund(asked)),
  }
}
