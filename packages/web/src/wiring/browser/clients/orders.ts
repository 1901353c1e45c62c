import type { PaymentMethod } from '@zhushutong/domain/payment-methods'
import { orderGateway } from '@zhushutong/sdk/adapters'
import { till } from './common'

/** The orders of the purchase. */
export const orders = {
  ...orderGateway(till),
  fetchQr: (orderId: string, method: PaymentMethod, signal?: AbortSignal) =>
    orderGateway(till, { signal }).fetchQr(orderId, method),
  orderStatus: (orderId: string, signal?: AbortSignal) => orderGateway(till, { signal }).orderStatus(orderId),
}
