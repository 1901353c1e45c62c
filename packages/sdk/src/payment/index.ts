export type { PaymentMethod, PurchaseState } from '@zhushutong/domain/purchase'
export { type PaymentOptions, payment } from './payment'
