import { type OrderGateway, type PaymentMethod, parsePayType } from '@zhushutong/domain/purchase'
import { orderGateway, readPayStart } from '@zhushutong/sdk/adapters'
import { offerOf } from '../offer'
import type { BrowserClient } from './client'
import { orFailure } from './failure'

/** Services whose product name differs from their access name. */
const SOLD_AS: Readonly<Record<string, string>> = { owner_lookup: 'analysis_vip' }

/** Orders and their payment. */
export function createOrders(client: BrowserClient) {
  return {
    ...orderGateway(client),
    fetchQr: (orderId: string, method: PaymentMethod, signal?: AbortSignal) =>
      orderGateway(client, { signal }).fetchQr(orderId, method),
    orderStatus: (orderId: string, signal?: AbortSignal) =>
      orderGateway(client, { signal }).orderStatus(orderId),
  } satisfies OrderGateway
}

/** The purchase's reads besides its orders. */
export function createPurchaseReads({ purchase, orders, profile }: BrowserClient) {
  return {
    /** The packages of the SVIP, or of a service by its name. */
    offers: (service?: string, signal?: AbortSignal) => {
      const asked = service
        ? purchase.increments({ incrementType: SOLD_AS[service] ?? service }, { signal })
        : purchase.svipPrices({}, { signal })
      return orFailure(asked.then(({ records }) => records.map(offerOf)))
    },
    methods: (signal?: AbortSignal) =>
      orFailure(
        purchase
          .payTypes({}, { signal })
          .then(({ payTypes }) => payTypes.map(parsePayType).filter((method) => method !== null)),
      ),
    /** If loading fails there are none to spend; the gateway computes them itself. */
    points: async (signal?: AbortSignal) => {
      const info = await orFailure(profile.memberInfo({}, { signal }))
      return 'error' in info ? 0 : info.walletInfo.integral
    },
    pendingOrder: (orderId: string, signal?: AbortSignal) =>
      orFailure(
        orders
          .one({ orderId }, { signal })
          .then((order) => ({ ...order, payStartTime: readPayStart(order, Date.now()) })),
      ),
  }
}
