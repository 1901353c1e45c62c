import type { BrowserClient } from './browser-client'
import { orFailure } from './failure'
import { offerOf } from './offer'

/** What a purchase reads besides its orders. */
export const createPurchaseReads = ({ purchase, orders, profile }: BrowserClient) => ({
  offers: () => orFailure(purchase.svipPrices().then(({ records }) => records.map(offerOf))),
  /** Without an answer there are none to spend; the gateway counts them itself. */
  points: async () => {
    const info = await orFailure(profile.memberInfo())
    return 'error' in info ? 0 : info.walletInfo.integral
  },
  pendingOrder: (orderId: string) => orFailure(orders.one({ orderId })),
})

export type PurchaseReads = ReturnType<typeof createPurchaseReads>
