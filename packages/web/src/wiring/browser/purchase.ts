import type { OrderGateway } from '@zhushutong/domain/purchase'
import { orderGateway } from '@zhushutong/sdk/adapters'
import { offerOf } from '../offer'
import type { BrowserClient } from './client'
import { orFailure } from './failure'

/** Services that are sold under another name than they open things by. */
const SOLD_AS: Readonly<Record<string, string>> = { owner_lookup: 'analysis_vip' }

/** Orders and their payment. */
export const createOrders = (client: BrowserClient): OrderGateway => orderGateway(client)

/** What a purchase reads besides its orders. */
export const createPurchaseReads = ({ purchase, orders, profile }: BrowserClient) => ({
  /** The packages of the SVIP, or of a service by its name. */
  offers: (service?: string) => {
    const asked = service
      ? purchase.increments({ incrementType: SOLD_AS[service] ?? service })
      : purchase.svipPrices()
    return orFailure(asked.then(({ records }) => records.map(offerOf)))
  },
  /** Without an answer there are none to spend; the gateway counts them itself. */
  points: async () => {
    const info = await orFailure(profile.memberInfo())
    return 'error' in info ? 0 : info.walletInfo.integral
  },
  pendingOrder: (orderId: string) => orFailure(orders.one({ orderId })),
})

export type PurchaseReads = ReturnType<typeof createPurchaseReads>
