export type { PaymentMethod } from '@zhushutong/domain/payment-methods'
export type { PurchaseState } from '@zhushutong/domain/purchase'
export { type PaymentOptions, payment } from './payment'
