import type { Deps } from '../../app'
import type { Server } from '../../http'
import { deliverOverHttp, sandboxCashier } from './cashier'
import { cashierProvider } from './cashier.provider'

export { type CashierOutcome, notificationOf, type SandboxCashier } from './cashier'
export { MERCHANT_ID } from './cashier.provider'
export type { CashierPayment } from './cashier.store'
export { signedHeaders } from './signature'

/** Where this process is reached from itself, once it listens. */
function ownOrigin(server: Server): string | null {
  const [address] = server.addresses()
  if (!address || typeof address === 'string') return null
  const everywhere = ['0.0.0.0', '::', '::1'].includes(address.address)
  return `http://${everywhere ? 'localhost' : address.address}:${address.port}`
}

/** The sandbox cashier of a gateway, with its merchant's side for both methods. `server` is known a little later. */
export function cashierOf({ database, clock, config }: Deps, server: () => Server) {
  const cashier = sandboxCashier(
    database,
    clock,
    deliverOverHttp(() => ownOrigin(server())),
  )
  const seenFromOutside = () =>
    config.GATEWAY_ORIGIN ?? ownOrigin(server()) ?? `http://localhost:${config.GATEWAY_PORT}`
  const pageOf = (paymentId: string) => `${seenFromOutside()}/sandbox/cashier/${paymentId}`
  const providerOf = (method: 'wechat' | 'alipay') => cashierProvider(method, cashier.books, pageOf)
  return { cashier, providerOf }
}
