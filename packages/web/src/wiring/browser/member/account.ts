import type { BrowserClient } from '../client'
import { orFailure } from '../failure'

export function createAccount({ login, orders, profile }: BrowserClient) {
  return {
    /**
     * Ends the session at the gateway. If the call fails, the caller deletes the session in the browser
     * (SES-02).
     */
    logout: () => orFailure(login.logout()),
    /** True when the user may use the qualification site (ACC-14). */
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
