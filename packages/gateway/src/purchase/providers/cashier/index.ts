import type { QrMethod } from '@zhushutong/domain/payment-methods'
import type { Deps } from '../../../platform/feature'
import { deliverOverHttp, sandboxCashier } from './cashier'
import { cashierProvider } from './cashier.provider'

export type { SandboxCashier } from './cashier'
export { type CashierPayment, findCashierPayment, findCashierPayments } from './cashier.store'
export { findCashierRefunds } from './cashier-refund.store'
export { MERCHANT_ID } from './merchant'
export { signedHeaders } from './signature'

export function createCashier({ database, clock, origins }: Deps) {
  const cashier = sandboxCashier(database, clock, deliverOverHttp(origins.own))
  const pageOf = (paymentId: string) => `${origins.public()}/sandbox/cashier/${paymentId}`
  const providerOf = (method: QrMethod) => cashierProvider(method, database, clock, pageOf)
  return { cashier, providerOf }
}
