import type { Clock } from '@zhushutong/domain/machine'
import { isLoginLost } from '@zhushutong/domain/portal/errors'
import { type CallError, type OrderGateway, purchaseFlow } from '@zhushutong/domain/purchase'
import type { Orders } from './purchase.types'

const ABORTED: CallError = { error: 'aborted', message: null }

interface Page {
  /** Called if a call was rejected because the login has ended (PAY-16). */
  readonly onLoginLost: () => void
  /** The signal for the next call; aborts on unmount. */
  readonly signalOf: () => AbortSignal
}

/** The calls, each with a signal; the domain treats an aborted call as a failure. */
const withSignal = (orders: Orders, { signalOf, onLoginLost }: Page): OrderGateway => {
  const watch = <T>(answer: T): T => {
    const { error } = answer as { readonly error?: string }
    if (error !== undefined && isLoginLost(error)) onLoginLost()
    return answer
  }
  const ask = async <T>(call: (signal: AbortSignal) => Promise<T>): Promise<T | CallError> => {
    const signal = signalOf()
    try {
      return watch(await call(signal))
    } catch (error) {
      if (signal.aborted) return ABORTED
      throw error
    }
  }
  return {
    createOrder: async (order) => watch(await orders.createOrder(order)),
    fetchQr: (orderId, method) => ask((signal) => orders.fetchQr(orderId, method, signal)),
    orderStatus: (orderId) => ask((signal) => orders.orderStatus(orderId, signal)),
  }
}

/** The domain's purchase machine for a screen. */
export function createPurchase(orders: Orders, clock: Clock, page: Page) {
  let isPaid = false
  const purchase = purchaseFlow(
    withSignal(orders, page),
    clock,
  )({
    onEffect: ({ type }) => {
      if (type !== 'openLogin') isPaid = true
    },
  })
  return {
    ...purchase,
    /** True after points were spent or an order was paid: the page is outdated after closing. */
    isPaid: () => isPaid,
  }
}
