import type { BrowserClient } from './client'
import { orFailure } from './failure'

/** Account actions of members. */
export function createAccount({ login, orders, profile }: BrowserClient) {
  return {
    /** Ends the session at the gateway; the caller ends in the browser one that this could not (SES-02). */
    logout: () => orFailure(login.logout()),
    /** Whether the user may use the qualification site (ACC-14). */
    mayEnter: () => orFailure(profile.verifyQualificationUser()),
    priceRefund: (orderId: string, signal?: AbortSignal) =>
      orFailure(orders.priceRefund({ orderId }, { signal })),
    askRefund: (
      request: { orderId: string; reason: string; amount: number; wallet: number; points: number },
      signal?: AbortSignal,
    ) => orFailure(orders.askRefund(request, { signal })),
    removeOrder: (orderId: string) => orFailure(orders.remove({ orderId })),
  }
}
