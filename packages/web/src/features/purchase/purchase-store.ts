import type { Clock } from '@zhushutong/domain/machine'
import { isLoginLost } from '@zhushutong/domain/portal/errors'
import {
  type CallError,
  type OrderGateway,
  type PurchaseEvent,
  type PurchaseState,
  purchaseFlow,
  type ShellEffect,
} from '@zhushutong/domain/purchase'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Orders } from './purchase.types'

interface PurchaseStore extends StoreApi<{ readonly purchase: PurchaseState }> {
  readonly send: (event: PurchaseEvent) => void
}

const ABORTED: CallError = { error: 'aborted', message: null }

interface Page {
  readonly onEffect: (effect: ShellEffect) => void
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

/** The domain's purchase machine as a store for a screen. */
export function createPurchaseStore(orders: Orders, clock: Clock, page: Page): PurchaseStore {
  const flow = purchaseFlow(
    withSignal(orders, page),
    clock,
  )({
    onState: (purchase) => store.setState({ purchase }),
    onEffect: page.onEffect,
  })
  const store = createStore(() => ({ purchase: flow.state() }))
  return { ...store, send: flow.send }
}
