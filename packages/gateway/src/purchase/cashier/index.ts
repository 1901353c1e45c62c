import type { Deps } from '../../app'
import { originOf, ownOrigin, type Server } from '../../http'
import { deliverOverHttp, sandboxCashier } from './cashier'
import { cashierProvider } from './cashier.provider'

export { type CashierOutcome, notificationOf, type SandboxCashier } from './cashier'
export { MERCHANT_ID } from './cashier.provider'
export type { CashierPayment } from './cashier.store'
export { signedHeaders } from './signature'

/** The sandbox cashier of a gateway, with its merchant's side for both methods. `server` is known a little later. */
export function cashierOf({ database, clock, config }: Deps, server: () => Server) {
  const cashier = sandboxCashier(
    database,
    clock,
    deliverOverHttp(() => ownOrigin(server())),
  )
  const pageOf = (paymentId: string) => `${originOf(config, server())}/sandbox/cashier/${paymentId}`
  const providerOf = (method: 'wechat' | 'alipay') => cashierProvider(method, cashier.books, pageOf)
  return { cashier, providerOf }
}
